import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { openScenario, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { intentOf } from '../support/payments.ts';

const scenario = await openScenario();
let admin: Traveller;
beforeAll(async () => {
  admin = await scenario.admin();
});

const refundOf = async (stay: Stay): Promise<AdminRefund> => {
  const { body } = await scenario.call<{ items: AdminRefund[] }>('/api/admin/refunds?pageSize=50', { as: admin });
  return body.items.find(({ booking }) => booking.id === stay.id) ?? expect.unreachable('there is no refund');
};
const notePaid = ({ id }: AdminRefund, reference: string) =>
  scenario.call<AdminRefund>(`/api/admin/refunds/${id}/paid`, { as: admin, body: { reference, from: 'bank' } });

/** A booking whose refund is to be sent by hand, because cards were off, and whose payment a bank then disputes. */
async function disputedByHand(): Promise<{ stay: Stay; decide: (outcome: 'won' | 'lost') => Promise<void> }> {
  const { app, control } = scenario.product;
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  const cards = app.stripe;
  app.stripe = undefined;
  await scenario.cancel(stay);
  const { id } = await refundOf(stay);
  const taken = await scenario.call<AdminRefund>(`/api/admin/refunds/${id}/by-hand`, { as: admin, method: 'POST' });
  expect(taken.body).toMatchObject({ status: 'manual', heldBack: null });
  app.stripe = cards;
  const intent = await intentOf(scenario, stay);
  const { dispute } = await control<{ dispute: string }>('stripe', 'dispute', { intent });
  await scenario.pass(10);
  const decide = async (outcome: 'won' | 'lost') => {
    await control('stripe', 'decide', { dispute, outcome });
    await scenario.pass(10);
  };
  return { stay, decide };
}

const SENT = { 'refund:pending:USD': 10_000, 'bank:USD': -10_000 };

test.each([
  { outcome: 'lost', closed: { 'loss:chargeback:USD': 10_000, 'dispute:held:USD': -10_000 } },
  { outcome: 'won', closed: { 'stripe:clearing:USD': 10_000, 'dispute:held:USD': -10_000 } },
] as const)(
  'F32: a refund is sent by hand, then noted as paid during a dispute that is $outcome: refund and dispute are both posted',
  async ({ outcome, closed }) => {
    const { stay, decide } = await disputedByHand();
    const waiting = await refundOf(stay);
    expect(waiting).toMatchObject({ status: 'manual', heldBack: 'disputed' });
    // The refund may have been sent before the dispute was known, so it can still be noted.
    const noted = await notePaid(waiting, `KCB-${outcome}`);
    expect([noted.status, noted.body.status, noted.body.heldBack]).toEqual([200, 'succeeded', null]);
    await decide(outcome);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ method: 'manual', status: 'succeeded', amount: 10_000 }],
      ledger: { refund_manual: SENT, dispute_closed: closed },
      mails: { refundDone: 1 },
    });
    expect(await refundOf(stay)).toMatchObject({ reference: `KCB-${outcome}` });
    expect(
      await scenario.query(
        sql`select status from reconciliation_issues where code = 'refund_by_hand' and subject = ${waiting.id}`,
      ),
    ).toEqual([{ status: 'closed' }]);
    await checkInvariants(scenario, stay);
  },
);

test('F32: a lost dispute counts as the refund that was not sent by hand yet, which can no longer be noted as paid', async () => {
  const { stay, decide } = await disputedByHand();
  await decide('lost');
  const refund = await refundOf(stay);
  expect(refund).toMatchObject({ status: 'succeeded', method: 'stripe', heldBack: null });
  expect((await notePaid(refund, 'KCB-late')).body.code).toBe('not_ready');
  expect((await stateOf(scenario.product, stay)).ledger.dispute_closed).toEqual({
    'refund:pending:USD': 10_000,
    'dispute:held:USD': -10_000,
  });
  await checkInvariants(scenario, stay);
});

test('at the end the ledger agrees with the rows', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
