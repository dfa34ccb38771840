import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type * as HoldBack from '#server/payments/refunds/hold-back.ts';
import { claimPaid, SILENT_PHONE } from './forger.ts';
import { freshPhone, PRICE_KES, QUERY_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, movedFor, stateOf } from './witness.ts';

const guard = vi.hoisted(() => ({ on: true }));
vi.mock('#server/payments/refunds/hold-back.ts', async (load) => {
  const real = await load<typeof HoldBack>();
  const { heldBackUntil } = real;
  const blind: typeof heldBackUntil = (about, now) => (guard.on ? heldBackUntil(about, now) : undefined);
  return { ...real, heldBackUntil: blind };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(async () => {
  guard.on = true;
  await hear();
});
afterAll(() => stage.close());

const hear = () => stage.product.control('daraja', 'faults', { clear: true });
const goDeaf = () =>
  stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 5_000 });

/** A matching callback says that it is paid, and M-Pesa cannot be asked: after half a minute that counts (F15). */
async function paidByCallback(phone = SILENT_PHONE): Promise<Stay> {
  const stay = await stage.book();
  await goDeaf();
  await stage.prompt(stay, phone);
  if (phone === SILENT_PHONE) await claimPaid(stage, stay);
  await stage.pass(45, 5);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    attempts: [{ status: 'succeeded', verified: false }],
  });
  return stay;
}

interface Page {
  items: { booking: { id: string }; status: string; verified: boolean }[];
}
async function refundsOf(stay: Stay) {
  const { body } = await stage.call<Page>('/api/admin/refunds?pageSize=50', { as: await stage.admin() });
  return body.items.filter(({ booking }) => booking.id === stay.id);
}

test.each([
  { on: true, status: 'queued', out: 0 },
  { on: false, status: 'succeeded', out: PRICE_KES * 100 },
])('a forged success is cancelled, guard $on: $out of nothing goes back', async ({ on, status, out }) => {
  guard.on = on;
  const stay = await paidByCallback();
  expect((await stage.cancel(stay)).status).toBe(200);
  await stage.pass(2 * 3_600, 120);
  expect((await stateOf(stage.product, stay)).refunds).toMatchObject([{ status }]);
  const { kesMinor, sentMinor } = await movedFor(stage.product, stay);
  expect(kesMinor).toBe(0);
  expect(sentMinor).toBeLessThanOrEqual(-out);
  expect(sentMinor === 0).toBe(on);
  expect(await refundsOf(stay)).toMatchObject([{ status, verified: false }]);
});

test('M-Pesa contradicts it: the case is open, and nothing is ever sent', async () => {
  const stay = await paidByCallback();
  await stage.cancel(stay);
  await hear();
  await stage.pass(3 * 86_400, 3_600);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ refunds: [{ status: 'queued' }], attempts: [{ verified: false }] });
  expect(state.issues).toContain('callback_contradicted');
  expect(await movedFor(stage.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
});

test('M-Pesa vouches for it at last: the refund goes by itself', async () => {
  const stay = await paidByCallback(freshPhone());
  await stage.cancel(stay);
  await stage.pass(600, 60);
  expect((await stateOf(stage.product, stay)).refunds).toMatchObject([{ method: 'reversal', status: 'queued' }]);
  await hear();
  await stage.pass(1_800, 60);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'cancelled/refunded',
    refunds: [{ status: 'succeeded' }],
    attempts: [{ verified: true }],
  });
  expect(await refundsOf(stay)).toMatchObject([{ verified: true }]);
  await checkInvariants(stage, stay);
});

test('what bought nothing waits as well', async () => {
  const stay = await stage.book();
  await goDeaf();
  await stage.prompt(stay, SILENT_PHONE);
  await stage.cancel(stay);
  await claimPaid(stage, stay);
  await stage.pass(600, 10);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    attempts: [{ status: 'succeeded', verified: false }],
    refunds: [{ reason: 'surplus', status: 'queued' }],
  });
  expect(await movedFor(stage.product, stay)).toMatchObject({ kesMinor: 0, sentMinor: 0 });
});
