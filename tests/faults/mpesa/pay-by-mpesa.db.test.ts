import type * as Timers from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { freshPhone, openScenario, PUSH_PATH, QUERY_PATH } from '../../support/scenario.ts';
import { withAllWaitsShort } from '../../support/short-waits.ts';
import { expectEnd } from '../support/expect-end.ts';
import { checkInvariants, expectPaidOnce, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';

vi.mock('node:timers/promises', async (original) =>
  (await import('../../support/short-waits.ts')).shortWaits(original<typeof Timers>),
);

const scenario = await openScenario();

test('an ordinary phone pays: after the callback M-Pesa is asked, and the booking is confirmed', async () => {
  const stay = await scenario.book();
  const phone = freshPhone();
  const started = await scenario.prompt(stay, phone);
  expect(started).toEqual({
    attemptId: expect.any(String),
    amount: 11_000,
    currency: 'KES',
    phone: `${phone.slice(0, 5)}•••••${phone.slice(-3)}`,
    promptExpiresAt: new Date(scenario.product.clock.now().getTime() + 60_000).toISOString(),
  });
  expect(await scenario.verify(stay)).toMatchObject({ paymentStatus: 'pending', attemptStatus: 'prompted' });
  await scenario.advance(4);
  const state = await expectPaidOnce(scenario, stay);
  expect(state.events).toEqual(['stk applied']);
  expect(await scenario.verify(stay)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'completed',
    method: 'mpesa',
    attemptStatus: 'succeeded',
    canRetry: false,
    receipt: state.attempts[0]?.receipt,
  });
  await checkInvariants(scenario, stay);
});

test('F1: when the callback is lost a query finds the payment within a minute', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '12');
  await scenario.pass(60);
  const state = await expectPaidOnce(scenario, stay);
  expect(state.attempts).toEqual([
    { status: 'succeeded', error: null, by: 'job', received: '1100000', verified: true, receipt: null },
  ]);
  await checkInvariants(scenario, stay);
});

test('F2: when the callback comes before the answer to the push the answer changes nothing', async () => {
  const stay = await scenario.book();
  const pushing = scenario.push(stay, '13');
  await expect.poll(async () => (await stateOf(scenario.product, stay)).events).toHaveLength(1);
  await scenario.product.drain();
  const early = await expectPaidOnce(scenario, stay);
  await scenario.advance(2);
  expect((await pushing).status).toBe(200);
  expect(await expectPaidOnce(scenario, stay)).toEqual(early);
  await checkInvariants(scenario, stay);
});

test('F3: three callbacks, one of them with other bytes, are one event', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '14');
  await scenario.advance(4);
  expect((await expectPaidOnce(scenario, stay)).events).toEqual(['stk applied']);
  await checkInvariants(scenario, stay);
});

test('F5: a prompt that is cancelled on the phone and paid five seconds later confirms the booking', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '16');
  await scenario.advance(4);
  const cancelled = await stateOf(scenario.product, stay);
  expect(cancelled).toMatchObject({ standing: 'pending/failed', error: 'cancelled_on_phone', ledger: {} });
  expect(cancelled.attempts[0]).toMatchObject({ status: 'cancelled', by: 'callback' });
  expect(await scenario.verify(stay)).toMatchObject({
    reason: 'cancelled_on_phone',
    message: 'The request was cancelled on the phone. You were not charged.',
    canRetry: true,
  });
  await scenario.advance(5);
  expect((await expectPaidOnce(scenario, stay)).events).toEqual(['stk applied', 'stk applied']);
  await checkInvariants(scenario, stay);
});

test('F9: a forged success does not count, because M-Pesa denies it', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '26');
  await scenario.advance(4);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', ledger: {}, issues: ['callback_contradicted'] });
  expect(state.attempts).toMatchObject([{ status: 'cancelled', by: 'query' }]);
  await expectEnd(scenario, stay, { told: {} });
  const asked = async () => (await scenario.calls('daraja', QUERY_PATH)).length;
  const before = await asked();
  await scenario.pass(35 * 60, 30);
  // `checkInvariants` has judged the event again, which has started the three checks anew.
  expect((await asked()) - before).toBe(3);
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/failed');
});

test('F10: a callback for another push changes nothing and is a case; a query finds the payment', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '29');
  await scenario.advance(4);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/pending',
    issues: ['callback_mismatch'],
    events: ['stk ignored'],
  });
  await scenario.pass(20);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('F10: an unknown path is answered 404, and nothing is stored', async () => {
  const counted = async () => (await scenario.product.app.db.execute('select count(*) from provider_events')).rows;
  const before = await counted();
  for (const token of ['0'.repeat(64), 'nonsense', '../x', 'F'.repeat(64)]) {
    expect((await scenario.call(`/api/hooks/d/${encodeURIComponent(token)}`, { body: {} })).status).toBe(404);
  }
  expect(await counted()).toEqual(before);
});

test('F11: when the answer to the push is cut off the callback settles it, and no second push is sent', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '19');
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  expect(await scenario.verify(stay)).toMatchObject({ reason: 'unknown', canRetry: false });
  await scenario.advance(4);
  await expectPaidOnce(scenario, stay);
  expect((await scenario.calls('daraja', PUSH_PATH)).filter(({ phone }) => phone === '254700000019')).toHaveLength(1);
  await checkInvariants(scenario, stay);
});

test('F12: a push whose answer and callback are lost is unknown, and times out after three minutes with a case', async () => {
  const stay = await scenario.book();
  expect(await scenario.prompt(stay, '20')).toMatchObject({ promptExpiresAt: null });
  await scenario.pass(175);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/pending', issues: [] });
  await scenario.advance(5);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', ledger: {}, issues: ['push_unanswered'] });
  expect(state.attempts).toMatchObject([{ status: 'timed_out', error: 'push_unanswered' }]);
  expect(await scenario.verify(stay)).toMatchObject({ reason: 'push_unanswered', canRetry: true });
  await expectEnd(scenario, stay, { told: {}, moved: { kesMinor: 1_100_000 }, lost: 1_100_000 });
});

test.each([
  { phone: '23', what: '403 as a page', error: 'push_blocked', calls: 1 },
  { phone: '22', what: '429', error: 'push_rate_limited', calls: 3 },
])('F13: when $what refuses the push another try is possible at once', async ({ phone, error, calls }) => {
  const stay = await scenario.book();
  const refused = await scenario.push(stay, phone);
  expect(refused).toMatchObject({ status: 502, body: { code: 'provider_refused' } });
  const made = (await scenario.calls('daraja', PUSH_PATH)).filter((one) => one.phone === `2547000000${phone}`);
  expect(made).toHaveLength(calls);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/failed', error, ledger: {} });
  expect(await scenario.verify(stay)).toMatchObject({ reason: error, canRetry: true });
  await scenario.prompt(stay, freshPhone());
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  await scenario.advance(4);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('F13: a push that is answered 503 is unknown, and times out', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '21');
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'unknown' }]);
  await scenario.pass(180, 15);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', ledger: {}, issues: ['push_unanswered'] });
  expect(state.attempts).toMatchObject([{ status: 'timed_out' }]);
  await expectEnd(scenario, stay, { told: {} });
});

test('F14: a push that is "still being processed" for two minutes is paid then', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '24');
  await scenario.pass(115);
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  await scenario.pass(10);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test.each(['25', '28', '03', '05'])('F14: after phone %s never answers the next try pays', async (phone) => {
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.pass(85);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', error: 'no_answer', ledger: {}, issues: [] });
  expect(state.attempts).toMatchObject([{ status: 'timed_out' }]);
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  const paid = await expectPaidOnce(scenario, stay);
  expect(paid.attempts).toMatchObject([{ status: 'timed_out' }, { status: 'succeeded' }]);
  await checkInvariants(scenario, stay);
});

test.each([
  { phone: '01', status: 'failed', error: 'insufficient_funds' },
  { phone: '02', status: 'cancelled', error: 'cancelled_on_phone' },
])('phone $phone fails with $error and can try again', async ({ phone, status, error }) => {
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.advance(5);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'pending/failed', error, ledger: {}, refunds: [] });
  expect(state.attempts).toMatchObject([{ status, error }]);
  expect(await scenario.verify(stay)).toMatchObject({ reason: error, canRetry: true, retryAfter: null });
  await checkInvariants(scenario, stay);
});

test.each(['15', '27'])('phone %s, whose callback is late or in another form, pays all the same', async (phone) => {
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.pass(95, 19);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('a poll does not wait for an M-Pesa that hangs', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '28');
  await scenario.advance(6);
  await scenario.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'delay:3000' });
  const verified = await withAllWaitsShort(() => scenario.verify(stay));
  expect(verified).toMatchObject({ status: 'pending', attemptStatus: 'prompted' });
  await scenario.pass(80);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ status: 'timed_out' }]);
  await checkInvariants(scenario, stay);
});

test('while another prompt is open on the phone a push is refused, with the time to wait', async () => {
  const [one, two] = [await scenario.book(), await scenario.book()];
  const phone = freshPhone();
  await scenario.prompt(one, phone);
  const refused = await scenario.push(two, phone);
  expect(refused).toMatchObject({ status: 502, body: { code: 'provider_refused', retryAfter: 60 } });
  expect(refused.headers.get('retry-after')).toBe('60');
  await scenario.advance(4);
  expect((await expectPaidOnce(scenario, one)).ledger).toEqual({ payment: MPESA_PAYMENT });
  expect((await stateOf(scenario.product, two)).standing).toBe('pending/failed');
  await checkInvariants(scenario, two);
});
