import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { startStage, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
type Movement = { kind: string; source: string; paymentIntent: string; amount: number; metadata: object };

/** An intent of USD 100.00, paid, its fee known. */
async function paidStage(number = '4242424242424242') {
  const stage = await startStage();
  const intent = await stage.sdk.paymentIntents.create(wish);
  await stage.confirm(intent.client_secret, number);
  await stage.advance(1_000);
  stage.receiver.hooks.splice(0);
  return {
    ...stage,
    intent: intent.id,
    refund: (amount?: number, more: Partial<StripeSdk.RefundCreateParams> = {}) =>
      stage.sdk.refunds.create({ payment_intent: intent.id, ...(amount && { amount }), ...more }),
    async charge() {
      const { latest_charge: charge } = await stage.sdk.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge'],
      });
      return charge as StripeSdk.Charge;
    },
    async moved() {
      const { moved } = await stage.control<{ moved: Movement[] }>('moved');
      return moved.map(({ kind, amount }) => [kind, amount]);
    },
  };
}

test('in parts up to the whole: charge, balance and what moved', async () => {
  const stage = await paidStage();
  const first = await stage.refund(4_000, { reason: 'requested_by_customer', metadata: { refund_id: 'r-1' } });
  expect(first).toMatchObject({
    object: 'refund',
    status: 'succeeded',
    amount: 4_000,
    currency: 'usd',
    reason: 'requested_by_customer',
    metadata: { refund_id: 'r-1' },
    payment_intent: stage.intent,
  });
  expect(await stage.charge()).toMatchObject({ amount_refunded: 4_000, refunded: false });
  await stage.refund();
  expect(await stage.charge()).toMatchObject({ amount_refunded: 10_000, refunded: true });
  expect(await stage.moved()).toEqual([
    ['charge', 10_000],
    ['refund', -4_000],
    ['refund', -6_000],
  ]);
  const { moved } = await stage.control<{ moved: Movement[] }>('moved');
  expect(moved[1]).toMatchObject({ source: first.id, paymentIntent: stage.intent, metadata: wish.metadata });
  const money = await stage.sdk.balanceTransactions.list({ source: first.id, expand: ['data.source'] });
  expect(money.data).toMatchObject([
    { type: 'refund', amount: -4_000, fee: 0, net: -4_000, source: { id: first.id, object: 'refund' } },
  ]);
  const refunds = await stage.sdk.refunds.list({ payment_intent: stage.intent });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([6_000, 4_000]);
  expect((await stage.sdk.refunds.list({ charge: 'ch_none' })).data).toEqual([]);
});

test('tells of the refund and of the charge, with what was before', async () => {
  const stage = await paidStage();
  const refund = await stage.refund(4_000);
  await stage.advance(0);
  expect(stage.receiver.types()).toEqual(['refund.created', 'charge.refunded']);
  const [created, refunded] = stage.receiver.hooks.map(({ event }) => event.data);
  expect(created?.object).toEqual(refund);
  expect(refunded).toMatchObject({
    object: { object: 'charge', amount_refunded: 4_000, refunded: false },
    previous_attributes: { amount_refunded: 0 },
  });
});

test('card 7726: pending for a minute, also over a restart; the money moves at its end', async () => {
  const stage = await paidStage('4000000000007726');
  const refund = await stage.refund();
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing', balance_transaction: null });
  expect(await stage.charge()).toMatchObject({ amount_refunded: 10_000, refunded: true });
  await stage.advance(59_999);
  await stage.restart();
  expect(await stage.moved()).toEqual([['charge', 10_000]]);
  await stage.advance(1);
  const done = await stage.sdk.refunds.retrieve(refund.id);
  expect(done).toMatchObject({ status: 'succeeded', balance_transaction: expect.stringMatching(/^txn_/) });
  expect(done).not.toHaveProperty('pending_reason');
  expect(await stage.moved()).toContainEqual(['refund', -10_000]);
  expect(stage.receiver.types().slice(2)).toEqual(['refund.updated', 'charge.refund.updated']);
});

test('card 5126: fails a minute after it succeeded, and the money is back', async () => {
  const stage = await paidStage('4000000000005126');
  const refund = await stage.refund(4_000);
  expect(refund.status).toBe('succeeded');
  await stage.advance(60_000);
  expect(await stage.sdk.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await stage.charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await stage.moved()).toEqual([
    ['charge', 10_000],
    ['refund', -4_000],
    ['refund_failure', 4_000],
  ]);
  expect(stage.receiver.types().slice(2)).toEqual([
    'refund.failed',
    'refund.updated',
    'charge.refund.updated',
    'charge.updated',
  ]);
});

describe('refusals', () => {
  test('too much, nothing left, nothing paid', async () => {
    const stage = await paidStage();
    await stage.refund(6_000);
    await expect(stage.refund(6_000)).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($60.00) is greater than unrefunded amount on charge ($40.00)',
    });
    await stage.refund();
    await expect(stage.refund()).rejects.toBeInstanceOf(errors.StripeInvalidRequestError);
    await expect(stage.refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const open = await stage.sdk.paymentIntents.create(wish);
    await expect(stage.sdk.refunds.create({ payment_intent: open.id })).rejects.toThrow(/does not have a successful/);
    expect((await stage.moved()).length).toBe(3);
  });

  test.each([
    ['no payment', { payment_intent: undefined }, 'parameter_missing'],
    ['another payment', { payment_intent: 'pi_none' }, 'resource_missing'],
    ['nothing', { amount: 0 }, 'parameter_invalid_integer'],
    ['less than nothing', { amount: -5 }, 'parameter_invalid_integer'],
    ['a made-up reason', { reason: 'bored' }, undefined],
    ['a field there is none of', { colour: 'red' }, 'parameter_unknown'],
  ])('%s', async (_name, change, code) => {
    const stage = await paidStage();
    const params = { payment_intent: stage.intent, ...change } as StripeSdk.RefundCreateParams;
    await expect(stage.sdk.refunds.create(params)).rejects.toMatchObject({ statusCode: 400, code });
    expect(await stage.moved()).toEqual([['charge', 10_000]]);
  });

  test('of two halves and a bit at once one is refused; a refusal is replayed under its key', async () => {
    const stage = await paidStage();
    const ask = (key: string) =>
      stage.sdk.refunds.create({ payment_intent: stage.intent, amount: 6_000 }, { idempotencyKey: key });
    const [one, two] = await Promise.allSettled([ask('re:1:0'), ask('re:2:0')]);
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refused = one.status === 'rejected' ? 're:1:0' : 're:2:0';
    await expect(ask(refused)).rejects.toThrow(/greater than unrefunded/);
    expect((await stage.sdk.refunds.list({ payment_intent: stage.intent })).data).toHaveLength(1);
  });
});
