import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCEPTED, error, openScriptedDaraja, push, type Reply, type ScriptedDaraja } from './daraja.fixture.ts';

const page = '<html>';

let daraja: ScriptedDaraja;
beforeEach(async () => {
  daraja = await openScriptedDaraja();
});
afterEach(() => daraja.close());

describe('tokens', () => {
  const used = () => daraja.seen.map(({ authorization }) => authorization?.slice('Bearer '.length));

  test('a token is fetched once for many calls at once, and used until 300 s before its end', async () => {
    daraja.replies = [ACCEPTED];
    const adapter = daraja.adapter();
    await Promise.all(Array.from({ length: 5 }, () => adapter.pushStk(push)));
    daraja.nowMs += 3_298_999;
    await adapter.pushStk(push);
    daraja.nowMs += 1;
    await adapter.pushStk(push);
    expect(used()).toEqual(['t1', 't1', 't1', 't1', 't1', 't1', 't2']);
  });

  test.each([
    ['401', { status: 401 } as Reply],
    ['404.001.03', error(404, '404.001.03')],
    ['400.003.01', error(400, '400.003.01')],
    ['401.003.01', error(401, '401.003.01')],
  ])('%s: a new token is fetched and the call repeated, three times at most', async (_name, stale) => {
    daraja.replies = [stale, stale, stale, ACCEPTED];
    const adapter = daraja.adapter();
    expect((await adapter.pushStk(push)).kind).toBe('accepted');
    expect(used()).toEqual(['t1', 't2', 't3', 't4']);
    daraja.replies = [stale];
    expect(await adapter.pushStk(push)).toMatchObject({ kind: 'refused', reason: 'config', alert: true });
    expect(used().slice(4)).toEqual(['t4', 't5', 't6', 't7']);
    expect(await adapter.queryStk('ws_CO_1')).toMatchObject({ kind: 'no_information', reason: 'refused' });
  });

  test('a store that fails is a refusal, and nothing is sent', async () => {
    const broken = () => Promise.reject(new Error('down'));
    const adapter = daraja.adapter({ tokens: { read: broken, claim: broken, finish: broken } });
    expect(await adapter.pushStk(push)).toMatchObject({ kind: 'refused', reason: 'unreachable' });
    expect(daraja.seen).toEqual([]);
  });

  test.each<[string, Reply, object]>([
    ['wrong key', { status: 400 }, { reason: 'config', alert: true, detail: 'oauth http_400' }],
    ['firewall', { status: 403, body: page }, { reason: 'blocked', detail: 'oauth http_403' }],
    ['busy', { status: 429 }, { reason: 'rate_limited', retryAfterSeconds: 60 }],
    ['down', { status: 503 }, { reason: 'unreachable' }],
    ['reset', 'reset', { reason: 'unreachable', detail: 'oauth ECONNRESET' }],
    ['no token', { status: 200, body: { expires_in: '3599' } }, { reason: 'unreachable' }],
  ])('%s: nothing is sent, and the next call fetches again', async (_name, reply, outcome) => {
    daraja.replies = [ACCEPTED];
    daraja.oauth = [reply];
    const adapter = daraja.adapter();
    expect(await adapter.pushStk(push)).toMatchObject({ kind: 'refused', ...outcome });
    expect(daraja.seen).toEqual([]);
    expect((await adapter.pushStk(push)).kind).toBe('accepted');
  });

  test('expires_in may be a number', async () => {
    daraja.oauth = [{ status: 200, body: { access_token: 'n', expires_in: 400 } }];
    daraja.replies = [ACCEPTED];
    const adapter = daraja.adapter();
    await adapter.pushStk(push);
    daraja.nowMs += 100_000;
    await adapter.pushStk(push);
    expect(used()).toEqual(['n', 't2']);
  });
});
