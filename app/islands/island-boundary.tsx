import { Component, type ReactNode } from 'react';
import { ApplicationError } from '#app/ui/application-error.tsx';

type Props = { children: ReactNode; onReady?: () => void };
type State = { error?: unknown };

/**
 * Wraps an island: in the browser it reports when it is hydrated, and shows an error if it throws. It is rendered on the
 * server too, or the ids would differ.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = {};

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
      <ApplicationError detail={this.state.error} />
    );
  }
}
