import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { openScenario, PRICE_KES, type Stay } from '../../support/scenario.ts';
import { checkInvariants, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';

const scenario = await openScenario();

type Told = 'callback' | 'list' | 'list, then callback';

/**
 * A query has no amount, so the requested amount is posted until M-Pesa reports the real one: by its callback or, where
 * that was lost, by its list of received payments.
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

const unattributed = async () =>
  (
    await scenario.query<{ minor: number }>(
      sql`select coalesce(sum(amount_minor), 0)::int as minor from ledger_entries where account = 'unattributed:KES'`,
    )
  )[0]?.minor;

describe.each<Told>(['callback', 'list', 'list, then callback'])(
  'settled by a query, and the amount is reported by %s',
  (told) => {
    test('F7: when less came there is one case with both amounts', async () => {
      const stay = await settledByAsking('17', told);
      const after = await stateOf(scenario.product, stay);
      expect(after).toMatchObject({
        issues: ['receipt_contradicted'],
        ledger: { payment: MPESA_PAYMENT },
        refunds: [],
      });
      expect(after.attempts).toMatchObject([{ receipt: expect.any(String), received: String(PRICE_KES * 100) }]);
      expect(
        await scenario.query(
          sql`select i.expected, i.found from reconciliation_issues i join payment_attempts a on a.id::text = i.subject
            join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
        ),
      ).toEqual([{ expected: PRICE_KES * 100, found: PRICE_KES * 100 - 100 }]);
      expect(await unattributed()).toBe(0);
    });

    test('F8: when more came the rest is refunded once', async () => {
      const stay = await settledByAsking('18', told);
      await expectRestRefunded(stay);
      expect(await unattributed()).toBe(0);
    });
  },
);

async function expectRestRefunded(stay: Stay): Promise<void> {
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    issues: [],
    attempts: [{ receipt: expect.any(String), received: String((PRICE_KES + 100) * 100) }],
    refunds: [{ reason: 'surplus', method: 'b2c', status: 'succeeded', amount: 10_000 }],
  });
  await checkInvariants(scenario, stay);
}

describe('a receipt that is unattributed at first', () => {
  /** A statement lists the receipt with another account; its callback is held back. */
  async function unattributedReceipt(): Promise<{ stay: Stay; receipt: string }> {
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
    scenario.query(sql`select code, status from reconciliation_issues where subject = ${receipt} order by code`);

  test('is attributed by its callback: it is posted once, and the case is closed', async () => {
    const { stay, receipt } = await unattributedReceipt();
    await callback();
    await expectRestRefunded(stay);
    expect(await unattributed()).toBe(0);
    expect(await caseOf(receipt)).toEqual([{ code: 'unattributed_receipt', status: 'closed' }]);
    expect(await checkLedger(scenario.product.app)).toBe(0);
  });

  test('is a difference when the posting that attributed it is deleted directly in the database', async () => {
    const { stay, receipt } = await unattributedReceipt();
    await callback();
    await scenario.query(sql`delete from ledger_transfers where kind = 'attributed'
      and id = (select id from ledger_transfers where kind = 'attributed' order by id desc limit 1)`);
    await checkLedger(scenario.product.app);
    expect(await caseOf(receipt)).toEqual([
      { code: 'ledger_difference', status: 'open' },
      { code: 'unattributed_receipt', status: 'closed' },
    ]);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
    await scenario.query(sql`delete from ledger_transfers where kind = 'unattributed'
      and id = (select id from ledger_transfers where kind = 'unattributed' order by id desc limit 1)`);
    await scenario.query(sql`delete from reconciliation_issues where subject = ${receipt}`);
  });

  test('is a case when it was noted as returned before its callback came', async () => {
    const { stay, receipt } = await unattributedReceipt();
    const admin = await scenario.admin();
    const [issue] = await scenario.query<{ id: string }>(
      sql`select id from reconciliation_issues where subject = ${receipt}`,
    );
    const at = `/api/admin/reconciliation/issues/${issue?.id}`;
    const closed = await scenario.call(`${at}/close`, { as: admin, body: { reason: 'nobody asks for it' } });
    expect(closed).toMatchObject({ status: 409, body: { code: 'not_ready' } });
    expect((await scenario.call(`${at}/returned`, { as: admin, body: { reference: 'TKX9' } })).status).toBe(200);
    await callback();
    expect(await stateOf(scenario.product, stay)).toMatchObject({ issues: ['receipt_contradicted'] });
    expect(await unattributed()).toBe(0);
  });
});

test('F7: a receipt over less that is listed while the push is open, and whose callback is lost, is attributed by an admin', async () => {
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
  // It may also be money that was sent by hand, so it is not attributed yet.
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
    const [issue] = await scenario.query<{ id: string }>(
      sql`select id from reconciliation_issues where subject = ${to}`,
    );
    return scenario.call(`/api/admin/reconciliation/issues/${issue?.id}/attribute`, { as: admin, body: { attemptId } });
  };
  // This one came after the push had been paid, so it is another payment.
  expect((await attribute(later.receipt)).status).toBe(400);
  expect((await attribute(receipt)).status).toBe(200);
  expect(await unattributed()).toBe(-less.amountMinor);
  expect(await stateOf(product, stay)).toMatchObject({
    attempts: [{ receipt }],
    ledger: { payment: MPESA_PAYMENT },
    issues: ['receipt_contradicted'],
  });
});
