import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { freshPhone, PRICE_KES } from '../../support/scenario.ts';
import {
  account,
  admin,
  ask,
  imported,
  later,
  openIssues,
  paidByCard,
  paidByMpesa,
  receiptOf,
  removePayments,
  root,
  scenario,
  statement,
  unattributed,
} from './support.ts';

test('F34: a correct ledger has no difference; a row that is deleted directly in the database is one case with both amounts', async () => {
  const [card, mpesa] = [await paidByCard(), await paidByMpesa()];
  await later();
  expect(await checkLedger(scenario.product.app)).toBe(0);
  expect(await openIssues()).toEqual([]);

  await scenario.query(sql`delete from ledger_transfers where kind = 'payment' and booking_id = ${card.id}`);
  const before = await scenario.query(sql`select * from ledger_transfers order by id`);
  expect(await checkLedger(scenario.product.app)).toBe(1);
  await checkLedger(scenario.product.app);
  expect(await openIssues()).toMatchObject([
    {
      code: 'ledger_difference',
      subject: card.id,
      expected: { 'customer:deposits:USD': -10_000, 'stripe:clearing:USD': 10_000 },
      found: { 'customer:deposits:USD': 0, 'stripe:clearing:USD': 0 },
    },
  ]);
  expect(await scenario.query(sql`select * from ledger_transfers order by id`)).toEqual(before);

  await scenario.query(
    sql`delete from ledger_transfers where kind = 'payment' and booking_id = ${mpesa.id} and currency = 'KES'`,
  );
  expect(await checkLedger(scenario.product.app)).toBe(2);
  expect((await openIssues()).find(({ subject }) => subject === mpesa.id)).toMatchObject({
    expected: { 'mpesa:collection:KES': PRICE_KES * 100 },
    found: { 'mpesa:collection:KES': 0 },
  });
  await removePayments(card, mpesa);
});

test('F34: what is kept of a provider’s balance and differs from the ledger is one case, until it agrees again', async () => {
  const [row] = await scenario.query<{ providerId: string }>(
    sql`select provider_id as "providerId" from services where id = ${scenario.serviceId}`,
  );
  const { providerId = '' } = row ?? {};
  const keep = (cents: number) =>
    scenario.query(sql`
      insert into provider_balances (provider_id, owed_cents) values (${providerId}, ${cents})
      on conflict (provider_id) do update set owed_cents = provider_balances.owed_cents + excluded.owed_cents`);
  const found = async () => (await openIssues()).filter(({ code }) => code === 'ledger_difference');
  await checkLedger(scenario.product.app);
  expect(await found()).toEqual([]);
  await keep(700);
  await checkLedger(scenario.product.app);
  await checkLedger(scenario.product.app);
  const issues = await found();
  expect(issues).toMatchObject([
    {
      ...{ code: 'ledger_difference', subject: providerId },
      expected: { 'provider:payable:USD': -700 },
      found: { 'provider:payable:USD': 0 },
    },
  ]);
  expect((await ask(`${root}/issues/${issues[0]?.id}`)).body).toMatchObject({ providerId, booking: null });
  await keep(-700);
  expect((await ask(`${root}/issues/${issues[0]?.id}/close`, { reason: 'Mended' })).status).toBe(200);
  await checkLedger(scenario.product.app);
  expect(await found()).toEqual([]);
});

test('F34: a fee that was deleted is found by Stripe’s list, with the exact difference', async () => {
  const stay = await paidByCard();
  await later();
  await scenario.query(sql`delete from ledger_transfers where kind = 'stripe_fee' and booking_id = ${stay.id}`);
  await checkLedger(scenario.product.app);
  const [attempt] = await scenario.query<{ receipt: string }>(
    sql`select a.receipt from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  expect((await openIssues()).filter(({ subject }) => subject === attempt?.receipt)).toMatchObject([
    { code: 'stripe_difference', expected: { netCents: 10_000 }, found: { netCents: 9_680 } },
  ]);
});

test('F34: another amount in M-Pesa’s list is a case, which is not opened again after it was closed', async () => {
  const stay = await paidByMpesa();
  const [receipt = ''] = await receiptOf(stay);
  const read = (amount: number) => imported(statement([{ receipt, amount, account: account(stay) }]));
  const contradicted = async () => (await openIssues()).filter(({ code }) => code === 'receipt_contradicted');
  await read(PRICE_KES - 1);
  const [issue] = await contradicted();
  expect(issue).toMatchObject({ expected: PRICE_KES * 100, found: (PRICE_KES - 1) * 100 });
  expect((await ask(`${root}/issues/${issue?.id}/close`, { reason: 'The list was cut short' })).status).toBe(200);
  await read(PRICE_KES - 1);
  expect(await contradicted()).toEqual([]);
  await read(PRICE_KES - 2);
  expect(await contradicted()).toMatchObject([{ found: (PRICE_KES - 2) * 100 }]);
});

test('F34: an unattributed receipt at M-Pesa is one case, which an admin closes with a reason', async () => {
  const { daraja } = scenario.product.app;
  await daraja?.pushStk({
    phone: freshPhone(),
    amountKes: 4_000,
    accountReference: 'FEES2026',
    callbackUrl: `${scenario.product.origin}/api/hooks/d/${'0'.repeat(64)}`,
    description: 'School fees',
  });
  await scenario.advance(4);
  await catchUpMpesa(scenario.product.app);
  await catchUpMpesa(scenario.product.app);
  const issues = (await openIssues()).filter(({ code }) => code === 'unattributed_receipt');
  expect(issues).toMatchObject([
    { subject: expect.any(String), found: { amountMinor: 400_000, accountReference: 'FEES2026' } },
  ]);
  expect(await unattributed()).toBe(-400_000);
  const id = issues[0]?.id ?? '';
  expect((await ask(`${root}/issues/${id}/close`, {})).status).toBe(400);
  const key = { 'idempotency-key': 'returned-1' };
  const short = await ask(`${root}/issues/${id}/returned`, { reference: 'x' });
  expect([short.status, short.body]).toEqual([
    400,
    expect.objectContaining({ fields: { reference: expect.any(String) } }),
  ]);
  expect((await ask(`${root}/issues/${id}/returned`, { reference: 'TKX1' }, key)).body).toEqual({ success: true });
  expect((await ask(`${root}/issues/${id}/returned`, { reference: 'TKX1' }, key)).status).toBe(200);
  expect((await ask(`${root}/issues/${id}/returned`, { reference: 'TKX1' })).body.code).toBe('issue_closed');
  expect(await unattributed()).toBe(0);
  expect((await ask<{ note: string }>(`${root}/issues/${id}`)).body).toMatchObject({
    note: 'returned TKX1',
    closedBy: admin.id,
  });
});

test('refunds under way, surpluses and settled payments leave no difference', async () => {
  const stay = await paidByMpesa();
  const surplus = await scenario.book();
  await scenario.prompt(surplus, '18');
  await scenario.advance(4);
  await scenario.call(`/api/bookings/${stay.id}/cancel`, { as: stay.traveller, body: {} });
  await checkLedger(scenario.product.app);
  expect((await openIssues()).filter(({ code }) => code === 'ledger_difference')).toEqual([]);
  await scenario.pass(600, 60);
  await checkLedger(scenario.product.app);
  expect((await openIssues()).filter(({ code }) => code === 'ledger_difference')).toEqual([]);
});

test('money that has been on its way for more than a day has one case, for the disbursement', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '43');
  await scenario.advance(4);
  await scenario.product.control('daraja', 'faults', [
    { match: { path: '/mpesa/transactionstatus' }, do: 'status:503', times: 10_000 },
  ]);
  await scenario.call(`/api/bookings/${stay.id}/cancel`, { as: stay.traveller, body: {} });
  await scenario.pass(23 * 3600, 3600);
  await checkLedger(scenario.product.app);
  const stuck = async () =>
    (await openIssues()).filter(({ code }) => code.endsWith('_stuck')).map(({ code, found }) => ({ code, found }));
  expect(await stuck()).toEqual([]);
  await scenario.pass(3 * 3600, 3600);
  await checkLedger(scenario.product.app);
  expect(await stuck()).toEqual([
    { code: 'disbursement_stuck', found: { status: 'accepted', since: expect.any(String) } },
  ]);
});
