import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import type { StripeDispute } from '#server/outside/stripe-disputes.ts';
import { applyDispute } from '#server/payments/disputes/apply-dispute.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { openScenario, type Stay } from '../../support/scenario.ts';

const disputed = '4000000000000259';

const scenario = await openScenario();

/** A disputed booking, and its dispute as Stripe reports it now. */
async function dispute(): Promise<{ stay: Stay; found: StripeDispute }> {
  const stay = await scenario.book();
  await scenario.card(stay, disputed);
  await scenario.advance(3);
  const [row] = await scenario.query<{ id: string }>(
    sql`select d.stripe_id as id from disputes d join payments p on p.id = d.payment_id where p.booking_id = ${stay.id}`,
  );
  const found = await scenario.product.app.stripe?.retrieveDispute(row?.id ?? '');
  if (found?.kind !== 'dispute') throw new Error('Stripe knows of no dispute');
  return { stay, found };
}

/** Applies an earlier answer of Stripe about a dispute, as a slow process would. */
async function applyEarlierAnswer(stay: Stay, found: StripeDispute) {
  const { app } = scenario.product;
  const [row] = await app.db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(payments.bookingId, stay.id));
  if (!row) throw new Error('There is no attempt');
  return transaction(app, (tx) => applyDispute(app, tx, row.attempt, found));
}

const readDispute = (stripeId: string) =>
  scenario.query<{ status: string; codes: string[] }>(
    sql`select d.status, array(select i.code from reconciliation_issues i where i.subject = d.id::text order by i.code) as codes
        from disputes d where d.stripe_id = ${stripeId}`,
  );

test('an answer from before a dispute was closed changes nothing when it is applied afterwards; a newer one is applied, with a case', async () => {
  const { stay, found } = await dispute();
  await scenario.product.control('stripe', 'decide', { dispute: found.id, outcome: 'lost' });
  await scenario.advance(0);
  expect(await readDispute(found.id)).toEqual([{ status: 'lost', codes: ['dispute'] }]);
  expect(await applyEarlierAnswer(stay, found)).toBe('no_effect');
  expect(await applyEarlierAnswer(stay, { ...found, status: 'under_review' })).toBe('no_effect');
  expect(await readDispute(found.id)).toEqual([{ status: 'lost', codes: ['dispute'] }]);
  expect(await applyEarlierAnswer(stay, { ...found, status: 'won', withdrawnCents: 0 })).toBe('applied');
  expect(await readDispute(found.id)).toEqual([{ status: 'won', codes: ['dispute', 'dispute_reopened'] }]);
});

test('a dispute fee that grows twice is posted twice, and the whole fee is compared with Stripe’s list', async () => {
  const { stay, found } = await dispute();
  expect(await applyEarlierAnswer(stay, { ...found, feeCents: 2_000 })).toBe('applied');
  expect(await applyEarlierAnswer(stay, { ...found, feeCents: 2_500 })).toBe('applied');
  expect(await applyEarlierAnswer(stay, { ...found, feeCents: 2_500 })).toBe('no_effect');
  const fees = await scenario.query<{ minor: number }>(
    sql`select sum(amount_minor)::int as minor from ledger_entries where booking_id = ${stay.id} and account = 'fees:dispute:USD'`,
  );
  expect(fees).toEqual([{ minor: 2_500 }]);
  await scenario.advance(2 * 3_600);
  await checkLedger(scenario.product.app);
  // Stripe's own list has the first fee only.
  expect(
    await scenario.query(sql`select expected, found from reconciliation_issues where subject = ${found.id}`),
  ).toEqual([{ expected: { netCents: -12_500 }, found: { netCents: -11_500 } }]);
});

test('when Stripe’s list cannot be read differences within our own books are cases all the same', async () => {
  const { stay } = await dispute();
  const { app } = scenario.product;
  await scenario.query(sql`delete from ledger_transfers where kind = 'payment' and booking_id = ${stay.id}`);
  const listed = vi.spyOn(app.stripe ?? expect.unreachable(), 'listBalanceTransactions');
  listed.mockRejectedValue(new Error('cut off'));
  await expect(checkLedger(app)).rejects.toThrow(AggregateError);
  listed.mockRestore();
  expect(await scenario.query(sql`select code from reconciliation_issues where subject = ${stay.id}`)).toEqual([
    { code: 'ledger_difference' },
  ]);
});

test('a dispute of a payment that the product did not make is one case, without a posting', async () => {
  const { apiBase, secretKey } = scenario.product.sandbox.stripe;
  const made = await fetch(`${apiBase}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ amount: '7700', currency: 'usd', 'automatic_payment_methods[enabled]': 'true' }),
  });
  const { client_secret: clientSecret } = (await made.json()) as { client_secret: string };
  const disputes = sql`select count(*)::int as count from disputes`;
  const before = await scenario.query(disputes);
  expect(await scenario.confirm(clientSecret, disputed)).toMatchObject({ status: 'succeeded' });
  await scenario.pass(10);
  const events = await scenario.query<{ type: string; outcome: string; dispute: string }>(
    sql`select event_type as type, outcome, convert_from(raw, 'utf8')::json #>> '{data,object,id}' as dispute from provider_events
        where owner_id is null and event_type like 'charge.dispute.%'`,
  );
  expect(events.map(({ type }) => type)).toContain('charge.dispute.created');
  expect(new Set(events.map(({ outcome }) => outcome))).toEqual(new Set(['no_effect']));
  const [{ dispute } = expect.unreachable()] = events;
  expect(
    await scenario.query(sql`select code, status, found from reconciliation_issues where subject = ${dispute}`),
  ).toEqual([
    { code: 'dispute_unknown', status: 'open', found: { amountCents: 7_700, chargeId: expect.stringMatching(/^ch_/) } },
  ]);
  expect(await scenario.query(disputes)).toEqual(before);
  expect(await scenario.query(sql`select kind from ledger_transfers where amount_minor = 7700`)).toEqual([]);
});
