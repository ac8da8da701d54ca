/**
 * The little that the outbox asks of a database. Statements are written once, with `$1` parameters, and run on SQLite
 * and PostgreSQL alike; where the dialects differ, the statement asks `dialect`. Times are milliseconds since 1970.
 */
export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;
export type Query = (sql: string, parameters?: readonly Value[]) => Promise<Row[]>;

export type Database = {
  dialect: 'sqlite' | 'postgres';
  /** One statement, committed by itself. */
  query: Query;
  /** All of `work` or nothing of it; durable once the promise resolves. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** The clock that leases and due times are measured by. */
  now(): number;
  close(): Promise<void>;
};

/**
 * A statement failed. `unavailable`: database full, busy or gone; the same call may succeed later. `refused`: it will
 * never take this data.
 */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: 'unavailable' | 'refused';
  readonly code: string;
  constructor(kind: 'unavailable' | 'refused', code: string, cause?: unknown) {
    super(`The store is ${kind} (${code})`, { cause });
    this.kind = kind;
    this.code = code;
  }
}

/**
 * A store that will not recover by waiting: damaged, in use, of another version, not permitted. The message is one line
 * for the operator.
 */
export class UnusableStoreError extends Error {
  override name = 'UnusableStoreError';
}

/** Reads a text column. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`Column ${column} is not text`);
}

/** Reads a count or a time; PostgreSQL's client hands out bigint columns and counts as strings. */
export function integer(row: Row | undefined, column: string): number {
  const value = Number(row?.[column] ?? Number.NaN);
  if (Number.isInteger(value)) return value;
  throw new TypeError(`Column ${column} is not a whole number`);
}

export function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column);
}

export function optionalInteger(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : integer(row, column);
}

/** `($1,$2),($3,$4)` for `rows` rows of `columns` values. */
export function placeholders(rows: number, columns: number): string {
  const row = (index: number): string =>
    `(${Array.from({ length: columns }, (_, column) => `$${index * columns + column + 1}`)})`;
  return Array.from({ length: rows }, (_, index) => row(index)).join(',');
}

/** Splits into powers of two up to 64, so that few distinct statements are ever prepared. */
export function chunks<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [];
  const size = Math.min(64, 2 ** Math.floor(Math.log2(items.length)));
  return [items.slice(0, size), ...chunks(items.slice(size))];
}
