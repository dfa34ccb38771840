import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { freshPhone, INTENTS_PATH, openScenario, type Stay } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce, movedFor, stateOf } from '../support/invariants.ts';

const good = '4242424242424242';

const scenario = await openScenario();

test('F27: when the hold ends with an open card form the intent is cancelled, and its card pays nothing', async () => {
  const stay = await scenario.book();
  const { clientSecret } = (await scenario.intent(stay)).body.data;
  await scenario.advance(61 * 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'cancelled/failed',
    reason: 'expired',
    attempts: [{ status: 'cancelled', error: 'intent_canceled' }],
  });
  expect(await scenario.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
  await checkInvariants(scenario, stay);
});

test('F27: 3-D Secure that is completed after the longest hold charges nothing', async () => {
  const stay = await scenario.book();
  await scenario.advance(50 * 60);
  const { nextAction } = await scenario.card(stay, '4000002500003155');
  await scenario.pass(14 * 60, 120); // an open 3-D Secure check keeps the places for another 15 minutes
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  await scenario.pass(4 * 60, 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'cancelled/failed', reason: 'expired' });
  await scenario.bank(nextAction?.id ?? '', 'complete');
  await scenario.pass(120, 60);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'cancelled/failed', attempts: [{ status: 'cancelled' }], ledger: {} });
  expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
  await checkInvariants(scenario, stay);
});

test('when Stripe is down at the end of the hold the intent is cancelled as soon as Stripe answers', async () => {
  const stay = await scenario.book();
  const { clientSecret } = (await scenario.intent(stay)).body.data;
  const path = `${INTENTS_PATH}/pi_`;
  await scenario.product.control('stripe', 'faults', { match: { path }, do: 'status:503', times: 100 });
  await scenario.advance(61 * 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    reason: 'expired',
    attempts: [{ status: 'prompted' }],
  });
  await scenario.product.control('stripe', 'faults', { clear: true });
  await scenario.advance(120);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'cancelled' }]);
  expect(await scenario.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
  await checkInvariants(scenario, stay);
});

test('when Stripe is down and M-Pesa is chosen instead the push is refused for now, and no prompt is sent', async () => {
  const stay = await scenario.book();
  await scenario.intent(stay);
  const path = `${INTENTS_PATH}/pi_`;
  await scenario.product.control('stripe', 'faults', { match: { path }, do: 'status:503', times: 100 });
  const refused = await scenario.push(stay, freshPhone());
  expect(refused).toMatchObject({ status: 409, body: { code: 'payment_in_progress', retryAfter: 10 } });
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  await scenario.product.control('stripe', 'faults', { clear: true });
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([
    { status: 'cancelled' },
    { status: 'succeeded' },
  ]);
  await checkInvariants(scenario, stay);
});

/** As after a restart without Stripe's keys. */
async function withoutCards(during: () => Promise<void>): Promise<void> {
  const app: { stripe: App['stripe'] } = scenario.product.app;
  const { stripe } = app;
  app.stripe = undefined;
  try {
    await during();
  } finally {
    app.stripe = stripe;
  }
}

const casesOf = async (stay: Stay) =>
  (
    await scenario.product.app.db.execute(sql`select i.code, i.status, i.found from reconciliation_issues i
      join payment_attempts a on a.id::text = i.subject join payments p on p.id = a.payment_id
      where p.booking_id = ${stay.id}`)
  ).rows;

test('when cards are switched off while a form is open no prompt is sent, and there is a case', async () => {
  const stay = await scenario.book();
  await scenario.intent(stay);
  await withoutCards(async () => {
    for (const _ of [1, 2]) {
      const refused = await scenario.push(stay, freshPhone());
      expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    }
  });
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  expect(await casesOf(stay)).toEqual([{ code: 'outcome_unknown', status: 'open', found: 'cards_off' }]);
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([
    { status: 'cancelled' },
    { status: 'succeeded' },
  ]);
  expect(await casesOf(stay)).toMatchObject([{ status: 'closed' }]);
  await checkInvariants(scenario, stay);
});

test('when cards are off at the end of the hold there is a case until the intent can be cancelled', async () => {
  const stay = await scenario.book();
  const { clientSecret } = (await scenario.intent(stay)).body.data;
  await withoutCards(() => scenario.pass(62 * 60, 60));
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    reason: 'expired',
    attempts: [{ status: 'prompted' }],
  });
  expect(await casesOf(stay)).toEqual([{ code: 'outcome_unknown', status: 'open', found: 'cards_off' }]);
  await scenario.pass(120, 60);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'cancelled' }]);
  expect(await scenario.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
  expect(await casesOf(stay)).toMatchObject([{ status: 'closed' }]);
  await checkInvariants(scenario, stay);
});
