import assert from 'node:assert/strict';
import type { Stripe } from '#server/outside/stripe.ts';
import { actAs, cardAdapter, newIntent, newIntentRequest } from './card-adapter.ts';
import type { Inbox } from './loopback.ts';
import type { Report } from './report.ts';

export interface CheckContext {
  report: Report;
  /** localstripe itself, where cards are entered. */
  origin: string;
  /** What our adapter calls: the proxy before it. */
  apiBase: string;
  inbox: Inbox;
}

/** What the payer does: enters a card for an intent and confirms. @returns the answer to the confirmation */
export async function enterCard(origin: string, intentId: string, number: string) {
  const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2030', 'card[cvc]': '123' };
  const { body } = await actAs(origin, '/v1/payment_methods', { type: 'card', ...card });
  await actAs(origin, `/v1/payment_intents/${intentId}`, { payment_method: String(body.id) });
  return actAs(origin, `/v1/payment_intents/${intentId}/confirm`, {});
}

const answer3ds = (
  origin: string,
  { id, clientSecret, success }: { id: string; clientSecret: string | null; success: boolean },
) =>
  actAs(origin, `/v1/payment_intents/${id}/_authenticate`, {
    client_secret: String(clientSecret),
    success: String(success),
  });

export async function paidIntent(stripe: Stripe, origin: string) {
  const made = await newIntent(stripe);
  await enterCard(origin, made.id, '4242424242424242');
  return made;
}

export async function checkIntents({ report, origin, apiBase }: CheckContext) {
  const stripe = cardAdapter(apiBase);
  await report.check('an intent is created with our fields and a client secret', async () => {
    const request = newIntentRequest();
    const made = await stripe.createIntent(request);
    assert(made.kind === 'intent' && made.clientSecret?.startsWith(`${made.id}_secret_`));
    assert.deepEqual(
      [made.status, made.amountCents, made.currency, made.attemptId, made.livemode],
      ['requires_payment_method', request.amountCents, 'usd', request.metadata.attempt_id, false],
    );
    assert.deepEqual(await stripe.retrieveIntent(made.id), made);
  });
  await report.check('paid, it is retrieved with its charge, balance transaction and fee', async () => {
    const { id } = await paidIntent(stripe, origin);
    const paid = await stripe.retrieveIntent(id);
    assert(paid.kind === 'intent');
    assert.deepEqual([paid.status, paid.feeCents, paid.lastError], ['succeeded', 0, undefined]);
    assert.match(`${paid.chargeId} ${paid.balanceTransactionId}`, /^ch_\w+ txn_\w+$/);
  });
  await report.check('an open one is cancelled and cannot be paid', async () => {
    const { id } = await newIntent(stripe);
    assert.deepEqual(await stripe.cancelIntent(id, 'abandoned', `pic:${id}`), { kind: 'canceled' });
    assert.equal((await enterCard(origin, id, '4242424242424242')).status, 400);
  });
  await report.check('a paid one is not cancelled', async () => {
    const { id } = await paidIntent(stripe, origin);
    assert.equal((await stripe.cancelIntent(id, 'abandoned', `pic:${id}`)).kind, 'refused');
  });
  await report.unknown(
    'the codes resource_missing and payment_intent_unexpected_state',
    'it refuses without',
    async () => {
      const { id } = await paidIntent(stripe, origin);
      const outcomes = [await stripe.retrieveIntent('pi_none'), await stripe.cancelIntent(id, 'abandoned', 'pic:2')];
      for (const outcome of outcomes)
        assert(outcome.kind === 'refused' && outcome.code === 'StripeInvalidRequestError');
    },
  );
}

export async function checkCards({ report, origin, apiBase }: CheckContext) {
  const stripe = cardAdapter(apiBase);
  const DECLINED = { code: 'card_declined', message: 'Your card was declined.' };

  await report.check('a declined card leaves the intent open, with the reason', async () => {
    const { id } = await newIntent(stripe);
    assert.equal((await enterCard(origin, id, '4000000000000341')).status, 402);
    const read = await stripe.retrieveIntent(id);
    assert(read.kind === 'intent');
    assert.deepEqual([read.status, read.lastError], ['requires_payment_method', DECLINED]);
  });
  await report.check('3-D Secure: asked for, then done and paid', async () => {
    const { id, clientSecret } = await newIntent(stripe);
    await enterCard(origin, id, '4000002500003155');
    const asked = await stripe.retrieveIntent(id);
    await answer3ds(origin, { id, clientSecret, success: true });
    const done = await stripe.retrieveIntent(id);
    assert(asked.kind === 'intent' && done.kind === 'intent');
    assert.deepEqual([asked.status, done.status], ['requires_action', 'succeeded']);
  });
  await report.check('3-D Secure: failed, then the same intent takes another card', async () => {
    const { id, clientSecret } = await newIntent(stripe);
    await enterCard(origin, id, '4000002760003184');
    await answer3ds(origin, { id, clientSecret, success: false });
    const failed = await stripe.retrieveIntent(id);
    assert(failed.kind === 'intent');
    assert.deepEqual(
      [failed.status, failed.lastError?.code],
      ['requires_payment_method', 'payment_intent_authentication_failure'],
    );
    await enterCard(origin, id, '4242424242424242');
    const paid = await stripe.retrieveIntent(id);
    assert(paid.kind === 'intent' && paid.status === 'succeeded');
  });
  await report.check('3-D Secure: done, then declined', async () => {
    const { id, clientSecret } = await newIntent(stripe);
    await enterCard(origin, id, '4000008400001629');
    await answer3ds(origin, { id, clientSecret, success: true });
    const read = await stripe.retrieveIntent(id);
    assert(read.kind === 'intent');
    assert.deepEqual([read.status, read.lastError], ['requires_payment_method', DECLINED]);
  });
  await report.check('one that waits for 3-D Secure is cancelled', async () => {
    const { id } = await newIntent(stripe);
    await enterCard(origin, id, '4000002500003155');
    assert.deepEqual(await stripe.cancelIntent(id, 'abandoned', `pic:${id}`), { kind: 'canceled' });
  });
  await report.unknown('cards that Stripe declines without a customer', 'they pay', async () => {
    const { id } = await newIntent(stripe);
    const { body } = await enterCard(origin, id, '4000000000009995');
    assert.equal(body.status, 'succeeded');
  });
  await report.unknown('another card after a decline', 'it declines the intent for good', async () => {
    const { id } = await newIntent(stripe);
    await enterCard(origin, id, '4000000000000341');
    assert.equal((await enterCard(origin, id, '4242424242424242')).status, 400);
  });
}
