import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { startStage, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
const expanded = { expand: ['latest_charge.balance_transaction'] };

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

  test.each(['4000002760003184', '4000000000003220'])('completed with %s: pays', async (number) => {
    const stage = await challenged(number);
    expect(await stage.answer3ds(stage.challengeId, 'complete')).toEqual({ status: 'succeeded' });
  });

  test.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('completed with %s: the bank still declines, %s', async (number, declineCode) => {
    const stage = await challenged(number);
    expect(await stage.answer3ds(stage.challengeId, 'complete')).toEqual({
      status: 'requires_payment_method',
      error: { code: 'card_declined', declineCode, message: expect.any(String) },
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
  await stage.call('POST', '/__control/processing', { ms: 5_000 });
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
