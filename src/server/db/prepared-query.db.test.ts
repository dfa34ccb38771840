import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockOffsets } from '#server/settings/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { transaction } from './client.ts';
import { preparedQuery } from './prepared-query.ts';
import { statement } from './statement.ts';

let [here, there]: TestApp[] = [];
beforeAll(async () => {
  [here, there] = await Promise.all([createTestApp(), createTestApp()]);
});
afterAll(() => Promise.all([here?.close(), there?.close()]));

let built = 0;
const offset = preparedQuery('test-offset', ['id'], (db, { id }) => {
  built += 1;
  return db
    .select({ clock: { offsetMs: clockOffsets.offsetMs } })
    .from(clockOffsets)
    .where(eq(clockOffsets.id, id));
});
const isPrepared = statement<Record<never, never>, { times: number }>(
  'test-is-prepared',
  () => sql`select count(*) as times from pg_prepared_statements where name = 'test-offset'`,
);

test('it is built once, reads in whatever database and transaction it is asked, and is prepared in each connection', async () => {
  if (!here || !there) throw new Error('not started');
  for (const [index, { app }] of [here, there].entries()) {
    const read = () => offset.rows(app.db, { id: 7 });
    expect(await read()).toEqual([]);
    const inside = await transaction(app, async (tx) => {
      await tx.insert(clockOffsets).values({ id: 7, offsetMs: index });
      const rows = [...(await offset.rows(tx, { id: 7 })), ...(await offset.rows(tx, { id: 8 }))];
      // Not committed yet, so the pool's other connections see none of it.
      expect(await read()).toEqual([]);
      return { rows, times: (await isPrepared.rows(tx, {}))[0]?.times };
    });
    expect(inside).toEqual({ rows: [{ clock: { offsetMs: index } }], times: 1 });
    expect(await read()).toEqual([{ clock: { offsetMs: index } }]);
  }
  expect(built).toBe(1);
});

test('its name is no statement’s', () => {
  expect(() => preparedQuery('test-is-prepared', [], (db) => db.select().from(clockOffsets))).toThrow(
    'test-is-prepared',
  );
});
