import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { StripeDispute } from '#server/outside/stripe-disputes.ts';
import type * as LockProvider from '#server/providers/lock-provider.ts';
import { usd } from '#shared/money.ts';
import { makePerson } from '#tests/support/factories.ts';
import { pauseAfter, withGuard } from '#tests/support/guard.ts';
import type * as Balances from '../ledger/balances.ts';
import { payableBalance } from '../ledger/balances.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { payoutEntries } from '../ledger/postings.ts';
import { approvePayout } from '../payouts/approve-payout.ts';
import { collectPayout } from '../payouts/collect-payout.ts';
import { createPayoutApp, makeEarner, makeTrip, owe, type PayoutApp } from '../payouts/payouts.fixture.ts';
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
  product = await createPayoutApp();
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
  // The trip's own share was paid out before; the draft holds what other trips have earned since.
  await transaction(app, (tx) =>
    postLedger(tx, { kind: 'payout', source: newId(), entries: payoutEntries(usd(8_800), 968_000), providerId, at }),
  );
  await owe(product, providerId, 8_800);
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
