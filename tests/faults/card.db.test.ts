import StripeSdk from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { expectEnd } from './ending.ts';
import { INTENTS_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

// The pauses between two calls are real time, and these tests have none to lose.
vi.mock('node:timers/promises', async (real) => {
  const timers = await real<typeof import('node:timers/promises')>();
  const short = (ms?: number, value?: unknown, options?: object) =>
    timers.setTimeout(options ? (ms ?? 0) : Math.min(ms ?? 0, 10), value, options);
  return { ...timers, setTimeout: short };
});

const good = '4242424242424242';
const declined = '4000000000000002';
const asksBank = '4000002500003155';
const asksBankThenDeclines = '4000008400001629';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(async () => {
  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
});
afterAll(() => stage.close());

interface Held {
  held: { id: string; body: string }[];
}
const hold = () => stage.product.control('stripe', 'callbacks', { mode: 'hold' });
const heldEvents = async () => (await stage.product.control<Held>('stripe', 'callbacks')).held;
const release = async (wish: object) => {
  await stage.product.control('stripe', 'release', wish);
  await stage.product.advance(0);
};

/** Intents that exist at Stripe for a booking, by Stripe's own list of events. */
async function intentsOf(stay: Stay): Promise<string[]> {
  const { apiBase, secretKey } = stage.product.sandbox.stripe;
  const answer = await fetch(`${apiBase}/v1/events?type=payment_intent.created&limit=100`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data } = (await answer.json()) as {
    data: { data: { object: { id: string; metadata: Record<string, string> } } }[];
  };
  return data.map((event) => event.data.object).flatMap((one) => (one.metadata.booking_id === stay.id ? [one.id] : []));
}

test('a card pays: intent, card, webhook, our own question, confirmed, and the fee a second later', async () => {
  const stay = await stage.book();
  const { status } = await stage.card(stay, good);
  expect(status).toBe('succeeded');
  expect((await stateOf(stage.product, stay)).standing).toBe('confirmed/completed');
  await stage.advance(2);
  const state = await expectOk(stage, stay);
  expect(state.attempts).toMatchObject([{ status: 'succeeded', by: 'webhook', received: '10000' }]);
  expect(await stage.verify(stay)).toMatchObject({ method: 'card', receipt: expect.stringMatching(/^ch_/) });
  expect((await stage.intent(stay)).body.code).toBe('already_paid');
  await checkInvariants(stage, stay);
});

test('F23: the webhook is lost; the page that asks finds the payment', async () => {
  const stay = await stage.book();
  await hold();
  await stage.card(stay, good);
  await stage.product.control('stripe', 'drop', {});
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  await stage.advance(5);
  expect(await stage.verify(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
  await stage.product.drain();
  // The fee was known when it was asked for.
  expect((await expectOk(stage, stay)).attempts).toMatchObject([{ by: 'poll' }]);
  await checkInvariants(stage, stay);
});

test('F23: webhooks 40 minutes late find everything done by the job', async () => {
  const stay = await stage.book();
  await hold();
  await stage.card(stay, good);
  await stage.pass(65);
  expect((await expectOk(stage, stay)).attempts).toMatchObject([{ by: 'job' }]);
  await stage.pass(40 * 60, 600);
  await release({ order: 'fifo' });
  expect((await expectOk(stage, stay)).events.sort()).toEqual([
    'charge.updated no_effect',
    'payment_intent.created no_effect',
    'payment_intent.succeeded no_effect',
  ]);
  await checkInvariants(stage, stay);
});

test('F23: webhooks twice and in the wrong order', async () => {
  const stay = await stage.book();
  await hold();
  await stage.card(stay, declined);
  await stage.card(stay, good);
  await stage.advance(2);
  await release({ order: 'reverse', copies: 2 });
  const { events } = await expectOk(stage, stay);
  expect(events).toHaveLength(4);
  // Whichever is looked at first finds payment and fee.
  expect(events.filter((event) => event.endsWith(' applied'))).toHaveLength(1);
  await checkInvariants(stage, stay);
});

test('F23: payment_failed arrives after succeeded', async () => {
  const stay = await stage.book();
  await hold();
  await stage.card(stay, declined);
  const failed = (await heldEvents()).filter(({ body }) => body.includes('payment_intent.payment_failed'));
  await stage.card(stay, good);
  const rest = (await heldEvents()).filter(({ id }) => !failed.some((one) => one.id === id));
  await release({ ids: rest.map(({ id }) => id) });
  await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
  await stage.advance(2);
  const before = await expectOk(stage, stay);
  await release({ ids: failed.map(({ id }) => id) });
  expect({ ...(await expectOk(stage, stay)), events: [] }).toEqual({ ...before, events: [] });
  await checkInvariants(stage, stay);
});

test('F24: a webhook that Stripe did not sign now is refused and leaves no trace', async () => {
  const stay = await stage.book();
  await hold();
  await stage.card(stay, good);
  const succeeded = (await heldEvents()).find(({ body }) => body.includes('payment_intent.succeeded'));
  if (!succeeded) throw new Error('no webhook was held');
  const { body } = succeeded;
  const now = Math.floor(stage.product.clock.now().getTime() / 1000);
  const { webhookSecret } = stage.product.sandbox.stripe;
  const post = (payload: string, signed: { payload: string; secret?: string; timestamp?: number }) =>
    stage.call('/api/payments/stripe/webhook', {
      body: payload,
      headers: {
        // Signed by Stripe's own library, not by our simulator.
        'stripe-signature': StripeSdk.webhooks.generateTestHeaderString({
          secret: webhookSecret,
          timestamp: now,
          ...signed,
        }),
      },
    });
  const refused = await Promise.all([
    post(body.replace('succeeded', 'Succeeded'), { payload: body }),
    post(body, { payload: body, secret: 'whsec_other' }),
    post(body, { payload: body, timestamp: now - 301 }),
    post(body, { payload: body, timestamp: now + 301 }),
    stage.call('/api/payments/stripe/webhook', { body }),
    // Signed, and no event.
    ...['', 'hello', '[]', 'null', '{}'].map((payload) => post(payload, { payload })),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(400));
  await stage.product.drain();
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/pending', events: [] });

  const live = JSON.stringify({ ...JSON.parse(body), id: 'evt_live', livemode: true });
  expect((await post(live, { payload: live })).status).toBe(200);
  await stage.product.drain();
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/pending', events: [] });
  const { rows } = await stage.product.app.db.execute(
    `select outcome, note, (select code from reconciliation_issues where subject = 'evt_live') as issue
     from provider_events where event_key = 'evt_live'`,
  );
  expect(rows).toEqual([{ outcome: 'ignored', note: 'livemode', issue: 'livemode_mismatch' }]);

  expect((await post(body, { payload: body, timestamp: now - 299 })).status).toBe(200);
  await stage.product.drain();
  await stage.product.control('stripe', 'drop', {});
  await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
  await stage.advance(2);
  expect((await expectOk(stage, stay)).attempts).toMatchObject([{ by: 'webhook' }]);
  await checkInvariants(stage, stay);
});

test.each(['status:500', 'html', 'reset_after', 'status:409', 'status:429'])(
  'F25: the intent is made once although Stripe first answers %s',
  async (fault) => {
    const stay = await stage.book();
    await stage.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: fault });
    const first = await stage.intent(stay);
    const again = await stage.intent(stay);
    expect(first.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect(await intentsOf(stay)).toHaveLength(1);
    expect((await stateOf(stage.product, stay)).ledger).toEqual({});
    await stage.card(stay, good);
    await stage.advance(2);
    await expectOk(stage, stay);
    await checkInvariants(stage, stay);
  },
);

test('F25: while every try fails the answer is 503, and later the same intent is found', async () => {
  const stay = await stage.book();
  await stage.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: 'reset_after', times: 50 });
  const failed = await stage.intent(stay);
  expect(failed).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
  expect(await stateOf(stage.product, stay)).toMatchObject({ attempts: [{ status: 'unknown' }], ledger: {} });
  await stage.product.control('stripe', 'faults', { clear: true });
  // Who keeps asking must not keep the job from finding the intent.
  for (let asked = 0; asked < 12; asked++) {
    await stage.verify(stay);
    await stage.advance(6);
  }
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  expect((await stage.intent(stay)).status).toBe(200);
  expect(await intentsOf(stay)).toHaveLength(1);
  await stage.card(stay, good);
  await stage.advance(2);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test("Stripe's webhook is quicker than its answer to us: the intent is known by the attempt it names", async () => {
  const stay = await stage.book();
  await stage.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: 'delay:5000' });
  const starting = stage.intent(stay);
  await vi.waitFor(async () => expect((await stateOf(stage.product, stay)).events).toHaveLength(1), 5_000);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'sent' }]);
  await stage.advance(5);
  const { clientSecret } = (await starting).body.data;
  await stage.confirm(clientSecret, good);
  await stage.advance(2);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F26: a declined card, then a good one on the same intent', async () => {
  const stay = await stage.book();
  const first = await stage.card(stay, declined);
  expect(first).toMatchObject({ status: 'requires_payment_method', error: { declineCode: 'generic_decline' } });
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    error: 'generic_decline',
    attempts: [{ status: 'prompted' }],
  });
  expect(await stage.verify(stay)).toMatchObject({
    paymentStatus: 'failed',
    reason: 'generic_decline',
    message: 'Your bank declined the card. Try another card, or pay by M-Pesa.',
    canRetry: true,
  });
  const second = await stage.card(stay, good);
  expect(second.clientSecret).toBe(first.clientSecret);
  await stage.advance(2);
  await expectOk(stage, stay);
  expect(await intentsOf(stay)).toHaveLength(1);
  await checkInvariants(stage, stay);
});

test('F26: 3-D Secure closed, failed, completed', async () => {
  const stay = await stage.book();
  await stage.advance(55 * 60);
  const asked = await stage.card(stay, asksBank);
  expect(asked.status).toBe('requires_action');
  const closed = await stage.bank(asked.nextAction?.id ?? '', 'close');
  expect(closed.status).toBe('requires_action');
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  // The hold would have ended in five minutes.
  await stage.pass(10 * 60, 60);
  expect(await stage.verify(stay)).toMatchObject({ status: 'pending', paymentStatus: 'pending', canRetry: true });
  await stage.bank(asked.nextAction?.id ?? '', 'fail');
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    error: 'payment_intent_authentication_failure',
  });
  const again = await stage.card(stay, asksBank);
  expect(again.clientSecret).toBe(asked.clientSecret);
  await stage.bank(again.nextAction?.id ?? '', 'complete');
  await stage.advance(2);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F26: 3-D Secure completed, then declined', async () => {
  const stay = await stage.book();
  const asked = await stage.card(stay, asksBankThenDeclines);
  await stage.bank(asked.nextAction?.id ?? '', 'complete');
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', error: 'generic_decline', ledger: {} });
  await expectEnd(stage, stay, { told: {} });
});
