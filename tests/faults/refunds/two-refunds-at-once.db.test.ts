import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import type * as Repository from '#server/payments/refunds/repository.ts';
import { atBarrier, withGuard } from '../../support/guard.ts';
import { openScenario } from '../../support/scenario.ts';
import { movedFor, stateOf } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';

vi.mock('#server/bookings/lock-booking.ts', async (original) =>
  (await import('../../support/guard.ts')).unlockedBooking(original<typeof LockBooking>),
);

vi.mock('#server/payments/refunds/repository.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    lockPaymentsOf: (tx, bookingId) =>
      tx
        .select({ payment: payments, attempt: paymentAttempts })
        .from(payments)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
        .where(eq(payments.bookingId, bookingId))
        .orderBy(asc(payments.seq)),
    async listUnwithdrawnRefunds(...args) {
      const found = await real.listUnwithdrawnRefunds(...args);
      await atBarrier();
      return found;
    },
  })),
);

const scenario = await openScenario();

test.each([
  { on: true, made: 1 },
  { on: false, made: 2 },
])('two admins refund 60 of 100 at once, locks $on: $made refunds', async ({ on, made }) => {
  const [stay, one, other] = [await bookAndPay(scenario), await scenario.admin(), await scenario.admin()];
  const give = (as: typeof one) =>
    scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as, body: { amount: 60, reason: 'A wet tent' } });
  const answers = await withGuard({ on, participants: 2 }, () => Promise.all([give(one), give(other)]));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(made);
  const { ledger } = await stateOf(scenario.product, stay);
  expect(ledger.refund?.['refund:pending:USD']).toBe(-6_000 * made);
  // Stripe would refuse the second one, so only the ledger would be wrong.
  await scenario.pass(6);
  expect((await movedFor(scenario.product, stay)).usdCents).toBe(4_000);
});

test('F28: a cancellation and a goodwill refund at once refund what was paid, once', async () => {
  const [stay, admin] = [await bookAndPay(scenario), await scenario.admin()];
  const [cancelled, goodwill] = await Promise.all([
    scenario.cancel(stay),
    scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body: { amount: 60, reason: 'A wet tent' } }),
  ]);
  expect(cancelled.status).toBe(200);
  expect([201, 409]).toContain(goodwill.status);
  await scenario.pass(6);
  expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
  expect((await movedFor(scenario.product, stay)).usdCents).toBe(0);
});
