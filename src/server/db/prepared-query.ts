import { type Placeholder, sql } from 'drizzle-orm';
import type { DbOrTx } from './client.ts';
import { partsOf, takeName } from './statement.ts';

/** A query of Drizzle. */
interface Preparable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

interface PreparedQuery<Name extends string, Row> {
  /** In the pool or in an open transaction. */
  rows(db: DbOrTx, values: Readonly<Record<Name, unknown>>): Promise<Row[]>;
}

/**
 * A query that Drizzle builds once, when it is first asked, and that PostgreSQL parses and plans once in each connection.
 * For reads that are made often and whose nested columns Drizzle maps; others are a `statement`. What a partial index asks
 * for must stand in the text, since a plan for any value cannot use it otherwise.
 * @param name its name in PostgreSQL, unique among these and all statements
 * @param names of its values, as which `build` is given placeholders
 */
export function preparedQuery<const Name extends string, Row>(
  name: string,
  names: readonly Name[],
  build: (db: DbOrTx, values: Record<Name, Placeholder>) => Preparable<Row>,
): PreparedQuery<Name, Row> {
  takeName(name);
  const values: Record<string, Placeholder> = Object.fromEntries(names.map((one) => [one, sql.placeholder(one)]));
  let built: ReturnType<Preparable<Row>['prepare']> | undefined;
  return {
    async rows(db, given) {
      built ??= build(db, values).prepare(name);
      // What Drizzle has prepared belongs to one connection or pool; its text and columns are the same for all.
      const { client, logger } = partsOf(db);
      const here: typeof built = Object.create(built, { client: { value: client }, logger: { value: logger } });
      return here.execute(given);
    },
  };
}
