import type * as Timers from 'node:timers/promises';
import StripeSdk from 'stripe';
import { expect, test, vi } from 'vitest';
import { INTENTS_PATH, openScenario, type Stay } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';

vi.mock('node:timers/promises', async (original) =>
  (await import('../../support/short-waits.ts')).shortWaits(original<typeof Timers>),
);

const good = '4242424242424242';
const declined = '4000000000000002';
const asksBank = '4000002500003155';
const asksBankThenDeclines = '4000008400001629';

const scenario = await openScenario();

interface Held {
  held: { id: string; body: string }[];
}
const hold = () => scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
const heldEvents = async () => (await scenario.product.control<Held>('stripe', 'callbacks')).held;
const release = async (wish: object) => {
  await scenario.product.control('stripe', 'release', wish);
  await scenario.product.advance(0);
};

/** Intents that exist at Stripe for a booking, by Stripe's own list of events. */
async function intentsOf(stay: Stay): Promise<string[]> {
  const { apiBase, secretKey } = scenario.product.sandbox.stripe;
  const answer = await fetch(`${apiBase}/v1/events?type=payment_intent.created&limit=100`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data } = (await answer.json()) as {
    data: { data: { object: { id: string; metadata: Record<string, string> } } }[];
  };
  return data.map((event) => event.data.object).flatMap((one) => (one.metadata.booking_id === stay.id ? [one.id] : []));
}

test('a card pays: after its webhook Stripe is asked, the booking is confirmed, and the fee is posted a second later', async () => {
  const stay = await scenario.book();
  const { status } = await scenario.card(stay, good);
  expect(status).toBe('succeeded');
  expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/completed');
  await scenario.advance(2);
  const state = await expectPaidOnce(scenario, stay);
  expect(state.attempts).toMatchObject([{ status: 'succeeded', by: 'webhook', received: '10000' }]);
  expect(await scenario.verify(stay)).toMatchObject({ method: 'card', receipt: expect.stringMatching(/^ch_/) });
  expect((await scenario.intent(stay)).body.code).toBe('already_paid');
  await checkInvariants(scenario, stay);
});

test('F23: when the webhook is lost the poll of the page finds the payment', async () => {
  const stay = await scenario.book();
  await hold();
  await scenario.card(stay, good);
  await scenario.product.control('stripe', 'drop', {});
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  await scenario.advance(5);
  expect(await scenario.verify(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
  await scenario.product.drain();
  // The fee was already known when the payment was retrieved.
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([{ by: 'poll' }]);
  await checkInvariants(scenario, stay);
});

test('F23: webhooks that are 40 minutes late have no effect, because the job has settled the payment', async () => {
  const stay = await scenario.book();
  await hold();
  await scenario.card(stay, good);
  await scenario.pass(65);
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([{ by: 'job' }]);
  await scenario.pass(40 * 60, 600);
  await release({ order: 'fifo' });
  expect((await expectPaidOnce(scenario, stay)).events.sort()).toEqual([
    'charge.updated no_effect',
    'payment_intent.created no_effect',
    'payment_intent.succeeded no_effect',
  ]);
  await checkInvariants(scenario, stay);
});

test('F23: webhooks that come twice and in the wrong order settle the payment once', async () => {
  const stay = await scenario.book();
  await hold();
  await scenario.card(stay, declined);
  await scenario.card(stay, good);
  await scenario.advance(2);
  await release({ order: 'reverse', copies: 2 });
  const { events } = await expectPaidOnce(scenario, stay);
  expect(events).toHaveLength(4);
  // Whichever event is processed first finds both the payment and its fee.
  expect(events.filter((event) => event.endsWith(' applied'))).toHaveLength(1);
  await checkInvariants(scenario, stay);
});

test('F23: payment_failed that arrives after succeeded changes nothing', async () => {
  const stay = await scenario.book();
  await hold();
  await scenario.card(stay, declined);
  const failed = (await heldEvents()).filter(({ body }) => body.includes('payment_intent.payment_failed'));
  await scenario.card(stay, good);
  const rest = (await heldEvents()).filter(({ id }) => !failed.some((one) => one.id === id));
  await release({ ids: rest.map(({ id }) => id) });
  await scenario.product.control('stripe', 'callbacks', { mode: 'auto' });
  await scenario.advance(2);
  const before = await expectPaidOnce(scenario, stay);
  await release({ ids: failed.map(({ id }) => id) });
  expect({ ...(await expectPaidOnce(scenario, stay)), events: [] }).toEqual({ ...before, events: [] });
  await checkInvariants(scenario, stay);
});

test('F24: a webhook without a valid, recent signature of Stripe is refused, and nothing is stored', async () => {
  const stay = await scenario.book();
  await hold();
  await scenario.card(stay, good);
  const succeeded = (await heldEvents()).find(({ body }) => body.includes('payment_intent.succeeded'));
  if (!succeeded) throw new Error('no webhook was held');
  const { body } = succeeded;
  const now = Math.floor(scenario.product.clock.now().getTime() / 1000);
  const { webhookSecret } = scenario.product.sandbox.stripe;
  const post = (payload: string, signed: { payload: string; secret?: string; timestamp?: number }) =>
    scenario.call('/api/payments/stripe/webhook', {
      body: payload,
      headers: {
        // Signed by Stripe's library instead of our simulator.
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
    scenario.call('/api/payments/stripe/webhook', { body }),
    // Signed by Stripe, but not an event.
    ...['', 'hello', '[]', 'null', '{}'].map((payload) => post(payload, { payload })),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(400));
  const lines = () => scenario.product.logged.filter((line) => JSON.parse(line).event === 'bad_signature');
  expect(lines().map((line) => JSON.parse(line).from)).toEqual(Array(5).fill('127.0.0.x'));
  for (let n = 0; n < 40; n++) await post(body, { payload: body, secret: 'whsec_other' });
  expect(lines().map((line) => JSON.parse(line).most)).toEqual([...Array(30).fill(undefined), 30]);
  await scenario.product.drain();
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/pending', events: [] });

  const live = JSON.stringify({ ...JSON.parse(body), id: 'evt_live', livemode: true });
  expect((await post(live, { payload: live })).status).toBe(200);
  await scenario.product.drain();
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/pending', events: [] });
  const { rows } = await scenario.product.app.db.execute(
    `select outcome, note, (select code from reconciliation_issues where subject = 'evt_live') as issue
     from provider_events where event_key = 'evt_live'`,
  );
  expect(rows).toEqual([{ outcome: 'ignored', note: 'livemode', issue: 'livemode_mismatch' }]);

  expect((await post(body, { payload: body, timestamp: now - 299 })).status).toBe(200);
  await scenario.product.drain();
  await scenario.product.control('stripe', 'drop', {});
  await scenario.product.control('stripe', 'callbacks', { mode: 'auto' });
  await scenario.advance(2);
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([{ by: 'webhook' }]);
  await checkInvariants(scenario, stay);
});

test.each(['status:500', 'html', 'reset_after', 'status:409', 'status:429'])(
  'F25: the intent is made once although Stripe first answers %s',
  async (fault) => {
    const stay = await scenario.book();
    await scenario.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: fault });
    const first = await scenario.intent(stay);
    const again = await scenario.intent(stay);
    expect(first.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect(await intentsOf(stay)).toHaveLength(1);
    expect((await stateOf(scenario.product, stay)).ledger).toEqual({});
    await scenario.card(stay, good);
    await scenario.advance(2);
    await expectPaidOnce(scenario, stay);
    await checkInvariants(scenario, stay);
  },
);

test('F25: while every try fails the answer is 503, and later the same intent is used', async () => {
  const stay = await scenario.book();
  await scenario.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: 'reset_after', times: 50 });
  const failed = await scenario.intent(stay);
  expect(failed).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
  expect(await stateOf(scenario.product, stay)).toMatchObject({ attempts: [{ status: 'unknown' }], ledger: {} });
  await scenario.product.control('stripe', 'faults', { clear: true });
  // Repeated requests of the traveller must not prevent the job from finding the intent.
  for (let asked = 0; asked < 12; asked++) {
    await scenario.verify(stay);
    await scenario.advance(6);
  }
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  expect((await scenario.intent(stay)).status).toBe(200);
  expect(await intentsOf(stay)).toHaveLength(1);
  await scenario.card(stay, good);
  await scenario.advance(2);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test("when Stripe's webhook arrives before its answer the attempt is found by the id in the intent's metadata", async () => {
  const stay = await scenario.book();
  await scenario.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: 'delay:5000' });
  const starting = scenario.intent(stay);
  await expect.poll(async () => (await stateOf(scenario.product, stay)).events).toHaveLength(1);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'sent' }]);
  await scenario.advance(5);
  const { clientSecret } = (await starting).body.data;
  await scenario.confirm(clientSecret, good);
  await scenario.advance(2);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('F26: after a declined card another one pays with the same intent', async () => {
  const stay = await scenario.book();
  const first = await scenario.card(stay, declined);
  expect(first).toMatchObject({ status: 'requires_payment_method', error: { declineCode: 'generic_decline' } });
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/failed',
    error: 'generic_decline',
    attempts: [{ status: 'prompted' }],
  });
  expect(await scenario.verify(stay)).toMatchObject({
    paymentStatus: 'failed',
    reason: 'generic_decline',
    message: 'Your bank declined the card. Try another card, or pay by M-Pesa.',
    canRetry: true,
  });
  const second = await scenario.card(stay, good);
  expect(second.clientSecret).toBe(first.clientSecret);
  await scenario.advance(2);
  await expectPaidOnce(scenario, stay);
  expect(await intentsOf(stay)).toHaveLength(1);
  await checkInvariants(scenario, stay);
});

test('F26: 3-D Secure that is closed, then fails, and then is completed pays once', async () => {
  const stay = await scenario.book();
  await scenario.advance(55 * 60);
  const asked = await scenario.card(stay, asksBank);
  expect(asked.status).toBe('requires_action');
  const closed = await scenario.bank(asked.nextAction?.id ?? '', 'close');
  expect(closed.status).toBe('requires_action');
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  // Without the open 3-D Secure the hold would end in five minutes.
  await scenario.pass(10 * 60, 60);
  expect(await scenario.verify(stay)).toMatchObject({ status: 'pending', paymentStatus: 'pending', canRetry: true });
  await scenario.bank(asked.nextAction?.id ?? '', 'fail');
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/failed',
    error: 'payment_intent_authentication_failure',
  });
  const again = await scenario.card(stay, asksBank);
  expect(again.clientSecret).toBe(asked.clientSecret);
  await scenario.bank(again.nextAction?.id ?? '', 'complete');
  await scenario.advance(2);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('F26: a card that is declined after 3-D Secure pays nothing, and another one pays', async () => {
  const stay = await scenario.book();
  const asked = await scenario.card(stay, asksBankThenDeclines);
  await scenario.bank(asked.nextAction?.id ?? '', 'complete');
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', error: 'generic_decline', ledger: {} });
  await expectEnd(scenario, stay, { told: {} });
});
