import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateSettings } from '#server/settings/update-settings.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, PRICE_KES, type Stay } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { clearFaults, failQueries } from '../support/payments.ts';
import { account, admin, ask, imported, paidByMpesa, receiptOf, root, scenario, statement } from './support.ts';

/** Sets the amount above which a second admin has to consent. */
const setAmount = (consentAboveCents: number | null) =>
  updateSettings(scenario.product.app, admin, { consentAboveCents });
beforeEach(() => makePerson(scenario.product.app, { role: 'admin' }));
afterEach(() => setAmount(null));

const send = (rows: { receipt: string; amount: number; stay: Stay }[]) =>
  imported(statement(rows.map(({ stay, ...row }) => ({ ...row, account: account(stay) }))), 'Weekly');
const askedCents = async () => {
  const [asked] = await scenario.query<{ cents: string }>(
    sql`select usd_cents as cents from consent_requests where status = 'open' order by asked_at desc, id desc limit 1`,
  );
  return Number(asked?.cents);
};

/** F15: M-Pesa cannot be asked, so a callback that matches counts after half a minute. */
async function unverified(phone = freshPhone()): Promise<{ stay: Stay; attemptId: string; receipt: string }> {
  const stay = await scenario.book();
  await failQueries(scenario);
  await scenario.prompt(stay, phone);
  await scenario.pass(45, 5);
  const [attempt] = await scenario.query<{ attemptId: string; receipt: string }>(
    sql`select a.id as "attemptId", a.receipt from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${stay.id} and a.status = 'succeeded' and not a.verified`,
  );
  return { stay, attemptId: attempt?.attemptId ?? '', receipt: attempt?.receipt ?? '' };
}

test('a receipt that is confirmed with the same amount is not counted, and another amount is', async () => {
  const stay = await paidByMpesa();
  const [receipt = ''] = await receiptOf(stay);
  await setAmount(0);
  expect(await send([{ receipt, amount: PRICE_KES, stay }])).toMatchObject({ status: 200, body: { known: 1 } });
  expect((await send([{ receipt, amount: PRICE_KES + 1, stay }])).status).toBe(202);
});

test('a receipt of an unverified payment is counted, because the statement would confirm it', async () => {
  const { stay, receipt } = await unverified();
  await setAmount(50_00);
  expect((await send([{ receipt, amount: PRICE_KES, stay }])).status).toBe(202);
  expect(await askedCents()).toBe(100_00);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ verified: false }]);
  await clearFaults(scenario);
  await scenario.pass(120, 30);
  await checkInvariants(scenario, stay);
});

test('a receipt of a payment that never came is counted with the amount of the statement', async () => {
  const { stay, attemptId, receipt } = await unverified('26');
  await clearFaults(scenario);
  await scenario.pass(90, 30);
  const [issue] = await scenario.query<{ id: string }>(
    sql`select id from reconciliation_issues where subject = ${attemptId} and status = 'open'`,
  );
  const noted = await ask(`${root}/issues/${issue?.id}/never-came`, { reason: 'The portal does not have it' });
  expect(noted.status, JSON.stringify(noted.body)).toBe(200);
  await setAmount(50_00);
  expect((await send([{ receipt, amount: 250_000, stay }])).status).toBe(202);
  expect(await askedCents()).toBe(227_273);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ refunds: [], attempts: [{ status: 'failed' }] });
});

test('a statement may have more receipts than a statement of the database takes parameters', async () => {
  await setAmount(0);
  const rows = Array.from({ length: 65_600 }, (_, index) => `A${String(index).padStart(5, '0')},1`);
  const csv = ['Receipt No.,Paid In', ...rows].join('\n');
  expect((await ask(`${root}/mpesa-statement`, { csv, reason: 'A year' })).status).toBe(202);
});
