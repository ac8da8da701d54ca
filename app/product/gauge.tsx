import './gauge.css';

type Props = {
  /** Shares of the bar's width, 0 to 1: the amount, and how much of it is planned or allowed. */
  readonly value: number;
  readonly limit: number;
};

/** An amount against its limit, drawn; the words beside it say the same. */
export function Gauge({ value, limit }: Props) {
  return <i className="gauge" style={{ '--value': value, '--limit': limit }} />;
}
