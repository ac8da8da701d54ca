import type { ReactNode } from 'react';
import './app-table.css';

type Props = {
  /** Heads of the columns. */
  readonly columns: readonly string[];
  /** For screen readers. */
  readonly caption: string;
  /** `<tr>` elements: the first cell of each a `<th scope="row">`. */
  readonly children: ReactNode;
  readonly className?: string;
};

/**
 * A table of the drawn app. Cells and rows with the class `window__detail` are left out on a phone.
 *
 *     <AppTable caption="Requests" columns={['Request', 'State']}>
 *       <tr><th scope="row">Payslip missing</th><td>due 15:00</td></tr>
 *     </AppTable>
 */
export function AppTable({ columns, caption, children, className }: Props) {
  return (
    <table className={className ? `app-table ${className}` : 'app-table'}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
