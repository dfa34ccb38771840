import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type * as Repository from '#server/payments/refunds/repository.ts';
import { withGuard } from '../../support/guard.ts';
import { openScenario } from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';

/** Without the guard it is not checked whether the payment is disputed. */
vi.mock('#server/payments/refunds/repository.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof Repository>, (real) => ({
    async lockPaymentsOf(tx, bookingId) {
      const found = await real.lockPaymentsOf(tx, bookingId);
      return found.map((one) => ({ ...one, payment: { ...one.payment, disputed: false } }));
    },
  })),
);

const scenario = await openScenario();

test.each([
  { on: true, status: 409, refunds: 0 },
  { on: false, status: 200, refunds: 1 },
])(
  'F32: a booking is cancelled while its payment is disputed, guard $on: $refunds refunds are decided',
  async ({ on, status, refunds }) => {
    const stay = await scenario.book();
    await scenario.card(stay, '4000000000000259');
    await scenario.advance(3);
    expect((await withGuard({ on }, () => scenario.cancel(stay))).status).toBe(status);
    expect((await stateOf(scenario.product, stay)).refunds).toHaveLength(refunds);
  },
);

test('while a payment is disputed neither a change nor a cancellation is offered; once the dispute is won both are', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4000000000000259');
  await scenario.advance(3);
  const body = { startDate: stay.startDate, guests: 1 };
  const quote = () => scenario.call(`/api/bookings/${stay.id}/changes/quote`, { as: stay.traveller, body });
  expect(await scenario.read(stay)).toMatchObject({ disputed: true, cancellation: null, changeable: false });
  expect(await quote()).toMatchObject({ status: 409, body: { code: 'disputed' } });
  await scenario.product.app.db.execute(sql`update payments set disputed = false where booking_id = ${stay.id}`);
  expect(await scenario.read(stay)).toMatchObject({
    disputed: false,
    cancellation: { refundAmount: 100 },
    changeable: true,
  });
  expect((await quote()).status).toBe(200);
});
