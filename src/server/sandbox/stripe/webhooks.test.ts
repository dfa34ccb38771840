import StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { type Hook, NOON, startTestSetup, WEBHOOK_SECRET, wish } from './simulator.fixture.ts';

const secondsAtNoon = NOON.getTime() / 1000;

const verified = ({ raw, signature }: Hook, receivedMs: number) =>
  StripeSdk.webhooks.constructEvent(raw, signature, WEBHOOK_SECRET, 300, undefined, receivedMs);

test('every step sends its event, signed so that the SDK accepts it', async () => {
  const setup = await startTestSetup();
  const intent = await setup.sdk.paymentIntents.create(wish, { idempotencyKey: 'pi:a-1' });
  await setup.advance(0);
  const { nextAction } = await setup.confirm(intent.client_secret, '4000002500003155');
  await setup.advance(0);
  await setup.answer3ds(nextAction?.id, 'fail');
  await setup.advance(0);
  await setup.call('POST', '/__control/processing', { ms: 2_000 });
  await setup.confirm(intent.client_secret, '4242424242424242');
  await setup.advance(2_000);
  await setup.advance(1_000);
  const other = await setup.sdk.paymentIntents.create(wish);
  await setup.advance(0);
  await setup.sdk.paymentIntents.cancel(other.id);
  await setup.advance(0);

  expect(setup.receiver.types()).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.succeeded',
    'charge.updated',
    'payment_intent.created',
    'payment_intent.canceled',
  ]);
  for (const hook of setup.receiver.hooks) {
    expect(verified(hook, NOON.getTime() + 3_000)).toEqual(hook.event);
    expect(hook.event).toMatchObject({ object: 'event', api_version: '2026-10-28.endive', livemode: false });
  }
  const [created, , failed, , succeeded, fee] = setup.receiver.hooks.map(({ event }) => event);
  expect(created?.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: 'pi:a-1' });
  expect(failed?.data.object).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
  expect(succeeded).toMatchObject({ request: { id: null }, data: { object: { status: 'succeeded' } } });
  expect(fee?.data).toMatchObject({
    object: { payment_intent: intent.id, balance_transaction: expect.stringMatching(/^txn_/) },
    previous_attributes: { balance_transaction: null },
  });
  expect(setup.problems).toEqual([]);
});

test('an altered body, another secret and an old signature are refused', async () => {
  const setup = await startTestSetup();
  await setup.sdk.paymentIntents.create(wish);
  await setup.advance(0);
  const hook = setup.receiver.hooks[0] as Hook;
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
  test('is tried again after 1, 5 and 30 seconds, with a new signature each time, and then given up', async () => {
    const setup = await startTestSetup();
    setup.receiver.statuses.push(500, 404, 503, 500);
    await setup.sdk.paymentIntents.create(wish);
    const countAfter = async (ms: number) => {
      await setup.advance(ms);
      return setup.receiver.hooks.length;
    };
    const counts = [];
    for (const ms of [0, 999, 1, 4_999, 1, 29_999, 1, 3_600_000]) counts.push(await countAfter(ms));
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(new Set(setup.receiver.hooks.map(({ event }) => event.id)).size).toBe(1);
    const stamps = setup.receiver.hooks.map(({ signature }) => Number(/^t=(\d+)/.exec(signature)?.[1]));
    expect(stamps).toEqual([0, 1, 6, 36].map((after) => secondsAtNoon + after));
    expect((await setup.sdk.events.list()).data[0]?.pending_webhooks).toBe(1);
  });

  test('survives a restart between two tries', async () => {
    const setup = await startTestSetup();
    setup.receiver.statuses.push(500);
    await setup.sdk.paymentIntents.create(wish);
    await setup.advance(0);
    await setup.restart();
    await setup.advance(1_000);
    expect(setup.receiver.hooks).toHaveLength(2);
    expect((await setup.sdk.events.list()).data[0]?.pending_webhooks).toBe(0);
    await setup.restart();
    await setup.advance(3_600_000);
    expect(setup.receiver.hooks).toHaveLength(2);
  });

  test('does not prevent the simulator from closing; pending webhooks are sent after the restart', async () => {
    const setup = await startTestSetup();
    setup.receiver.statuses.push(0);
    await setup.sdk.paymentIntents.create(wish);
    await expect.poll(() => setup.receiver.hooks.length).toBe(1);
    await setup.restart();
    await setup.advance(0);
    expect(setup.receiver.hooks).toHaveLength(2);
    expect(setup.problems).toEqual([]);
  });

  test('can be held, released in another order and in copies, or dropped for good', async () => {
    const setup = await startTestSetup();
    await setup.control('callbacks', { mode: 'hold' });
    const intent = await setup.sdk.paymentIntents.create(wish);
    await setup.advance(0);
    await setup.confirm(intent.client_secret, '4242424242424242');
    await setup.advance(1_000);
    const { held } = await setup.control<{ held: { id: string }[] }>('callbacks');
    expect(held).toHaveLength(3);
    expect(setup.receiver.hooks).toEqual([]);

    await setup.control('drop', { ids: [held[2]?.id] });
    await setup.restart();
    await setup.advance(2_400_000);
    await setup.control('release', { order: 'reverse', copies: 2 });
    const pair = ['payment_intent.succeeded', 'payment_intent.created'];
    expect(setup.receiver.types()).toEqual([...pair, ...pair]);
    const forty = new Date(NOON.getTime() + 2_401_000).getTime();
    for (const hook of setup.receiver.hooks) expect(verified(hook, forty).id).toBe(hook.event.id);
    await setup.control('callbacks', { mode: 'auto' });
    await setup.advance(3_600_000);
    expect(setup.receiver.hooks).toHaveLength(4);
  });

  test('of released copies that are refused is tried again once, not for each copy', async () => {
    const setup = await startTestSetup();
    await setup.control('callbacks', { mode: 'hold' });
    await setup.sdk.paymentIntents.create(wish);
    await setup.advance(0);
    await setup.control('callbacks', { mode: 'auto' });
    setup.receiver.statuses.push(500, 500, 500);
    await setup.control('release', { copies: 2 });
    const counts = [];
    for (const ms of [999, 1, 4_999, 1, 3_600_000]) {
      await setup.advance(ms);
      counts.push(setup.receiver.hooks.length);
    }
    expect(counts).toEqual([2, 3, 3, 4, 4]);
  });
});
