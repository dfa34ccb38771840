import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { PRICE_KES, type Stay } from '../../support/scenario.ts';
import { mockMpesaAnswer, SILENT_PHONE, sendForgedCallback } from '../support/forged-callback.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';
import { KES, openTwoPayments, type TwoPayments } from '../support/two-payments.ts';

const set = await openTwoPayments();
const { scenario } = set;
afterEach(() => {
  vi.restoreAllMocks();
});

let receipts = 0;
/** The traveller sends money under an account number that names no booking. @returns the answer to attributing it */
async function sentByHand(amount: number) {
  const receipt = `TKH${String(++receipts).padStart(7, '0')}`;
  const found = { receipt, amountMinor: amount * 100, accountReference: 'mistyped', at: scenario.product.clock.now() };
  expect(await matchReceipt(scenario.product.app, found, 'admin')).toBe('unattributed');
  const [issue] = await scenario.query<{ id: string }>(
    sql`select id from reconciliation_issues where subject = ${receipt}`,
  );
  const path = `/api/admin/reconciliation/issues/${issue?.id}/attribute`;
  const admin = await scenario.admin();
  const attribute = (attemptId: string) => scenario.call(path, { as: admin, body: { attemptId } });
  const status = async () =>
    (await scenario.query<{ status: string }>(sql`select status from reconciliation_issues where id = ${issue?.id}`))[0]
      ?.status;
  return { attribute, status };
}
const refused = { status: 409, body: { code: 'payment_in_progress' } };

describe('attributing money that was sent by hand to a push', () => {
  test('F14: is refused while M-Pesa still processes the push, which then pays', async () => {
    const stay = await scenario.book();
    const { attemptId } = await scenario.prompt(stay, '24');
    const byHand = await sentByHand(4_000);
    await scenario.pass(65, 5);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    expect(await byHand.status()).toBe('open');
    await scenario.pass(240, 10);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  });

  test('is allowed once the push has ended as unknown', async () => {
    const stay = await scenario.book();
    mockMpesaAnswer(scenario, 'nothing');
    const { attemptId } = await scenario.prompt(stay, SILENT_PHONE);
    const byHand = await sentByHand(PRICE_KES);
    const attempt = async () => (await stateOf(scenario.product, stay)).attempts;
    await scenario.pass(170, 10);
    expect(await attempt()).toMatchObject([{ status: 'prompted' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    // M-Pesa has not been asked since, so the push may have been paid.
    scenario.product.clock.advance(15_000);
    expect(await attempt()).toMatchObject([{ status: 'prompted' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    await scenario.pass(60, 10);
    expect(await attempt()).toMatchObject([{ status: 'unknown' }]);
    expect((await byHand.attribute(attemptId)).status).toBe(200);
    await scenario.product.drain();
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
  });

  test('is refused while a push whose answer was cut off is unknown', async () => {
    const stay = await scenario.book();
    await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
    const { attemptId } = await scenario.prompt(stay, '19');
    const byHand = await sentByHand(PRICE_KES);
    await scenario.pass(65, 5);
    expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    await scenario.product.control('daraja', 'release', {});
    await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
    await scenario.pass(10, 5);
    await expectPaidOnce(scenario, stay);
  });

  test('is refused until a callback that reports a success is judged', async () => {
    const stay = await scenario.book();
    mockMpesaAnswer(scenario, 'nothing');
    const { attemptId } = await scenario.prompt(stay, SILENT_PHONE);
    const byHand = await sentByHand(PRICE_KES);
    await scenario.pass(230, 10);
    // The amount differs from what was asked for, so it counts only once M-Pesa confirms it.
    await sendForgedCallback(scenario, stay, undefined, PRICE_KES - 1);
    await scenario.pass(60, 10);
    expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    mockMpesaAnswer(scenario, 'unpaid');
    await scenario.pass(300, 30);
    expect((await byHand.attribute(attemptId)).status).toBe(200);
    await scenario.product.drain();
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
  });
});

describe('F15: when a payment never came and the trip has begun the missing amount may be sent by hand', () => {
  /** 100.00 are paid, another 100.00 never came, and a change to one guest fewer has made the price 150.00. */
  async function missing(meanwhile = fewer): Promise<TwoPayments> {
    const denied = await set.payTwice('third', { days: 6, guests: 4, meanwhile });
    await set.beginTrip(denied.stay);
    expect((await set.noteNeverCame(denied)).status).toBe(200);
    expect(await set.standing(denied.stay)).toBe('confirmed completed failed');
    return denied;
  }
  const fewer = (stay: Stay) => set.change(stay, { startDate: stay.startDate, guests: 3, total: 150 });
  const isMissing = async (stay: Stay) => (await scenario.read(stay)).neverCame;
  const surplus = async (stay: Stay) =>
    (await set.refundsOf(stay)).filter(({ reason }) => reason === 'surplus' || reason === 'duplicate');

  test('a shilling less is refused, and its case stays open; the exact amount pays', async () => {
    const { stay, attemptId } = await missing();
    const [less, exact] = [await sentByHand(KES.third - 1), await sentByHand(KES.third)];
    expect(await less.attribute(attemptId)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect([await less.status(), await isMissing(stay), await surplus(stay)]).toEqual(['open', true, []]);
    expect((await exact.attribute(attemptId)).status).toBe(200);
    await scenario.pass(3_600, 600);
    expect(await set.standing(stay)).toBe('confirmed completed completed');
    expect([await isMissing(stay), await surplus(stay)]).toEqual([false, []]);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await set.sumOn(stay, 'mpesa:collection:KES')).toBe(KES.third * 100);
  });

  test('the amount that had been requested pays too, and the rest of it is refunded', async () => {
    const { stay, attemptId } = await missing();
    const all = await sentByHand(2 * KES.third);
    expect((await all.attribute(attemptId)).status).toBe(200);
    await scenario.pass(3_600, 600);
    expect(await set.standing(stay)).toBe('confirmed completed completed');
    expect(await surplus(stay)).toMatchObject([{ seq: 2, reason: 'surplus', status: 'succeeded' }]);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await set.sumOn(stay, 'mpesa:collection:KES')).toBe(2 * KES.third * 100);
    const feeMinor = await set.sumOn(stay, 'fees:mpesa:KES');
    expect(await set.sumOn(stay, 'mpesa:disburse:KES')).toBe(-KES.third * 100 - feeMinor);
    expect(await set.sumOn(stay, 'refund:pending:KES')).toBe(0);
  });

  test('after the trip it is split like the rest', async () => {
    const { stay, attemptId } = await missing();
    await scenario.advance(3 * 86_400);
    const exact = await sentByHand(KES.third);
    expect((await exact.attribute(attemptId)).status).toBe(200);
    await scenario.pass(60, 30);
    expect(await set.standing(stay)).toBe('completed completed completed');
    expect(await set.sumOn(stay, 'provider:payable:USD')).toBe(-13_200);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(0);
  });

  test('when the booking was cancelled for it all that is sent is refunded, and the booking still says why', async () => {
    const denied = await set.payTwice('third', { days: 5 });
    const { stay, attemptId } = denied;
    expect((await set.noteNeverCame(denied)).status).toBe(200);
    const some = await sentByHand(4_000);
    expect((await some.attribute(attemptId)).status).toBe(200);
    await scenario.pass(3_600, 600);
    expect(await set.standing(stay)).toBe('cancelled refunded refunded');
    expect(await surplus(stay)).toMatchObject([{ seq: 2, status: 'succeeded' }]);
    expect(await isMissing(stay)).toBe(true);
  });

  test('when the booking did not become cheaper less than the whole amount is refused', async () => {
    const { stay, attemptId } = await missing(async () => {});
    const less = await sentByHand(KES.third);
    expect((await less.attribute(attemptId)).body.code).toBe('invalid_input');
    expect([await less.status(), await isMissing(stay), await surplus(stay)]).toEqual(['open', true, []]);
    const all = await sentByHand(2 * KES.third);
    expect((await all.attribute(attemptId)).status).toBe(200);
    await scenario.pass(3_600, 600);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(-20_000);
  });
});
