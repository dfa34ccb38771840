import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { hurrySdk, startTestSetup, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
const expanded = { expand: ['latest_charge.balance_transaction'] };
const key = { idempotencyKey: 'pi:a-1' };
const create = '/v1/payment_intents';

type Calls = { calls: { status: number; method: string; path: string; body?: Record<string, string> }[] };

describe('faults', () => {
  test.each([
    ['status:500', 500],
    ['status:409', 409],
    ['html', 502],
    ['reset_before', 0],
    ['reset_after', 0],
  ])('%s once: the SDK’s own retry gets the one intent', async (fault, status) => {
    hurrySdk();
    const setup = await startTestSetup();
    await setup.control('faults', { match: { path: create }, do: fault });
    const intent = await setup.sdk.paymentIntents.create(wish, key);
    const { calls } = await setup.control<Calls>('calls');
    expect(calls.map((call) => call.status)).toEqual([status, 200]);
    expect(calls[1]?.body).toMatchObject({ idempotencyKey: 'pi:a-1', 'metadata[attempt_id]': 'a-1' });
    const { data } = await setup.sdk.events.list();
    expect(data.map((event) => event.data.object)).toEqual([intent]);
  });

  test.each([
    ['status:500', 'StripeAPIError', 3],
    ['html', 'StripeAPIError', 3],
    ['status:409', 'StripeAPIError', 3],
    ['empty', 'StripeAPIError', 1],
    ['reset_before', 'StripeConnectionError', 3],
    ['status:429', 'StripeRateLimitError', 1],
    ['status:401', 'StripeAuthenticationError', 1],
    ['status:403', 'StripePermissionError', 1],
  ])('%s every time is a %s after %i tries', async (fault, type, tries) => {
    hurrySdk();
    const setup = await startTestSetup();
    await setup.control('faults', { do: fault, times: 9 });
    await expect(setup.sdk.paymentIntents.create(wish, key)).rejects.toMatchObject({ type });
    expect((await setup.control<Calls>('calls')).calls).toHaveLength(tries);
    await setup.control('faults', { clear: true });
    expect((await setup.sdk.events.list()).data).toEqual([]);
  });

  test('a delayed call is processed at once and answered after simulated time', async () => {
    const setup = await startTestSetup();
    await setup.control('faults', { match: { path: create }, do: 'delay:10000' });
    let answered = false;
    const slow = setup.sdk.paymentIntents.create(wish, key).then((intent) => {
      answered = true;
      return intent;
    });
    await expect.poll(async () => (await setup.sdk.events.list()).data.length).toBe(1);
    expect(answered).toBe(false);
    await setup.advance(10_000);
    expect((await slow).status).toBe('requires_payment_method');
  });
});

describe('lists', () => {
  async function withEvents(count: number) {
    const setup = await startTestSetup();
    for (let n = 0; n < count; n += 1) {
      await setup.sdk.paymentIntents.create({ ...wish, description: `trip ${n}` });
      await setup.advance(1_000);
    }
    const named = (events: StripeSdk.Event[]) =>
      events.map(({ data }) => (data.object as { description: string }).description);
    return { ...setup, named };
  }

  test('the SDK pages through all events, newest first', async () => {
    const setup = await withEvents(7);
    const all = await setup.sdk.events.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(setup.named(all)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `trip ${n}`));
    expect((await setup.control<Calls>('calls')).calls.filter(({ method }) => method === 'GET')).toHaveLength(3);

    const first = await setup.sdk.events.list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', url: '/v1/events', has_more: true });
    const last = await setup.sdk.events.list({ limit: 3, starting_after: all[3]?.id ?? '' });
    expect([setup.named(last.data), last.has_more]).toEqual([['trip 2', 'trip 1', 'trip 0'], false]);
    const before = await setup.sdk.events.list({ limit: 2, ending_before: all[4]?.id ?? '' });
    expect([setup.named(before.data), before.has_more]).toEqual([['trip 4', 'trip 3'], true]);
  });

  test('events are filtered by created and type; wrong limits and cursors are refused', async () => {
    const setup = await withEvents(3);
    const [newest] = (await setup.sdk.events.list({ limit: 1 })).data;
    const since = await setup.sdk.events.list({ created: { gte: (newest?.created ?? 0) - 1 }, limit: 100 });
    expect(setup.named(since.data)).toEqual(['trip 2', 'trip 1']);
    expect((await setup.sdk.events.list({ types: ['payment_intent.canceled'] })).data).toEqual([]);
    expect((await setup.sdk.events.list({ type: 'payment_intent.*' })).data).toHaveLength(3);
    await expect(setup.sdk.events.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(setup.sdk.events.list({ starting_after: 'evt_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await setup.advance(30 * 86_400_000);
    expect((await setup.sdk.events.list()).data).toEqual([]);
  });

  test('balance transactions: one per charge, with its fee', async () => {
    const setup = await startTestSetup();
    for (const amount of [10_000, 50, 1_017]) {
      const intent = await setup.sdk.paymentIntents.create({ ...wish, amount });
      await setup.confirm(intent.client_secret, '4242424242424242');
      await setup.advance(1_000);
    }
    const { data } = await setup.sdk.balanceTransactions.list({ limit: 2, expand: ['data.source'] });
    expect(data.map(({ amount, fee, net }) => [amount, fee, net])).toEqual([
      [1_017, 59, 958],
      [50, 31, 19],
    ]);
    expect(data[0]?.source).toMatchObject({ object: 'charge', amount: 1_017 });
    const one = await setup.sdk.balanceTransactions.retrieve(data[1]?.id ?? '');
    expect(one).toMatchObject({ type: 'charge', source: expect.stringMatching(/^ch_/), currency: 'usd' });
  });
});

test('a restart keeps intents, open 3-D Secure, time and movements, and posts a fee that was due', async () => {
  const setup = await startTestSetup();
  const waiting = await setup.sdk.paymentIntents.create(wish);
  const { nextAction } = await setup.confirm(waiting.client_secret, '4000002500003155');
  const paid = await setup.sdk.paymentIntents.create(wish);
  await setup.confirm(paid.client_secret, '4242424242424242');
  await setup.advance(500);
  await setup.restart();
  expect(await setup.control('clock', { advanceMs: 500 })).toEqual({ now: '2024-11-21T12:00:01.000Z', frozen: true });
  const after = await setup.sdk.paymentIntents.retrieve(paid.id, expanded);
  expect(after).toMatchObject({ status: 'succeeded', latest_charge: { balance_transaction: { fee: 320 } } });
  expect(await setup.answer3ds(nextAction?.id, 'complete')).toEqual({ status: 'succeeded' });
  const { moved } = await setup.control<{ moved: { paymentIntent: string }[] }>('moved');
  expect(moved.map(({ paymentIntent }) => paymentIntent)).toEqual([paid.id, waiting.id]);
});

test('a port in use is refused, and nothing keeps running in the folder', async () => {
  const setup = await startTestSetup();
  setup.receiver.statuses.push(500);
  await setup.sdk.paymentIntents.create(wish);
  await setup.advance(0);
  await expect(setup.startAnother()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await setup.advance(1_000);
  expect(setup.receiver.hooks).toHaveLength(2);
});

test('reset deletes every object', async () => {
  const setup = await startTestSetup();
  const { id } = await setup.sdk.paymentIntents.create(wish, key);
  await setup.control('reset', {});
  await expect(setup.sdk.paymentIntents.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
  await setup.restart();
  await expect(setup.sdk.paymentIntents.retrieve(id)).rejects.toBeInstanceOf(errors.StripeInvalidRequestError);
  expect(await setup.control('moved')).toEqual({ moved: [] });
  expect((await setup.sdk.paymentIntents.create(wish, key)).id).not.toBe(id);
});

test('what a browser typed is not in the call log', async () => {
  const setup = await startTestSetup();
  const { client_secret: secret } = await setup.sdk.paymentIntents.create(wish);
  await setup.confirm(secret, '4242424242424242');
  const { calls } = await setup.control<Calls>('calls');
  expect(calls.at(-1)).toEqual({ n: 2, at: expect.any(String), method: 'POST', path: '/confirm', status: 200 });
});
