import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { validate } from 'uuid';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';

/** A row's position in the order of its list: the value that it is sorted by, as text, and its id, a text for each column. */
export type Position = [key: string | null, ...id: string[]];

/** A type of PostgreSQL whose values a cursor can hold exactly, and whose texts are checked before they reach a query. */
interface KeyType {
  /** The SQL type that the text is cast back to. */
  name: string;
  toText(column: PgColumn): SQL;
  isValid(text: string): boolean;
}

const asText = (column: PgColumn) => sql`${column}::text`;
const microseconds = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** False for 30 February, which Date reads as a day in March, and for the year 0, which PostgreSQL does not have. */
function isRealInstant(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().slice(0, 19) === text.slice(0, 19);
}

const instant: KeyType = {
  name: 'timestamptz',
  // JavaScript's Date has only milliseconds, so rows of the same millisecond would be skipped or repeated.
  toText: (column) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  isValid: (text) => microseconds.test(text) && isRealInstant(text),
};
const date: KeyType = {
  name: 'date',
  toText: asText,
  isValid: (text) => dateOnly.test(text) && isRealInstant(`${text}T00:00:00.000000Z`),
};
/** Whole numbers of so many bits; PostgreSQL refuses others. */
const whole = (name: string, bits: number): KeyType => ({
  name,
  toText: asText,
  isValid: (text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(bits, BigInt(text)) === BigInt(text),
});
const decimal: KeyType = {
  name: 'numeric',
  toText: asText,
  isValid: (text) => /^-?\d{1,100}(\.\d{1,100})?$/.test(text),
};
const uuid: KeyType = { name: 'uuid', toText: asText, isValid: validate };
const text: KeyType = {
  name: 'text',
  toText: asText,
  isValid: (value) => value.isWellFormed() && !value.includes('\0'),
};
const yesOrNo: KeyType = { name: 'boolean', toText: asText, isValid: (value) => value === 'true' || value === 'false' };

const keyTypes: Record<string, KeyType> = {
  'timestamp with time zone': instant,
  ...{ date, uuid, text, boolean: yesOrNo },
  ...{ smallint: whole('smallint', 16), integer: whole('integer', 32), bigint: whole('bigint', 64), numeric: decimal },
};

/** @throws Error for a column whose type a cursor cannot hold */
export function keyTypeOf(column: PgColumn): KeyType {
  const name = column.getSQLType().replace(/ ?\(\d+(, ?\d+)?\)/, '');
  const type = keyTypes[name];
  if (!type) throw new Error(`A list cannot be sorted by ${column.name}: no cursor holds a ${name}`);
  return type;
}

interface Cursor {
  /** The number of the page that begins after it. */
  page: number;
  position: Position;
}

/** The list, order and filter that a cursor belongs to. */
interface Ordered {
  /** Everything that decides which rows are read, and in which order. */
  identity: unknown;
  column: PgColumn;
  id: readonly PgColumn[];
}

/** Part of every cursor, so that one of another list, order or filter is refused. */
const digestOf = ({ identity }: Ordered): string => sha256(JSON.stringify(identity)).slice(0, 16);

/** Opaque to clients. It is not signed, since it gives no rights: each query decides who may see which rows. */
export const encodeCursor = ({ page, position }: Cursor, ordered: Ordered): string =>
  Buffer.from(JSON.stringify([digestOf(ordered), page, ...position])).toString('base64url');

/** @throws AppError invalid_input unless it is a cursor of exactly this list, order and filter */
export function decodeCursor(cursor: string, ordered: Ordered): Cursor {
  const [digest, page, key, ...id] = partsOf(cursor);
  if (digest === digestOf(ordered) && isPageNumber(page) && isKeyOf(ordered.column, key) && isIdOf(ordered.id, id)) {
    return { page, position: [key, ...id] };
  }
  throw new AppError('invalid_input', { fields: { after: 'cursor_invalid' } });
}

const isPageNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 1;

const isKeyOf = (column: PgColumn, key: unknown): key is string | null =>
  key === null ? !column.notNull : typeof key === 'string' && keyTypeOf(column).isValid(key);

const isIdOf = (columns: readonly PgColumn[], id: unknown[]): id is string[] =>
  id.length === columns.length && columns.every((column, at) => isKeyOf(column, id[at]));

function partsOf(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
