import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPhone, INTENTS_PATH, PRICE_KES, PUSH_PATH, type Stay } from './stage.ts';
import {
  begin,
  clearScene,
  fault,
  journalOf,
  kill,
  letGo,
  openScene,
  patience,
  post,
  restart,
  rowsOf,
  standsStill,
  startVictim,
  stopBefore,
  until,
} from './victim.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

let stay: Stay;
beforeEach(async () => {
  stay = await openScene();
}, patience);
afterEach(clearScene, patience);

const pushAt = (origin: string) =>
  [
    `${origin}/api/payments/mpesa/stk-push`,
    { bookingId: stay.id, phoneNumber: freshPhone(), amount: PRICE_KES },
  ] as const;

const attemptIs = (status: string) =>
  until(async () => (await rowsOf('select status from payment_attempts'))[0]?.status === status);

test('F22: killed after the attempt was written: nothing was sent, and it is given up', {
  timeout: patience,
}, async () => {
  const origin = await startVictim();
  await stopBefore(`update on payment_attempts for each row when (new.status = 'sent')`);
  begin(...pushAt(origin));
  await standsStill();
  await kill();
  await letGo();
  expect(await rowsOf('select status from payment_attempts')).toEqual([{ status: 'created' }]);
  const stage = await restart();
  await stage.advance(60);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'failed', error: 'not_sent' }],
    ledger: {},
  });
  expect(await stage.calls('daraja', PUSH_PATH)).toEqual([]);
  expect(await stage.verify(stay)).toMatchObject({ reason: 'not_sent', canRetry: true });
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F22: killed right before the call: unknown, then given up for a person to look', {
  timeout: patience,
}, async () => {
  const origin = await startVictim();
  await fault('darajaPort', '/oauth');
  begin(...pushAt(origin));
  await attemptIs('sent');
  await kill();
  const stage = await restart();
  await stage.advance(45);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  expect((await stage.push(stay, freshPhone())).body.code).toBe('payment_in_progress');
  await stage.pass(135, 15);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'timed_out' }],
    issues: ['push_unanswered'],
    ledger: {},
  });
  expect(await stage.calls('daraja', PUSH_PATH)).toEqual([]);
  await checkInvariants(stage, stay);
});

test('F22: killed after the call: the callback names the attempt, and it is paid', { timeout: patience }, async () => {
  const origin = await startVictim();
  await fault('darajaPort', PUSH_PATH);
  begin(...pushAt(origin));
  await attemptIs('sent');
  await until(async () => (await journalOf('daraja')).includes('checkoutRequestId'));
  await kill();
  expect(await rowsOf('select checkout_request_id from payment_attempts')).toEqual([{ checkout_request_id: null }]);
  const stage = await restart();
  await stage.advance(4);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test.each([
  { when: 'before the stored callback is judged', statement: 'update on provider_events for each row' },
  { when: 'inside settle', statement: 'insert on ledger_transfers for each row' },
])('F22: killed $when: done again from the start, once', { timeout: patience }, async ({ statement }) => {
  const origin = await startVictim();
  expect((await post(...pushAt(origin))).status).toBe(200);
  await stopBefore(statement);
  begin(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await standsStill();
  await kill();
  await letGo();
  expect(await rowsOf('select processed_at from provider_events')).toEqual([{ processed_at: null }]);
  expect(await rowsOf('select status from bookings')).toEqual([{ status: 'pending' }]);
  expect(await rowsOf('select * from ledger_transfers')).toEqual([]);
  const stage = await restart(4);
  await stage.advance(2);
  expect((await expectOk(stage, stay)).events).toEqual(['stk applied']);
  await checkInvariants(stage, stay);
});

test('F22: killed while Stripe made the intent: the same intent is found again', { timeout: patience }, async () => {
  const origin = await startVictim();
  await fault('stripePort', INTENTS_PATH);
  begin(`${origin}/api/payments/stripe/create-payment-intent`, { bookingId: stay.id });
  await attemptIs('sent');
  const intents = async () => {
    const text = await journalOf('stripe');
    return new Set(text.match(/"kind":"intent","id":"pi_\w+"/g) ?? []);
  };
  await until(async () => (await intents()).size === 1);
  await kill();
  const stage = await restart();
  await stage.advance(60);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'prompted' }]);
  await stage.card(stay, '4242424242424242');
  await stage.advance(2);
  await expectOk(stage, stay);
  expect((await intents()).size).toBe(1);
  await checkInvariants(stage, stay);
});

test('F22: the database cannot store a callback: it is answered 500, and our own question settles it', {
  timeout: patience,
}, async () => {
  const stage = await restart();
  await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  await rowsOf('alter table provider_events rename to elsewhere');
  await stage.product.control('daraja', 'release', {});
  await rowsOf('alter table elsewhere rename to provider_events');
  const answered = stage.product.logged.filter((line) => line.includes('"/api/hooks/d/:token"'));
  expect(answered.map((line) => JSON.parse(line).status)).toEqual([500]);
  await stage.pass(20);
  const state = await expectOk(stage, stay);
  expect(state).toMatchObject({ attempts: [{ by: 'job' }], events: [] });
  await checkInvariants(stage, stay);
});
