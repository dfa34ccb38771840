import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { catchUpMpesa } from '#server/payments/reconciliation/mpesa-catchup.ts';
import { freshPhone, PRICE_KES, type Stay } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce, MPESA_SURPLUS, stateOf } from '../support/invariants.ts';
import { failQueries } from '../support/payments.ts';
import { account, imported, openIssues, receiptOf, scenario, statement } from './support.ts';

test('F12: when answer and callback are lost the catch-up finds the receipt, and the booking is paid', async () => {
  const stay = await scenario.book();
  await scenario.push(stay, '20');
  await scenario.pass(240, 20);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'timed_out' }]);
  await catchUpMpesa(scenario.product.app);
  await scenario.product.drain();
  const state = await expectPaidOnce(scenario, stay);
  expect(state.attempts).toMatchObject([{ by: 'job', verified: true, receipt: (await receiptOf(stay))[0] }]);
  await checkInvariants(scenario, stay);
});

describe('F15: an unverified payment whose receipt is in M-Pesa’s statement', () => {
  /** M-Pesa cannot be asked, so a callback that matches counts after half a minute. */
  async function unverified(phone = freshPhone()): Promise<{ stay: Stay; attemptId: string; receipt: string }> {
    const stay = await scenario.book();
    await failQueries(scenario);
    await scenario.prompt(stay, phone);
    await scenario.pass(45, 5);
    expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'succeeded', verified: false }]);
    const [attempt] = await scenario.query<{ attemptId: string; receipt: string }>(
      sql`select a.id as "attemptId", a.receipt from payment_attempts a join payments p on p.id = a.payment_id
          where p.booking_id = ${stay.id}`,
    );
    return { stay, attemptId: attempt?.attemptId ?? '', receipt: attempt?.receipt ?? '' };
  }
  const read = async ({ stay, receipt }: { stay: Stay; receipt: string }, amount: number) =>
    (await imported(statement([{ receipt, amount, account: account(stay) }]))).body;
  const casesOf = (attemptId: string) =>
    scenario.query(
      sql`select code, status, note from reconciliation_issues where subject = ${attemptId} order by code`,
    );

  test('is verified by the statement', async () => {
    const found = await unverified();
    expect(await read(found, PRICE_KES)).toMatchObject({ rows: 1, known: 1, contradicted: 0 });
    expect((await expectPaidOnce(scenario, found.stay)).attempts).toMatchObject([{ verified: true }]);
    await scenario.product.control('daraja', 'faults', { clear: true });
    await checkInvariants(scenario, found.stay);
  });

  test('is not verified by a statement with another amount, which is a case', async () => {
    const found = await unverified();
    expect(await read(found, PRICE_KES - 1)).toMatchObject({ rows: 1, known: 0, contradicted: 1 });
    expect((await expectPaidOnce(scenario, found.stay)).attempts).toMatchObject([{ verified: false }]);
    expect(await casesOf(found.attemptId)).toEqual([{ code: 'receipt_contradicted', status: 'open', note: null }]);
    await scenario.product.control('daraja', 'faults', { clear: true });
    await scenario.pass(120, 30);
    expect((await stateOf(scenario.product, found.stay)).attempts).toMatchObject([{ verified: true }]);
    await checkInvariants(scenario, found.stay);
  });

  test('is verified by the statement after it was contradicted, which closes that case', async () => {
    const found = await unverified('26');
    await scenario.product.control('daraja', 'faults', { clear: true });
    await scenario.pass(90, 30);
    expect(await casesOf(found.attemptId)).toMatchObject([{ code: 'callback_contradicted', status: 'open' }]);
    await read(found, PRICE_KES);
    expect((await stateOf(scenario.product, found.stay)).attempts).toMatchObject([{ verified: true }]);
    expect(await casesOf(found.attemptId)).toEqual([
      { code: 'callback_contradicted', status: 'closed', note: `paid ${found.receipt}` },
    ]);
  });
});

describe('F12: a payment whose answer and callback are lost is found by an admin’s statement', () => {
  /** A booking that is paid on the phone while callback and answers are lost. */
  async function paidWithoutAnswer(): Promise<{ stay: Stay; receipt: string }> {
    const stay = await scenario.book();
    await scenario.push(stay, '20');
    await scenario.pass(240, 20);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'pending/failed',
      attempts: [{ status: 'timed_out' }],
      issues: ['push_unanswered'],
      ledger: {},
      mails: { confirmed: 0, surplus: 0 },
    });
    await checkInvariants(scenario, stay, { lost: PRICE_KES * 100 });
    const [receipt = ''] = await receiptOf(stay);
    return { stay, receipt };
  }
  const find = async ({ stay, receipt }: { stay: Stay; receipt: string }) => {
    const csv = statement([{ receipt, amount: PRICE_KES, account: account(stay) }]);
    const { body } = await imported(csv);
    expect(body).toMatchObject({ rows: 1, settled: 1 });
    await scenario.pass(15, 5);
  };

  test('with free places: the booking is paid, with the receipt', async () => {
    const lost = await paidWithoutAnswer();
    await find(lost);
    const state = await expectPaidOnce(scenario, lost.stay);
    expect(state.attempts).toMatchObject([{ by: 'admin', verified: true, receipt: lost.receipt }]);
    await checkInvariants(scenario, lost.stay);
  });

  test('after the hold, with free places: the booking is reinstated', async () => {
    const lost = await paidWithoutAnswer();
    await scenario.advance(2 * 3_600);
    expect(await stateOf(scenario.product, lost.stay)).toMatchObject({
      standing: 'cancelled/failed',
      reason: 'expired',
    });
    await find(lost);
    const state = await expectPaidOnce(scenario, lost.stay);
    expect(state.mails).toMatchObject({ expired: 1, confirmed: 1 });
    await checkInvariants(scenario, lost.stay);
  });

  test('after its places were sold: all of it is reversed, both sides get a letter, and the other booking stays', async () => {
    const lost = await paidWithoutAnswer();
    await scenario.advance(2 * 3_600);
    const other = await scenario.book({ startDate: lost.stay.startDate });
    await scenario.prompt(other, freshPhone());
    await scenario.pass(6);
    await expectPaidOnce(scenario, other);
    await find(lost);
    const state = await stateOf(scenario.product, lost.stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      reason: 'expired',
      attempts: [{ status: 'succeeded', by: 'admin', receipt: lost.receipt }],
      refunds: [
        { reason: 'surplus', method: 'reversal', status: 'succeeded', currency: 'KES', amount: PRICE_KES * 100 },
      ],
      mails: { confirmed: 0, newBooking: 0, expired: 1, surplus: 1, lateMoney: 1 },
    });
    expect(state.ledger).toEqual(MPESA_SURPLUS);
    await checkInvariants(scenario, lost.stay);
    await expectPaidOnce(scenario, other);
  });
});

test('F1: a payment that was found by a query gets its receipt from a statement, and the same file again changes nothing', async () => {
  const [found, late] = [await scenario.book(), await scenario.book()];
  await scenario.prompt(found, '12');
  await scenario.pass(60, 5);
  expect((await expectPaidOnce(scenario, found)).attempts).toMatchObject([{ receipt: null }]);
  await scenario.push(late, '20');
  await scenario.pass(240, 20);
  const rows = [found, late].flatMap((stay) => ({ stay, amount: PRICE_KES, account: account(stay) }));
  const csv = statement([
    ...(await Promise.all(
      rows.map(async ({ stay, ...row }) => ({ ...row, receipt: (await receiptOf(stay))[0] ?? '' })),
    )),
    { receipt: 'TKL0000001', amount: 4_000, account: 'Jane school fees' },
    { receipt: 'TKL0000002', amount: 4_000, account: account(found) },
  ]);
  const first = await imported(csv);
  expect(first.body).toEqual({
    ...{
      rows: 4,
      skipped: 0,
      known: 0,
      completed: 1,
      settled: 1,
      unattributed: 2,
      kept: 0,
      contradicted: 0,
      failed: 0,
    },
  });
  await scenario.product.drain();
  await expectPaidOnce(scenario, late);
  expect((await stateOf(scenario.product, found)).attempts).toMatchObject([{ receipt: (await receiptOf(found))[0] }]);
  const [books, issues] = [await scenario.query(sql`select * from ledger_transfers order by id`), await openIssues()];
  const again = await imported(csv);
  expect(again.body).toEqual({
    ...{
      rows: 4,
      skipped: 0,
      known: 2,
      completed: 0,
      settled: 0,
      unattributed: 0,
      kept: 2,
      contradicted: 0,
      failed: 0,
    },
  });
  expect(await scenario.query(sql`select * from ledger_transfers order by id`)).toEqual(books);
  expect(await openIssues()).toEqual(issues);
  expect((await imported('no,statement')).body.code).toBe('invalid_input');
  await checkInvariants(scenario, late);
});
