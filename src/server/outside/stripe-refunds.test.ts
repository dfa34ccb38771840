import { describe, expect, test } from 'vitest';
import { hurrySdk, NOON } from '#server/sandbox/stripe/simulator.fixture.ts';
import { createAdapter, startAdapter } from './stripe.fixture.ts';
import type { NewRefund } from './stripe-refunds.ts';

const refundOf = (intentId: string, change: Partial<NewRefund> = {}): NewRefund => ({
  intentId,
  amountCents: 4_000,
  reason: 'requested_by_customer',
  refundId: 'r-1',
  idempotencyKey: 're:r-1:0',
  ...change,
});

const made = {
  kind: 'refund',
  id: expect.stringMatching(/^re_/),
  status: 'succeeded',
  amountCents: 4_000,
  currency: 'usd',
  refundId: 'r-1',
  createdAt: new Date(NOON.getTime() + 1_000),
};

test('a partial refund is made once under its key, can be retrieved and listed, and has webhooks', async () => {
  const setup = await startAdapter();
  const { id: intentId } = await setup.paidBy('4242424242424242');
  await setup.heard();
  const refund = await setup.stripe.createRefund(refundOf(intentId));
  expect(refund).toEqual({ ...made, intentId });
  if (refund.kind !== 'refund') return;
  expect(await setup.stripe.createRefund(refundOf(intentId))).toEqual(refund);
  expect(await setup.stripe.retrieveRefund(refund.id)).toEqual(refund);
  expect(await setup.stripe.listRefunds(intentId)).toEqual({ kind: 'refunds', refunds: [refund] });
  await setup.advance(0);
  expect(await setup.heard()).toEqual([
    ['refund.created', refund.id, intentId],
    ['charge.refunded', expect.stringMatching(/^ch_/), intentId],
  ]);
});

test('a refund is pending, then succeeded; another one succeeded, then failed with a reason', async () => {
  const setup = await startAdapter();
  const slow = await setup.paidBy('4000000000007726', 'a-1');
  const failing = await setup.paidBy('4000000000005126', 'a-2');
  const first = await setup.stripe.createRefund(refundOf(slow.id));
  const second = await setup.stripe.createRefund(refundOf(failing.id, { refundId: 'r-2', idempotencyKey: 're:r-2:0' }));
  expect([first, second]).toMatchObject([{ status: 'pending' }, { status: 'succeeded' }]);
  if (first.kind !== 'refund' || second.kind !== 'refund') return;
  await setup.advance(60_000);
  expect(await setup.stripe.retrieveRefund(first.id)).toEqual({ ...first, status: 'succeeded' });
  const failed = { ...second, status: 'failed', failureReason: 'expired_or_canceled_card' };
  expect(await setup.stripe.retrieveRefund(second.id)).toEqual(failed);
});

describe('refusals', () => {
  test('paid back already, more than is left, disputed, not paid, unknown', async () => {
    const setup = await startAdapter();
    const { id } = await setup.paidBy('4242424242424242');
    const tooMuch = await setup.stripe.createRefund(refundOf(id, { amountCents: 10_001, idempotencyKey: 're:r-1:1' }));
    expect(tooMuch).toMatchObject({ kind: 'refused', message: expect.stringContaining('greater than unrefunded') });
    await setup.stripe.createRefund(refundOf(id, { amountCents: 10_000 }));
    const again = await setup.stripe.createRefund(refundOf(id, { idempotencyKey: 're:r-1:2' }));
    expect(again).toMatchObject({ kind: 'refused', code: 'charge_already_refunded' });

    const { id: disputed } = await setup.paidBy('4000000000000259', 'a-2');
    await setup.advance(2_000);
    const frozen = await setup.stripe.createRefund(refundOf(disputed, { idempotencyKey: 're:r-2:0' }));
    expect(frozen).toMatchObject({ kind: 'refused', code: 'charge_disputed' });

    const { id: unpaid } = await setup.paidBy('4000000000000002', 'a-3');
    expect(await setup.stripe.createRefund(refundOf(unpaid, { idempotencyKey: 're:r-3:0' }))).toMatchObject({
      kind: 'refused',
    });
    expect(await setup.stripe.createRefund(refundOf('pi_none', { idempotencyKey: 're:r-4:0' }))).toMatchObject({
      kind: 'refused',
      code: 'resource_missing',
    });
    expect(await setup.stripe.retrieveRefund('re_none')).toEqual({ kind: 'missing' });
  });

  test('the same key with another amount is our error', async () => {
    const setup = await startAdapter();
    const { id } = await setup.paidBy('4242424242424242');
    await setup.stripe.createRefund(refundOf(id));
    const other = await setup.stripe.createRefund(refundOf(id, { amountCents: 3_999 }));
    expect(other).toMatchObject({ kind: 'refused', code: 'StripeIdempotencyError', alert: true });
  });
});

describe('faults', () => {
  const path = '/v1/refunds';

  test.each(['status:500', 'html', 'reset_before', 'reset_after', 'status:409'])(
    '%s once: one refund',
    async (fault) => {
      hurrySdk();
      const setup = await startAdapter();
      const { id } = await setup.paidBy('4242424242424242');
      await setup.control('faults', { match: { path }, do: fault });
      expect(await setup.stripe.createRefund(refundOf(id))).toEqual({ ...made, intentId: id });
      expect(await setup.stripe.listRefunds(id)).toMatchObject({ refunds: [{ refundId: 'r-1' }] });
    },
  );

  test('a refund all of whose answers are lost is ambiguous, and found by the list', async () => {
    hurrySdk();
    const setup = await startAdapter();
    const { id } = await setup.paidBy('4242424242424242');
    await setup.control('faults', { match: { path }, do: 'reset_after', times: 3 });
    expect(await setup.stripe.createRefund(refundOf(id))).toMatchObject({ kind: 'ambiguous' });
    expect(await setup.stripe.listRefunds(id)).toEqual({ kind: 'refunds', refunds: [{ ...made, intentId: id }] });
  });

  test('a rate limit and an unreachable server', async () => {
    hurrySdk();
    const setup = await startAdapter();
    const { id } = await setup.paidBy('4242424242424242');
    await setup.control('faults', { match: { path }, do: 'status:429' });
    expect(await setup.stripe.createRefund(refundOf(id))).toEqual({ kind: 'rate_limited' });
    const alone = createAdapter({ apiBase: 'http://127.0.0.1:1' }).stripe;
    expect(await alone.createRefund(refundOf(id))).toMatchObject({ kind: 'ambiguous' });
    expect(await alone.listRefunds(id)).toMatchObject({ kind: 'ambiguous' });
  });
});

test('a refund made in the dashboard is listed without an id of ours', async () => {
  const setup = await startAdapter();
  const { id: intentId } = await setup.paidBy('4242424242424242');
  const { refund } = await setup.control<{ refund: string }>('refund', { intent: intentId, amount: 2_500 });
  await setup.stripe.createRefund(refundOf(intentId));
  expect(await setup.stripe.listRefunds(intentId)).toMatchObject({
    refunds: [{ refundId: 'r-1' }, { id: refund, refundId: undefined, amountCents: 2_500 }],
  });
  await setup.advance(0);
  expect(await setup.heard()).toContainEqual(['refund.created', refund, intentId]);
});

test('more refunds than a page holds are all listed', async () => {
  const setup = await startAdapter();
  const { id: intent } = await setup.paidBy('4242424242424242');
  for (let n = 0; n < 101; n += 1) await setup.control('refund', { intent, amount: 1 });
  const listed = await setup.stripe.listRefunds(intent);
  expect(listed.kind === 'refunds' && listed.refunds.length).toBe(101);
});
