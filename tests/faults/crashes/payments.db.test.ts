import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPhone, INTENTS_PATH, PRICE_KES, PUSH_PATH, type Stay } from '../../support/scenario.ts';
import {
  blockBefore,
  callUnanswered,
  closeCrashTest,
  crashTestTimeout,
  journalOf,
  killChild,
  openCrashTest,
  post,
  restartHere,
  rowsOf,
  startChild,
  unblock,
  until,
  untilBlocked,
  withholdAnswers,
} from '../support/child-process.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';

let stay: Stay;
beforeEach(async () => {
  stay = await openCrashTest();
}, crashTestTimeout);
afterEach(closeCrashTest, crashTestTimeout);

const pushAt = (origin: string) =>
  [
    `${origin}/api/payments/mpesa/stk-push`,
    { bookingId: stay.id, phoneNumber: freshPhone(), amount: PRICE_KES },
  ] as const;

const attemptIs = (status: string) =>
  until(async () => (await rowsOf('select status from payment_attempts'))[0]?.status === status);

test('F22: killed after the attempt was stored: no push was sent, and the attempt fails', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await blockBefore(`update on payment_attempts for each row when (new.status = 'sent')`);
  callUnanswered(...pushAt(origin));
  await untilBlocked();
  await killChild();
  await unblock();
  expect(await rowsOf('select status from payment_attempts')).toEqual([{ status: 'created' }]);
  const scenario = await restartHere();
  await scenario.advance(60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'failed', error: 'not_sent' }],
    ledger: {},
  });
  expect(await scenario.calls('daraja', PUSH_PATH)).toEqual([]);
  expect(await scenario.verify(stay)).toMatchObject({ reason: 'not_sent', canRetry: true });
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('F22: killed right before the push: the attempt is unknown, then times out with a case', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await withholdAnswers('darajaPort', '/oauth');
  callUnanswered(...pushAt(origin));
  await attemptIs('sent');
  await killChild();
  const scenario = await restartHere();
  await scenario.advance(45);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  expect((await scenario.push(stay, freshPhone())).body.code).toBe('payment_in_progress');
  await scenario.pass(135, 15);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'timed_out' }],
    issues: ['push_unanswered'],
    ledger: {},
  });
  expect(await scenario.calls('daraja', PUSH_PATH)).toEqual([]);
  await checkInvariants(scenario, stay);
});

test('F22: killed after the push: the callback settles the attempt, and the booking is paid', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await withholdAnswers('darajaPort', PUSH_PATH);
  callUnanswered(...pushAt(origin));
  await attemptIs('sent');
  await until(async () => (await journalOf('daraja')).includes('checkoutRequestId'));
  await killChild();
  expect(await rowsOf('select checkout_request_id from payment_attempts')).toEqual([{ checkout_request_id: null }]);
  const scenario = await restartHere();
  await scenario.advance(4);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test.each([
  { when: 'before the stored callback is judged', statement: 'update on provider_events for each row' },
  { when: 'inside settle', statement: 'insert on ledger_transfers for each row' },
])(
  'F22: killed $when: the event is judged again, and applied once',
  { timeout: crashTestTimeout },
  async ({ statement }) => {
    const origin = await startChild();
    expect((await post(...pushAt(origin))).status).toBe(200);
    await blockBefore(statement);
    callUnanswered(`${origin}/dev/clock`, { advanceMs: 4_000 });
    await untilBlocked();
    await killChild();
    await unblock();
    expect(await rowsOf('select processed_at from provider_events')).toEqual([{ processed_at: null }]);
    expect(await rowsOf('select status from bookings')).toEqual([{ status: 'pending' }]);
    expect(await rowsOf('select * from ledger_transfers')).toEqual([]);
    const scenario = await restartHere(4);
    await scenario.advance(2);
    expect((await expectPaidOnce(scenario, stay)).events).toEqual(['stk applied']);
    await checkInvariants(scenario, stay);
  },
);

test('F22: killed while Stripe made the intent: the same intent is used again', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await withholdAnswers('stripePort', INTENTS_PATH);
  callUnanswered(`${origin}/api/payments/stripe/create-payment-intent`, { bookingId: stay.id });
  await attemptIs('sent');
  const intents = async () => {
    const text = await journalOf('stripe');
    return new Set(text.match(/"kind":"intent","id":"pi_\w+"/g) ?? []);
  };
  await until(async () => (await intents()).size === 1);
  // Stripe keeps both at once; its simulator writes the answer of the key after the intent.
  await until(async () => (await journalOf('stripe')).includes('"kind":"answer"'));
  await killChild();
  const scenario = await restartHere();
  await scenario.advance(60);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  await scenario.card(stay, '4242424242424242');
  await scenario.advance(2);
  await expectPaidOnce(scenario, stay);
  expect((await intents()).size).toBe(1);
  await checkInvariants(scenario, stay);
});

test('F22: a callback that the database cannot store is answered 500, and asking M-Pesa settles the attempt', {
  timeout: crashTestTimeout,
}, async () => {
  const scenario = await restartHere();
  await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  await rowsOf('alter table provider_events rename to elsewhere');
  await scenario.product.control('daraja', 'release', {});
  await rowsOf('alter table elsewhere rename to provider_events');
  const answered = scenario.product.logged.filter((line) => line.includes('"/api/hooks/d/:token"'));
  expect(answered.map((line) => JSON.parse(line).status)).toEqual([500]);
  await scenario.pass(20);
  const state = await expectPaidOnce(scenario, stay);
  expect(state).toMatchObject({ attempts: [{ by: 'job' }], events: [] });
  await checkInvariants(scenario, stay);
});
