import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { type Stage, type Stay, setStage, type Traveller } from './stage.ts';
import { checkInvariants, stateOf } from './witness.ts';

let stage: Stage;
let admin: Traveller;
beforeAll(async () => {
  stage = await setStage();
  admin = await stage.admin();
});
afterAll(() => stage.close());

const run = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];
const refundOf = async (stay: Stay): Promise<AdminRefund> => {
  const { body } = await stage.call<{ items: AdminRefund[] }>('/api/admin/refunds?pageSize=50', { as: admin });
  return body.items.find(({ booking }) => booking.id === stay.id) ?? expect.unreachable('there is no refund');
};
const notePaid = ({ id }: AdminRefund, reference: string) =>
  stage.call<AdminRefund>(`/api/admin/refunds/${id}/paid`, { as: admin, body: { reference, from: 'bank' } });

/** Cancelled while cards are off and handed to a person; then the cardholder's bank disputes what was paid. */
async function disputedByHand(): Promise<{ stay: Stay; decide: (outcome: 'won' | 'lost') => Promise<void> }> {
  const { app, control } = stage.product;
  const stay = await stage.book();
  await stage.card(stay, '4242424242424242');
  const cards = app.stripe;
  app.stripe = undefined;
  await stage.cancel(stay);
  const { id } = await refundOf(stay);
  const taken = await stage.call<AdminRefund>(`/api/admin/refunds/${id}/by-hand`, { as: admin, method: 'POST' });
  expect(taken.body).toMatchObject({ status: 'manual', heldBack: null });
  app.stripe = cards;
  const [{ intent } = { intent: '' }] = await run<{ intent: string }>(
    sql`select a.stripe_intent_id as intent from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${stay.id}`,
  );
  const { dispute } = await control<{ dispute: string }>('stripe', 'dispute', { intent });
  await stage.pass(10);
  const decide = async (outcome: 'won' | 'lost') => {
    await control('stripe', 'decide', { dispute, outcome });
    await stage.pass(10);
  };
  return { stay, decide };
}

const SENT = { 'refund:pending:USD': 10_000, 'bank:USD': -10_000 };

test.each([
  { outcome: 'lost', closed: { 'loss:chargeback:USD': 10_000, 'dispute:held:USD': -10_000 } },
  { outcome: 'won', closed: { 'stripe:clearing:USD': 10_000, 'dispute:held:USD': -10_000 } },
] as const)(
  'F32: sent by hand, disputed, noted as paid, $outcome: the books tell of both',
  async ({ outcome, closed }) => {
    const { stay, decide } = await disputedByHand();
    const waiting = await refundOf(stay);
    expect(waiting).toMatchObject({ status: 'manual', heldBack: 'disputed' });
    // What has left before anybody knew of the dispute is a fact.
    const noted = await notePaid(waiting, `KCB-${outcome}`);
    expect([noted.status, noted.body.status, noted.body.heldBack]).toEqual([200, 'succeeded', null]);
    await decide(outcome);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ method: 'manual', status: 'succeeded', amount: 10_000 }],
      ledger: { refund_manual: SENT, dispute_closed: closed },
      mails: { refundDone: 1 },
    });
    expect(await refundOf(stay)).toMatchObject({ reference: `KCB-${outcome}` });
    expect(
      await run(
        sql`select status from reconciliation_issues where code = 'refund_by_hand' and subject = ${waiting.id}`,
      ),
    ).toEqual([{ status: 'closed' }]);
    await checkInvariants(stage, stay);
  },
);

test('F32: not sent by hand, disputed and lost: the bank has paid it, and there is nothing to note', async () => {
  const { stay, decide } = await disputedByHand();
  await decide('lost');
  const refund = await refundOf(stay);
  expect(refund).toMatchObject({ status: 'succeeded', method: 'stripe', heldBack: null });
  expect((await notePaid(refund, 'KCB-late')).body.code).toBe('not_ready');
  expect((await stateOf(stage.product, stay)).ledger.dispute_closed).toEqual({
    'refund:pending:USD': 10_000,
    'dispute:held:USD': -10_000,
  });
  await checkInvariants(stage, stay);
});

test('and the books agree with the rows', async () => {
  expect(await checkLedger(stage.product.app)).toBe(0);
});
