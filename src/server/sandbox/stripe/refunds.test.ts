import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { startTestSetup, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
type Movement = { kind: string; source: string; paymentIntent: string; amount: number; metadata: object };

/** An intent of USD 100.00, paid, its fee known. */
async function paidSetup(number = '4242424242424242') {
  const setup = await startTestSetup();
  const intent = await setup.sdk.paymentIntents.create(wish);
  await setup.confirm(intent.client_secret, number);
  await setup.advance(1_000);
  setup.receiver.hooks.splice(0);
  return {
    ...setup,
    intent: intent.id,
    refund: (amount?: number, more: Partial<StripeSdk.RefundCreateParams> = {}) =>
      setup.sdk.refunds.create({ payment_intent: intent.id, ...(amount && { amount }), ...more }),
    async charge() {
      const { latest_charge: charge } = await setup.sdk.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge'],
      });
      return charge as StripeSdk.Charge;
    },
    async moved() {
      const { moved } = await setup.control<{ moved: Movement[] }>('moved');
      return moved.map(({ kind, amount }) => [kind, amount]);
    },
  };
}

test('refunds in parts up to the whole change charge, balance and movements', async () => {
  const setup = await paidSetup();
  const first = await setup.refund(4_000, { reason: 'requested_by_customer', metadata: { refund_id: 'r-1' } });
  expect(first).toMatchObject({
    object: 'refund',
    status: 'succeeded',
    amount: 4_000,
    currency: 'usd',
    reason: 'requested_by_customer',
    metadata: { refund_id: 'r-1' },
    payment_intent: setup.intent,
  });
  expect(await setup.charge()).toMatchObject({ amount_refunded: 4_000, refunded: false });
  await setup.refund();
  expect(await setup.charge()).toMatchObject({ amount_refunded: 10_000, refunded: true });
  expect(await setup.moved()).toEqual([
    ['charge', 10_000],
    ['refund', -4_000],
    ['refund', -6_000],
  ]);
  const { moved } = await setup.control<{ moved: Movement[] }>('moved');
  expect(moved[1]).toMatchObject({ source: first.id, paymentIntent: setup.intent, metadata: wish.metadata });
  const money = await setup.sdk.balanceTransactions.list({ source: first.id, expand: ['data.source'] });
  expect(money.data).toMatchObject([
    { type: 'refund', amount: -4_000, fee: 0, net: -4_000, source: { id: first.id, object: 'refund' } },
  ]);
  const refunds = await setup.sdk.refunds.list({ payment_intent: setup.intent });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([6_000, 4_000]);
  expect((await setup.sdk.refunds.list({ charge: 'ch_none' })).data).toEqual([]);
});

test('a refund has events of refund and charge, with the previous values', async () => {
  const setup = await paidSetup();
  const refund = await setup.refund(4_000);
  await setup.advance(0);
  expect(setup.receiver.types()).toEqual(['refund.created', 'charge.refunded']);
  const [created, refunded] = setup.receiver.hooks.map(({ event }) => event.data);
  expect(created?.object).toEqual(refund);
  expect(refunded).toMatchObject({
    object: { object: 'charge', amount_refunded: 4_000, refunded: false },
    previous_attributes: { amount_refunded: 0 },
  });
});

test('card 7726: a refund is pending for a minute, also across a restart, and the money moves at its end', async () => {
  const setup = await paidSetup('4000000000007726');
  const refund = await setup.refund();
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing', balance_transaction: null });
  expect(await setup.charge()).toMatchObject({ amount_refunded: 10_000, refunded: true });
  await setup.advance(59_999);
  await setup.restart();
  expect(await setup.moved()).toEqual([['charge', 10_000]]);
  await setup.advance(1);
  const done = await setup.sdk.refunds.retrieve(refund.id);
  expect(done).toMatchObject({ status: 'succeeded', balance_transaction: expect.stringMatching(/^txn_/) });
  expect(done).not.toHaveProperty('pending_reason');
  expect(await setup.moved()).toContainEqual(['refund', -10_000]);
  expect(setup.receiver.types().slice(2)).toEqual(['refund.updated', 'charge.refund.updated']);
});

test('card 5126: a refund fails a minute after it succeeded, and the money returns', async () => {
  const setup = await paidSetup('4000000000005126');
  const refund = await setup.refund(4_000);
  expect(refund.status).toBe('succeeded');
  await setup.advance(60_000);
  expect(await setup.sdk.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await setup.charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await setup.moved()).toEqual([
    ['charge', 10_000],
    ['refund', -4_000],
    ['refund_failure', 4_000],
  ]);
  expect(setup.receiver.types().slice(2)).toEqual([
    'refund.failed',
    'refund.updated',
    'charge.refund.updated',
    'charge.updated',
  ]);
});

describe('refusals', () => {
  test('too much, nothing left, nothing paid', async () => {
    const setup = await paidSetup();
    await setup.refund(6_000);
    await expect(setup.refund(6_000)).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($60.00) is greater than unrefunded amount on charge ($40.00)',
    });
    await setup.refund();
    await expect(setup.refund()).rejects.toBeInstanceOf(errors.StripeInvalidRequestError);
    await expect(setup.refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const open = await setup.sdk.paymentIntents.create(wish);
    await expect(setup.sdk.refunds.create({ payment_intent: open.id })).rejects.toThrow(/does not have a successful/);
    expect((await setup.moved()).length).toBe(3);
  });

  test.each([
    ['no payment', { payment_intent: undefined }, 'parameter_missing'],
    ['another payment', { payment_intent: 'pi_none' }, 'resource_missing'],
    ['nothing', { amount: 0 }, 'parameter_invalid_integer'],
    ['less than nothing', { amount: -5 }, 'parameter_invalid_integer'],
    ['a made-up reason', { reason: 'bored' }, undefined],
    ['a field there is none of', { colour: 'red' }, 'parameter_unknown'],
  ])('%s', async (_name, change, code) => {
    const setup = await paidSetup();
    const params = { payment_intent: setup.intent, ...change } as StripeSdk.RefundCreateParams;
    await expect(setup.sdk.refunds.create(params)).rejects.toMatchObject({ statusCode: 400, code });
    expect(await setup.moved()).toEqual([['charge', 10_000]]);
  });

  test('of two refunds at once that exceed the payment one is refused, and a refusal is replayed under its key', async () => {
    const setup = await paidSetup();
    const ask = (key: string) =>
      setup.sdk.refunds.create({ payment_intent: setup.intent, amount: 6_000 }, { idempotencyKey: key });
    const [one, two] = await Promise.allSettled([ask('re:1:0'), ask('re:2:0')]);
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refused = one.status === 'rejected' ? 're:1:0' : 're:2:0';
    await expect(ask(refused)).rejects.toThrow(/greater than unrefunded/);
    expect((await setup.sdk.refunds.list({ payment_intent: setup.intent })).data).toHaveLength(1);
  });
});
