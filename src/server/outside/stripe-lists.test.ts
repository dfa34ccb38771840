import { expect, test } from 'vitest';
import { hurrySdk, NOON } from '#server/sandbox/stripe/simulator.fixture.ts';
import { startAdapter } from './stripe.fixture.ts';

const LONG_AGO = new Date(NOON.getTime() - 3_600_000);

test('events are listed as the inbox would have stored them, newest first', async () => {
  const setup = await startAdapter();
  const { id } = await setup.paidBy('4242424242424242');
  const listed = await setup.stripe.listEvents({ createdSince: LONG_AGO });
  if (listed.kind !== 'events') throw new Error(listed.kind);
  expect(listed.more).toBe(false);
  expect(listed.events.map(({ raw: _, ...event }) => event)).toMatchObject([
    { type: 'charge.updated', intentId: id, livemode: false, createdAt: new Date(NOON.getTime() + 1_000) },
    { type: 'payment_intent.succeeded', objectId: id, intentId: id, createdAt: NOON },
    { type: 'payment_intent.created', objectId: id, intentId: id, createdAt: NOON },
  ]);
  const byId = new Map(setup.receiver.hooks.map(({ raw, event }) => [event.id, raw.toString()]));
  for (const { id: eventId, raw } of listed.events) {
    // After the webhook is accepted the event has no pending webhooks; nothing else differs.
    expect(raw.toString()).toBe(byId.get(eventId)?.replace('"pending_webhooks": 1', '"pending_webhooks": 0'));
  }
});

test('events come in pages of a hundred, and not from before', async () => {
  const setup = await startAdapter();
  const { id: intent } = await setup.paidBy('4242424242424242');
  await setup.advance(10_000);
  for (let n = 0; n < 60; n += 1) await setup.control('refund', { intent, amount: 1 });
  const createdSince = new Date(NOON.getTime() + 5_000);
  const first = await setup.stripe.listEvents({ createdSince });
  if (first.kind !== 'events') throw new Error(first.kind);
  expect([first.events.length, first.more]).toEqual([100, true]);
  const second = await setup.stripe.listEvents({ createdSince, after: first.events.at(-1)?.id });
  if (second.kind !== 'events') throw new Error(second.kind);
  expect([second.events.length, second.more]).toEqual([20, false]);
  expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(120);
});

test('balance transactions are of a payment, a refund, its failure, a dispute and a won dispute', async () => {
  const setup = await startAdapter();
  const paid = await setup.paidBy('4000000000005126', 'a-1');
  const refund = { intentId: paid.id, amountCents: 4_000, reason: 'duplicate', refundId: 'r-1' } as const;
  await setup.stripe.createRefund({ ...refund, idempotencyKey: 're:r-1:0' });
  await setup.advance(60_000);
  const { id } = await setup.paidBy('4242424242424242', 'a-2');
  const { dispute } = await setup.control<{ dispute: string }>('dispute', { intent: id });
  await setup.control('decide', { dispute, outcome: 'won' });

  const listed = await setup.stripe.listBalanceTransactions({ createdSince: LONG_AGO });
  if (listed.kind !== 'balance_transactions') throw new Error(listed.kind);
  expect(listed.more).toBe(false);
  expect(
    listed.transactions.map(({ type, amountCents, feeCents, netCents, sourceId }) => [
      type,
      amountCents,
      feeCents,
      netCents,
      sourceId?.slice(0, 3),
    ]),
  ).toEqual([
    ['adjustment', 10_000, 0, 10_000, 'du_'],
    ['adjustment', -10_000, 1_500, -11_500, 'du_'],
    ['charge', 10_000, 320, 9_680, 'ch_'],
    ['refund_failure', 4_000, 0, 4_000, 're_'],
    ['refund', -4_000, 0, -4_000, 're_'],
    ['charge', 10_000, 320, 9_680, 'ch_'],
  ]);
  const [newest] = listed.transactions;
  expect(newest).toMatchObject({ currency: 'usd', createdAt: new Date(NOON.getTime() + 62_000) });
  const rest = await setup.stripe.listBalanceTransactions({ after: listed.transactions[4]?.id });
  expect(rest).toEqual({ kind: 'balance_transactions', transactions: listed.transactions.slice(5), more: false });
});

test('outage, rate limit and a wrong key are different outcomes', async () => {
  hurrySdk();
  const setup = await startAdapter();
  await setup.control('faults', { do: 'html', times: 3 });
  expect(await setup.stripe.listEvents({ createdSince: NOON })).toMatchObject({ kind: 'ambiguous' });
  await setup.control('faults', { do: 'status:429' });
  expect(await setup.stripe.listBalanceTransactions({})).toEqual({ kind: 'rate_limited' });
  await setup.control('faults', { do: 'status:401' });
  expect(await setup.stripe.listBalanceTransactions({})).toMatchObject({ kind: 'refused', alert: true });
});
