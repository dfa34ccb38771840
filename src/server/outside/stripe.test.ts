import StripeSdk from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { hurrySdk, NOON, WEBHOOK_SECRET } from '#server/sandbox/stripe/simulator.fixture.ts';
import { createAdapter, createdBy, newIntent, startAdapter } from './stripe.fixture.ts';

const create = '/v1/payment_intents';

test('an intent is created, paid and retrieved with what the product needs', async () => {
  const setup = await startAdapter();
  const created = await createdBy(setup.stripe);
  expect(created).toEqual({
    kind: 'intent',
    id: expect.stringMatching(/^pi_/),
    clientSecret: expect.stringMatching(new RegExp(`^${created.id}_secret_`)),
    status: 'requires_payment_method',
    amountCents: 10_000,
    amountReceivedCents: 0,
    currency: 'usd',
    attemptId: 'a-1',
    livemode: false,
  });
  expect(await setup.stripe.createIntent(newIntent)).toEqual(created);

  await setup.confirm(created.clientSecret, '4000000000009995');
  const lastError = {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  };
  expect(await setup.stripe.retrieveIntent(created.id)).toEqual({ ...created, lastError });

  await setup.confirm(created.clientSecret, '4242424242424242');
  const paid = {
    ...created,
    status: 'succeeded',
    amountReceivedCents: 10_000,
    chargeId: expect.stringMatching(/^ch_/),
  };
  expect(await setup.stripe.retrieveIntent(created.id)).toEqual(paid);
  await setup.advance(1_000);
  const withFee = { ...paid, feeCents: 320, balanceTransactionId: expect.stringMatching(/^txn_/) };
  expect(await setup.stripe.retrieveIntent(created.id)).toEqual(withFee);
  expect(setup.waits).toEqual([]);
});

test('our own card form is shown for the sandbox key only', () => {
  expect(createAdapter().stripe).toMatchObject({ sandbox: true, publishableKey: 'pk_test_twende_sim' });
  expect(createAdapter({ publishableKey: 'pk_test_other' }).stripe.sandbox).toBe(false);
});

describe('create under faults', () => {
  test.each(['status:500', 'html', 'reset_before', 'reset_after', 'status:409'])(
    '%s once: one intent',
    async (fault) => {
      hurrySdk();
      const setup = await startAdapter();
      await setup.control('faults', { match: { path: create }, do: fault });
      const created = await createdBy(setup.stripe);
      expect(await setup.stripe.createIntent(newIntent)).toEqual(created);
      expect(await setup.intentsMade()).toBe(1);
      expect(setup.waits).toEqual([]); // the SDK's own retry was enough
    },
  );

  test.each([
    ['status:500', 9],
    ['html', 9],
    ['status:409', 9],
    ['reset_after', 9],
    ['status:429', 3],
    ['empty', 3],
  ])('%s until the last round: the intent of that round, after 1, 4 and 16 s', async (fault, times) => {
    hurrySdk();
    const setup = await startAdapter();
    await setup.control('faults', { match: { path: create }, do: fault, times });
    await createdBy(setup.stripe);
    expect(setup.waits).toEqual([1_000, 4_000, 16_000]);
    expect(await setup.calls()).toHaveLength(times + 1);
    expect(await setup.intentsMade()).toBe(1);
  });

  test.each([
    ['status:500', 'ambiguous', 12],
    ['reset_before', 'ambiguous', 12],
    ['reset_after', 'ambiguous', 12],
    ['status:429', 'rate_limited', 4],
  ])('%s throughout: %s, and the same key still leads to one intent', async (fault, kind, times) => {
    hurrySdk();
    const setup = await startAdapter();
    await setup.control('faults', { match: { path: create }, do: fault, times });
    expect(await setup.stripe.createIntent(newIntent)).toMatchObject({ kind });
    expect(setup.waits).toEqual([1_000, 4_000, 16_000]);
    expect(await setup.calls()).toHaveLength(times);
    await createdBy(setup.stripe);
    expect(await setup.intentsMade()).toBe(1);
    expect(setup.warnings).toHaveLength(3);
    expect(JSON.stringify(setup.warnings)).not.toMatch(/_secret_|sk_test/);
  });

  test('after slow failures there is no further round', async () => {
    hurrySdk();
    const setup = await startAdapter();
    await setup.control('faults', { do: 'status:429', times: 99 });
    let elapsedMs = 0;
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
      elapsedMs += 29_000;
      return elapsedMs;
    });
    const outcome = await setup.stripe.createIntent(newIntent);
    spy.mockRestore();
    expect(outcome).toEqual({ kind: 'rate_limited' });
    expect(setup.waits).toEqual([1_000]);
  });

  test('an unreachable server is ambiguous', async () => {
    hurrySdk();
    const { stripe } = createAdapter({ apiBase: 'http://127.0.0.1:1' });
    expect(await stripe.createIntent(newIntent)).toMatchObject({ kind: 'ambiguous' });
    expect(await stripe.retrieveIntent('pi_1')).toMatchObject({ kind: 'ambiguous' });
  });
});

describe('refusals', () => {
  test('a wrong key, a bad amount, a key used for something else: refused with an alert, at once', async () => {
    const setup = await startAdapter();
    const stranger = createAdapter({ apiBase: setup.origin, secretKey: 'sk_test_other' });
    expect(await stranger.stripe.createIntent(newIntent)).toMatchObject({ kind: 'refused', alert: true });
    const small = await setup.stripe.createIntent({ ...newIntent, amountCents: 49 });
    expect(small).toMatchObject({ kind: 'refused', code: 'amount_too_small', alert: true });
    await createdBy(setup.stripe);
    const other = await setup.stripe.createIntent({ ...newIntent, amountCents: 9_999 });
    expect(other).toMatchObject({ kind: 'refused', code: 'StripeIdempotencyError', alert: true });
    expect([...setup.waits, ...stranger.waits]).toEqual([]);
  });

  test('an unknown intent is missing', async () => {
    const setup = await startAdapter();
    const { id } = await createdBy(setup.stripe);
    await setup.control('reset', {});
    expect(await setup.stripe.retrieveIntent(id)).toEqual({ kind: 'missing' });
    expect(await setup.stripe.cancelIntent(id, 'abandoned', 'pic:a-1')).toEqual({ kind: 'missing' });
  });

  test('retrieve distinguishes rate limit and outage', async () => {
    hurrySdk();
    const setup = await startAdapter();
    const { id } = await createdBy(setup.stripe);
    await setup.control('faults', { do: 'status:429' });
    expect(await setup.stripe.retrieveIntent(id)).toEqual({ kind: 'rate_limited' });
    await setup.control('faults', { do: 'html', times: 3 });
    expect(await setup.stripe.retrieveIntent(id)).toMatchObject({ kind: 'ambiguous' });
  });
});

describe('cancel', () => {
  test('an open intent is cancelled, also twice and under another key', async () => {
    const setup = await startAdapter();
    const { id } = await createdBy(setup.stripe);
    for (const key of ['pic:a-1', 'pic:a-1', 'pic:a-1:2']) {
      expect(await setup.stripe.cancelIntent(id, 'abandoned', key)).toEqual({ kind: 'canceled' });
    }
    expect(await setup.stripe.retrieveIntent(id)).toMatchObject({ kind: 'intent', status: 'canceled' });
  });

  test('a paid intent cannot be cancelled', async () => {
    const setup = await startAdapter();
    const { id, clientSecret } = await createdBy(setup.stripe);
    await setup.confirm(clientSecret, '4242424242424242');
    const refused = { kind: 'not_cancelable', status: 'succeeded' };
    expect(await setup.stripe.cancelIntent(id, 'duplicate', 'pic:a-1')).toEqual(refused);
  });

  test('a replayed refusal has the current state', async () => {
    const setup = await startAdapter();
    const { id, clientSecret } = await createdBy(setup.stripe);
    await setup.call('POST', '/__control/processing', { ms: 1_000 });
    await setup.confirm(clientSecret, '4242424242424242');
    const cancel = () => setup.stripe.cancelIntent(id, 'abandoned', 'pic:a-1');
    expect(await cancel()).toEqual({ kind: 'not_cancelable', status: 'processing' });
    await setup.advance(1_000);
    expect(await cancel()).toEqual({ kind: 'not_cancelable', status: 'succeeded' });
  });
});

describe('webhook', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1_795_262_000,
    livemode: true,
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  });
  const noonSeconds = NOON.getTime() / 1000;
  const signed = (timestamp = noonSeconds, secret = WEBHOOK_SECRET) =>
    StripeSdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const { stripe } = createAdapter();
  const read = (header: string | string[] | undefined, body = payload) => stripe.readWebhook(Buffer.from(body), header);

  test('a valid one is accepted up to 300 seconds early or late', async () => {
    const event = {
      kind: 'event',
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      livemode: true,
      objectId: 'pi_1',
      intentId: 'pi_1',
      createdAt: new Date(1_795_262_000_000),
    };
    for (const seconds of [0, -300, 300]) expect(await read(signed(noonSeconds + seconds))).toEqual(event);
    expect(await read(`${signed()},v1=${'0'.repeat(64)}`)).toEqual(event);
  });

  test.each([
    ['301 seconds old', signed(noonSeconds - 301)],
    ['301 seconds ahead', signed(noonSeconds + 301)],
    ['by another secret', signed(noonSeconds, 'whsec_other')],
    ['with a second time stamp that was not signed', `${signed(noonSeconds - 400)},t=${noonSeconds}`],
    [
      'with no number for a time',
      StripeSdk.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: Number.NaN }),
    ],
    ['missing', undefined],
    ['empty', ''],
    ['twice', [signed(), signed()]],
    ['without v1', `t=${noonSeconds}`],
    ['that is empty', `t=${noonSeconds},v1=`],
    ['that is no more than a name', `t=${noonSeconds},v1`],
    ['beside an empty one', `t=${noonSeconds},v1=,v1=${'0'.repeat(64)}`],
    ['of an older scheme', signed().replace('v1=', 'v0=')],
    ['rubbish', 'rubbish'],
  ])('a signature %s is refused', async (_name, header) => {
    expect(await read(header)).toEqual({ kind: 'bad_signature' });
  });

  test('an altered or empty body is refused', async () => {
    expect(await read(signed(), payload.replace('pi_1', 'pi_2'))).toEqual({ kind: 'bad_signature' });
    expect(await read(signed(), `${payload} `)).toEqual({ kind: 'bad_signature' });
    expect(await read(signed(), '')).toEqual({ kind: 'bad_signature' });
  });

  test.each([
    ...['', 'hello', '[]', 'null', '{}', '"evt_1"', '7'],
    ...[{ id: undefined }, { id: '' }, { type: 1 }, { livemode: 'no' }, { created: 'today' }, { data: null }].map(
      (odd) => JSON.stringify({ ...JSON.parse(payload), ...odd }),
    ),
    JSON.stringify({ ...JSON.parse(payload), data: { object: null } }),
  ])('a valid signature of something that is no event (%s) is distinguished', async (body) => {
    const header = StripeSdk.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp: noonSeconds,
    });
    expect(await read(header, body)).toEqual({ kind: 'no_event' });
  });

  test('what the simulator sends is read; a fee’s event names its intent', async () => {
    const setup = await startAdapter();
    const { id, clientSecret } = await createdBy(setup.stripe);
    await setup.confirm(clientSecret, '4242424242424242');
    await setup.advance(1_000);
    const events = await Promise.all(
      setup.receiver.hooks.map(({ raw, signature }) => setup.stripe.readWebhook(raw, signature)),
    );
    const seen = events.map((event) =>
      event.kind === 'event' ? [event.type, event.intentId, event.livemode] : event.kind,
    );
    expect(seen.sort()).toEqual([
      ['charge.updated', id, false],
      ['payment_intent.created', id, false],
      ['payment_intent.succeeded', id, false],
    ]);
  });
});
