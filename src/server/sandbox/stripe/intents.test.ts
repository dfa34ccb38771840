import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { startStage, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
const expanded = { expand: ['latest_charge.balance_transaction'] };

describe('cards', () => {
  test.each(['4242424242424242', '5555 5555 5555 4444', '378282246310005'])('%s pays', async (number) => {
    const stage = await startStage();
    const intent = await stage.sdk.paymentIntents.create(wish);
    expect(intent).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method', livemode: false });
    expect(await stage.confirm(intent.client_secret, number)).toEqual({ status: 'succeeded' });

    const paid = await stage.sdk.paymentIntents.retrieve(intent.id, expanded);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 10_000, metadata: wish.metadata });
    expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, balance_transaction: null });

    await stage.advance(1_000);
    const later = await stage.sdk.paymentIntents.retrieve(intent.id, expanded);
    expect(later.latest_charge).toMatchObject({ balance_transaction: { fee: 320, net: 9_680, currency: 'usd' } });
  });

  test.each([
    ['4000000000000002', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
  ])('%s is declined with %s, and the same intent takes the next card', async (number, declineCode, message) => {
    const stage = await startStage();
    const { id, client_secret: secret } = await stage.sdk.paymentIntents.create(wish);
    const error = { code: 'card_declined', declineCode, message };
    expect(await stage.confirm(secret, number)).toEqual({ status: 'requires_payment_method', error });
    const declined = await stage.sdk.paymentIntents.retrieve(id, expanded);
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: declineCode, message },
      latest_charge: { status: 'failed', paid: false, captured: false },
    });
    expect((await stage.control<{ moved: unknown[] }>('moved')).moved).toEqual([]);

    expect(await stage.confirm(secret, '4242424242424242')).toEqual({ status: 'succeeded' });
    const paid = await stage.sdk.paymentIntents.retrieve(id);
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect((await stage.control<{ moved: unknown[] }>('moved')).moved).toEqual([
      {
        kind: 'charge',
        source: paid.latest_charge,
        paymentIntent: id,
        charge: paid.latest_charge,
        amount: 10_000,
        currency: 'usd',
        metadata: wish.metadata,
        at: '2024-11-21T12:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['a number that is not for tests', '4111111111111111', {}, 'test_mode_live_card'],
    ['no number', '', {}, 'test_mode_live_card'],
    ['month 13', '4242424242424242', { expMonth: 13 }, 'invalid_expiry_month'],
    ['last month', '4242424242424242', { expMonth: '10', expYear: '24' }, 'invalid_expiry_month'],
    ['last year', '4242424242424242', { expYear: 23 }, 'invalid_expiry_year'],
    ['a code of two digits', '4242424242424242', { cvc: '12' }, 'invalid_cvc'],
  ])('%s is refused and changes nothing', async (_name, number, more, code) => {
    const stage = await startStage();
    const intent = await stage.sdk.paymentIntents.create(wish);
    const answer = await stage.confirm(intent.client_secret, number, more);
    expect(answer).toMatchObject({ status: 'requires_payment_method', error: { code } });
    expect(await stage.sdk.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  test('a card is good through its last month', async () => {
    const stage = await startStage();
    const intent = await stage.sdk.paymentIntents.create(wish);
    const thisMonth = { expMonth: '11', expYear: '24' };
    expect(await stage.confirm(intent.client_secret, '4242424242424242', thisMonth)).toEqual({ status: 'succeeded' });
  });

  test('no card number and no security code is ever written down', async () => {
    const stage = await startStage();
    const { client_secret: secret } = await stage.sdk.paymentIntents.create(wish);
    for (const number of ['4111111111111111', '4000000000000002', '4000002500003155', '4242424242424242']) {
      await stage.confirm(secret, number, { cvc: '9182' });
    }
    const journal = readFileSync(join(stage.stateDir, 'journal.jsonl'), 'utf8');
    expect(journal).toContain('"last4":"4242"');
    expect(journal).not.toMatch(/(?<!\d)\d{15,19}(?!\d)|"9182"/);
  });

  test('a payment that has succeeded takes no second card', async () => {
    const stage = await startStage();
    const { client_secret: secret } = await stage.sdk.paymentIntents.create(wish);
    const [one, two] = await Promise.all([
      stage.confirm(secret, '4242424242424242'),
      stage.confirm(secret, '5555555555554444'),
    ]);
    expect([one.status, two.status]).toEqual(['succeeded', 'succeeded']);
    expect([one.error?.code, two.error?.code].sort()).toEqual(['payment_intent_unexpected_state', undefined]);
    expect((await stage.control<{ moved: unknown[] }>('moved')).moved).toHaveLength(1);
  });

  test('a wrong clientSecret opens nothing', async () => {
    const stage = await startStage();
    const intent = await stage.sdk.paymentIntents.create(wish);
    const answer = await stage.confirm(`${intent.id}_secret_wrong`, '4242424242424242');
    expect(answer).toMatchObject({ error: { code: 'resource_missing' } });
    expect((await stage.sdk.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });
});

describe('3-D Secure', () => {
  async function challenged(number: string) {
    const stage = await startStage();
    const intent = await stage.sdk.paymentIntents.create(wish);
    const answer = await stage.confirm(intent.client_secret, number);
    expect(answer).toEqual({
      status: 'requires_action',
      nextAction: { type: 'three_d_secure', id: expect.any(String) },
    });
    const status = async () => (await stage.sdk.paymentIntents.retrieve(intent.id)).status;
    expect(await status()).toBe('requires_action');
    return { ...stage, intent, challengeId: answer.nextAction?.id, status };
  }

  test('completed: pays', async () => {
    const stage = await challenged('4000002500003155');
    const shown = { state: 'open', amountCents: 10_000, currency: 'usd', cardLast4: '3155' };
    expect(await stage.call('GET', `/3ds/${stage.challengeId}`)).toMatchObject(shown);
    expect(await stage.answer3ds(stage.challengeId, 'complete')).toEqual({ status: 'succeeded' });
    expect(await stage.call('GET', `/3ds/${stage.challengeId}`)).toMatchObject({ state: 'completed' });
    const again = await stage.answer3ds(stage.challengeId, 'complete');
    expect(again).toMatchObject({ status: 'succeeded', error: { code: 'payment_intent_unexpected_state' } });
    expect((await stage.control<{ moved: unknown[] }>('moved')).moved).toHaveLength(1);
  });

  test('failed: back to the card form, and the next card pays', async () => {
    const stage = await challenged('4000002500003155');
    expect(await stage.answer3ds(stage.challengeId, 'fail')).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await stage.confirm(stage.intent.client_secret, '4242424242424242')).toEqual({ status: 'succeeded' });
  });

  test('closed: stays open, and can be completed afterwards', async () => {
    const stage = await challenged('4000002500003155');
    const nextAction = { type: 'three_d_secure', id: stage.challengeId };
    expect(await stage.answer3ds(stage.challengeId, 'close')).toEqual({ status: 'requires_action', nextAction });
    expect(await stage.status()).toBe('requires_action');
    expect(await stage.answer3ds(stage.challengeId, 'complete')).toEqual({ status: 'succeeded' });
  });

  test('completed with 1629: the bank still declines', async () => {
    const stage = await challenged('4000008400001629');
    expect(await stage.answer3ds(stage.challengeId, 'complete')).toEqual({
      status: 'requires_payment_method',
      error: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
    });
    expect(await stage.status()).toBe('requires_payment_method');
  });

  test('canceled meanwhile: cannot be completed', async () => {
    const stage = await challenged('4000002500003155');
    await stage.sdk.paymentIntents.cancel(stage.intent.id);
    const answer = await stage.answer3ds(stage.challengeId, 'complete');
    expect(answer).toMatchObject({ status: 'canceled', error: { code: 'payment_intent_unexpected_state' } });
    expect(await stage.status()).toBe('canceled');
    expect((await stage.control<{ moved: unknown[] }>('moved')).moved).toEqual([]);
  });
});

test('a slow bank: processing, then the answer', async () => {
  const stage = await startStage();
  await stage.call('POST', '/processing', { ms: 5_000 });
  const { id, client_secret: secret } = await stage.sdk.paymentIntents.create(wish);
  expect(await stage.confirm(secret, '4242424242424242')).toEqual({ status: 'processing' });
  await expect(stage.sdk.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  await stage.advance(4_999);
  expect((await stage.sdk.paymentIntents.retrieve(id)).status).toBe('processing');
  await stage.restart();
  await stage.advance(1);
  expect((await stage.sdk.paymentIntents.retrieve(id)).status).toBe('succeeded');
});

test('cancel: final, refused after success', async () => {
  const stage = await startStage();
  const open = await stage.sdk.paymentIntents.create(wish);
  const canceled = await stage.sdk.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
    canceled_at: expect.any(Number),
  });
  const late = await stage.confirm(open.client_secret, '4242424242424242');
  expect(late).toMatchObject({ status: 'canceled', error: { code: 'payment_intent_unexpected_state' } });

  const paid = await stage.sdk.paymentIntents.create(wish);
  await stage.confirm(paid.client_secret, '4242424242424242');
  const refusal = stage.sdk.paymentIntents.cancel(paid.id);
  await expect(refusal).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: paid.id, status: 'succeeded' },
  });
});

test('confirm from the server: success, 402 with the intent, unknown payment method', async () => {
  const stage = await startStage();
  const { id } = await stage.sdk.paymentIntents.create(wish);
  const declined = stage.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
  await expect(declined).rejects.toBeInstanceOf(errors.StripeCardError);
  await expect(declined).rejects.toMatchObject({ decline_code: 'generic_decline', payment_intent: { id } });
  const unknown = stage.sdk.paymentIntents.confirm(id, { payment_method: 'pm_other' });
  await expect(unknown).rejects.toMatchObject({ code: 'resource_missing', param: 'payment_method' });
  const paid = await stage.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', ...expanded });
  expect(paid).toMatchObject({ status: 'succeeded', latest_charge: { object: 'charge' } });
});

describe('strictness', () => {
  test.each([
    ['payment_method_types', { payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
    ['a made-up field', { colour: 'red' }, 'parameter_unknown', 'colour'],
    [
      'a made-up inner field',
      { automatic_payment_methods: { enabled: true, colour: 'red' } },
      'parameter_unknown',
      'automatic_payment_methods[colour]',
    ],
    ['49 cents', { amount: 49 }, 'amount_too_small', 'amount'],
    ['a million', { amount: 100_000_000 }, 'amount_too_large', 'amount'],
    ['half a cent', { amount: 99.5 }, 'parameter_invalid_integer', 'amount'],
    ['no amount', { amount: undefined }, 'parameter_missing', 'amount'],
    ['shillings', { currency: 'kes' }, undefined, 'currency'],
    ['an expansion there is none of', { expand: ['customer.friends'] }, undefined, 'expand'],
  ])('%s is refused in Stripe’s own words', async (_name, change, code, param) => {
    const stage = await startStage();
    const refusal = stage.sdk.paymentIntents.create({ ...wish, ...change } as typeof wish);
    await expect(refusal).rejects.toBeInstanceOf(errors.StripeInvalidRequestError);
    await expect(refusal).rejects.toMatchObject({ statusCode: 400, code, param, rawType: 'invalid_request_error' });
    expect((await stage.sdk.events.list()).data).toEqual([]);
  });

  test('another key is refused', async () => {
    const stage = await startStage();
    const refusal = stage.sdkWith('sk_test_other').paymentIntents.create(wish);
    await expect(refusal).rejects.toBeInstanceOf(errors.StripeAuthenticationError);
    expect((await fetch(`${stage.origin}/v1/events`)).status).toBe(401);
  });

  test('unknown objects and addresses are 404, a JSON body 400', async () => {
    const stage = await startStage();
    const missing = stage.sdk.paymentIntents.retrieve('pi_none');
    await expect(missing).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(stage.sdk.customers.list()).rejects.toMatchObject({ statusCode: 404 });
    const headers = { authorization: 'Bearer sk_test_twende_sim', 'content-type': 'application/json' };
    const body = JSON.stringify(wish);
    expect((await fetch(`${stage.origin}/v1/payment_intents`, { method: 'POST', headers, body })).status).toBe(400);
  });

  test('the version asked for is named in the answer', async () => {
    const stage = await startStage();
    const { lastResponse } = await stage.sdk.paymentIntents.create(wish);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
    expect(lastResponse.requestId).toMatch(/^req_/);
  });
});
