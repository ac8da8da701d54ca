import './cells.css';

type Props = {
  readonly onTime: number;
  readonly late: number;
  /** Steps on time that were added last: drawn as new. */
  readonly added?: number;
};

/** One cell for each closed step: on time, newly on time, late. The numbers are beside it as text. */
export function Cells({ onTime, late, added = 0 }: Props) {
  const kinds = [
    ...Array<string>(onTime - added).fill('on-time'),
    ...Array<string>(added).fill('new'),
    ...Array<string>(late).fill('late'),
  ];
  return (
    <span className="cells" aria-hidden="true">
      {kinds.map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells differ by their position alone
        <i key={index} data-kind={kind} />
      ))}
    </span>
  );
}
