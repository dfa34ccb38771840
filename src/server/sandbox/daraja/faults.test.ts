import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDaraja } from '#server/outside/daraja.ts';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { keys, openStage, pushTo, type Stage } from './test-support.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const PUSH = '/mpesa/stkpush/v1/processrequest';
const codesHeard = () => stage.received.map(({ body }) => readStkCallback(body)?.resultCode);

describe('faults', () => {
  const fault = (what: string, more: object = {}) =>
    stage.control('faults', { match: { path: '/mpesa/stkpush/' }, do: what, ...more });
  const pushes = async () => (await stage.calls()).filter(({ path }) => path === PUSH);
  const prompts = async () => ((await stage.http('GET', '/__phone/prompts')).body.prompts as unknown[]).length;

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
    expect(await stage.daraja.pushStk(pushTo('99'))).toMatchObject(outcome);
    expect(await prompts()).toBe(open);
    expect((await pushes()).map(({ status }) => status)).toEqual(statuses);
  });

  test('delay: processed at once, answered when simulated time has gone by', async () => {
    await fault('delay:5000');
    const answer = stage.daraja.pushStk(pushTo('99'));
    await vi.waitFor(() => expect(stage.simulator().clock.pendingTimers()).toBe(2), { interval: 5 });
    expect(await prompts()).toBe(1);
    await stage.pass(5);
    expect(await answer).toMatchObject({ kind: 'accepted' });
    expect(codesHeard()).toEqual(['0']);
  });

  test('delay beyond the patience of the adapter is ambiguous', async () => {
    const impatient = createDaraja({
      baseUrl: stage.simulator().origin,
      ...keys,
      clock: stage.simulator().clock,
      log: { debug: () => {} },
      limits: { pushMs: 100 },
    });
    await fault('delay:5000');
    expect(await impatient.pushStk(pushTo('99'))).toEqual({ kind: 'ambiguous', detail: 'timeout' });
    expect(await prompts()).toBe(1);
  });

  test('match by phone and nth, as often as wished, until cleared', async () => {
    await fault('html', { match: { path: '/mpesa', phone: '254700000098', nth: 2 }, times: 2 });
    const outcomes: string[] = [];
    for (const phone of ['98', '99', '98', '98', '98']) {
      outcomes.push((await stage.daraja.pushStk(pushTo(phone))).kind);
      await stage.pass(3);
    }
    expect(outcomes).toEqual(['accepted', 'accepted', 'ambiguous', 'ambiguous', 'accepted']);
    await fault('html', { times: 1_000 });
    expect((await stage.daraja.pushStk(pushTo('99'))).kind).toBe('ambiguous');
    expect((await stage.control('faults', { clear: true })).body).toEqual({ faults: [] });
    expect((await stage.daraja.pushStk(pushTo('99'))).kind).toBe('accepted');
  });
});
