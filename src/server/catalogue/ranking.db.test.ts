import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { rankOf } from './ranking.ts';

let test_: TestApp;
beforeAll(async () => {
  test_ = await createTestApp();
});
afterAll(() => test_?.close());

async function rank(
  ratingSum: number,
  reviewCount: number,
  { featured = false }: { featured?: boolean } = {},
): Promise<number> {
  const parts = { ratingSum: sql`${ratingSum}::integer`, reviewCount: sql`${reviewCount}::integer` };
  const { rows } = await test_.app.db.execute<{ rank: number }>(
    sql`select ${rankOf({ ...parts, featured: sql`${featured}::boolean` })} as rank`,
  );
  return rows[0]?.rank ?? Number.NaN;
}

test('several good reviews rank before a single perfect one, featured or not', async () => {
  for (const featured of [false, true]) {
    expect(await rank(23, 5, { featured })).toBeGreaterThan(await rank(5, 1, { featured }));
    expect(await rank(5, 1, { featured })).toBeGreaterThan(await rank(0, 0, { featured }));
    expect(await rank(0, 0, { featured })).toBeGreaterThan(await rank(4, 3, { featured }));
  }
});

test('a featured listing ranks before an equal one that is not', async () => {
  expect(await rank(5, 1, { featured: true })).toBeGreaterThan(await rank(23, 5));
  expect(await rank(0, 0, { featured: true })).toBeLessThan(await rank(96, 20));
});
