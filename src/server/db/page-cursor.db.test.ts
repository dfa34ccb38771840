import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  numeric,
  type PgColumn,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { decodeCursor, encodeCursor, keyTypeOf } from './page-cursor.ts';

const values = pgTable('values', {
  id: uuid('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  day: date('day').notNull(),
  small: smallint('small').notNull(),
  whole: integer('whole').notNull(),
  big: bigint('big', { mode: 'number' }).notNull(),
  exact: numeric('exact', { precision: 12, scale: 2 }).notNull(),
  name: text('name').notNull(),
  done: boolean('done').notNull(),
});

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());

/** The first text of each is accepted, the others need not be. */
const texts: Record<Exclude<keyof typeof values.$inferSelect, 'id'>, readonly [string, ...string[]]> = {
  at: [
    '2024-02-29T23:59:59.999999Z',
    ...['0001-01-01T00:00:00.000000Z', '9999-12-31T23:59:59.999999Z', '0000-01-01T00:00:00.000000Z'],
    ...['0000-12-31T23:59:59.999999Z', '2026-02-30T09:00:00.000000Z', '2026-01-01T24:00:00.000000Z'],
    ...['2026-12-31T23:59:60.000000Z', '2026-13-01T00:00:00.000000Z', 'infinity', ''],
  ],
  day: ['2024-02-29', '0001-01-01', '9999-12-31', '0000-01-01', '2023-02-29', '2026-00-10', '10000-01-01', ''],
  small: ['-32768', '32767', '-32769', '32768', '-0', '007', '1e3', '0x10', ''],
  whole: ['-2147483648', '2147483647', '-2147483649', '2147483648', '9223372036854775807', '1.0', ''],
  big: ['-9223372036854775808', '9223372036854775807', '9223372036854775808', '-9223372036854775809', ' 1', ''],
  exact: ['-1234567.89', `${'9'.repeat(100)}.5`, `${'9'.repeat(101)}`, '.5', '1.', 'NaN', 'Infinity', '1_000', ''],
  name: ['Lamu', '', '\ud800', 'a\0b', '🦒'],
  done: ['true', 'false', 't', 'TRUE', ''],
};
const columns = Object.keys(texts) as (keyof typeof texts)[];

const isAccepted = (column: PgColumn, key: string): boolean => {
  const order = { identity: 'values', column, id: [values.id] };
  const position: [string, string] = [key, '0199c3a2-5d7e-7000-8000-000000000009'];
  try {
    decodeCursor(encodeCursor({ page: 2, position }, order), order);
    return true;
  } catch {
    return false;
  }
};

test.each(columns)('PostgreSQL reads every text that a cursor may hold for the column %s', async (name) => {
  const column = values[name];
  const accepted = texts[name].filter((key) => isAccepted(column, key));
  expect(accepted).toContain(texts[name][0]);
  for (const key of accepted) {
    const read = product.app.db.execute(sql`select ${key}::${sql.raw(column.getSQLType().replace(/\(.*/, ''))}`);
    await expect(read, key).resolves.toBeDefined();
  }
  expect(keyTypeOf(column).isValid(texts[name][0])).toBe(true);
});
