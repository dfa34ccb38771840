import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeSecrets, newToken } from '#server/secrets.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { ACCEPTED, error, openScriptedDaraja, push, type ScriptedDaraja } from './daraja.fixture.ts';
import { accessTokens } from './tables.ts';
import { tokensInDatabase } from './token-store.ts';

let product: TestApp;
let daraja: ScriptedDaraja;
beforeEach(async () => {
  [product, daraja] = await Promise.all([createTestApp(), openScriptedDaraja()]);
  daraja.nowMs = product.clock.now().getTime();
});
afterEach(async () => {
  await Promise.all([product.close(), daraja.close()]);
});

const store = () => tokensInDatabase(product.app, 'daraja');
/** Adapters as different processes have them, on one database. */
const processes = (count: number) =>
  Array.from({ length: count }, () => daraja.adapter({ clock: product.clock, tokens: store() }));
const used = () => daraja.seen.map(({ authorization }) => authorization?.slice('Bearer '.length));

describe('processes on one database', () => {
  test('share one token, which one of them fetches', async () => {
    daraja.replies = [ACCEPTED];
    await Promise.all(processes(6).map((adapter) => adapter.pushStk(push)));
    expect(daraja.tokens).toBe(1);
    expect(used()).toEqual(Array(6).fill('t1'));
    const [row] = await product.app.db.select().from(accessTokens);
    expect(JSON.stringify(row)).not.toContain('t1"');
    expect(row).toMatchObject({ claim: null, claimEndsAt: null });
  });

  test('use the new token that another one fetched after the old one was refused', async () => {
    daraja.replies = [ACCEPTED];
    const [one, other] = processes(2);
    await one?.pushStk(push);
    await other?.pushStk(push);
    daraja.replies = [error(404, '404.001.03'), ACCEPTED, error(404, '404.001.03'), ACCEPTED];
    expect(await one?.pushStk(push)).toMatchObject({ kind: 'accepted' });
    expect(await other?.pushStk(push)).toMatchObject({ kind: 'accepted' });
    expect(used()).toEqual(['t1', 't1', 't1', 't2', 't1', 't2']);
  });
});

test('the claim of a process that ended counts for thirty seconds', async () => {
  const [ended, next] = [store(), store()];
  expect(await ended.claim()).toEqual({ kept: undefined });
  product.clock.advance(29_999);
  expect(await next.claim()).toBeUndefined();
  product.clock.advance(1);
  expect(await next.claim()).toEqual({ kept: undefined });
  const fetched = { token: 'late', endsAt: product.clock.now() };
  await ended.finish(fetched); // its claim is the other one's now
  expect(await next.read()).toBeUndefined();
  await next.finish(fetched);
  expect(await ended.read()).toEqual(fetched);
});

test('what was fetched while one waited for the claim is not fetched again', async () => {
  const endsAt = new Date(product.clock.now().getTime() + 3_600_000);
  const first = store();
  await first.claim();
  await first.finish({ token: 'kept', endsAt });
  expect(await store().claim()).toEqual({ kept: { token: 'kept', endsAt } });
});

test('another key or another account has a token of its own', async () => {
  const { db, clock } = product.app;
  const first = store();
  await first.claim();
  await first.finish({ token: 'kept', endsAt: clock.now() });
  expect(await tokensInDatabase(product.app, 'another').read()).toBeUndefined();
  expect(await tokensInDatabase({ db, clock, secrets: makeSecrets(newToken()) }, 'daraja').read()).toBeUndefined();
});
