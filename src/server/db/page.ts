import { and, asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { type CountedQuery, countUpTo, type Total } from './count.ts';
import { decodeCursor, encodeCursor, keyTypeOf, type Position } from './page-cursor.ts';

/** A query of Drizzle's (`$dynamic()`) that is given its conditions, order and bounds here. */
interface Selection<Row> extends PromiseLike<Row[]>, CountedQuery {
  where(condition: SQL | undefined): Selection<Row>;
  orderBy(...columns: SQL[]): Selection<Row>;
  limit(rows: number): Selection<Row>;
  offset(rows: number): Selection<Row>;
}

type Filters = Record<string, (value: never, db: Db) => SQL | undefined>;

/** What a list is: what is read of each row, by what it may be filtered, and by which columns it may be sorted. */
export interface List<Row, F extends Filters, Sort extends string> {
  /** A cursor of one list is refused by every other. */
  name: string;
  /** With `position` among the columns that are selected. */
  select(db: Db, position: SQL<Position>): Selection<Row & { position: Position }>;
  /** The primary key, which decides between rows that are otherwise equal. */
  id: PgColumn;
  /** Each is applied when the query has a value of its name. */
  filters: F;
  /** By what the list may be sorted, the default first, each with the index on that column and the id. */
  sorts: Record<Sort, { column: PgColumn; index: string }>;
}

/** Which rows of a list are wanted, and in which order: the newest or largest first unless said otherwise. */
export type Wanted<F extends Filters, Sort extends string> = {
  [Name in keyof F]?: Parameters<F[Name]>[0] | undefined;
} & { sort?: Sort | undefined; order?: 'asc' | 'desc' | undefined };

export interface PageNumber {
  page: number;
  pageSize: number;
}

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: PageNumber): number => (page - 1) * pageSize;

export interface Page<Item> extends Total, PageNumber {
  items: Item[];
  /** The cursor of what follows; null at the end. */
  next: string | null;
}

/** For the same columns of rows that are read without a list. */
export const noPosition = sql<Position>`null`;

/** Infers the types of a list. */
export const listOf = <Row, F extends Filters, Sort extends string>(list: List<Row, F, Sort>): typeof list => list;

/** The same page with its rows as the contract's items. */
export const mapPage = <Row, Item>(page: Page<Row>, itemOf: (row: Row) => Item): Page<Item> => ({
  ...page,
  items: page.items.map(itemOf),
});

/**
 * One page of a list. By its number all rows before it are read and skipped; `after` a cursor it begins at once, however
 * long the list is, and while rows are added none is skipped and none comes twice.
 * @throws AppError invalid_input for a cursor that is not of this list, order and filter
 */
export async function readPage<Row, F extends Filters, Sort extends string>(
  db: Db,
  list: List<Row, F, Sort>,
  wanted: Wanted<F, Sort> & PageNumber & { after?: string | undefined },
): Promise<Page<Row>> {
  const order = orderOf(db, list, wanted);
  const { page, pageSize, after } = wanted;
  const cursor = after === undefined ? undefined : decodeCursor(after, order);
  const number = cursor?.page ?? page;
  const start: Start = cursor ? { after: cursor.position } : { skip: offsetOf(wanted) };
  const [rows, total] = await Promise.all([
    readRows(db, { list, order }, { ...start, most: pageSize + 1 }),
    countUpTo(db, list.select(db, order.position).where(order.fits)),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next =
    last && rows.length > pageSize ? encodeCursor({ page: number + 1, position: last.position }, order) : null;
  return { items: shown.map(withoutPosition), ...total, page: number, pageSize, next };
}

/** Rows that `eachRow` reads at a time. */
const batch = 500;

/**
 * Every row of a list, in its order and in batches: between two of them nothing is held in the database, so that a slow
 * reader costs nothing there.
 */
export async function* eachRow<Row, F extends Filters, Sort extends string>(
  db: Db,
  list: List<Row, F, Sort>,
  wanted: Wanted<F, Sort>,
): AsyncGenerator<Row, void, undefined> {
  const order = orderOf(db, list, wanted);
  let start: Start = { skip: 0 };
  for (;;) {
    const rows: (Row & { position: Position })[] = await readRows(db, { list, order }, { ...start, most: batch });
    for (const row of rows) yield withoutPosition(row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    start = { after: last.position };
  }
}

const withoutPosition = <Row>({ position: _, ...row }: Row & { position: Position }): Row => row as Row;

/** Everything that decides which rows come, and in which order. */
interface Order {
  /** What a cursor belongs to. */
  identity: unknown;
  fits: SQL | undefined;
  column: PgColumn;
  id: PgColumn;
  direction: 'asc' | 'desc';
  position: SQL<Position>;
}

function orderOf<Row, F extends Filters, Sort extends string>(
  db: Db,
  list: List<Row, F, Sort>,
  wanted: Wanted<F, Sort>,
): Order {
  const sort = wanted.sort ?? defaultSort(list);
  const direction = wanted.order ?? 'desc';
  const values: Record<string, unknown> = wanted;
  // An empty field of a search form asks for nothing.
  const asked = Object.entries(list.filters).filter(([name]) => values[name] !== undefined && values[name] !== '');
  const { column } = list.sorts[sort];
  return {
    identity: [list.name, sort, direction, asked.map(([name]) => [name, values[name]])],
    fits: and(...asked.map(([name, condition]) => condition(values[name] as never, db))),
    ...{ column, id: list.id, direction },
    position: sql<Position>`json_build_array(${keyTypeOf(column).toText(column)}, ${list.id}::text)`,
  };
}

function defaultSort<Sort extends string>({ sorts }: { sorts: Record<Sort, unknown> }): Sort {
  for (const sort in sorts) return sort;
  throw new Error('A list is sorted by something');
}

type Start = { skip: number } | { after: Position };

/**
 * Rows in order from a place on. Where the column may be null those without a value come last, either way: both parts
 * are read by themselves, each along the same index, which a `nulls last` against the index's own order would not use.
 */
async function readRows<Row, F extends Filters, Sort extends string>(
  db: Db,
  { list, order }: { list: List<Row, F, Sort>; order: Order },
  { most, ...start }: Start & { most: number },
): Promise<(Row & { position: Position })[]> {
  const { column, id, direction, fits } = order;
  const directed = direction === 'asc' ? asc : desc;
  const query = (part: SQL | undefined) => list.select(db, order.position).where(and(fits, part));
  const rows: (Row & { position: Position })[] = [];
  let skip = 'skip' in start ? start.skip : 0;
  for (const part of partsFrom(order, 'after' in start ? start.after : undefined)) {
    const found = await query(part)
      .orderBy(directed(column), directed(id))
      .limit(most - rows.length)
      .offset(skip);
    rows.push(...found);
    if (rows.length === most) break;
    skip = found.length > 0 || skip === 0 ? 0 : skip - (await countUpTo(db, query(part), skip)).total;
  }
  return rows;
}

/** The parts of a list in order, less what comes before a position. */
function partsFrom({ column, id, direction }: Order, after: Position | undefined): (SQL | undefined)[] {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const [key, rowId] = after ?? [];
  if (key === null) return [and(isNull(column), sql`${id} ${beyond} ${rowId}`)];
  const start = after && sql`(${column}, ${id}) ${beyond} (${key}::${sql.raw(keyTypeOf(column).name)}, ${rowId})`;
  return column.notNull ? [start] : [and(isNotNull(column), start), isNull(column)];
}
