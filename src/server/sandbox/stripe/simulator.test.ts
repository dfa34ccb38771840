import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { hurrySdk, startStage, wish } from './simulator.fixture.ts';

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
  ])('%s once: the SDK’s own second try gets the intent, of which there is one', async (fault, status) => {
    hurrySdk();
    const stage = await startStage();
    await stage.control('faults', { match: { path: create }, do: fault });
    const intent = await stage.sdk.paymentIntents.create(wish, key);
    const { calls } = await stage.control<Calls>('calls');
    expect(calls.map((call) => call.status)).toEqual([status, 200]);
    expect(calls[1]?.body).toMatchObject({ idempotencyKey: 'pi:a-1', 'metadata[attempt_id]': 'a-1' });
    const { data } = await stage.sdk.events.list();
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
    const stage = await startStage();
    await stage.control('faults', { do: fault, times: 9 });
    await expect(stage.sdk.paymentIntents.create(wish, key)).rejects.toMatchObject({ type });
    expect((await stage.control<Calls>('calls')).calls).toHaveLength(tries);
    await stage.control('faults', { clear: true });
    expect((await stage.sdk.events.list()).data).toEqual([]);
  });

  test('delay: done at once, answered in simulated time', async () => {
    const stage = await startStage();
    await stage.control('faults', { match: { path: create }, do: 'delay:10000' });
    let answered = false;
    const slow = stage.sdk.paymentIntents.create(wish, key).then((intent) => {
      answered = true;
      return intent;
    });
    await expect.poll(async () => (await stage.sdk.events.list()).data.length).toBe(1);
    expect(answered).toBe(false);
    await stage.advance(10_000);
    expect((await slow).status).toBe('requires_payment_method');
  });
});

describe('lists', () => {
  async function withEvents(count: number) {
    const stage = await startStage();
    for (let n = 0; n < count; n += 1) {
      await stage.sdk.paymentIntents.create({ ...wish, description: `trip ${n}` });
      await stage.advance(1_000);
    }
    const named = (events: StripeSdk.Event[]) =>
      events.map(({ data }) => (data.object as { description: string }).description);
    return { ...stage, named };
  }

  test('the SDK pages through all events, newest first', async () => {
    const stage = await withEvents(7);
    const all = await stage.sdk.events.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(stage.named(all)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `trip ${n}`));
    expect((await stage.control<Calls>('calls')).calls.filter(({ method }) => method === 'GET')).toHaveLength(3);

    const first = await stage.sdk.events.list({ limit: 3 });
    expect(first).toMatchObject({ object: 'list', url: '/v1/events', has_more: true });
    const last = await stage.sdk.events.list({ limit: 3, starting_after: all[3]?.id ?? '' });
    expect([stage.named(last.data), last.has_more]).toEqual([['trip 2', 'trip 1', 'trip 0'], false]);
    const before = await stage.sdk.events.list({ limit: 2, ending_before: all[4]?.id ?? '' });
    expect([stage.named(before.data), before.has_more]).toEqual([['trip 4', 'trip 3'], true]);
  });

  test('created and type choose; wrong limits and cursors are refused', async () => {
    const stage = await withEvents(3);
    const [newest] = (await stage.sdk.events.list({ limit: 1 })).data;
    const since = await stage.sdk.events.list({ created: { gte: (newest?.created ?? 0) - 1 }, limit: 100 });
    expect(stage.named(since.data)).toEqual(['trip 2', 'trip 1']);
    expect((await stage.sdk.events.list({ types: ['payment_intent.canceled'] })).data).toEqual([]);
    expect((await stage.sdk.events.list({ type: 'payment_intent.*' })).data).toHaveLength(3);
    await expect(stage.sdk.events.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(stage.sdk.events.list({ starting_after: 'evt_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await stage.advance(30 * 86_400_000);
    expect((await stage.sdk.events.list()).data).toEqual([]);
  });

  test('balance transactions: one per charge, with its fee', async () => {
    const stage = await startStage();
    for (const amount of [10_000, 50, 1_017]) {
      const intent = await stage.sdk.paymentIntents.create({ ...wish, amount });
      await stage.confirm(intent.client_secret, '4242424242424242');
      await stage.advance(1_000);
    }
    const { data } = await stage.sdk.balanceTransactions.list({ limit: 2, expand: ['data.source'] });
    expect(data.map(({ amount, fee, net }) => [amount, fee, net])).toEqual([
      [1_017, 59, 958],
      [50, 31, 19],
    ]);
    expect(data[0]?.source).toMatchObject({ object: 'charge', amount: 1_017 });
    const one = await stage.sdk.balanceTransactions.retrieve(data[1]?.id ?? '');
    expect(one).toMatchObject({ type: 'charge', source: expect.stringMatching(/^ch_/), currency: 'usd' });
  });
});

test('a restart keeps intents, open 3-D Secure, time and what moved; a fee that was due comes', async () => {
  const stage = await startStage();
  const waiting = await stage.sdk.paymentIntents.create(wish);
  const { nextAction } = await stage.confirm(waiting.client_secret, '4000002500003155');
  const paid = await stage.sdk.paymentIntents.create(wish);
  await stage.confirm(paid.client_secret, '4242424242424242');
  await stage.advance(500);
  await stage.restart();
  expect(await stage.control('clock', { advanceMs: 500 })).toEqual({ now: '2024-11-21T12:00:01.000Z', frozen: true });
  const after = await stage.sdk.paymentIntents.retrieve(paid.id, expanded);
  expect(after).toMatchObject({ status: 'succeeded', latest_charge: { balance_transaction: { fee: 320 } } });
  expect(await stage.answer3ds(nextAction?.id, 'complete')).toEqual({ status: 'succeeded' });
  const { moved } = await stage.control<{ moved: { paymentIntent: string }[] }>('moved');
  expect(moved.map(({ paymentIntent }) => paymentIntent)).toEqual([paid.id, waiting.id]);
});

test('a taken port is refused and leaves nothing at work in the folder', async () => {
  const stage = await startStage();
  stage.receiver.statuses.push(500);
  await stage.sdk.paymentIntents.create(wish);
  await stage.advance(0);
  await expect(stage.startAnother()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await stage.advance(1_000);
  expect(stage.receiver.hooks).toHaveLength(2);
});

test('reset forgets every object', async () => {
  const stage = await startStage();
  const { id } = await stage.sdk.paymentIntents.create(wish, key);
  await stage.control('reset', {});
  await expect(stage.sdk.paymentIntents.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
  await stage.restart();
  await expect(stage.sdk.paymentIntents.retrieve(id)).rejects.toBeInstanceOf(errors.StripeInvalidRequestError);
  expect(await stage.control('moved')).toEqual({ moved: [] });
  expect((await stage.sdk.paymentIntents.create(wish, key)).id).not.toBe(id);
});

test('what a browser typed is not in the call log', async () => {
  const stage = await startStage();
  const { client_secret: secret } = await stage.sdk.paymentIntents.create(wish);
  await stage.confirm(secret, '4242424242424242');
  const { calls } = await stage.control<Calls>('calls');
  expect(calls.at(-1)).toEqual({ n: 2, at: expect.any(String), method: 'POST', path: '/confirm', status: 200 });
});
