import assert from 'node:assert/strict';
import {
  actAs,
  cardAdapter,
  newIntent,
  newIntentRequest,
  signatureOf,
  typeOf,
  WEBHOOK_SECRET,
} from './card-adapter.ts';
import { type CheckContext, enterCard, paidIntent } from './localstripe-payments.ts';

export async function checkRefunds({ report, origin, apiBase }: CheckContext) {
  const stripe = cardAdapter(apiBase);
  const request = { reason: 'requested_by_customer', refundId: 'r-1' } as const;
  await report.check('part of a payment goes back, is retrieved and listed', async () => {
    const { id: intentId } = await paidIntent(stripe, origin);
    const first = await stripe.createRefund({
      ...request,
      intentId,
      amountCents: 4_000,
      idempotencyKey: `re:${intentId}:1`,
    });
    assert(first.kind === 'refund');
    const { status, amountCents, currency, refundId } = first;
    assert.deepEqual([status, amountCents, currency, refundId], ['succeeded', 4_000, 'usd', 'r-1']);
    assert.equal(first.intentId, intentId);
    assert.deepEqual(await stripe.retrieveRefund(first.id), first);
    const rest = { ...request, intentId, amountCents: 6_000, refundId: 'r-2', idempotencyKey: `re:${intentId}:2` };
    const second = await stripe.createRefund(rest);
    assert(second.kind === 'refund');
    const listed = await stripe.listRefunds(intentId);
    assert(listed.kind === 'refunds');
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    assert.deepEqual(listed.refunds.toSorted(byId), [first, second].toSorted(byId));
  });
  await report.check('an unpaid intent has nothing to give back', async () => {
    const { id: intentId } = await newIntent(stripe);
    const outcome = await stripe.createRefund({
      ...request,
      intentId,
      amountCents: 100,
      idempotencyKey: `re:${intentId}`,
    });
    assert.equal(outcome.kind, 'refused');
  });
  await report.unknown('more than what is left', 'it gives back any amount', async () => {
    const { id: intentId } = await paidIntent(stripe, origin);
    const outcome = await stripe.createRefund({
      ...request,
      intentId,
      amountCents: 99_000,
      idempotencyKey: `re:${intentId}`,
    });
    assert.equal(outcome.kind, 'refund');
  });
  await report.unknown('disputes', 'it has no such call', async () => {
    assert.notEqual((await stripe.retrieveDispute('dp_1')).kind, 'dispute');
  });
}

export async function checkWebhooks({ report, origin, apiBase, inbox }: CheckContext) {
  const stripe = cardAdapter(apiBase);
  const asked = { url: `${inbox.origin}/webhook`, secret: WEBHOOK_SECRET };
  await actAs(origin, '/_config/webhooks/ours', asked).catch(() => undefined); // its answer has no body
  await report.check('its signed webhooks tell of success and of failure, and name our intents', async () => {
    for (const [number, type] of [
      ['4242424242424242', 'payment_intent.succeeded'],
      ['4000000000000341', 'payment_intent.payment_failed'],
    ] as const) {
      const { id } = await newIntent(stripe);
      await enterCard(origin, id, number);
      const post = await inbox.next('/webhook', (heard) => typeOf(heard) === type && heard.raw.includes(id));
      const read = await stripe.readWebhook(post.raw, signatureOf(post));
      assert(read.kind === 'event');
      assert.deepEqual([read.type, read.objectId, read.intentId, read.livemode], [type, id, id, false]);
      assert.match(read.id, /^evt_/);
      const other = await cardAdapter(apiBase, 'whsec_other').readWebhook(post.raw, signatureOf(post));
      assert.deepEqual(other, { kind: 'bad_signature' });
    }
  });
}

export async function checkLists({ report, origin, apiBase }: CheckContext) {
  const stripe = cardAdapter(apiBase);
  await report.check('balance transactions are listed with what they come from', async () => {
    const { id: intentId } = await paidIntent(stripe, origin);
    const paid = await stripe.retrieveIntent(intentId);
    const outcome = await stripe.listBalanceTransactions({});
    assert(outcome.kind === 'balance_transactions' && paid.kind === 'intent');
    const found = outcome.transactions.find(({ sourceId }) => sourceId === paid.chargeId);
    const { type, amountCents, feeCents, netCents, currency } = found ?? {};
    assert.deepEqual([type, amountCents, feeCents, netCents, currency], ['charge', 10_000, 0, 10_000, 'usd']);
  });
  await report.check('events are listed since an instant, with the bytes that our inbox would store', async () => {
    const { id } = await paidIntent(stripe, origin);
    const outcome = await stripe.listEvents({ createdSince: new Date(Date.now() - 60_000) });
    assert(outcome.kind === 'events');
    const found = outcome.events.find(({ objectId }) => objectId === id);
    assert.deepEqual([found?.type, found?.intentId], ['payment_intent.succeeded', id]);
    assert.equal(JSON.parse(String(found?.raw)).id, found?.id);
    const later = await stripe.listEvents({ createdSince: new Date(Date.now() + 60_000) });
    assert(later.kind === 'events' && later.events.length === 0);
  });
}

export async function checkIdempotency({ report, apiBase }: CheckContext) {
  const stripe = cardAdapter(apiBase);
  await report.unknown('idempotency', 'the same key makes a second intent', async () => {
    const request = newIntentRequest();
    const [first, second] = [await stripe.createIntent(request), await stripe.createIntent(request)];
    assert(first.kind === 'intent' && second.kind === 'intent' && first.id !== second.id);
  });
}
