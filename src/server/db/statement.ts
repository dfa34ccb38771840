import { type Column, getTableColumns, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Batch } from './batch.ts';

/** A database or an open transaction, of which `client.ts` has the types; it sends statements itself. */
interface Sender {
  readonly _: { readonly session: object };
}

/** A statement whose text is built once, and which PostgreSQL parses and plans once in each connection, by its name. */
interface Statement<Values, Row> {
  /**
   * Sends it at once, before anything that is sent later in the same transaction.
   * @returns its rows: calendar dates as text, instants as Date, 64-bit integers as numbers
   */
  rows(db: Sender, values: Values): Promise<Row[]>;
}

/** What drizzle keeps privately, and which all its statements go through as well. */
interface SessionParts {
  client: pg.Pool | pg.PoolClient;
  logger: { logQuery(text: string, values: unknown[]): void };
}

const dialect = new PgDialect();
const names = new Set<string>();
const nameMost = 63;
const { builtins } = pg.types;
const asText = (value: string) => value;

/** As drizzle reads them, but for instants, which become Dates. */
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === builtins.DATE) return asText;
    if (id === builtins.INT8) return Number;
    return pg.types.getTypeParser(id, format);
  },
};

/**
 * Defines a statement of a call that is made often. Its text never depends on its values: where their number varies, they
 * are an array. Its columns are listed, since a connection that has prepared `*` fails once a migration adds one.
 * @param name its name in PostgreSQL, unique in the product
 * @param build the text, with `sql.placeholder('x')` for the value `x`, or `sql.param(sql.placeholder('x'), column)` to
 *   encode it as that column does
 */
export function statement<Values extends Readonly<Record<string, unknown>>, Row extends pg.QueryResultRow>(
  name: string,
  build: () => SQL,
): Statement<Values, Row> {
  takeName(name);
  let built: { text: string; read: ((values: Values) => unknown)[] } | undefined;
  return {
    async rows(db, values) {
      built ??= textOf(build());
      const { text, read } = built;
      const sent = read.map((valueIn) => valueIn(values));
      const { client, logger } = partsOf(db);
      logger.logQuery(text, sent);
      const query = { name, text, values: sent, types };
      return client === collecting?.client ? collecting.batch.add(query) : (await client.query<Row>(query)).rows;
    },
  };
}

/** @throws RangeError it is another statement's, or too long */
export function takeName(name: string): void {
  if (names.has(name)) throw new RangeError(`There is another statement ${name}`);
  if (name.length > nameMost) throw new RangeError(`PostgreSQL would cut off the name ${name}`);
  names.add(name);
}

export const partsOf = (db: Sender): SessionParts => db._.session as SessionParts;

/** The batch of statements that `together` is collecting, which takes no time. */
let collecting: { client: pg.PoolClient; batch: Batch } | undefined;

function textOf<Values extends Readonly<Record<string, unknown>>>(built: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(built);
  const read = params.map((param) => {
    if (param instanceof Placeholder) return ({ [param.name]: value }: Values) => plain(value);
    if (!(param instanceof Param) || !(param.value instanceof Placeholder)) return () => param;
    const { encoder, value } = param;
    const { name } = value;
    return ({ [name]: one }: Values) => (one === null || one === undefined ? null : encoder.mapToDriverValue(one));
  });
  return { text, read };
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

/** The value of this name, encoded as the column does. */
export const valueFor = (column: Column, name: string): SQL => sql`${sql.param(sql.placeholder(name), column)}`;

/** Columns and expressions by the names that their values have in a row: `"services"."title_en" as "titleEn", …`. */
export const columnsAs = (columns: Readonly<Record<string, Column | SQL>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );

/** An insert of one row with all columns; its values have the names of the table's fields, and null where none is given. */
export function insertInto(table: PgTable): SQL {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map(([name, column]) => valueFor(column, name));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}

type Answers<Sent extends readonly unknown[]> = { -readonly [At in keyof Sent]: Awaited<Sent[At]> };

/**
 * Sends statements of a transaction in one round trip: those that `send` and what it calls send before they first wait.
 * PostgreSQL runs them in this order, each seeing what was committed before it began, and after one that fails none. They
 * must be of `statement`: drizzle's own are sent later.
 * @returns the answers, once all have come   @throws of several errors the first in the order of what `send` returns
 */
export async function together<const Sent extends readonly unknown[]>(
  tx: Sender,
  send: () => Sent,
): Promise<Answers<Sent>> {
  const settled = await Promise.allSettled(collect(tx, send));
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as Answers<Sent>;
}

function collect<Sent>(tx: Sender, send: () => Sent): Sent {
  const { client } = partsOf(tx);
  // Part of what is already sent together.
  if (collecting?.client === client) return send();
  if (!(client instanceof pg.Client)) throw new RangeError('Statements are sent together in a transaction');
  const before = collecting;
  const batch = new Batch();
  collecting = { client, batch };
  try {
    return send();
  } finally {
    collecting = before;
    if (!batch.isEmpty) client.query(batch);
  }
}
