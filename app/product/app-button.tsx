import './app-button.css';

type Props = { readonly label: string; readonly quiet?: boolean };

/** A button of the drawn app. It is part of the picture: text, not a control. */
export function AppButton({ label, quiet }: Props) {
  return <span className={quiet ? 'app-button app-button--quiet' : 'app-button'}>{label}</span>;
}
