import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '#server/db/client.ts';
import { type Stage, setStage } from './stage.ts';
import { stateOf } from './witness.ts';

const guard = vi.hoisted(() => ({ on: true }));
vi.mock('#server/payments/refunds/repository.ts', async (load) => {
  const repository = await load<typeof import('#server/payments/refunds/repository.ts')>();
  return {
    ...repository,
    lockPaymentsOf: async (tx: Tx, bookingId: string) => {
      const found = await repository.lockPaymentsOf(tx, bookingId);
      // As if nobody looked whether a bank holds the money.
      return guard.on ? found : found.map((one) => ({ ...one, payment: { ...one.payment, disputed: false } }));
    },
  };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => {
  guard.on = true;
});
afterAll(() => stage.close());

test.each([
  { on: true, status: 409, refunds: 0 },
  { on: false, status: 200, refunds: 1 },
])(
  'F32: cancelled while the bank holds the money, guard $on: $refunds refund decided',
  async ({ on, status, refunds }) => {
    const stay = await stage.book();
    await stage.card(stay, '4000000000000259');
    await stage.advance(3);
    guard.on = on;
    expect((await stage.cancel(stay)).status).toBe(status);
    expect((await stateOf(stage.product, stay)).refunds).toHaveLength(refunds);
  },
);

test('while the bank holds the money neither a change nor a cancellation is offered; once it is won both are', async () => {
  const stay = await stage.book();
  await stage.card(stay, '4000000000000259');
  await stage.advance(3);
  const body = { startDate: stay.startDate, guests: 1 };
  const quote = () => stage.call(`/api/bookings/${stay.id}/changes/quote`, { as: stay.traveller, body });
  expect(await stage.read(stay)).toMatchObject({ disputed: true, cancellation: null, changeable: false });
  expect(await quote()).toMatchObject({ status: 409, body: { code: 'disputed' } });
  await stage.product.app.db.execute(sql`update payments set disputed = false where booking_id = ${stay.id}`);
  expect(await stage.read(stay)).toMatchObject({
    disputed: false,
    cancellation: { refundAmount: 100 },
    changeable: true,
  });
  expect((await quote()).status).toBe(200);
});
