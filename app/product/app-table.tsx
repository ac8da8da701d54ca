import { Fragment, type ReactNode } from 'react';
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
  readonly desktopOnly?: boolean;
};

type TableProps<Row> = {
  /** The first column names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Names of the rows that are highlighted. */
  readonly selected?: readonly string[];
  /** Names of the rows that a phone has room for; without them it shows all. */
  readonly onPhones?: readonly string[];
  /** Makes the rows targets of links: `order` and a row's name, as in `#order-2041`. */
  readonly id?: string;
  /** Titles of groups, by the name of the row that each stands above. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Left out on phones. */
  readonly desktopOnly?: boolean;
};

function classOf({ end, narrow, desktopOnly }: Omit<Column<never>, 'name' | 'cell'>) {
  const classes = [end && 'tbl__end', narrow && 'tbl__narrow', desktopOnly && 'is-desktop-only'];
  return classes.filter(Boolean).join(' ') || undefined;
}

/** Rows of one kind under named columns; each cell is drawn from its row, and rows go by their names. */
export function Table<Row extends { readonly name: string }>({
  columns,
  rows,
  selected,
  onPhones,
  id,
  groups,
  desktopOnly,
}: TableProps<Row>) {
  return (
    <table className={desktopOnly ? 'tbl is-desktop-only' : 'tbl'}>
      <thead>
        <tr>
          {columns.map(({ name, head = name, ...column }) => (
            <th key={name} scope="col" className={classOf(column)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.name}>
            {groups?.[row.name] && (
              <tr>
                <td className="tbl__group" colSpan={columns.length}>
                  {groups[row.name]}
                </td>
              </tr>
            )}
            <tr
              id={id && `${id}-${row.name}`}
              className={onPhones && !onPhones.includes(row.name) ? 'is-desktop-only' : undefined}
              data-selected={selected?.includes(row.name) || undefined}
            >
              {columns.map(({ name, cell, ...column }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={name}
                    scope={index === 0 ? 'row' : undefined}
                    className={classOf(column)}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
