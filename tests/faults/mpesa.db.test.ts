import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectEnd } from './ending.ts';
import { freshPhone, PUSH_PATH, QUERY_PATH, type Stage, setStage } from './stage.ts';
import { checkInvariants, expectOk, MPESA_PAYMENT, stateOf } from './witness.ts';

const patience = vi.hoisted(() => ({ short: false }));

// The adapter's pauses between two calls are real time, and these tests have none to lose.
vi.mock('node:timers/promises', async (real) => {
  const timers = await real<typeof import('node:timers/promises')>();
  const short = (ms?: number, value?: unknown, options?: object) =>
    timers.setTimeout(options && !patience.short ? (ms ?? 0) : Math.min(ms ?? 0, 10), value, options);
  return { ...timers, setTimeout: short };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test('an ordinary phone pays: prompt, PIN, callback, our own question, confirmed', async () => {
  const stay = await stage.book();
  const phone = freshPhone();
  const started = await stage.prompt(stay, phone);
  expect(started).toEqual({
    attemptId: expect.any(String),
    amount: 11_000,
    currency: 'KES',
    phone: `${phone.slice(0, 5)}•••••${phone.slice(-3)}`,
    promptExpiresAt: new Date(stage.product.clock.now().getTime() + 60_000).toISOString(),
  });
  expect(await stage.verify(stay)).toMatchObject({ paymentStatus: 'pending', attemptStatus: 'prompted' });
  await stage.advance(4);
  const state = await expectOk(stage, stay);
  expect(state.events).toEqual(['stk applied']);
  expect(await stage.verify(stay)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'completed',
    method: 'mpesa',
    attemptStatus: 'succeeded',
    canRetry: false,
    receipt: state.attempts[0]?.receipt,
  });
  await checkInvariants(stage, stay);
});

test('F1: the callback is lost; our question finds the payment within a minute', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '12');
  await stage.pass(60);
  const state = await expectOk(stage, stay);
  expect(state.attempts).toEqual([
    { status: 'succeeded', error: null, by: 'job', received: '1100000', verified: true, receipt: null },
  ]);
  await checkInvariants(stage, stay);
});

test('F2: the callback is quicker than the answer to the push, which then changes nothing', async () => {
  const stay = await stage.book();
  const pushing = stage.push(stay, '13');
  await vi.waitFor(async () => expect((await stateOf(stage.product, stay)).events).toHaveLength(1), 5_000);
  await stage.product.drain();
  const early = await expectOk(stage, stay);
  await stage.advance(2);
  expect((await pushing).status).toBe(200);
  expect(await expectOk(stage, stay)).toEqual(early);
  await checkInvariants(stage, stay);
});

test('F3: three callbacks, one of them written otherwise, are one event', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '14');
  await stage.advance(4);
  expect((await expectOk(stage, stay)).events).toEqual(['stk applied']);
  await checkInvariants(stage, stay);
});

test('F5: cancelled on the phone, and paid five seconds later', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '16');
  await stage.advance(4);
  const cancelled = await stateOf(stage.product, stay);
  expect(cancelled).toMatchObject({ standing: 'pending/failed', error: 'cancelled_on_phone', ledger: {} });
  expect(cancelled.attempts[0]).toMatchObject({ status: 'cancelled', by: 'callback' });
  expect(await stage.verify(stay)).toMatchObject({
    reason: 'cancelled_on_phone',
    message: 'The request was cancelled on the phone. You were not charged.',
    canRetry: true,
  });
  await stage.advance(5);
  expect((await expectOk(stage, stay)).events).toEqual(['stk applied', 'stk applied']);
  await checkInvariants(stage, stay);
});

test('F9: a forged success is not believed, since M-Pesa says otherwise', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '26');
  await stage.advance(4);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', ledger: {}, issues: ['callback_contradicted'] });
  expect(state.attempts).toMatchObject([{ status: 'cancelled', by: 'query' }]);
  await expectEnd(stage, stay, { told: {} });
  const asked = async () => (await stage.calls('daraja', QUERY_PATH)).length;
  const before = await asked();
  await stage.pass(35 * 60, 30);
  // Judging the event again (in the invariants) has begun a second row of three questions, in place of the first.
  expect((await asked()) - before).toBe(3);
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/failed');
});

test('F10: a callback for another request changes nothing and is told; our question finds the payment', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '29');
  await stage.advance(4);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/pending',
    issues: ['callback_mismatch'],
    events: ['stk ignored'],
  });
  await stage.pass(20);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F10: an unknown path is answered 404, and nothing is stored', async () => {
  const counted = async () => (await stage.product.app.db.execute('select count(*) from provider_events')).rows;
  const before = await counted();
  for (const token of ['0'.repeat(64), 'nonsense', '../x', 'F'.repeat(64)]) {
    expect((await stage.call(`/api/hooks/d/${encodeURIComponent(token)}`, { body: {} })).status).toBe(404);
  }
  expect(await counted()).toEqual(before);
});

test('F11: the answer to the push is cut off; the callback settles it, and nothing is pushed again', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '19');
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  expect(await stage.verify(stay)).toMatchObject({ reason: 'unknown', canRetry: false });
  await stage.advance(4);
  await expectOk(stage, stay);
  expect((await stage.calls('daraja', PUSH_PATH)).filter(({ phone }) => phone === '254700000019')).toHaveLength(1);
  await checkInvariants(stage, stay);
});

test('F12: answer and callback are lost: unknown, and given up after three minutes for a person to look', async () => {
  const stay = await stage.book();
  expect(await stage.prompt(stay, '20')).toMatchObject({ promptExpiresAt: null });
  await stage.pass(175);
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/pending', issues: [] });
  await stage.advance(5);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', ledger: {}, issues: ['push_unanswered'] });
  expect(state.attempts).toMatchObject([{ status: 'timed_out', error: 'push_unanswered' }]);
  expect(await stage.verify(stay)).toMatchObject({ reason: 'push_unanswered', canRetry: true });
  await expectEnd(stage, stay, { told: {}, moved: { kesMinor: 1_100_000 }, lost: 1_100_000 });
});

test.each([
  { phone: '23', what: '403 as a page', error: 'push_blocked', calls: 1 },
  { phone: '22', what: '429', error: 'push_rate_limited', calls: 3 },
])('F13: $what refuses the push; trying again is possible at once', async ({ phone, error, calls }) => {
  const stay = await stage.book();
  const refused = await stage.push(stay, phone);
  expect(refused).toMatchObject({ status: 502, body: { code: 'provider_refused' } });
  const made = (await stage.calls('daraja', PUSH_PATH)).filter((one) => one.phone === `2547000000${phone}`);
  expect(made).toHaveLength(calls);
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/failed', error, ledger: {} });
  expect(await stage.verify(stay)).toMatchObject({ reason: error, canRetry: true });
  await stage.prompt(stay, freshPhone());
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  await stage.advance(4);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F13: a 503 leaves open whether the phone rings: unknown, then given up', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '21');
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  await stage.pass(180, 15);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', ledger: {}, issues: ['push_unanswered'] });
  expect(state.attempts).toMatchObject([{ status: 'timed_out' }]);
  await expectEnd(stage, stay, { told: {} });
});

test('F14: "still being processed" for two minutes, then paid', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '24');
  await stage.pass(115);
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  await stage.pass(10);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test.each(['25', '28', '03', '05'])('F14: phone %s never answers; the next try pays', async (phone) => {
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.pass(85);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', error: 'no_answer', ledger: {}, issues: [] });
  expect(state.attempts).toMatchObject([{ status: 'timed_out' }]);
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  const paid = await expectOk(stage, stay);
  expect(paid.attempts).toMatchObject([{ status: 'timed_out' }, { status: 'succeeded' }]);
  await checkInvariants(stage, stay);
});

test.each([
  { phone: '01', status: 'failed', error: 'insufficient_funds' },
  { phone: '02', status: 'cancelled', error: 'cancelled_on_phone' },
])('phone $phone ends as $error and can try again', async ({ phone, status, error }) => {
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.advance(5);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', error, ledger: {}, refunds: [] });
  expect(state.attempts).toMatchObject([{ status, error }]);
  expect(await stage.verify(stay)).toMatchObject({ reason: error, canRetry: true, retryAfter: null });
  await checkInvariants(stage, stay);
});

test.each(['15', '27'])('phone %s, late or oddly written, is paid all the same', async (phone) => {
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.pass(95, 19);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('a poll does not wait for an M-Pesa that hangs', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '28');
  await stage.advance(6);
  await stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'delay:3000' });
  patience.short = true;
  try {
    expect(await stage.verify(stay)).toMatchObject({ status: 'pending', attemptStatus: 'prompted' });
  } finally {
    patience.short = false;
  }
  await stage.pass(80);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ status: 'timed_out' }]);
  await checkInvariants(stage, stay);
});

test('another prompt is open on the phone: refused, and told how long to wait', async () => {
  const [one, two] = [await stage.book(), await stage.book()];
  const phone = freshPhone();
  await stage.prompt(one, phone);
  const refused = await stage.push(two, phone);
  expect(refused).toMatchObject({ status: 502, body: { code: 'provider_refused', retryAfter: 60 } });
  expect(refused.headers.get('retry-after')).toBe('60');
  await stage.advance(4);
  expect((await expectOk(stage, one)).ledger).toEqual({ payment: MPESA_PAYMENT });
  expect((await stateOf(stage.product, two)).standing).toBe('pending/failed');
  await checkInvariants(stage, two);
});
