import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { openScenario, PRICE_KES, type Stay } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { bookAndPay, refundPart } from '../support/payments.ts';

/** M-Pesa refuses every order to this phone, as if the disbursement account were empty, so its refund stays queued. */
const refusing = '41';

const scenario = await openScenario();

/** Moves the clock to an hour before the trip's end, or past it, when the price is split. */
async function advanceToEnd(stay: Stay, minutes: -60 | 1): Promise<void> {
  const { rows } = await scenario.product.app.db.execute<{ at: string }>(
    sql`select (completes_at + ${minutes} * interval '1 minute')::text as at from bookings where id = ${stay.id}`,
  );
  const until = new Date(rows[0]?.at ?? '').getTime();
  await scenario.advance(Math.ceil(Math.max(0, until - scenario.product.clock.now().getTime()) / 1_000));
}

async function refundOf(stay: Stay): Promise<{ id: string; status: string }> {
  const { rows } = await scenario.product.app.db.execute<{ id: string; status: string }>(
    sql`select r.id, r.status from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
  );
  return rows[0] ?? expect.unreachable('there is no refund');
}

async function tryToWithdraw(stay: Stay): Promise<{ status: number; code: string | undefined }> {
  // Withdrawn between two tries, since an order that M-Pesa has cannot be withdrawn.
  for (let tries = 0; tries < 6 && (await refundOf(stay)).status !== 'queued'; tries++) await scenario.pass(5);
  const as = await scenario.admin();
  const { id } = await refundOf(stay);
  const { status, body } = await scenario.call(`/api/admin/refunds/${id}/withdraw`, { method: 'POST', as });
  return { status, code: body.code };
}

async function withdraw(stay: Stay): Promise<void> {
  expect((await tryToWithdraw(stay)).status).toBe(200);
  await scenario.advance(3_600);
}

/** What each account holds of the booking, in cents. */
async function shares(stay: Stay): Promise<Record<string, number>> {
  const { ledger } = await stateOf(scenario.product, stay);
  const sums: Record<string, number> = {};
  for (const posting of Object.values(ledger)) {
    for (const [account, amount] of Object.entries(posting)) sums[account] = (sums[account] ?? 0) - amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([name, cents]) => cents !== 0 && !/fx|mpesa/.test(name)));
}

const whole = { 'provider:payable:USD': 8_800, 'commission:USD': 1_200 };

test('a refund withdrawn before the trip restores the deposit, which is split after the trip', async () => {
  const stay = await bookAndPay(scenario, refusing);
  await refundPart(scenario, stay, { bearer: 'us' });
  await scenario.pass(20, 5);
  await withdraw(stay);
  expect(await shares(stay)).toEqual({ 'customer:deposits:USD': 10_000 });
  await advanceToEnd(stay, 1);
  expect(await shares(stay)).toEqual(whole);
  await checkInvariants(scenario, stay);
});

test('a refund decided before the trip and withdrawn after it has its part of the deposit split too', async () => {
  const stay = await bookAndPay(scenario, refusing);
  await advanceToEnd(stay, -60);
  await refundPart(scenario, stay, { bearer: 'us' });
  await scenario.pass(20, 5);
  await advanceToEnd(stay, 1);
  await withdraw(stay);
  expect(await shares(stay)).toEqual(whole);
  await checkInvariants(scenario, stay);
});

test.each(['us', 'everyone'] as const)(
  'a refund decided after the trip and borne by %s returns the money to its bearer when it is withdrawn',
  async (by) => {
    const stay = await bookAndPay(scenario, refusing);
    await advanceToEnd(stay, 1);
    await refundPart(scenario, stay, { bearer: by });
    await scenario.pass(20, 5);
    await withdraw(stay);
    expect(await shares(stay)).toEqual(whole);
    await checkInvariants(scenario, stay);
  },
);

test('a withdrawn refund of a booking that was cancelled since is split like the rest of the cancelled booking', async () => {
  const stay = await bookAndPay(scenario, refusing);
  await advanceToEnd(stay, -60);
  await refundPart(scenario, stay, { bearer: 'us' });
  await scenario.pass(20, 5);
  await scenario.cancel(stay, { reason: 'Closed', refund: 'policy' }, await scenario.admin());
  await withdraw(stay);
  expect(await shares(stay)).toEqual({ 'provider:payable:USD': 8_800, 'cancellation:USD': 1_200 });
  await checkInvariants(scenario, stay);
});

test.each([
  { refund: 'policy', reason: 'policy' },
  { refund: 'full', reason: 'our_cancel' },
])('a refund that our cancellation promised ($refund) cannot be withdrawn', async ({ refund, reason }) => {
  const stay = await bookAndPay(scenario, refusing);
  const { body } = await scenario.cancel(stay, { reason: 'Closed', refund }, await scenario.admin());
  expect(body.refunds).toMatchObject([{ reason, amount: PRICE_KES }]);
  await scenario.pass(20, 5);
  expect(await tryToWithdraw(stay)).toEqual({ status: 409, code: 'not_ready' });
  expect((await stateOf(scenario.product, stay)).mails).toMatchObject({ cancelled: 1 });
  await checkInvariants(scenario, stay);
});

test('at the end the ledger agrees with the rows', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
