import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { payableBalance } from '#server/payments/ledger/balances.ts';
import { postLedger } from '#server/payments/ledger/post-ledger.ts';
import { payoutEntries } from '#server/payments/ledger/postings.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { usd } from '#shared/money.ts';
import { type MadePerson, makePerson } from '../../support/factories.ts';
import { openScenario, type Stay } from '../../support/scenario.ts';
import { CARD_PAYMENT, checkInvariants, STRIPE_FEE, stateOf } from '../support/invariants.ts';
import { intentOf } from '../support/payments.ts';

const disputed = '4000000000000259';
const inquiry = '4000000000001976';
const warned = '4000000000005423';

const scenario = await openScenario();

let admin: MadePerson;
/** Signed in anew for each test: the tests move the clock by weeks, and sessions expire. */
beforeEach(async () => {
  admin = await makePerson(scenario.product.app, { role: 'admin' });
});
const ask = <T>(path: string, body?: unknown, headers?: Record<string, string>) =>
  scenario.call<T>(`/api/admin/disputes${path}`, {
    as: admin,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
type DisputeAnswer = { dispute: { status: string; evidenceAt: string | null; closedAt: string | null } };

interface Row {
  id: string;
  stripeId: string;
  status: string;
  fee: number;
  closed: boolean;
  disputed: boolean;
}

/** The dispute of a booking's payment, as we know it. */
async function disputeOf(stay: Stay): Promise<Row> {
  const [row] = await scenario.query<Row>(
    sql`select d.id, d.stripe_id as "stripeId", d.status, d.fee_cents::int as fee, d.closed_at is not null as closed, p.disputed
        from disputes d join payments p on p.id = d.payment_id where p.booking_id = ${stay.id}`,
  );
  return row ?? expect.unreachable('there is no dispute');
}
const issuesOn = async (subject: string) =>
  (
    await scenario.query<{ code: string; status: string }>(
      sql`select code, status from reconciliation_issues where subject = ${subject} order by code`,
    )
  ).map(({ code, status }) => `${code} ${status}`);
const decide = async (stay: Stay, outcome: 'won' | 'lost') => {
  await scenario.product.control('stripe', 'decide', { dispute: (await disputeOf(stay)).stripeId, outcome });
  await scenario.advance(0);
};
/** A payment by a card whose bank disputes it two seconds later. */
async function payThenDispute(number = disputed): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.card(stay, number);
  await scenario.advance(3);
  return stay;
}
/** The bank disputes a payment of a card that is not disputed by itself. */
async function disputeByHand(stay: Stay): Promise<void> {
  await scenario.product.control('stripe', 'dispute', { intent: await intentOf(scenario, stay) });
  await scenario.advance(0);
}
/** Moves the clock to the end of the trip. */
async function endTrip(stay: Stay): Promise<void> {
  const [{ at } = { at: '' }] = await scenario.query<{ at: string }>(
    sql`select (completes_at + interval '1 minute')::text as at from bookings where id = ${stay.id}`,
  );
  const wait = new Date(at).getTime() - scenario.product.clock.now().getTime();
  await scenario.advance(Math.max(0, Math.ceil(wait / 1000)));
}
const providerOf = async (stay: Stay) =>
  (await scenario.query<{ id: string }>(sql`select provider_id as id from bookings where id = ${stay.id}`))[0]?.id ??
  '';

/** What the letters about it say after 'withdrawn', by who gets them. */
async function lettersOf(stay: Stay): Promise<Record<'traveller' | 'host', string[]>> {
  const all = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  const about = all.filter(({ text }) => text.includes(stay.reference) && text.includes('withdrawn the payment'));
  const textsTo = (isTheirs: boolean) =>
    about.filter(({ to }) => (to === stay.traveller.email) === isTheirs).map(({ text }) => text);
  return { traveller: textsTo(true), host: textsTo(false) };
}
const foretold = async (stay: Stay) => (await ask(`/${(await disputeOf(stay)).id}/loss`)).body;

const HELD = { 'dispute:held:USD': 10_000, 'fees:dispute:USD': 1_500, 'stripe:clearing:USD': -11_500 };
const paid = { payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE };

test('F32: a dispute posts L10 once, refuses refunds and opens a case; when it is won L10c is posted and the payment is free again', async () => {
  const stay = await payThenDispute();
  const open = await disputeOf(stay);
  expect(open).toMatchObject({ status: 'needs_response', fee: 1_500, closed: false, disputed: true });
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    ledger: { ...paid, dispute: HELD },
  });
  expect(await issuesOn(open.id)).toEqual(['dispute open']);
  const refused = await scenario.call(`/api/bookings/${stay.id}/cancel`, { as: stay.traveller, body: {} });
  expect([refused.status, refused.body.code]).toEqual([409, 'disputed']);
  await checkInvariants(scenario, stay);

  await decide(stay, 'won');
  expect(await disputeOf(stay)).toMatchObject({ status: 'won', closed: true, disputed: false });
  const won = await stateOf(scenario.product, stay);
  expect(won.standing).toBe('confirmed/completed');
  expect(won.ledger).toEqual({
    ...paid,
    dispute: HELD,
    dispute_closed: { 'dispute:held:USD': -10_000, 'stripe:clearing:USD': 10_000 },
  });
  expect(await issuesOn(open.id)).toEqual(['dispute closed']);
  await checkInvariants(scenario, stay);
});

test('F32: a dispute lost before the trip is borne by the deposit, the payment counts as refunded, and the booking is cancelled', async () => {
  const stay = await payThenDispute();
  expect(await foretold(stay)).toEqual({ host: 88, refunds: 0, us: 12, ends: true, begun: false });
  await decide(stay, 'lost');
  const lost = await stateOf(scenario.product, stay);
  expect(lost).toMatchObject({
    standing: 'cancelled/refunded',
    reason: 'chargeback',
    refunds: [{ reason: 'chargeback', method: 'stripe', status: 'succeeded', currency: 'USD', amount: 10_000 }],
  });
  expect(lost.ledger).toEqual({
    ...paid,
    dispute: HELD,
    dispute_closed: { 'dispute:held:USD': -10_000, 'customer:deposits:USD': 10_000 },
  });
  expect((await disputeOf(stay)).disputed).toBe(false);
  const { id } = await disputeOf(stay);
  expect(await issuesOn(id)).toEqual(['dispute closed']);
  const [{ note } = { note: '' }] = await scenario.query<{ note: string }>(
    sql`select note from reconciliation_issues where subject = ${id}`,
  );
  expect(note).toBe('lost $100 USD, and a fee of $15 USD');
  await endTrip(stay);
  expect((await stateOf(scenario.product, stay)).ledger).toEqual(lost.ledger);
  await checkInvariants(scenario, stay);
});

test('F32: a dispute lost while the trip is under way takes its earning, the booking stays, and both sides are told', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  const toStart = new Date(`${stay.startDate}T06:00:00+03:00`).getTime() - scenario.product.clock.now().getTime();
  await scenario.advance(toStart / 1000);
  admin = await makePerson(scenario.product.app, { role: 'admin' });
  await disputeByHand(stay);
  const { id } = await disputeOf(stay);
  expect(await foretold(stay)).toEqual({ host: 88, refunds: 0, us: 12, ends: false, begun: true });
  expect((await scenario.call(`/api/admin/disputes/${id}/loss`, { as: stay.traveller })).status).toBe(403);
  expect((await ask(`/${stay.id}/loss`)).status).toBe(404);
  expect((await ask<DisputeAnswer>(`/${id}/accept`, {})).body.dispute.status).toBe('lost');
  await scenario.advance(0);
  expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/refunded');
  const { traveller, host } = await lettersOf(stay);
  expect([traveller.length, host.length]).toEqual([1, 1]);
  expect(traveller[0]).toContain('Your booking stays as it is.');
  expect(traveller[0]).toContain('Returned by your bank: $100 USD');
  expect(host[0]).toContain('so you get less for this booking');
  expect(host[0]).toContain('You get less: $88 USD');
  expect(host[0]).toContain('You keep: $0 USD');
  await checkInvariants(scenario, stay);
});

test('F32: a dispute lost after the trip and before the payout is borne by the provider and us by our shares', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  await endTrip(stay);
  await disputeByHand(stay);
  expect((await disputeOf(stay)).disputed).toBe(true);
  await decide(stay, 'lost');
  const { ledger, standing } = await stateOf(scenario.product, stay);
  expect(standing).toBe('completed/refunded');
  expect(ledger.dispute_closed).toEqual({
    'dispute:held:USD': -10_000,
    'provider:payable:USD': 8_800,
    'commission:USD': 1_200,
  });
  const { host } = await lettersOf(stay);
  expect(host).toEqual([expect.stringContaining('You get less: $88 USD')]);
  expect(host[0]).not.toContain('The booking itself stays');
  await checkInvariants(scenario, stay);
});

test('F32: a dispute lost after the payout is our loss', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  await endTrip(stay);
  const { app } = scenario.product;
  const providerId = await providerOf(stay);
  await transaction(app, async (tx) => {
    const entries = payoutEntries(usd(await payableBalance(tx, providerId)), 968_000);
    await postLedger(tx, { kind: 'payout', source: newId(), entries, providerId, at: app.clock.now() });
  });
  await disputeByHand(stay);
  expect(await foretold(stay)).toEqual({ host: 0, refunds: 0, us: 100, ends: false, begun: true });
  await decide(stay, 'lost');
  const { host } = await lettersOf(stay);
  expect(host).toEqual([expect.stringContaining('Nothing changes for you: we bear what the bank has withdrawn.')]);
  const { ledger } = await stateOf(scenario.product, stay);
  expect(ledger.dispute_closed).toEqual({ 'dispute:held:USD': -10_000, 'loss:chargeback:USD': 10_000 });
  expect(await payableBalance(app.db, providerId)).toBe(0);
  await checkInvariants(scenario, stay);
});

test('an inquiry takes and freezes no money, and its end closes the case', async () => {
  const stay = await payThenDispute(inquiry);
  const asked = await disputeOf(stay);
  expect(asked).toMatchObject({ status: 'warning_needs_response', disputed: false });
  expect((await stateOf(scenario.product, stay)).ledger).toEqual(paid);
  expect(await issuesOn(asked.id)).toEqual(['dispute open']);
  await decide(stay, 'won');
  expect(await disputeOf(stay)).toMatchObject({ status: 'warning_closed', closed: true });
  expect((await stateOf(scenario.product, stay)).ledger).toEqual(paid);
  expect(await issuesOn(asked.id)).toEqual(['dispute closed']);
  await checkInvariants(scenario, stay);
});

test('an early warning of fraud is a case, and moves no money', async () => {
  const stay = await payThenDispute(warned);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'confirmed/completed', ledger: paid, issues: ['fraud_warning'] });
  await checkInvariants(scenario, stay);
});

test('when the closed event comes before the opened one, and each twice, the end is the same and each posting is made once', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, disputed);
  await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
  await scenario.advance(3);
  const { disputes } = await scenario.product.control<{ disputes: { id: string }[] }>('stripe', 'overview');
  await scenario.product.control('stripe', 'decide', { dispute: disputes[0]?.id, outcome: 'lost' });
  const { held } = await scenario.product.control<{ held: { id: string }[] }>('stripe', 'callbacks');
  await scenario.product.control('stripe', 'release', { ids: held.map(({ id }) => id), order: 'reverse', copies: 2 });
  await scenario.advance(0);
  const { ledger, standing } = await stateOf(scenario.product, stay);
  expect(standing).toBe('cancelled/refunded');
  expect(ledger).toMatchObject({ dispute: HELD, dispute_closed: { 'customer:deposits:USD': 10_000 } });
  await checkInvariants(scenario, stay);
});

test('a dispute lost while a refund is queued counts as that refund, which is not sent', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4242424242424242');
  await scenario.product.control('stripe', 'faults', [{ match: { path: '/v1/refunds' }, do: 'status:500', times: 50 }]);
  expect((await scenario.call(`/api/bookings/${stay.id}/cancel`, { as: stay.traveller, body: {} })).status).toBe(200);
  await scenario.advance(5);
  await disputeByHand(stay);
  await scenario.product.control('stripe', 'faults', { clear: true });
  expect(await foretold(stay)).toEqual({ host: 0, refunds: 100, us: 0, ends: false, begun: false });
  await decide(stay, 'lost');
  const told = await lettersOf(stay);
  expect([told.traveller.length, told.host.length]).toEqual([1, 0]);
  expect(told.traveller[0]).not.toContain('Your booking stays');
  const { ledger, refunds, standing } = await stateOf(scenario.product, stay);
  expect(standing).toBe('cancelled/refunded');
  expect(refunds).toMatchObject([{ reason: 'policy', status: 'succeeded', amount: 10_000 }]);
  expect(ledger.dispute_closed).toEqual({ 'dispute:held:USD': -10_000, 'refund:pending:USD': 10_000 });
  await scenario.pass(24 * 3600, 6 * 3600);
  expect((await stateOf(scenario.product, stay)).refunds).toEqual(refunds);
  await checkInvariants(scenario, stay);
});

test('a lost dispute returns the points that had paid a part to the traveller', async () => {
  const { app, clock } = scenario.product;
  const traveller = await scenario.register();
  await transaction(app, (tx) =>
    earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 500, at: clock.now() }),
  );
  const stay = await scenario.book({ traveller, points: 500 });
  await scenario.card(stay, disputed);
  await scenario.advance(3);
  await decide(stay, 'lost');
  const { ledger, refunds, standing } = await stateOf(scenario.product, stay);
  expect(standing).toBe('cancelled/refunded');
  expect(refunds).toMatchObject([{ reason: 'chargeback', amount: 9_500 }]);
  expect(ledger.dispute_closed).toEqual({
    'dispute:held:USD': -9_500,
    'customer:deposits:USD': 10_000,
    'loyalty:USD': -500,
  });
  expect(await scenario.query(sql`select balance from points_accounts where person_id = ${traveller.id}`)).toEqual([
    { balance: 500 },
  ]);
  await checkInvariants(scenario, stay);
});

test('at the end the ledger, our rows and Stripe’s list agree', async () => {
  await scenario.advance(2 * 3600);
  await checkLedger(scenario.product.app);
  expect(
    await scenario.query(sql`select code, subject, expected, found from reconciliation_issues
    where code in ('ledger_difference', 'ledger_unbalanced', 'stripe_difference')`),
  ).toEqual([]);
});

test('evidence is submitted once, even when it is sent again, is recorded, and wins the dispute', async () => {
  const stay = await payThenDispute();
  const { id } = await disputeOf(stay);
  const list = await ask<{ items: { id: string; dueBy: string | null; amount: number }[] }>('?status=open');
  expect(list.body.items.find((one) => one.id === id)).toMatchObject({ amount: 100, dueBy: expect.any(String) });
  const draft = await ask<{ text: string }>(`/${id}/evidence-draft`);
  const mailed = 'Papers of the booking mailed';
  const terms = 'Cancellation terms of the booking:';
  for (const known of [stay.reference, '$100 USD', stay.traveller.email, mailed, terms, 'is refunded until']) {
    expect(draft.body.text).toContain(known);
  }
  expect((await scenario.call(`/api/admin/disputes/${id}/evidence-draft`, { as: stay.traveller })).status).toBe(403);
  expect((await ask(`/${stay.id}/evidence-draft`)).status).toBe(404);
  expect((await ask(`/${id}/evidence`, { text: ' ' })).body).toMatchObject({
    fields: { text: 'Please write what the bank should know' },
  });
  expect((await ask(`/${id}/evidence`, { text: 'ab' })).body).toMatchObject({
    fields: { text: 'Write at least 30 characters: the bank takes one answer only' },
  });
  const body = { text: 'winning_evidence: the party was there, see the voucher.' };
  const key = { 'idempotency-key': `evidence-${id}` };
  const first = await ask<DisputeAnswer>(`/${id}/evidence`, body, key);
  expect(first.body.dispute).toMatchObject({ status: 'under_review', evidenceAt: expect.any(String) });
  expect(first.body.dispute).toMatchObject({
    evidence: body.text,
    traveller: { id: expect.any(String), name: expect.any(String) },
    trip: { serviceId: stay.serviceId, startDate: stay.startDate, titleEn: expect.any(String) },
  });
  expect((await ask<DisputeAnswer>(`/${id}/evidence`, body, key)).body).toEqual(first.body);
  expect((await ask<DisputeAnswer>(`/${id}/evidence`, { text: 'More of it: the party was there.' })).body.code).toBe(
    'evidence_sent',
  );
  const record = await scenario.query<{ action: string; actor: string }>(
    sql`select action, actor_id as actor from audit_entries where subject_id = ${id}`,
  );
  expect(record).toEqual([{ action: 'dispute.evidence', actor: admin.id }]);
  await scenario.advance(61);
  expect(await disputeOf(stay)).toMatchObject({ status: 'won', closed: true, disputed: false });
  expect((await ask<DisputeAnswer>(`/${id}/accept`, {})).body.code).toBe('dispute_closed');
  await checkInvariants(scenario, stay);
});

test('an accepted dispute is lost at once, and posted before its webhook comes', async () => {
  const stay = await payThenDispute();
  const { id } = await disputeOf(stay);
  await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
  const { body } = await ask<DisputeAnswer>(`/${id}/accept`, {});
  expect(body.dispute).toMatchObject({ status: 'lost', closedAt: expect.any(String) });
  expect((await stateOf(scenario.product, stay)).ledger.dispute_closed).toEqual({
    'dispute:held:USD': -10_000,
    'customer:deposits:USD': 10_000,
  });
  await scenario.product.control('stripe', 'release', {});
  await scenario.advance(0);
  await checkInvariants(scenario, stay);
});

test('evidence that Stripe does not answer is not recorded, and can be sent again later', async () => {
  const stay = await payThenDispute();
  const { id } = await disputeOf(stay);
  await scenario.product.control('stripe', 'faults', [{ match: { path: '/v1/disputes' }, do: 'status:500', times: 9 }]);
  expect((await ask(`/${id}/evidence`, { text: 'losing_evidence: nobody was seen there.' })).body.code).toBe(
    'provider_unavailable',
  );
  await scenario.product.control('stripe', 'faults', { clear: true });
  const { body } = await ask<DisputeAnswer>(`/${id}/evidence`, { text: 'losing_evidence: nobody was seen there.' });
  expect(body.dispute).toMatchObject({ status: 'under_review' });
  await scenario.advance(61);
  expect(await disputeOf(stay)).toMatchObject({ status: 'lost', closed: true });
});
