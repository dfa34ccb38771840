import { expect, test, vi } from 'vitest';
import type * as HoldBack from '#server/payments/refunds/hold-back.ts';
import { withGuard } from '../../support/guard.ts';
import { freshPhone, openScenario, PRICE_KES, type Stay } from '../../support/scenario.ts';
import { SILENT_PHONE, sendForgedCallback } from '../support/forged-callback.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { clearFaults, failQueries } from '../support/payments.ts';

vi.mock('#server/payments/refunds/hold-back.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof HoldBack>, () => ({
    heldBackUntil: () => undefined,
  })),
);

const scenario = await openScenario();

/** A payment that counts on a matching callback alone, because M-Pesa could not be asked for half a minute (F15). */
async function paidByCallback(phone = SILENT_PHONE): Promise<Stay> {
  const stay = await scenario.book();
  await failQueries(scenario);
  await scenario.prompt(stay, phone);
  if (phone === SILENT_PHONE) await sendForgedCallback(scenario, stay);
  await scenario.pass(45, 5);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    attempts: [{ status: 'succeeded', verified: false }],
  });
  return stay;
}

interface Page {
  items: { booking: { id: string }; status: string; verified: boolean }[];
}
async function refundsOf(stay: Stay) {
  const { body } = await scenario.call<Page>('/api/admin/refunds?pageSize=50', { as: await scenario.admin() });
  return body.items.filter(({ booking }) => booking.id === stay.id);
}

test.each([
  { on: true, status: 'queued', out: 0 },
  { on: false, status: 'succeeded', out: PRICE_KES * 100 },
])(
  'a booking with a forged success is cancelled, guard $on: $out of money that never came is refunded',
  async ({ on, status, out }) => {
    const stay = await paidByCallback();
    await withGuard({ on }, async () => {
      expect((await scenario.cancel(stay)).status).toBe(200);
      await scenario.pass(2 * 3_600, 120);
    });
    expect((await stateOf(scenario.product, stay)).refunds).toMatchObject([{ status }]);
    const { kesMinor, sentMinor } = await movedFor(scenario.product, stay);
    expect(kesMinor).toBe(0);
    expect(sentMinor).toBeLessThanOrEqual(-out);
    expect(sentMinor === 0).toBe(on);
    expect(await refundsOf(stay)).toMatchObject([{ status, verified: false }]);
  },
);

test('when M-Pesa contradicts the callback the case stays open and the refund is never sent', async () => {
  const stay = await paidByCallback();
  await scenario.cancel(stay);
  await clearFaults(scenario);
  await scenario.pass(3 * 86_400, 3_600);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ refunds: [{ status: 'queued' }], attempts: [{ verified: false }] });
  expect(state.issues).toContain('callback_contradicted');
  expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
});

test('when M-Pesa confirms the payment later the refund is sent automatically', async () => {
  const stay = await paidByCallback(freshPhone());
  await scenario.cancel(stay);
  await scenario.pass(600, 60);
  expect((await stateOf(scenario.product, stay)).refunds).toMatchObject([{ method: 'reversal', status: 'queued' }]);
  await clearFaults(scenario);
  await scenario.pass(1_800, 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'cancelled/refunded',
    refunds: [{ status: 'succeeded' }],
    attempts: [{ verified: true }],
  });
  expect(await refundsOf(stay)).toMatchObject([{ verified: true }]);
  await checkInvariants(scenario, stay);
});

test('the refund of an unverified surplus is held back as well', async () => {
  const stay = await scenario.book();
  await failQueries(scenario);
  await scenario.prompt(stay, SILENT_PHONE);
  await scenario.cancel(stay);
  await sendForgedCallback(scenario, stay);
  await scenario.pass(600, 10);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    attempts: [{ status: 'succeeded', verified: false }],
    refunds: [{ reason: 'surplus', status: 'queued' }],
  });
  expect(await movedFor(scenario.product, stay)).toMatchObject({ kesMinor: 0, sentMinor: 0 });
});
