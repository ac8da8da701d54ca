import './cells.css';

type Props = {
  readonly onTime: number;
  readonly late: number;
  /** Steps on time that were added last: drawn as new. */
  readonly added?: number;
};

/** One cell for each closed step: on time, newly on time, late. The numbers are beside it as text. */
export function Cells({ onTime, late, added = 0 }: Props) {
  const all = onTime + late;
  const style = { '--all': all, '--old': (onTime - added) / all, '--on-time': onTime / all };
  return <i className="cells" style={style} />;
}
