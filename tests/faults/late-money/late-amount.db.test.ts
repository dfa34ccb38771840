import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { PRICE_KES, type Scenario, type Stay, startScenario } from '../../support/scenario.ts';
import { checkInvariants, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario.close());

type Told = 'callback' | 'list' | 'list, then callback';

/**
 * A query gives no amount: what we asked for is booked, until M-Pesa tells how much it really was, by its callback or,
 * where that was lost, by the list of what it received.
 */
async function settledByAsking(phone: string, told: Told): Promise<Stay> {
  const { product } = scenario;
  await product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.pass(60);
  expect(await stateOf(product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    issues: [],
    attempts: [{ receipt: null }],
  });
  if (told !== 'callback') {
    await catchUpMpesa(product.app);
    await catchUpMpesa(product.app);
  }
  if (told === 'list') await product.control('daraja', 'drop', {});
  else await product.control('daraja', 'release', { copies: 2 });
  await product.control('daraja', 'callbacks', { mode: 'auto' });
  await scenario.pass(15);
  return stay;
}

const run = async <T>(text: ReturnType<typeof sql>) => (await scenario.product.app.db.execute(text)).rows as T[];
const unattributed = async () =>
  (
    await run<{ minor: number }>(
      sql`select coalesce(sum(amount_minor), 0)::int as minor from ledger_entries where account = 'unattributed:KES'`,
    )
  )[0]?.minor;

describe.each<Told>(['callback', 'list', 'list, then callback'])('settled by asking, and the amount by %s', (told) => {
  test('F7: less came: a case, once, with both figures', async () => {
    const stay = await settledByAsking('17', told);
    const after = await stateOf(scenario.product, stay);
    expect(after).toMatchObject({ issues: ['receipt_contradicted'], ledger: { payment: MPESA_PAYMENT }, refunds: [] });
    expect(after.attempts).toMatchObject([{ receipt: expect.any(String), received: String(PRICE_KES * 100) }]);
    expect(
      await run(
        sql`select i.expected, i.found from reconciliation_issues i join payment_attempts a on a.id::text = i.subject
            join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
      ),
    ).toEqual([{ expected: PRICE_KES * 100, found: PRICE_KES * 100 - 100 }]);
    expect(await unattributed()).toBe(0);
  });

  test('F8: more came: the rest goes back, once', async () => {
    const stay = await settledByAsking('18', told);
    await expectRestBack(stay);
    expect(await unattributed()).toBe(0);
  });
});

async function expectRestBack(stay: Stay): Promise<void> {
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    issues: [],
    attempts: [{ receipt: expect.any(String), received: String((PRICE_KES + 100) * 100) }],
    refunds: [{ reason: 'surplus', method: 'b2c', status: 'succeeded', amount: 10_000 }],
  });
  await checkInvariants(scenario, stay);
}

describe('a receipt that nobody could place at first', () => {
  /** A statement names it without our account; its callback is still held back. */
  async function withoutOwner(): Promise<{ stay: Stay; receipt: string }> {
    const { product } = scenario;
    await product.control('daraja', 'callbacks', { mode: 'hold' });
    const stay = await scenario.book();
    await scenario.prompt(stay, '18');
    await scenario.pass(60);
    const { moved } = await product.control<{ moved: { accountReference: string; receipt: string }[] }>(
      'daraja',
      'moved',
    );
    const account = stay.reference.replaceAll('-', '');
    const receipt = moved.find((one) => one.accountReference === account)?.receipt ?? '';
    const found = { receipt, amountMinor: (PRICE_KES + 100) * 100, accountReference: 'mistyped' };
    expect(await matchReceipt(product.app, found, 'admin')).toBe('unattributed');
    expect(await unattributed()).toBe(-found.amountMinor);
    return { stay, receipt };
  }
  async function callback(): Promise<void> {
    await scenario.product.control('daraja', 'release', { copies: 2 });
    await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
    await scenario.pass(15);
  }
  const caseOf = (receipt: string) =>
    run(sql`select code, status from reconciliation_issues where subject = ${receipt} order by code`);

  test('its callback says whose it is: it is booked once, and the case is over', async () => {
    const { stay, receipt } = await withoutOwner();
    await callback();
    await expectRestBack(stay);
    expect(await unattributed()).toBe(0);
    expect(await caseOf(receipt)).toEqual([{ code: 'unattributed_receipt', status: 'closed' }]);
    expect(await checkLedger(scenario.product.app)).toBe(0);
  });

  test('left without an owner behind the app, it is a difference', async () => {
    const { stay, receipt } = await withoutOwner();
    await callback();
    await run(sql`delete from ledger_transfers where kind = 'attributed'
      and id = (select id from ledger_transfers where kind = 'attributed' order by id desc limit 1)`);
    await checkLedger(scenario.product.app);
    expect(await caseOf(receipt)).toEqual([
      { code: 'ledger_difference', status: 'open' },
      { code: 'unattributed_receipt', status: 'closed' },
    ]);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
    await run(sql`delete from ledger_transfers where kind = 'unattributed'
      and id = (select id from ledger_transfers where kind = 'unattributed' order by id desc limit 1)`);
    await run(sql`delete from reconciliation_issues where subject = ${receipt}`);
  });

  test('it went back by hand before its callback came: a person is told', async () => {
    const { stay, receipt } = await withoutOwner();
    const admin = await scenario.admin();
    const [issue] = await run<{ id: string }>(sql`select id from reconciliation_issues where subject = ${receipt}`);
    const at = `/api/admin/reconciliation/issues/${issue?.id}`;
    const closed = await scenario.call(`${at}/close`, { as: admin, body: { reason: 'nobody asks for it' } });
    expect(closed).toMatchObject({ status: 409, body: { code: 'not_ready' } });
    expect((await scenario.call(`${at}/returned`, { as: admin, body: { reference: 'TKX9' } })).status).toBe(200);
    await callback();
    expect(await stateOf(scenario.product, stay)).toMatchObject({ issues: ['receipt_contradicted'] });
    expect(await unattributed()).toBe(0);
  });
});

test('F7: a list tells of less while the push is open, and its callback is lost: a person says whose it is', async () => {
  const { product } = scenario;
  await product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await scenario.book();
  const { attemptId } = await scenario.prompt(stay, '17');
  await scenario.pass(10);
  const accountReference = stay.reference.replaceAll('-', '');
  const { moved } = await product.control<{ moved: { accountReference: string; receipt: string }[] }>(
    'daraja',
    'moved',
  );
  const receipt = moved.find((one) => one.accountReference === accountReference)?.receipt ?? '';
  const less = { amountMinor: (PRICE_KES - 1) * 100, accountReference };
  // By hand, too, less may be sent: which of the two it is nobody knows yet.
  const listed = { receipt, ...less, at: product.clock.now() };
  expect(await matchReceipt(product.app, listed, 'admin')).toBe('unattributed');
  await product.control('daraja', 'drop', {});
  await product.control('daraja', 'callbacks', { mode: 'auto' });
  await scenario.pass(300, 10);
  expect(await stateOf(product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    attempts: [{ receipt: null }],
  });
  const later = { receipt: 'TKXLATER1', ...less, at: product.clock.now() };
  expect(await matchReceipt(product.app, later, 'admin')).toBe('unattributed');
  const admin = await scenario.admin();
  const attribute = async (to: string) => {
    const [issue] = await run<{ id: string }>(sql`select id from reconciliation_issues where subject = ${to}`);
    return scenario.call(`/api/admin/reconciliation/issues/${issue?.id}/attribute`, { as: admin, body: { attemptId } });
  };
  // It came when the push had been paid: another payment.
  expect((await attribute(later.receipt)).status).toBe(400);
  expect((await attribute(receipt)).status).toBe(200);
  expect(await unattributed()).toBe(-less.amountMinor);
  expect(await stateOf(product, stay)).toMatchObject({
    attempts: [{ receipt }],
    ledger: { payment: MPESA_PAYMENT },
    issues: ['receipt_contradicted'],
  });
});
