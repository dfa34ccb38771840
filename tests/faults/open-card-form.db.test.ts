import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshPhone, INTENTS_PATH, type Stage, setStage } from './stage.ts';
import { checkInvariants, expectOk, movedFor, stateOf } from './witness.ts';

const good = '4242424242424242';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.product.control('stripe', 'faults', { clear: true }));
afterAll(() => stage.close());

test('F27: the hold ends with an open card form: the intent is cancelled, and its card pays nothing', async () => {
  const stay = await stage.book();
  const { clientSecret } = (await stage.intent(stay)).body.data;
  await stage.advance(61 * 60);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'cancelled/failed',
    reason: 'expired',
    attempts: [{ status: 'cancelled', error: 'intent_canceled' }],
  });
  expect(await stage.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
  await checkInvariants(stage, stay);
});

test('F27: 3-D Secure is completed after the longest hold has ended: nothing is charged', async () => {
  const stay = await stage.book();
  await stage.advance(50 * 60);
  const { nextAction } = await stage.card(stay, '4000002500003155');
  await stage.pass(14 * 60, 120); // the bank's question holds the places a quarter of an hour more
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  await stage.pass(4 * 60, 60);
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'cancelled/failed', reason: 'expired' });
  await stage.bank(nextAction?.id ?? '', 'complete');
  await stage.pass(120, 60);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'cancelled/failed', attempts: [{ status: 'cancelled' }], ledger: {} });
  expect(await movedFor(stage.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
  await checkInvariants(stage, stay);
});

test('Stripe is down when the hold ends: the intent is closed as soon as it answers', async () => {
  const stay = await stage.book();
  const { clientSecret } = (await stage.intent(stay)).body.data;
  const path = `${INTENTS_PATH}/pi_`;
  await stage.product.control('stripe', 'faults', { match: { path }, do: 'status:503', times: 100 });
  await stage.advance(61 * 60);
  expect(await stateOf(stage.product, stay)).toMatchObject({ reason: 'expired', attempts: [{ status: 'prompted' }] });
  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.advance(120);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'cancelled' }]);
  expect(await stage.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
  await checkInvariants(stage, stay);
});

test('Stripe is down when M-Pesa is chosen instead: refused for now, and no prompt is sent', async () => {
  const stay = await stage.book();
  await stage.intent(stay);
  const path = `${INTENTS_PATH}/pi_`;
  await stage.product.control('stripe', 'faults', { match: { path }, do: 'status:503', times: 100 });
  const refused = await stage.push(stay, freshPhone());
  expect(refused).toMatchObject({ status: 409, body: { code: 'payment_in_progress', retryAfter: 10 } });
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  expect((await expectOk(stage, stay)).attempts).toMatchObject([{ status: 'cancelled' }, { status: 'succeeded' }]);
  await checkInvariants(stage, stay);
});
