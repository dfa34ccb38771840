import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { type Hook, NOON, startStage, WEBHOOK_SECRET, wish } from './simulator.fixture.ts';

const secondsAtNoon = NOON.getTime() / 1000;

const verified = ({ raw, signature }: Hook, receivedMs: number) =>
  StripeSdk.webhooks.constructEvent(raw, signature, WEBHOOK_SECRET, 300, undefined, receivedMs);

test('every step tells its event, signed so that the SDK accepts it', async () => {
  const stage = await startStage();
  const intent = await stage.sdk.paymentIntents.create(wish, { idempotencyKey: 'pi:a-1' });
  await stage.advance(0);
  const { nextAction } = await stage.confirm(intent.client_secret, '4000002500003155');
  await stage.advance(0);
  await stage.answer3ds(nextAction?.id, 'fail');
  await stage.advance(0);
  await stage.call('POST', '/__control/processing', { ms: 2_000 });
  await stage.confirm(intent.client_secret, '4242424242424242');
  await stage.advance(2_000);
  await stage.advance(1_000);
  const other = await stage.sdk.paymentIntents.create(wish);
  await stage.advance(0);
  await stage.sdk.paymentIntents.cancel(other.id);
  await stage.advance(0);

  expect(stage.receiver.types()).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.succeeded',
    'charge.updated',
    'payment_intent.created',
    'payment_intent.canceled',
  ]);
  for (const hook of stage.receiver.hooks) {
    expect(verified(hook, NOON.getTime() + 3_000)).toEqual(hook.event);
    expect(hook.event).toMatchObject({ object: 'event', api_version: '2026-10-28.endive', livemode: false });
  }
  const [created, , failed, , succeeded, fee] = stage.receiver.hooks.map(({ event }) => event);
  expect(created?.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: 'pi:a-1' });
  expect(failed?.data.object).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
  expect(succeeded).toMatchObject({ request: { id: null }, data: { object: { status: 'succeeded' } } });
  expect(fee?.data).toMatchObject({
    object: { payment_intent: intent.id, balance_transaction: expect.stringMatching(/^txn_/) },
    previous_attributes: { balance_transaction: null },
  });
  expect(stage.problems).toEqual([]);
});

test('an altered body, another secret and an old signature are refused', async () => {
  const stage = await startStage();
  await stage.sdk.paymentIntents.create(wish);
  await stage.advance(0);
  const hook = stage.receiver.hooks[0] as Hook;
  const noon = NOON.getTime();
  expect(hook.signature).toMatch(new RegExp(`^t=${secondsAtNoon},v1=[0-9a-f]{64}$`));
  expect(verified(hook, noon + 300_000).id).toBe(hook.event.id);
  const altered = { ...hook, raw: Buffer.from(hook.raw.toString().replace('10000', '10001')) };
  expect(() => verified(altered, noon)).toThrow(/No signatures found matching/);
  expect(() => verified(hook, noon + 301_000)).toThrow(/Timestamp outside/);
  expect(() => StripeSdk.webhooks.constructEvent(hook.raw, hook.signature, 'whsec_x', 300, undefined, noon)).toThrow(
    /No signatures found matching/,
  );
});

describe('delivery', () => {
  test('is tried again after 1, 5 and 30 seconds, each time signed anew, then given up', async () => {
    const stage = await startStage();
    stage.receiver.statuses.push(500, 404, 503, 500);
    await stage.sdk.paymentIntents.create(wish);
    const countAfter = async (ms: number) => {
      await stage.advance(ms);
      return stage.receiver.hooks.length;
    };
    const counts = [];
    for (const ms of [0, 999, 1, 4_999, 1, 29_999, 1, 3_600_000]) counts.push(await countAfter(ms));
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(new Set(stage.receiver.hooks.map(({ event }) => event.id)).size).toBe(1);
    const stamps = stage.receiver.hooks.map(({ signature }) => Number(/^t=(\d+)/.exec(signature)?.[1]));
    expect(stamps).toEqual([0, 1, 6, 36].map((after) => secondsAtNoon + after));
    expect((await stage.sdk.events.list()).data[0]?.pending_webhooks).toBe(1);
  });

  test('survives a restart between two tries', async () => {
    const stage = await startStage();
    stage.receiver.statuses.push(500);
    await stage.sdk.paymentIntents.create(wish);
    await stage.advance(0);
    await stage.restart();
    await stage.advance(1_000);
    expect(stage.receiver.hooks).toHaveLength(2);
    expect((await stage.sdk.events.list()).data[0]?.pending_webhooks).toBe(0);
    await stage.restart();
    await stage.advance(3_600_000);
    expect(stage.receiver.hooks).toHaveLength(2);
  });

  test('does not keep the simulator from closing; what was under way is sent after the restart', async () => {
    const stage = await startStage();
    stage.receiver.statuses.push(0);
    await stage.sdk.paymentIntents.create(wish);
    await expect.poll(() => stage.receiver.hooks.length).toBe(1);
    await stage.restart();
    await stage.advance(0);
    expect(stage.receiver.hooks).toHaveLength(2);
    expect(stage.problems).toEqual([]);
  });

  test('can be held, released in another order and in copies, or dropped for good', async () => {
    const stage = await startStage();
    await stage.control('callbacks', { mode: 'hold' });
    const intent = await stage.sdk.paymentIntents.create(wish);
    await stage.advance(0);
    await stage.confirm(intent.client_secret, '4242424242424242');
    await stage.advance(1_000);
    const { held } = await stage.control<{ held: { id: string }[] }>('callbacks');
    expect(held).toHaveLength(3);
    expect(stage.receiver.hooks).toEqual([]);

    await stage.control('drop', { ids: [held[2]?.id] });
    await stage.restart();
    await stage.advance(2_400_000);
    await stage.control('release', { order: 'reverse', copies: 2 });
    const pair = ['payment_intent.succeeded', 'payment_intent.created'];
    expect(stage.receiver.types()).toEqual([...pair, ...pair]);
    const forty = new Date(NOON.getTime() + 2_401_000).getTime();
    for (const hook of stage.receiver.hooks) expect(verified(hook, forty).id).toBe(hook.event.id);
    await stage.control('callbacks', { mode: 'auto' });
    await stage.advance(3_600_000);
    expect(stage.receiver.hooks).toHaveLength(4);
  });

  test('of released copies that are refused is tried again once, not once per copy', async () => {
    const stage = await startStage();
    await stage.control('callbacks', { mode: 'hold' });
    await stage.sdk.paymentIntents.create(wish);
    await stage.advance(0);
    await stage.control('callbacks', { mode: 'auto' });
    stage.receiver.statuses.push(500, 500, 500);
    await stage.control('release', { copies: 2 });
    const counts = [];
    for (const ms of [999, 1, 4_999, 1, 3_600_000]) {
      await stage.advance(ms);
      counts.push(stage.receiver.hooks.length);
    }
    expect(counts).toEqual([2, 3, 3, 4, 4]);
  });
});
