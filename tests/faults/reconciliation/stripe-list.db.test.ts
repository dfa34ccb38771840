import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { receiveStripeEvent } from '#server/payments/inbox/receive-event.ts';
import { catchUpStripe } from '#server/payments/reconciliation/stripe-catchup.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';
import { good, openIssues, scenario } from './support.ts';

test('webhooks that never arrived are found in Stripe’s list, stored as events, and judged once', async () => {
  await catchUpStripe(scenario.product.app);
  const stay = await scenario.book();
  await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
  await scenario.card(stay, good);
  await scenario.product.control('stripe', 'drop', {});
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  expect(await catchUpStripe(scenario.product.app)).toBeGreaterThan(0);
  await scenario.advance(2);
  await scenario.product.drain();
  expect((await expectPaidOnce(scenario, stay)).events).toContain('payment_intent.succeeded applied');
  await scenario.product.control('stripe', 'callbacks', { mode: 'auto' });
  await catchUpStripe(scenario.product.app);
  expect(await catchUpStripe(scenario.product.app)).toBe(0);
  await scenario.product.drain();
  await checkInvariants(scenario, stay);
});

test('L12: Stripe’s payout to our bank is posted once, as in its list; one that fails is reversed, with a case', async () => {
  const { app, clock } = scenario.product;
  const { stripe } = app;
  if (!stripe) throw new Error('cards are off');
  const about = { currency: 'usd', feeCents: 0, sourceId: 'po_1', createdAt: clock.now() };
  const paid = { id: 'txn_paid', type: 'payout', amountCents: -5_000, netCents: -5_000, ...about };
  const failed = { id: 'txn_failed', type: 'payout_failure', amountCents: 5_000, netCents: 5_000, ...about };
  const listed = vi.spyOn(stripe, 'listBalanceTransactions');
  const page = (...transactions: (typeof paid)[]) => ({
    kind: 'balance_transactions' as const,
    transactions,
    more: false,
  });
  const tell = async (type: string) => {
    const event = {
      id: `evt_${type}`,
      type,
      livemode: false,
      objectId: 'po_1',
      intentId: undefined,
      createdAt: clock.now(),
    };
    const raw = { id: event.id, type, livemode: false, created: 1, data: { object: { id: 'po_1', object: 'payout' } } };
    await receiveStripeEvent(app, event, Buffer.from(JSON.stringify(raw)));
    await scenario.product.drain();
  };
  const posted = () =>
    scenario.query(
      sql`select account, sum(amount_minor)::int as minor from ledger_entries where kind = 'bank' group by 1 order by 1`,
    );
  listed.mockResolvedValue(page(paid));
  await tell('payout.created');
  await tell('payout.paid');
  expect(await posted()).toEqual([
    { account: 'bank:USD', minor: 5_000 },
    { account: 'stripe:clearing:USD', minor: -5_000 },
  ]);
  listed.mockResolvedValue(page(failed, paid));
  await tell('payout.failed');
  expect(await posted()).toEqual([
    { account: 'bank:USD', minor: 0 },
    { account: 'stripe:clearing:USD', minor: 0 },
  ]);
  expect(await openIssues()).toMatchObject([{ code: 'bank_payout_failed', subject: 'po_1' }]);
  listed.mockRestore();
});

test('a list that is cut off does not move the cursor', async () => {
  const cursor = () => scenario.query(sql`select at from provider_cursors`);
  const before = await cursor();
  await scenario.advance(60);
  await scenario.product.control('stripe', 'faults', [{ match: { path: '/v1/events' }, do: 'status:500', times: 20 }]);
  expect(await catchUpStripe(scenario.product.app)).toBe(0);
  expect(await cursor()).toEqual(before);
});
