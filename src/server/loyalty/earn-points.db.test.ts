import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import { earnPoints } from './earn-points.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());

test('a booking earns points once, also by many calls at once, and the balance is the sum of the entries', async () => {
  const { app, clock } = product;
  const { id: personId } = await makePerson(app);
  const earn = (bookingId: string, points: number) =>
    transaction(app, (tx) => earnPoints(tx, { personId, bookingId, points, at: clock.now() }));
  const [first, second] = [newId(), newId()];
  const asked = await Promise.all([first, first, first, second, second].map((bookingId) => earn(bookingId, 120)));
  expect(asked.filter(Boolean)).toHaveLength(2);
  expect(await earn(first, 500)).toBe(false);
  expect(await earn(newId(), 0)).toBe(false);
  const entries = await app.db.select().from(pointsEntries).where(eq(pointsEntries.personId, personId));
  expect(entries.map(({ kind, points, at }) => ({ kind, points, at }))).toEqual([
    { kind: 'earned', points: 120, at: clock.now() },
    { kind: 'earned', points: 120, at: clock.now() },
  ]);
  const accounts = await app.db.select().from(pointsAccounts).where(eq(pointsAccounts.personId, personId));
  expect(accounts).toMatchObject([{ personId, balance: 240 }]);
});
