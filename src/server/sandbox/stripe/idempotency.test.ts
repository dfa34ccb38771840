import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import StripeSdk from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openJournal } from '../journal.ts';
import { createIdempotency } from './idempotency.ts';
import { startTestSetup, wish } from './simulator.fixture.ts';

const { errors } = StripeSdk;
const key = { idempotencyKey: 'pi:a-1' };

describe('on the wire', () => {
  test('the same key and body give the first answer, also at once and after a restart', async () => {
    const setup = await startTestSetup();
    const [one, two] = await Promise.all([
      setup.sdk.paymentIntents.create(wish, key),
      setup.sdk.paymentIntents.create(wish, key),
    ]);
    await setup.restart();
    const three = await setup.sdk.paymentIntents.create(wish, key);
    expect([two, three]).toEqual([one, one]);
    expect(three.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await setup.sdk.events.list({ type: 'payment_intent.created' })).data).toHaveLength(1);
  });

  test('the same key with another body, or for another call, is refused', async () => {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish, key);
    const refusals = [
      setup.sdk.paymentIntents.create({ ...wish, amount: 9_999 }, key),
      setup.sdk.paymentIntents.cancel(intent.id, {}, key),
    ];
    for (const refusal of refusals) await expect(refusal).rejects.toBeInstanceOf(errors.StripeIdempotencyError);
    expect((await setup.sdk.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  test('a request that was refused before it was read does not use its key; a refusal by the call itself does', async () => {
    const setup = await startTestSetup();
    await expect(setup.sdk.paymentIntents.create({ ...wish, amount: 1 }, key)).rejects.toMatchObject({
      statusCode: 400,
    });
    const intent = await setup.sdk.paymentIntents.create(wish, key);

    await setup.call('POST', '/__control/processing', { ms: 1_000 });
    await setup.confirm(intent.client_secret, '4000000000000002');
    const cancelKey = { idempotencyKey: 'pic:a-1' };
    const refused = { code: 'payment_intent_unexpected_state', payment_intent: { status: 'processing' } };
    await expect(setup.sdk.paymentIntents.cancel(intent.id, {}, cancelKey)).rejects.toMatchObject(refused);
    await setup.advance(1_000);
    await expect(setup.sdk.paymentIntents.cancel(intent.id, {}, cancelKey)).rejects.toMatchObject(refused);
    expect((await setup.sdk.paymentIntents.cancel(intent.id)).status).toBe('canceled');
  });

  test('a key is forgotten after 24 hours, and may have 255 characters', async () => {
    const setup = await startTestSetup();
    const first = await setup.sdk.paymentIntents.create(wish, key);
    await setup.advance(24 * 3_600_000 - 1);
    expect((await setup.sdk.paymentIntents.create(wish, key)).id).toBe(first.id);
    await setup.advance(1);
    expect((await setup.sdk.paymentIntents.create(wish, key)).id).not.toBe(first.id);
    await setup.sdk.paymentIntents.create(wish, { idempotencyKey: 'k'.repeat(255) });
    const tooLong = setup.sdk.paymentIntents.create(wish, { idempotencyKey: 'k'.repeat(256) });
    await expect(tooLong).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('the store itself', () => {
  function openStore() {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-keys-'));
    const journal = openJournal(folder);
    onTestFinished(() => {
      journal.close();
      rmSync(folder, { recursive: true });
    });
    return createIdempotency(journal.collection('answer'), () => 0);
  }
  const request = { key: 'k', requestId: 'req_1', method: 'POST', path: '/v1/payment_intents', body: 'amount=1' };

  test('a 500 is kept and replayed, without running again', async () => {
    const store = openStore();
    let runs = 0;
    const failing = () => () => {
      runs += 1;
      return { status: 500, body: { error: { type: 'api_error', message: 'broken' } } };
    };
    const first = await store.run(request, failing);
    const again = await store.run({ ...request, requestId: 'req_2' }, failing);
    expect(again).toMatchObject({ ...first, headers: { 'original-request': 'req_1', 'stripe-should-retry': 'false' } });
    expect(runs).toBe(1);
  });

  test('while the first is being answered, the second gets 409', async () => {
    const store = openStore();
    const work = Promise.withResolvers<{ status: number; body: string }>();
    const first = store.run(request, () => () => work.promise);
    const second = store.run(request, () => () => ({ status: 200, body: 'second' }));
    await expect(second).rejects.toMatchObject({ status: 409, detail: { code: 'idempotency_key_in_use' } });
    work.resolve({ status: 200, body: 'first' });
    expect(await first).toEqual({ status: 200, body: 'first' });
    expect(await store.run(request, () => () => ({ status: 200, body: 'third' }))).toMatchObject({ body: 'first' });
  });

  test('a crash before the answer releases the key', async () => {
    const store = openStore();
    const crash = store.run(request, () => () => Promise.reject(new Error('crash')));
    await expect(crash).rejects.toThrow('crash');
    expect(await store.run(request, () => () => ({ status: 200, body: 'ok' }))).toMatchObject({ body: 'ok' });
  });
});
