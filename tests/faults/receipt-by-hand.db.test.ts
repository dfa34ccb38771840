import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { type Beside, KES, setBeside } from './beside.ts';
import { claimPaid, mpesaSays, SILENT_PHONE } from './forger.ts';
import { PRICE_KES, type Stay } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

let set: Awaited<ReturnType<typeof setBeside>>;
let stage: typeof set.stage;
beforeAll(async () => {
  set = await setBeside();
  stage = set.stage;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stage.close());

const run = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];

let receipts = 0;
/** They send it by hand, under an account that names nothing. @returns what saying whose it is answers */
async function sentByHand(amount: number) {
  const receipt = `TKH${String(++receipts).padStart(7, '0')}`;
  const found = { receipt, amountMinor: amount * 100, accountReference: 'mistyped', at: stage.product.clock.now() };
  expect(await matchReceipt(stage.product.app, found, 'admin')).toBe('unattributed');
  const [issue] = await run<{ id: string }>(sql`select id from reconciliation_issues where subject = ${receipt}`);
  const path = `/api/admin/reconciliation/issues/${issue?.id}/attribute`;
  const admin = await stage.admin();
  const attribute = (attemptId: string) => stage.call(path, { as: admin, body: { attemptId } });
  const status = async () =>
    (await run<{ status: string }>(sql`select status from reconciliation_issues where id = ${issue?.id}`))[0]?.status;
  return { attribute, status };
}
const refused = { status: 409, body: { code: 'payment_in_progress' } };

describe('money sent by hand is not put onto a push that may still be paid', () => {
  test('F14: its PIN was entered, and M-Pesa takes two minutes over it: refused, and the push pays', async () => {
    const stay = await stage.book();
    const { attemptId } = await stage.prompt(stay, '24');
    const byHand = await sentByHand(4_000);
    await stage.pass(65, 5);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    expect(await byHand.status()).toBe('open');
    await stage.pass(240, 10);
    await expectOk(stage, stay);
    await checkInvariants(stage, stay);
  });

  test('nobody knows what became of it: allowed from then on', async () => {
    const stay = await stage.book();
    mpesaSays(stage, 'nothing');
    const { attemptId } = await stage.prompt(stay, SILENT_PHONE);
    const byHand = await sentByHand(PRICE_KES);
    const attempt = async () => (await stateOf(stage.product, stay)).attempts;
    await stage.pass(170, 10);
    expect(await attempt()).toMatchObject([{ status: 'prompted' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    // Nobody has asked since: it may have been paid long ago.
    stage.product.clock.advance(15_000);
    expect(await attempt()).toMatchObject([{ status: 'prompted' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    await stage.pass(60, 10);
    expect(await attempt()).toMatchObject([{ status: 'unknown' }]);
    expect((await byHand.attribute(attemptId)).status).toBe(200);
    await stage.product.drain();
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
  });

  test('unknown from the start, since the answer to the push was cut off: refused all the same', async () => {
    const stay = await stage.book();
    await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
    const { attemptId } = await stage.prompt(stay, '19');
    const byHand = await sentByHand(PRICE_KES);
    await stage.pass(65, 5);
    expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    await stage.product.control('daraja', 'release', {});
    await stage.product.control('daraja', 'callbacks', { mode: 'auto' });
    await stage.pass(10, 5);
    await expectOk(stage, stay);
  });

  test('its callback says paid, and is not judged yet: refused until it is', async () => {
    const stay = await stage.book();
    mpesaSays(stage, 'nothing');
    const { attemptId } = await stage.prompt(stay, SILENT_PHONE);
    const byHand = await sentByHand(PRICE_KES);
    await stage.pass(230, 10);
    // Of another amount than was asked for: it needs M-Pesa's own word.
    await claimPaid(stage, stay, undefined, PRICE_KES - 1);
    await stage.pass(60, 10);
    expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
    expect(await byHand.attribute(attemptId)).toMatchObject(refused);
    mpesaSays(stage, 'unpaid');
    await stage.pass(300, 30);
    expect((await byHand.attribute(attemptId)).status).toBe(200);
    await stage.product.drain();
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'confirmed/completed' });
  });
});

describe('F15: a payment never came, and the trip has begun: what is missing may be sent by hand', () => {
  /** 100.00 are paid, another 100.00 never came, and meanwhile a guest less made it 150.00. */
  async function missing(meanwhile = fewer): Promise<Beside> {
    const denied = await set.beside('third', { days: 6, guests: 4, meanwhile });
    await set.begin(denied.stay);
    expect((await set.say(denied)).status).toBe(200);
    expect(await set.standing(denied.stay)).toBe('confirmed completed failed');
    return denied;
  }
  const fewer = (stay: Stay) => set.change(stay, { startDate: stay.startDate, guests: 3, total: 150 });
  const isMissing = async (stay: Stay) => (await stage.read(stay)).neverCame;
  const surplus = async (stay: Stay) =>
    (await set.refundsOf(stay)).filter(({ reason }) => reason === 'surplus' || reason === 'duplicate');

  test('a shilling less is refused, and its case stays open; exactly that pays', async () => {
    const { stay, attemptId } = await missing();
    const [less, exact] = [await sentByHand(KES.third - 1), await sentByHand(KES.third)];
    expect(await less.attribute(attemptId)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect([await less.status(), await isMissing(stay), await surplus(stay)]).toEqual(['open', true, []]);
    expect((await exact.attribute(attemptId)).status).toBe(200);
    await stage.pass(3_600, 600);
    expect(await set.standing(stay)).toBe('confirmed completed completed');
    expect([await isMissing(stay), await surplus(stay)]).toEqual([false, []]);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await set.sumOn(stay, 'mpesa:collection:KES')).toBe(KES.third * 100);
  });

  test('all that had been asked for pays, too, and the rest of it goes back', async () => {
    const { stay, attemptId } = await missing();
    const all = await sentByHand(2 * KES.third);
    expect((await all.attribute(attemptId)).status).toBe(200);
    await stage.pass(3_600, 600);
    expect(await set.standing(stay)).toBe('confirmed completed completed');
    expect(await surplus(stay)).toMatchObject([{ seq: 2, reason: 'surplus', status: 'succeeded' }]);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await set.sumOn(stay, 'mpesa:collection:KES')).toBe(2 * KES.third * 100);
    const feeMinor = await set.sumOn(stay, 'fees:mpesa:KES');
    expect(await set.sumOn(stay, 'mpesa:disburse:KES')).toBe(-KES.third * 100 - feeMinor);
    expect(await set.sumOn(stay, 'refund:pending:KES')).toBe(0);
  });

  test('once the trip is over: it is shared out with the rest', async () => {
    const { stay, attemptId } = await missing();
    await stage.advance(3 * 86_400);
    const exact = await sentByHand(KES.third);
    expect((await exact.attribute(attemptId)).status).toBe(200);
    await stage.pass(60, 30);
    expect(await set.standing(stay)).toBe('completed completed completed');
    expect(await set.sumOn(stay, 'provider:payable:USD')).toBe(-13_200);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(0);
  });

  test('cancelled by it: nothing is missing any more, so all that they send goes back, and the page still says why', async () => {
    const denied = await set.beside('third', { days: 5 });
    const { stay, attemptId } = denied;
    expect((await set.say(denied)).status).toBe(200);
    const some = await sentByHand(4_000);
    expect((await some.attribute(attemptId)).status).toBe(200);
    await stage.pass(3_600, 600);
    expect(await set.standing(stay)).toBe('cancelled refunded refunded');
    expect(await surplus(stay)).toMatchObject([{ seq: 2, status: 'succeeded' }]);
    expect(await isMissing(stay)).toBe(true);
  });

  test('nothing became cheaper: less than all of it is refused', async () => {
    const { stay, attemptId } = await missing(async () => {});
    const less = await sentByHand(KES.third);
    expect((await less.attribute(attemptId)).body.code).toBe('invalid_input');
    expect([await less.status(), await isMissing(stay), await surplus(stay)]).toEqual(['open', true, []]);
    const all = await sentByHand(2 * KES.third);
    expect((await all.attribute(attemptId)).status).toBe(200);
    await stage.pass(3_600, 600);
    expect(await set.sumOn(stay, 'customer:deposits:USD')).toBe(-20_000);
  });
});
