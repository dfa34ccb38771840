import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';

/** Its key is kept: the trigger that adds up the ledger's transfers needs it. */
const keptBalances = 'provider_balances';

/** Constraints of the product's tables of these types, as statements that drop and add them. */
const constraints = (types: string) => `
  select format('alter table %I.%I drop constraint %I', n.nspname, t.relname, c.conname) as drop,
    format('alter table %I.%I add constraint %I %s', n.nspname, t.relname, c.conname, pg_get_constraintdef(c.oid)) as add
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = 'public' and c.contype in (${types}) and (c.contype = 'f' or t.relname <> '${keptBalances}')
  order by t.relname, c.conname`;

const indexes = `
  select format('drop index %I.%I', n.nspname, i.relname) as drop, pg_get_indexdef(i.oid) as add
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = i.relnamespace
  where n.nspname = 'public' and not exists (select from pg_constraint c where c.conindid = i.oid) order by i.relname`;

/**
 * Drops all foreign keys, other keys and indexes, because building them from all rows is several times as fast as adding
 * each row to them. They are read from the database, so that none is forgotten when the schema changes.
 * @returns the statements that add them again, in the order in which they need each other
 */
export async function dropIndexes(tx: Tx): Promise<string[]> {
  const add: string[][] = [];
  for (const found of [constraints(`'f'`), constraints(`'p', 'u'`), indexes]) {
    const { rows } = await tx.execute<{ drop: string; add: string }>(sql.raw(found));
    for (const { drop } of rows) await tx.execute(sql.raw(drop));
    add.push(rows.map((row) => row.add));
  }
  return add.reverse().flat();
}
