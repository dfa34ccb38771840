import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { applyDispute } from '#server/payments/disputes/apply-dispute.ts';
import { compareBookings } from '#server/payments/reconciliation/books.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { listService, openScenario, type Stay } from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';
import { refundPart } from '../support/payments.ts';

const good = '4242424242424242';

const scenario = await openScenario();

/** The bank disputes all that was charged, whatever was refunded of it, and the dispute is lost. */
async function lose(stay: Stay, seq: number, amountCents: number): Promise<void> {
  const { app } = scenario.product;
  const [row] = await app.db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(and(eq(payments.bookingId, stay.id), eq(payments.seq, seq), eq(paymentAttempts.status, 'succeeded')));
  const intent = row?.attempt.stripeIntentId;
  if (!row || !intent) throw new Error('Nothing was paid');
  const { dispute } = await scenario.product.control<{ dispute: string }>('stripe', 'dispute', { intent });
  const found = await app.stripe?.retrieveDispute(dispute);
  if (found?.kind !== 'dispute') throw new Error('Stripe knows of no dispute');
  const whole = { ...found, amountCents, withdrawnCents: amountCents };
  await transaction(app, (tx) => applyDispute(app, tx, row.attempt, whole));
  await transaction(app, (tx) => applyDispute(app, tx, row.attempt, { ...whole, status: 'lost' }));
}

const differences = async (stay: Stay) =>
  (await compareBookings(scenario.product.app.db)).filter(({ subject }) => subject === stay.id);

/** The refunds that the lost dispute counts as. */
async function chargebacks(stay: Stay) {
  const { rows } = await scenario.product.app.db.execute(
    sql`select r.usd_cents::int as "usdCents", r.points_back as points from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = ${stay.id} and r.reason = 'chargeback'`,
  );
  return rows;
}

test('F32: when a bank takes all of a payment that was partly refunded the other payment does not bear the difference', async () => {
  const serviceId = await listService(scenario.product, 5_000, { capacity: 4 });
  const stay = await scenario.book({ serviceId });
  await scenario.card(stay, good);
  const wish = { startDate: stay.startDate, guests: 3, total: 150 };
  expect((await scenario.call(`/api/bookings/${stay.id}/changes`, { as: stay.traveller, body: wish })).status).toBe(
    201,
  );
  await scenario.card(stay, good);
  await scenario.pass(5);
  await refundPart(scenario, stay);
  await scenario.pass(10);
  await lose(stay, 2, 5_000);
  expect((await stateOf(scenario.product, stay)).ledger.dispute_closed).toEqual({
    'customer:deposits:USD': 1_000,
    'loss:chargeback:USD': 4_000,
    'dispute:held:USD': -5_000,
  });
  expect(await chargebacks(stay)).toEqual([{ usdCents: 1_000, points: 0 }]);
  expect(await differences(stay)).toEqual([]);
});

test('F32: when points had paid a part of such a payment they are returned in proportion, to the cent', async () => {
  const traveller = await scenario.register();
  const at = scenario.product.clock.now();
  const earned = { personId: traveller.id, bookingId: newId(), points: 500, at };
  await transaction(scenario.product.app, (tx) => earnPoints(tx, earned));
  const stay = await scenario.book({ traveller, points: 500 });
  await scenario.card(stay, good);
  await scenario.pass(5);
  await refundPart(scenario, stay);
  await scenario.pass(10);
  await lose(stay, 1, 9_500);
  expect((await stateOf(scenario.product, stay)).ledger.dispute_closed).toEqual({
    'customer:deposits:USD': 6_000,
    'loyalty:USD': -300,
    'loss:chargeback:USD': 3_800,
    'dispute:held:USD': -9_500,
  });
  expect(await chargebacks(stay)).toEqual([{ usdCents: 5_700, points: 300 }]);
  expect(await differences(stay)).toEqual([]);
  expect(await scenario.read(stay)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
});
