import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { changeChoices } from '#server/notices/change-choices.ts';
import { pointsExpiringJob } from '#server/notifications/letters/points-letters.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { pauseAfter, withGuard } from '#tests/support/guard.ts';
import { earnPoints } from './earn-points.ts';
import { expirePoints, warnOfExpiringPoints } from './expire-points.ts';
import type * as LockExpired from './expired-balances.ts';
import { returnPoints } from './return-points.ts';
import { spendPoints } from './spend-points.ts';
import { pointsAccounts, pointsEntries } from './tables.ts';

/** Without the guard balances are read, and others may change them before they are taken away. */
vi.mock('./expired-balances.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof LockExpired>, () => ({
    lockExpired: (tx) =>
      tx
        .select({ personId: pointsAccounts.personId, balance: pointsAccounts.balance })
        .from(pointsAccounts)
        .where(sql`warns_at is null and balance > 0`),
  })),
);

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ jobs: [pointsExpiringJob] });
});
afterAll(() => product?.close());
beforeEach(async () => {
  product.clock.freeze(at('2026-11-21T12:00:00'));
  await product.app.db.delete(pointsAccounts);
});

const at = (time: string) => new Date(`${time}+03:00`);
const ids = () => ({ bookingId: newId(), source: newId() });
const earn = (personId: string, points: number) =>
  transaction(product.app, (tx) => earnPoints(tx, { personId, bookingId: newId(), points, at: product.clock.now() }));
const spend = (personId: string, points: number) =>
  transaction(product.app, (tx) => spendPoints(tx, { personId, ...ids(), points, at: product.clock.now() }));
/** Lets the sweep run twice at this time in Kenya. */
async function sweep(time: string) {
  product.clock.freeze(at(time));
  for (let times = 0; times < 2; times++) {
    await warnOfExpiringPoints(product.app);
    await expirePoints(product.app);
  }
  await product.drain();
}
async function balanceOf(personId: string) {
  const [account] = await product.app.db.select().from(pointsAccounts).where(eq(pointsAccounts.personId, personId));
  return account?.balance;
}
const movesOf = async (personId: string) =>
  (
    await product.app.db
      .select()
      .from(pointsEntries)
      .where(eq(pointsEntries.personId, personId))
      .orderBy(pointsEntries.at, pointsEntries.id)
  ).map(({ kind, points }) => [kind, points]);
const subjectsTo = async ({ email }: { email: string }) =>
  ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject);
const withEmail = async (): Promise<MadePerson & { email: string }> => {
  const person = await makePerson(product.app);
  const [row] = await product.app.db.select({ email: people.email }).from(people).where(eq(people.id, person.id));
  return { ...person, email: row?.email ?? '' };
};

test('points that have not moved for 24 months expire, 30 days after one letter', async () => {
  const person = await withEmail();
  await earn(person.id, 120);
  await sweep('2028-10-22T08:59:59');
  expect(await subjectsTo(person)).toEqual([]);
  await sweep('2028-10-22T09:00:00');
  await sweep('2028-11-21T23:59:59');
  expect([await subjectsTo(person), await balanceOf(person.id)]).toEqual([
    ['Your 120 points count until 21 Nov 2028'],
    120,
  ]);
  await sweep('2028-11-22T00:00:00');
  expect([await balanceOf(person.id), await movesOf(person.id)]).toEqual([
    0,
    [
      ['earned', 120],
      ['expired', -120],
    ],
  ]);
  // What is earned later lasts as long as any other.
  await earn(person.id, 5);
  await sweep('2030-11-22T12:00:00');
  expect(await balanceOf(person.id)).toBe(5);
});

test('whoever has switched the letter off gets none, and the points expire all the same', async () => {
  const person = await withEmail();
  await earn(person.id, 120);
  await changeChoices(product.app, person.id, { off: { points: ['email'] } });
  await sweep('2028-10-22T09:00:00');
  await sweep('2028-11-22T00:00:00');
  expect([await subjectsTo(person), await balanceOf(person.id)]).toEqual([[], 0]);
});

test.each([
  ['earned', (id: string) => earn(id, 1), 121],
  ['spent', (id: string) => spend(id, 1), 119],
  [
    'returned',
    (personId: string) =>
      transaction(product.app, (tx) => returnPoints(tx, { personId, ...ids(), points: 1, at: product.clock.now() })),
    121,
  ],
] as const)('points that are %s keep all of them, also after the letter', async (_, move, balance) => {
  const person = await withEmail();
  await earn(person.id, 120);
  await sweep('2028-11-20T12:00:00');
  await move(person.id);
  await sweep('2028-12-30T12:00:00');
  expect([await balanceOf(person.id), (await subjectsTo(person)).length]).toEqual([balance, 1]);
  await sweep('2030-11-10T12:00:00');
  expect(await subjectsTo(person)).toContain(`Your ${balance} points count until 10 Dec 2030`);
  await sweep('2030-12-11T00:00:00');
  expect(await balanceOf(person.id)).toBe(0);
});

test('where the letter is late, 30 days follow it all the same', async () => {
  const person = await withEmail();
  await earn(person.id, 120);
  await sweep('2029-05-01T12:00:00');
  expect([await subjectsTo(person), await balanceOf(person.id)]).toEqual([
    ['Your 120 points count until 31 May 2029'],
    120,
  ]);
  await sweep('2029-05-31T23:59:59');
  expect(await balanceOf(person.id)).toBe(120);
  await sweep('2029-06-01T00:00:00');
  expect(await balanceOf(person.id)).toBe(0);
});

test('while bookings cannot be paid with points none expire, and 30 days are left once they can be', async () => {
  const [warned, later] = [await withEmail(), await withEmail()];
  await earn(warned.id, 120);
  await sweep('2028-10-22T12:00:00');
  await earn(later.id, 60);
  const admin = await makePerson(product.app, { role: 'admin' });
  await updateSettings(product.app, admin, { takesPoints: false });
  await sweep('2030-12-01T12:00:00');
  expect([await balanceOf(warned.id), await balanceOf(later.id), await subjectsTo(later)]).toEqual([120, 60, []]);
  await updateSettings(product.app, admin, { takesPoints: true });
  await sweep('2030-12-31T23:59:59');
  expect([await balanceOf(warned.id), await subjectsTo(later)]).toEqual([
    120,
    ['Your 60 points count until 30 Jan 2031'],
  ]);
  await sweep('2031-01-01T00:00:00');
  expect([await balanceOf(warned.id), await balanceOf(later.id)]).toEqual([0, 60]);
});

test('whoever is suspended gets the letter once they are restored, and keeps the points until then', async () => {
  const person = await withEmail();
  await earn(person.id, 120);
  const suspend = (suspendedAt: Date | null) =>
    product.app.db
      .update(people)
      .set({ suspendedAt, suspendedReason: suspendedAt && 'x' })
      .where(eq(people.id, person.id));
  await suspend(product.clock.now());
  await sweep('2029-05-01T12:00:00');
  expect([await subjectsTo(person), await balanceOf(person.id)]).toEqual([[], 120]);
  await suspend(null);
  await sweep('2029-05-02T12:00:00');
  expect(await subjectsTo(person)).toEqual(['Your 120 points count until 1 Jun 2029']);
});

test('without points there is no letter and nothing to expire, and all of many are reached', async () => {
  const spent = await withEmail();
  await earn(spent.id, 50);
  await spend(spent.id, 50);
  const many: string[] = [];
  for (let index = 0; index < 201; index++) many.push((await makePerson(product.app)).id);
  await product.app.db
    .insert(pointsAccounts)
    .values(many.map((personId) => ({ personId, balance: 7, expiresAt: at('2027-01-01T00:00:00'), warnsAt: null })));
  await sweep('2029-01-01T12:00:00');
  expect([await subjectsTo(spent), (await movesOf(spent.id)).length]).toEqual([[], 2]);
  expect(await Promise.all(many.slice(-2).map(balanceOf))).toEqual([0, 0]);
});

test.each([
  { on: true, differs: false },
  { on: false, differs: true },
])(
  'a booking spends points while they expire, guard $on: balance and entries differ $differs',
  async ({ on, differs }) => {
    const person = await withEmail();
    await earn(person.id, 120);
    await sweep('2028-10-22T12:00:00');
    product.clock.freeze(at('2028-11-22T12:00:00'));
    let spending: Promise<unknown> = Promise.resolve();
    await withGuard({ on }, async () => {
      pauseAfter('lockExpired', async () => {
        spending = spend(person.id, 100).catch(() => undefined);
        // Without the lock it is done before the balance is taken away; with it, it waits for that and finds none.
        if (!on) await spending;
      });
      await expirePoints(product.app);
      await spending;
    });
    const sum = (await movesOf(person.id)).reduce((all, [, points]) => all + Number(points), 0);
    expect(sum !== (await balanceOf(person.id))).toBe(differs);
  },
);
