import { type Column, Table } from '#app/kit/app-table.tsx';

type Props<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Name of the row that is open in the screen. */
  readonly open?: string;
  /** Names of the rows that a phone has room for; without them it shows all. */
  readonly onPhones?: readonly string[];
  readonly groupTitle?: (row: Row) => string | undefined;
  readonly look?: readonly ('tight' | 'inset' | 'headless')[];
};

/** A table of the tour, whose rows go by their names. */
export function TourTable<Row extends { readonly name: string }>({
  open,
  onPhones,
  ...table
}: Props<Row>) {
  return (
    <Table
      {...table}
      rowKey={({ name }) => name}
      isSelected={({ name }) => name === open}
      isWide={({ name }) => onPhones !== undefined && !onPhones.includes(name)}
    />
  );
}
