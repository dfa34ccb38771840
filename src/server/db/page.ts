import { and, asc, desc, isNotNull, isNull, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#shared/errors.ts';
import type { Db } from './client.ts';
import { type CountedQuery, countUpTo, type Total } from './count.ts';
import { decodeCursor, encodeCursor, keyTypeOf, type Position } from './page-cursor.ts';

/** A query of Drizzle (`$dynamic()`), to which conditions, order and limits are added here. */
interface Selection<Row> extends PromiseLike<Row[]>, CountedQuery {
  where(condition: SQL | undefined): Selection<Row>;
  orderBy(...columns: SQL[]): Selection<Row>;
  limit(rows: number): Selection<Row>;
  offset(rows: number): Selection<Row>;
}

type Filters = Record<string, (value: never, db: Db) => SQL | undefined>;

/** A list: which columns are read, by what it can be filtered, and by which columns it can be sorted. */
interface List<Row, F extends Filters, Sort extends string> {
  /** Unique; a cursor of another list is refused. */
  name: string;
  /** The query, without a `where`, which would be replaced here; `position` must be among its columns. */
  select(db: Db, position: SQL<Position>): Selection<Row & { position: Position }>;
  /** The unique key, of one column or several, by which rows with equal values are sorted. */
  id: PgColumn | readonly PgColumn[];
  /** What holds of every row of the list. */
  only?: SQL;
  /** For a list that is joined only for its columns. */
  counted?: Counted<keyof F>;
  /** Each is applied when the query has a value of its name. */
  filters: F;
  /** The filter without which the list is never read, such as whose rows they are. */
  scope?: keyof F & string;
  /** The sortable columns, the default first, each with the index on that column and the id's. */
  sorts: Record<Sort, SortBy>;
}

/** Rows are counted in their own table alone, with which each joins exactly one row, except by filters that need the others. */
interface Counted<Filter> {
  table: PgTable;
  unless?: readonly Filter[];
}

interface SortBy {
  column: PgColumn;
  index: string;
  /** The index belongs to pg-boss and lacks the id, so PostgreSQL sorts the rows that have equal values. */
  sortsTies?: true;
}

/** Which rows of a list are wanted, and in which order; the newest or largest first by default. */
type Wanted<F extends Filters, Sort extends string> = {
  [Name in keyof F]?: Parameters<F[Name]>[0] | undefined;
} & { sort?: Sort | undefined; order?: 'asc' | 'desc' | undefined };

export interface PageNumber {
  page: number;
  pageSize: number;
}

/** How many rows come before a page. */
export const offsetOf = ({ page, pageSize }: PageNumber): number => (page - 1) * pageSize;

/** LIMIT and OFFSET of a page, for queries that no list declares. */
export const limitTo = (page: PageNumber): SQL => sql`limit ${page.pageSize} offset ${offsetOf(page)}`;

export interface Page<Item> extends Total, PageNumber {
  items: Item[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** In place of a position, where a list's columns are read without the list. */
export const noPosition = sql<Position>`null`;

/** Infers the types of a list. */
export const listOf = <Row, F extends Filters, Sort extends string>(list: List<Row, F, Sort>): typeof list => list;

/** The same page with its rows as the contract's items. */
export const mapPage = <Row, Item>(page: Page<Row>, itemOf: (row: Row) => Item): Page<Item> => ({
  ...page,
  items: page.items.map(itemOf),
});

/**
 * One page of a list. By its number, all rows before it are read and skipped. `after` a cursor no rows are skipped, so it
 * is quick in a list of any length, and rows that are added meanwhile cause neither gaps nor repetitions.
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
    countUpTo(db, toCount(db, list, { wanted, order })),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next =
    last && rows.length > pageSize ? encodeCursor({ page: number + 1, position: last.position }, order) : null;
  return { items: shown.map(withoutPosition), ...total, page: number, pageSize, next };
}

/** The rows of a list that are counted. PostgreSQL reads them by an index alone where it can, which joins would prevent. */
function toCount<Row, F extends Filters, Sort extends string>(
  db: Db,
  list: List<Row, F, Sort>,
  { wanted, order }: { wanted: Wanted<F, Sort>; order: Order },
): CountedQuery {
  const { counted } = list;
  const isAlone = counted && !counted.unless?.some((filter) => wanted[filter] !== undefined);
  if (!isAlone) return list.select(db, order.position).where(order.condition);
  return db.select({ one: sql`1` }).from(counted.table).where(order.condition).$dynamic();
}

/**
 * How many rows a list has, and the sum of one of their columns, whole: exact, however many there are.
 * @param column one that the list selects, with whole numbers
 */
export async function countAndSum<Row, F extends Filters, Sort extends string>(
  db: Db,
  { list, column }: { list: List<Row, F, Sort>; column: PgColumn },
  wanted: Wanted<F, Sort>,
): Promise<{ rows: number; sum: number }> {
  const { condition, position } = orderOf(db, list, wanted);
  const all = sql`${list.select(db, position).where(condition)}`;
  const { rows } = await db.execute<{ rows: string; sum: string }>(
    sql`select count(*) as rows, coalesce(sum(${sql.identifier(column.name)}), 0) as sum from ${all} counted`,
  );
  return { rows: Number(rows[0]?.rows), sum: Number(rows[0]?.sum) };
}

/** Rows that `eachRow` reads at a time. */
const batchSize = 500;

/** Every row of a list, in its order. It is read in batches, and no transaction stays open between them. */
export async function* eachRow<Row, F extends Filters, Sort extends string>(
  db: Db,
  list: List<Row, F, Sort>,
  wanted: Wanted<F, Sort>,
): AsyncGenerator<Row, void, undefined> {
  for await (const rows of eachBatch(db, list, wanted)) yield* rows;
}

/** Every row of a list, in its order, up to 500 at a time; no batch is empty. */
export async function* eachBatch<Row, F extends Filters, Sort extends string>(
  db: Db,
  list: List<Row, F, Sort>,
  wanted: Wanted<F, Sort>,
): AsyncGenerator<Row[], void, undefined> {
  const order = orderOf(db, list, wanted);
  let start: Start = { skip: 0 };
  for (;;) {
    const rows: (Row & { position: Position })[] = await readRows(db, { list, order }, { ...start, most: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(withoutPosition);
    if (rows.length < batchSize) return;
    start = { after: last.position };
  }
}

/** The query of a list as its contract accepts it, for all of its pages together. */
export type WholeOf<Query> = Omit<Query, 'page' | 'pageSize' | 'after'>;

interface Reading<Row, Item> {
  /** So many rows at most. */
  most: number;
  /** What becomes of rows that were read together, up to 500. */
  itemsOf(rows: Row[]): Item[] | Promise<Item[]>;
}

/**
 * Every item of a list, in its order, read in batches like `eachBatch`.
 * @throws AppError list_too_long before the first item, where there are more than `most`
 */
export async function* eachItem<Row, F extends Filters, Sort extends string, Item>(
  db: Db,
  list: List<Row, F, Sort>,
  wanted: Wanted<F, Sort>,
  { most, itemsOf }: Reading<Row, Item>,
): AsyncGenerator<Item, void, undefined> {
  const order = orderOf(db, list, wanted);
  const { totalCapped } = await countUpTo(db, toCount(db, list, { wanted, order }), most);
  if (totalCapped) throw new AppError('list_too_long');
  for await (const rows of eachBatch(db, list, wanted)) yield* await itemsOf(rows);
}

/**
 * Both readings of a list of which each row becomes one item of the contract: `page` as `readPage`, and `each` of all its rows
 * as `eachItem`.
 */
export const readersOf = <Row, F extends Filters, Sort extends string, Item>(
  list: List<Row, F, Sort>,
  itemOf: (row: Row) => Item,
) => ({
  page: async (db: Db, wanted: Parameters<typeof readPage<Row, F, Sort>>[2]): Promise<Page<Item>> =>
    mapPage(await readPage(db, list, wanted), itemOf),
  each: (db: Db, wanted: Wanted<F, Sort>, most: number): AsyncGenerator<Item, void, undefined> =>
    eachItem(db, list, wanted, { most, itemsOf: (rows) => rows.map(itemOf) }),
});

const withoutPosition = <Row>({ position: _, ...row }: Row & { position: Position }): Row => row as Row;

/** Everything that decides which rows are read, and in which order. */
interface Order {
  /** Compared with that of a cursor. */
  identity: unknown;
  condition: SQL | undefined;
  column: PgColumn;
  id: readonly PgColumn[];
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
  const asked = Object.entries(list.filters).filter(([name]) => values[name] !== undefined);
  const { scope } = list;
  if (scope !== undefined && !asked.some(([name]) => name === scope)) {
    throw new Error(`The list ${list.name} is never read without ${scope}`);
  }
  const { column } = list.sorts[sort];
  const id = [list.id].flat();
  const idTexts = id.map((part) => sql`${part}::text`);
  return {
    identity: [list.name, sort, direction, asked.map(([name]) => [name, values[name]])],
    condition: and(list.only, ...asked.map(([name, filter]) => filter(values[name] as never, db))),
    ...{ column, id, direction },
    position: sql<Position>`json_build_array(${sql.join([keyTypeOf(column).toText(column), ...idTexts], sql`, `)})`,
  };
}

function defaultSort<Sort extends string>({ sorts }: { sorts: Record<Sort, unknown> }): Sort {
  for (const sort in sorts) return sort;
  throw new Error('A list is sorted by something');
}

type Start = { skip: number } | { after: Position };

/**
 * Rows in order from a position on. Rows where a nullable column has no value come last in either direction. They are read
 * by a second query, because `nulls last` would not use the index in both directions.
 */
async function readRows<Row, F extends Filters, Sort extends string>(
  db: Db,
  { list, order }: { list: List<Row, F, Sort>; order: Order },
  { most, ...start }: Start & { most: number },
): Promise<(Row & { position: Position })[]> {
  const { column, id, direction, condition } = order;
  const directed = direction === 'asc' ? asc : desc;
  const query = (part: SQL | undefined) => list.select(db, order.position).where(and(condition, part));
  const rows: (Row & { position: Position })[] = [];
  let skip = 'skip' in start ? start.skip : 0;
  for (const part of partsFrom(order, 'after' in start ? start.after : undefined)) {
    const found = await query(part)
      .orderBy(directed(column), ...id.map((part) => directed(part)))
      .limit(most - rows.length)
      .offset(skip);
    rows.push(...found);
    if (rows.length === most) break;
    skip = found.length > 0 || skip === 0 ? 0 : skip - (await countUpTo(db, query(part), skip)).total;
  }
  return rows;
}

/** The conditions of the queries that read a list, from a position on. */
function partsFrom({ column, id, direction }: Order, after: Position | undefined): (SQL | undefined)[] {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const [key, ...rowId] = after ?? [];
  const row = (values: SQLChunk[]) => sql`(${sql.join(values, sql`, `)})`;
  if (key === null) return [and(isNull(column), sql`${row([...id])} ${beyond} ${row(rowId)}`)];
  const keyValue = sql`${key}::${sql.raw(keyTypeOf(column).name)}`;
  const start = after && sql`${row([column, ...id])} ${beyond} ${row([keyValue, ...rowId])}`;
  return column.notNull ? [start] : [and(isNotNull(column), start), isNull(column)];
}
