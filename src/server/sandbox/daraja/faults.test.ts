import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDaraja } from '#server/outside/daraja.ts';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { keys, pushTo, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const PUSH = '/mpesa/stkpush/v1/processrequest';
const codesHeard = () => setup.received.map(({ body }) => readStkCallback(body)?.resultCode);

describe('faults', () => {
  const fault = (what: string, more: object = {}) =>
    setup.control('faults', { match: { path: '/mpesa/stkpush/' }, do: what, ...more });
  const pushes = async () => (await setup.calls()).filter(({ path }) => path === PUSH);
  const prompts = async () => ((await setup.http('GET', '/__phone/prompts')).body.prompts as unknown[]).length;

  test.each([
    ['status:500', { kind: 'ambiguous', detail: 'http_500 500.003.1001' }, 0, [500]],
    ['status:400', { kind: 'refused', reason: 'config', alert: true }, 0, [400]],
    ['status:429', { kind: 'accepted' }, 1, [429, 200]],
    ['status:401', { kind: 'accepted' }, 1, [401, 200]],
    ['html', { kind: 'ambiguous', detail: 'http_502' }, 0, [502]],
    ['empty', { kind: 'ambiguous', detail: 'http_200' }, 0, [200]],
    ['reset_before', { kind: 'ambiguous', detail: 'ECONNRESET' }, 0, [0]],
    ['reset_after', { kind: 'ambiguous', detail: 'ECONNRESET' }, 1, [0]],
  ])('%s', async (what, outcome, open, statuses) => {
    await fault(what);
    expect(await setup.daraja.pushStk(pushTo('99'))).toMatchObject(outcome);
    expect(await prompts()).toBe(open);
    expect((await pushes()).map(({ status }) => status)).toEqual(statuses);
  });

  test('delay: processed at once, answered when simulated time has gone by', async () => {
    await fault('delay:5000');
    const answer = setup.daraja.pushStk(pushTo('99'));
    await expect.poll(() => setup.simulator().clock.pendingTimers(), { interval: 5 }).toBe(2);
    expect(await prompts()).toBe(1);
    await setup.pass(5);
    expect(await answer).toMatchObject({ kind: 'accepted' });
    expect(codesHeard()).toEqual(['0']);
  });

  test('a delay beyond the timeout of the adapter is ambiguous', async () => {
    const impatient = createDaraja({
      baseUrl: setup.simulator().origin,
      ...keys,
      clock: setup.simulator().clock,
      log: { debug: () => {} },
      limits: { pushMs: 100 },
    });
    await fault('delay:5000');
    expect(await impatient.pushStk(pushTo('99'))).toEqual({ kind: 'ambiguous', detail: 'timeout' });
    expect(await prompts()).toBe(1);
  });

  test('faults match by phone and nth, as often as set, until cleared', async () => {
    await fault('html', { match: { path: '/mpesa', phone: '254700000098', nth: 2 }, times: 2 });
    const outcomes: string[] = [];
    for (const phone of ['98', '99', '98', '98', '98']) {
      outcomes.push((await setup.daraja.pushStk(pushTo(phone))).kind);
      await setup.pass(3);
    }
    expect(outcomes).toEqual(['accepted', 'accepted', 'ambiguous', 'ambiguous', 'accepted']);
    await fault('html', { times: 1_000 });
    expect((await setup.daraja.pushStk(pushTo('99'))).kind).toBe('ambiguous');
    expect((await setup.control('faults', { clear: true })).body).toEqual({ faults: [] });
    expect((await setup.daraja.pushStk(pushTo('99'))).kind).toBe('accepted');
  });
});
