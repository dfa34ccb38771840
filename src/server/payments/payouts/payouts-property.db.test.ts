import { eq, gt, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { kesFor, usd } from '#shared/money.ts';
import { makePerson } from '#tests/support/factories.ts';
import { disbursements } from '../disbursements/tables.ts';
import { payableBalance } from '../ledger/balances.ts';
import { approvePayout, withdrawPayout } from './approve-payout.ts';
import { createPayoutApp, type Earner, makeEarner, owe, type PayoutApp } from './payouts.fixture.ts';
import { balancesOf } from './provider-balances.ts';
import { listPayoutsOf } from './queries.ts';
import { listItems } from './repository.ts';
import { requestPayout } from './request-payout.ts';
import { retryItem } from './retry-item.ts';
import { payoutItemOwner } from './settle-item.ts';
import { payoutItems, payouts } from './tables.ts';

let product: PayoutApp;
let admin: Awaited<ReturnType<typeof makePerson>>;
beforeAll(async () => {
  product = await createPayoutApp();
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product.close());

/** One action of a provider, an admin or M-Pesa; `which` selects the payout or item that it is applied to. */
type Step =
  | { does: 'earn'; cents: number }
  | { does: 'request' | 'approve' | 'withdraw' | 'retry' | 'succeed' | 'fail'; which: number };

const which = fc.nat({ max: 9 });
const act = (...does: Exclude<Step['does'], 'earn'>[]) => fc.record({ does: fc.constantFrom(...does), which });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('earn' as const), cents: fc.integer({ min: 1, max: 400_000 }) }),
  },
  { weight: 6, arbitrary: act('request', 'approve') },
  { weight: 5, arbitrary: act('succeed', 'fail') },
  { weight: 3, arbitrary: act('retry') },
  { weight: 1, arbitrary: act('withdraw') },
);

/** Runs an action and ignores refusals (AppError). Any other error fails the test. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function take({ providerId, member }: Earner, next: Step): Promise<number> {
  const { app } = product;
  if (next.does === 'earn') {
    await owe(product, providerId, next.cents);
    return next.cents;
  }
  if (next.does === 'request') await tried(() => requestPayout(app, { providerId, personId: member.id }));
  const { items: made } = await listPayoutsOf(app.db, providerId, { page: 1, pageSize: 50 });
  /** One of those that the action fits; for `which` 0 any one. */
  const pick = <T>(all: T[], fits: (one: T) => boolean): T | undefined => {
    const fitting = next.which === 0 ? all : all.filter(fits);
    return fitting[next.which % Math.max(1, fitting.length)];
  };
  const payout = pick(made, ({ status }) => status === 'draft');
  const items = made.flatMap((one) => one.items.map((item) => ({ ...item, payoutId: one.id })));
  if (payout && next.does === 'approve') await tried(() => approvePayout(app, admin, payout.id));
  if (payout && next.does === 'withdraw') await tried(() => withdrawPayout(app, admin, payout.id));
  const failed = pick(items, ({ status }) => status === 'failed');
  if (failed && next.does === 'retry') {
    await tried(() => retryItem(app, admin, { id: failed.payoutId, itemId: failed.id }));
  }
  const sent = pick(items, ({ status }) => status === 'sending');
  if (sent && (next.does === 'succeed' || next.does === 'fail')) await settle(sent.id, next.does);
  return 0;
}

/** Ends the item's order, if there is one; reported twice, as callbacks are. */
async function settle(itemId: string, result: 'succeed' | 'fail'): Promise<void> {
  const { app } = product;
  const [order] = await app.db.select().from(disbursements).where(eq(disbursements.ownerId, itemId));
  if (!order || order.status === 'failed' || order.status === 'succeeded') return;
  const status = result === 'succeed' ? 'succeeded' : 'failed';
  const said = { status, receipt: status === 'succeeded' ? `R-${itemId}` : null } as const;
  for (let time = 0; time < 2; time++) {
    await transaction(app, async (tx) => {
      await payoutItemOwner.lock(tx, itemId);
      await payoutItemOwner.statusChanged(app, tx, { ...order, ...said }, status);
      await tx.update(disbursements).set(said).where(eq(disbursements.id, order.id));
    });
  }
}

test('after random actions every cent is owed, on its way or paid, and nothing is paid that was not earned', async () => {
  const { db } = product.app;
  const history = fc.array(step, { minLength: 10, maxLength: 30, size: 'max' });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const earner = await makeEarner(product);
      const { providerId } = earner;
      let earned = 0;
      for (const next of steps) earned += await take(earner, next);
      const { payable, onTheWay, paidOut } = await balancesOf(db, providerId);
      const own = await db.select().from(payouts).where(eq(payouts.providerId, providerId));
      const drafts = own.filter(({ status }) => status === 'draft').reduce((sum, { usdCents }) => sum + usdCents, 0);
      expect(payable + drafts + onTheWay + paidOut).toBe(earned);
      expect(await payableBalance(db, providerId)).toBe(payable + drafts);
      expect(Math.min(payable, onTheWay, paidOut)).toBeGreaterThanOrEqual(0);
      expect(own.filter(({ status }) => ['draft', 'approved', 'sending'].includes(status)).length).toBeLessThan(2);
      let paid = 0;
      for (const payout of own) {
        const items = await listItems(db, payout.id);
        const first = items.filter(({ replaces }) => replaces === null);
        expect(first.reduce((sum, { usdCents }) => sum + usdCents, 0)).toBe(payout.usdCents);
        expect(first.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(payout.kesMinor);
        expect(payout.kesMinor).toBe(kesFor(usd(payout.usdCents), payout.rate) * 100);
        paid += items.filter(({ status }) => status === 'paid').reduce((sum, { usdCents }) => sum + usdCents, 0);
      }
      expect(paid).toBe(paidOut);
    }),
    { numRuns: 40, seed: 20261121, endOnFailure: true },
  );
  // The histories went through all of it.
  expect(await db.$count(payoutItems, eq(payoutItems.status, 'paid'))).toBeGreaterThan(10);
  expect(await db.$count(payoutItems, isNotNull(payoutItems.replaces))).toBeGreaterThan(1);
  expect(await db.$count(payoutItems, gt(payoutItems.seq, 1))).toBeGreaterThan(5);
}, 300_000);
