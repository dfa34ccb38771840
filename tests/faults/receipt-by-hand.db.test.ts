import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { claimPaid, mpesaSays, SILENT_PHONE } from './forger.ts';
import { PRICE_KES, type Stage, setStage } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
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
  test('its PIN was entered, and M-Pesa takes two minutes over it: refused, and the push pays', async () => {
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
