import type { ReactNode } from 'react';
import './app-table.css';

export type Column<Row> = {
  readonly name: string;
  /** Stands in the head instead of the name. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and times: at the end of their column, on one line. */
  readonly end?: boolean;
  /** As wide as a mark. */
  readonly narrow?: boolean;
  /** Left out on phones. */
  readonly wide?: boolean;
};

type TableProps<Row> = {
  /** The first column names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Makes a row the target of links. */
  readonly rowId?: (row: Row) => string;
  readonly isSelected?: (row: Row) => boolean;
  /** A row left out on phones. */
  readonly isWide?: (row: Row) => boolean;
  /** A title above a row that begins a group. */
  readonly groupTitle?: (row: Row) => string | undefined;
  /** `tight`: rows of 30 px; `inset`: begins and ends with the text around it; `headless`: no column names. */
  readonly look?: readonly ('tight' | 'inset' | 'headless')[];
};

type CellLook = Pick<Column<never>, 'end' | 'narrow' | 'wide'>;

function classOf({ end, narrow, wide }: CellLook): string | undefined {
  const classes = [end && 'tbl__end', narrow && 'tbl__narrow', wide && 'is-wide'];
  return classes.filter(Boolean).join(' ') || undefined;
}

/** Rows of one kind under named columns; each cell is drawn from its row. */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  rowId,
  isSelected,
  isWide,
  groupTitle,
  look = [],
}: TableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className={['tbl', ...look.map((name) => `tbl--${name}`)].join(' ')}>
      <thead className={look.includes('headless') ? 'visually-hidden' : undefined}>
        <tr>
          {columns.map(({ name, head = name, ...column }) => (
            <th key={name} scope="col" className={classOf(column)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) => {
          const title = groupTitle?.(row);
          const wide = isWide?.(row) ? 'is-wide' : undefined;
          return [
            title && (
              <tr key={title} className="is-wide">
                <td className="tbl__group" colSpan={columns.length}>
                  {title}
                </td>
              </tr>
            ),
            <tr
              key={rowKey(row)}
              id={rowId?.(row)}
              className={wide}
              data-selected={isSelected?.(row) || undefined}
            >
              <th scope="row">{first.cell(row)}</th>
              {others.map(({ name, cell, ...column }) => (
                <td key={name} className={classOf(column)}>
                  {cell(row)}
                </td>
              ))}
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}
