import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { payments } from '#server/payments/tables.ts';
import { type Stage, type Stay, setStage } from './stage.ts';
import { movedFor, stateOf } from './witness.ts';

/** What protects against two at once can be taken out, and then two at once must show. */
const guard = vi.hoisted(() => ({ on: true, readers: 0 }));

/** Without the locks each waits here until another has read the same. */
async function untilTwoHaveRead(): Promise<void> {
  guard.readers += 1;
  await vi.waitUntil(() => guard.readers >= 2, { timeout: 5_000, interval: 5 });
}

vi.mock('#server/bookings/lifecycle.ts', async (real) => {
  const lifecycle = await real<typeof import('#server/bookings/lifecycle.ts')>();
  return {
    ...lifecycle,
    async lockBooking(tx: Tx, id: string) {
      if (guard.on) return lifecycle.lockBooking(tx, id);
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      return booking;
    },
  };
});

vi.mock('#server/payments/refunds/repository.ts', async (real) => {
  const repository = await real<typeof import('#server/payments/refunds/repository.ts')>();
  return {
    ...repository,
    async lockPaymentsOf(tx: Tx, bookingId: string) {
      if (guard.on) return repository.lockPaymentsOf(tx, bookingId);
      const { paymentAttempts } = await import('#server/payments/tables.ts');
      const found = await tx
        .select({ payment: payments, attempt: paymentAttempts })
        .from(payments)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
        .where(eq(payments.bookingId, bookingId))
        .orderBy(asc(payments.seq));
      return found;
    },
    async listStanding(...args: Parameters<typeof repository.listStanding>) {
      const standing = await repository.listStanding(...args);
      if (!guard.on) await untilTwoHaveRead();
      return standing;
    },
  };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => {
  Object.assign(guard, { on: true, readers: 0 });
});
afterAll(() => stage.close());

async function paidByCard(): Promise<Stay> {
  const stay = await stage.book();
  await stage.card(stay, '4242424242424242');
  await stage.pass(2);
  return stay;
}

test.each([
  { on: true, made: 1 },
  { on: false, made: 2 },
])('two admins give 60 of 100 back, with the locks $on: $made may', async ({ on, made }) => {
  const [stay, one, other] = [await paidByCard(), await stage.admin(), await stage.admin()];
  const give = (as: typeof one) =>
    stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as, body: { amount: 60, reason: 'A wet tent' } });
  guard.on = on;
  const answers = await Promise.all([give(one), give(other)]);
  guard.on = true;
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(made);
  const { ledger } = await stateOf(stage.product, stay);
  expect(ledger.refund?.['refund:pending:USD']).toBe(-6_000 * made);
  // Stripe would have refused the second: the ledger alone would have been wrong.
  await stage.pass(6);
  expect((await movedFor(stage.product, stay)).usdCents).toBe(4_000);
});

test('a cancellation and a goodwill at once: together they give back what was paid, once', async () => {
  const [stay, admin] = [await paidByCard(), await stage.admin()];
  const [cancelled, goodwill] = await Promise.all([
    stage.cancel(stay),
    stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body: { amount: 60, reason: 'A wet tent' } }),
  ]);
  expect(cancelled.status).toBe(200);
  expect([201, 409]).toContain(goodwill.status);
  await stage.pass(6);
  expect((await stateOf(stage.product, stay)).standing).toBe('cancelled/refunded');
  expect((await movedFor(stage.product, stay)).usdCents).toBe(0);
});
