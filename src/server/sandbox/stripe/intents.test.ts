import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { startTestSetup, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
const expanded = { expand: ['latest_charge.balance_transaction'] };

describe('3-D Secure', () => {
  async function challenged(number: string) {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish);
    const answer = await setup.confirm(intent.client_secret, number);
    expect(answer).toEqual({
      status: 'requires_action',
      nextAction: { type: 'three_d_secure', id: expect.any(String) },
    });
    const status = async () => (await setup.sdk.paymentIntents.retrieve(intent.id)).status;
    expect(await status()).toBe('requires_action');
    return { ...setup, intent, challengeId: answer.nextAction?.id, status };
  }

  test('that is completed pays', async () => {
    const setup = await challenged('4000002500003155');
    const shown = { state: 'open', amountCents: 10_000, currency: 'usd', cardLast4: '3155' };
    expect(await setup.call('GET', `/3ds/${setup.challengeId}`)).toMatchObject(shown);
    expect(await setup.answer3ds(setup.challengeId, 'complete')).toEqual({ status: 'succeeded' });
    expect(await setup.call('GET', `/3ds/${setup.challengeId}`)).toMatchObject({ state: 'completed' });
    const again = await setup.answer3ds(setup.challengeId, 'complete');
    expect(again).toMatchObject({ status: 'succeeded', error: { code: 'payment_intent_unexpected_state' } });
    expect((await setup.control<{ moved: unknown[] }>('moved')).moved).toHaveLength(1);
  });

  test('that fails leads back to the card form, and the next card pays', async () => {
    const setup = await challenged('4000002500003155');
    expect(await setup.answer3ds(setup.challengeId, 'fail')).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await setup.confirm(setup.intent.client_secret, '4242424242424242')).toEqual({ status: 'succeeded' });
  });

  test('that is closed stays open, and can be completed afterwards', async () => {
    const setup = await challenged('4000002500003155');
    const nextAction = { type: 'three_d_secure', id: setup.challengeId };
    expect(await setup.answer3ds(setup.challengeId, 'close')).toEqual({ status: 'requires_action', nextAction });
    expect(await setup.status()).toBe('requires_action');
    expect(await setup.answer3ds(setup.challengeId, 'complete')).toEqual({ status: 'succeeded' });
  });

  test.each(['4000002760003184', '4000000000003220'])('that is completed with %s pays', async (number) => {
    const setup = await challenged(number);
    expect(await setup.answer3ds(setup.challengeId, 'complete')).toEqual({ status: 'succeeded' });
  });

  test.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('that is completed with %s is still declined: %s', async (number, declineCode) => {
    const setup = await challenged(number);
    expect(await setup.answer3ds(setup.challengeId, 'complete')).toEqual({
      status: 'requires_payment_method',
      error: { code: 'card_declined', declineCode, message: expect.any(String) },
    });
    expect(await setup.status()).toBe('requires_payment_method');
  });

  test('of a cancelled intent cannot be completed', async () => {
    const setup = await challenged('4000002500003155');
    await setup.sdk.paymentIntents.cancel(setup.intent.id);
    const answer = await setup.answer3ds(setup.challengeId, 'complete');
    expect(answer).toMatchObject({ status: 'canceled', error: { code: 'payment_intent_unexpected_state' } });
    expect(await setup.status()).toBe('canceled');
    expect((await setup.control<{ moved: unknown[] }>('moved')).moved).toEqual([]);
  });
});

test('a slow bank leaves the intent processing, then answers', async () => {
  const setup = await startTestSetup();
  await setup.call('POST', '/__control/processing', { ms: 5_000 });
  const { id, client_secret: secret } = await setup.sdk.paymentIntents.create(wish);
  expect(await setup.confirm(secret, '4242424242424242')).toEqual({ status: 'processing' });
  await expect(setup.sdk.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  await setup.advance(4_999);
  expect((await setup.sdk.paymentIntents.retrieve(id)).status).toBe('processing');
  await setup.restart();
  await setup.advance(1);
  expect((await setup.sdk.paymentIntents.retrieve(id)).status).toBe('succeeded');
});

test('cancelling is final, and refused after success', async () => {
  const setup = await startTestSetup();
  const open = await setup.sdk.paymentIntents.create(wish);
  const canceled = await setup.sdk.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
    canceled_at: expect.any(Number),
  });
  const late = await setup.confirm(open.client_secret, '4242424242424242');
  expect(late).toMatchObject({ status: 'canceled', error: { code: 'payment_intent_unexpected_state' } });

  const paid = await setup.sdk.paymentIntents.create(wish);
  await setup.confirm(paid.client_secret, '4242424242424242');
  const refusal = setup.sdk.paymentIntents.cancel(paid.id);
  await expect(refusal).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: paid.id, status: 'succeeded' },
  });
});

test('confirming from the server succeeds, is 402 with the intent, or has an unknown payment method', async () => {
  const setup = await startTestSetup();
  const { id } = await setup.sdk.paymentIntents.create(wish);
  const declined = setup.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
  await expect(declined).rejects.toBeInstanceOf(errors.StripeCardError);
  await expect(declined).rejects.toMatchObject({ decline_code: 'generic_decline', payment_intent: { id } });
  const unknown = setup.sdk.paymentIntents.confirm(id, { payment_method: 'pm_other' });
  await expect(unknown).rejects.toMatchObject({ code: 'resource_missing', param: 'payment_method' });
  const paid = await setup.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', ...expanded });
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
  ])('%s is refused with Stripe’s own message', async (_name, change, code, param) => {
    const setup = await startTestSetup();
    const refusal = setup.sdk.paymentIntents.create({ ...wish, ...change } as typeof wish);
    await expect(refusal).rejects.toBeInstanceOf(errors.StripeInvalidRequestError);
    await expect(refusal).rejects.toMatchObject({ statusCode: 400, code, param, rawType: 'invalid_request_error' });
    expect((await setup.sdk.events.list()).data).toEqual([]);
  });

  test('another key is refused', async () => {
    const setup = await startTestSetup();
    const refusal = setup.sdkWith('sk_test_other').paymentIntents.create(wish);
    await expect(refusal).rejects.toBeInstanceOf(errors.StripeAuthenticationError);
    expect((await fetch(`${setup.origin}/v1/events`)).status).toBe(401);
  });

  test('unknown objects and addresses are 404, a JSON body 400', async () => {
    const setup = await startTestSetup();
    const missing = setup.sdk.paymentIntents.retrieve('pi_none');
    await expect(missing).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    await expect(setup.sdk.customers.list()).rejects.toMatchObject({ statusCode: 404 });
    const headers = { authorization: 'Bearer sk_test_twende_sim', 'content-type': 'application/json' };
    const body = JSON.stringify(wish);
    expect((await fetch(`${setup.origin}/v1/payment_intents`, { method: 'POST', headers, body })).status).toBe(400);
  });

  test('the version asked for is named in the answer', async () => {
    const setup = await startTestSetup();
    const { lastResponse } = await setup.sdk.paymentIntents.create(wish);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
    expect(lastResponse.requestId).toMatch(/^req_/);
  });
});
