import { Component, type ReactNode } from 'react';
import { ApplicationError } from '#app/components/application-error.tsx';

type Props = { children: ReactNode; onReady?: () => void };
type State = { error: unknown };

/** Wraps every island, on the server and in the browser: marks it as hydrated, and shows the fallback if it throws. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidMount() {
    this.props.onReady?.();
  }

  override render() {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <ApplicationError detail={messageOf(this.state.error)} />
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
