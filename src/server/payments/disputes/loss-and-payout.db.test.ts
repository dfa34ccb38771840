import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import type { StripeDispute } from '#server/outside/stripe-disputes.ts';
import type * as LockProvider from '#server/providers/lock-provider.ts';
import { makePerson } from '#tests/support/factories.ts';
import { pauseAfter, withGuard } from '#tests/support/guard.ts';
import type * as Balances from '../ledger/balances.ts';
import { payableBalance } from '../ledger/balances.ts';
import { approvePayout, withdrawPayout } from '../payouts/approve-payout.ts';
import { collectPayout } from '../payouts/collect-payout.ts';
import { noteBankItem } from '../payouts/note-bank-item.ts';
import { bank, createPayoutApp, makeEarner, makeTrip, owe, type PayoutApp } from '../payouts/payouts.fixture.ts';
import { paymentAttempts } from '../records/tables.ts';
import { applyDispute } from './apply-dispute.ts';

vi.mock('#server/providers/lock-provider.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof LockProvider>, () => ({
    lockProvider: async () => undefined,
  })),
);
vi.mock('../ledger/balances.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Balances>, ({ payableBalance }) => ({
    payableBalance,
  })),
);

let product: PayoutApp;
beforeAll(async () => {
  product = await createPayoutApp({ jobs: notificationsJobs });
});
afterAll(() => product.close());

const lost = (amountCents: number): StripeDispute => ({
  kind: 'dispute',
  id: `du_${newId()}`,
  status: 'lost',
  reason: 'fraudulent',
  amountCents,
  feeCents: 1_500,
  withdrawnCents: amountCents,
  intentId: undefined,
  chargeId: 'ch_1',
  isInquiry: false,
  createdAt: product.clock.now(),
});

const approve = async (providerId: string) => {
  const { app } = product;
  const now = app.clock.now();
  const draft = await transaction(app, (tx) =>
    collectPayout(tx, { providerId, period: '2026-11-16', requestedBy: null, now }),
  );
  if (typeof draft === 'string') throw new Error(draft);
  return approvePayout(app, await makePerson(app, { role: 'admin' }), draft.id);
};

const lose = async (attemptId: string, status: 'needs_response' | 'lost' = 'lost', dispute = lost(10_000)) => {
  const { app } = product;
  const [attempt] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt) throw new Error('no attempt');
  expect(await transaction(app, (tx) => applyDispute(app, tx, attempt, { ...dispute, status }))).toBe('applied');
};

test('a share that was paid out is not taken from what other trips have earned: we bear it', async () => {
  const { providerId } = await makeEarner(product);
  const { attemptId } = await makeTrip(product, providerId);
  product.clock.advance(60_000);
  await approve(providerId);
  product.clock.advance(60_000);
  await owe(product, providerId, 20_000);
  await lose(attemptId);
  expect(await payableBalance(product.app.db, providerId)).toBe(20_000);
});

test('a draft, and one that was withdrawn, is not paid out; nor is a share that a dispute has kept back', async () => {
  const { app } = product;
  const { providerId } = await makeEarner(product);
  const { attemptId } = await makeTrip(product, providerId);
  const admin = await makePerson(app, { role: 'admin' });
  const draft = await transaction(app, (tx) =>
    collectPayout(tx, { providerId, period: '2026-11-16', requestedBy: null, now: app.clock.now() }),
  );
  if (typeof draft === 'string') throw new Error(draft);
  await withdrawPayout(app, admin, draft.id);
  product.clock.advance(60_000);
  const dispute = lost(10_000);
  await lose(attemptId, 'needs_response', dispute);
  product.clock.advance(60_000);
  await owe(product, providerId, 20_000);
  await approve(providerId);
  expect(await payableBalance(app.db, providerId)).toBe(8_800);
  product.clock.advance(60_000);
  await owe(product, providerId, 5_000);
  await lose(attemptId, 'lost', dispute);
  expect(await payableBalance(app.db, providerId)).toBe(5_000);
});

test('a share of which the transfer has failed is owed again, so it is taken back', async () => {
  const { app } = product;
  const { providerId } = await makeEarner(product, { destination: bank });
  const { attemptId } = await makeTrip(product, providerId);
  product.clock.advance(60_000);
  const { id, items } = await approve(providerId);
  const admin = await makePerson(app, { role: 'admin' });
  await noteBankItem(app, admin, { id, itemId: items[0]?.id ?? '', note: { failed: 'Account closed' } });
  await owe(product, providerId, 20_000);
  product.clock.advance(60_000);
  await lose(attemptId);
  expect(await payableBalance(app.db, providerId)).toBe(20_000);
});

test.each([
  { on: true, approved: 'payout_not_covered', owedCents: 0 },
  // Without the lock both use the same dollars, and the provider is paid what the lost dispute has taken.
  { on: false, approved: 'approved', owedCents: -8_800 },
])('a dispute is lost while a payout is approved, guard $on: owed $owedCents', async ({ on, approved, owedCents }) => {
  const { app } = product;
  const { providerId } = await makeEarner(product);
  const admin = await makePerson(app, { role: 'admin' });
  const { attemptId } = await makeTrip(product, providerId);
  const at = app.clock.now();
  const draft = await transaction(app, (tx) =>
    collectPayout(tx, { providerId, period: '2026-11-16', requestedBy: null, now: at }),
  );
  if (typeof draft === 'string') throw new Error(draft);

  const [attempt] = await app.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt) throw new Error('no attempt');
  const outcomes = await withGuard({ on, skip: 1 }, async () => {
    const [read, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The dispute has read what is owed, and waits.
    pauseAfter('payableBalance', () => {
      read.resolve();
      return resumed.promise;
    });
    const loss = transaction(app, (tx) => applyDispute(app, tx, attempt, lost(10_000)));
    await read.promise;
    const approval = approvePayout(app, admin, draft.id).then(
      () => 'approved',
      (problem: Error) => problem.message,
    );
    if (!on) await approval;
    resumed.resolve();
    return [await loss, await approval];
  });
  expect(outcomes).toEqual(['applied', approved]);
  expect(await payableBalance(app.db, providerId)).toBe(owedCents);
});
