import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOtherSessions } from '#server/accounts/own-sessions.ts';
import { signOut } from '#server/accounts/sessions.ts';
import { sessions } from '#server/accounts/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { browsersMost } from '#shared/push-limits.ts';
import { type MadePerson, makePerson, signInAgain } from '#tests/support/factories.ts';
import { noticesOwnData } from '../own-data.ts';
import { createPushApp, type PushApp, subscriptionOf } from './push.fixture.ts';
import { pushBrowsers } from './tables.ts';

let product: PushApp;
beforeAll(async () => {
  product = await createPushApp();
});
afterAll(() => product.close());

const list = async (who: MadePerson) => (await product.call('GET', '', who)).json().browsers;
const sessionOf = async ({ id }: MadePerson): Promise<string> => {
  const open = and(eq(sessions.personId, id), isNull(sessions.endedAt));
  const [row] = await product.app.db.select({ id: sessions.id }).from(sessions).where(open);
  return row?.id ?? '';
};

test('a person sees their browsers, and which is this one', async () => {
  const amina = await makePerson(product.app);
  const phone = await signInAgain(product.app, amina);
  await product.subscribe(amina);
  product.clock.advance(1_000);
  await product.subscribe(phone);
  const since = product.clock.now().toISOString();
  const [newest, first] = await list(amina);
  expect(newest).toEqual({
    ...{ id: expect.any(String), device: 'Firefox, Linux', since, lastShownAt: null, current: false },
  });
  expect(first).toMatchObject({ current: true });
  expect((await list(phone)).map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
  await product.tell([amina]);
  expect((await list(amina))[0].lastShownAt).toBe(since);
  expect((await product.call('GET', '', amina)).json().publicKey).toBe(product.app.push.publicKey);
});

test('what is stored is sealed', async () => {
  const amina = await makePerson(product.app);
  const endpoint = await product.subscribe(amina);
  const [row] = await product.app.db.select().from(pushBrowsers).where(eq(pushBrowsers.personId, amina.id));
  expect(JSON.stringify(row)).not.toContain(endpoint);
  expect(JSON.parse(product.app.secrets.open(row?.targetSealed ?? ''))).toMatchObject({ endpoint });
});

test('a session has one browser, and a browser one person', async () => {
  const [amina, juma] = [await makePerson(product.app), await makePerson(product.app)];
  await product.subscribe(amina);
  const endpoint = await product.subscribe(amina);
  expect(await list(amina)).toHaveLength(1);
  expect((await product.tell([amina])).map((sent) => sent.endpoint)).toEqual([endpoint]);
  await product.subscribe(juma, endpoint);
  expect([await list(amina), await product.tell([amina])]).toEqual([[], []]);
  expect(await product.tell([juma])).toHaveLength(1);
});

test('the newest ten browsers of a person stay, also when two are added at once', async () => {
  const amina = await makePerson(product.app);
  const endpoints: string[] = [];
  for (let number = 1; number < browsersMost; number += 1) {
    product.clock.advance(1_000);
    endpoints.push(await product.subscribe(await signInAgain(product.app, amina)));
  }
  product.clock.advance(1_000);
  const both = [await signInAgain(product.app, amina), await signInAgain(product.app, amina)];
  const added = await Promise.all(both.map((one) => product.subscribe(one)));
  expect(await list(amina)).toHaveLength(browsersMost);
  const got = (await product.tell([amina])).map((sent) => sent.endpoint);
  expect(got.toSorted()).toEqual([...endpoints.slice(1), ...added].toSorted());
});

test.each([
  'http://push.example/send/1',
  'http://127.0.0.1:9000/push/1',
  'https://push.example:8443/send/1',
  'https://name:word@push.example/send/1',
  'https://push.example',
  'push.example/send/1',
  `https://push.example/${'x'.repeat(1_000)}`,
])('the endpoint %s is refused', async (endpoint) => {
  const answer = await product.call('POST', '', await makePerson(product.app), subscriptionOf(endpoint));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['endpoint']]);
});

test.each([
  [{ auth: 'c2hvcnQ' }, 'keys'],
  [{ p256dh: 'A'.repeat(87) }, 'keys'],
  [{ p256dh: '=' }, 'keys.p256dh'],
])('keys that encrypt nothing are refused: %j', async (keys, field) => {
  const right = subscriptionOf('https://push.example/send/1');
  const body = { ...right, keys: { ...right.keys, ...keys } };
  const answer = await product.call('POST', '', await makePerson(product.app), body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test('thirty changes an hour', async () => {
  const amina = await makePerson(product.app);
  for (let number = 0; number < 30; number += 1) await product.subscribe(amina);
  const answer = await product.call('POST', '', amina, subscriptionOf('https://push.example/send/31'));
  expect(answer.json().code).toBe('too_many_tries');
});

test('one’s own is removed, another’s is not found', async () => {
  const [amina, juma] = [await makePerson(product.app), await makePerson(product.app)];
  await product.subscribe(amina);
  const [{ id }] = await list(amina);
  expect((await product.call('DELETE', `/${id}`, juma)).statusCode).toBe(404);
  expect((await product.call('DELETE', `/${id}`, amina)).json()).toEqual({ success: true });
  expect((await product.call('DELETE', `/${id}`, amina)).statusCode).toBe(404);
  expect(await product.tell([amina])).toEqual([]);
});

test('visitors have none', async () => {
  expect((await product.call('GET', '')).statusCode).toBe(401);
  expect((await product.call('POST', '', undefined, subscriptionOf('https://push.example/1'))).statusCode).toBe(401);
});

describe('a session that ends takes its browser along', () => {
  test('signing out', async () => {
    const amina = await makePerson(product.app);
    await product.subscribe(amina);
    await signOut(product.app, { sessionId: await sessionOf(amina) });
    expect(await product.tell([amina])).toEqual([]);
  });

  test('all others, as after a new password', async () => {
    const amina = await makePerson(product.app);
    const sessionId = await sessionOf(amina);
    const stays = await product.subscribe(amina);
    await product.subscribe(await signInAgain(product.app, amina));
    await endOtherSessions(product.app, { id: amina.id, sessionId });
    expect((await product.tell([amina])).map((sent) => sent.endpoint)).toEqual([stays]);
  });

  test('one that has run out gets nothing, and is removed', async () => {
    const amina = await makePerson(product.app);
    await product.subscribe(amina);
    product.clock.advance(30 * 24 * 3_600_000);
    expect(await product.tell([amina])).toEqual([]);
    const left = await product.app.db.select().from(pushBrowsers).where(eq(pushBrowsers.personId, amina.id));
    expect(left).toEqual([]);
  });

  test('one that ends while it subscribes has none', async () => {
    const amina = await makePerson(product.app);
    const [answer] = await Promise.all([
      product.call('POST', '', amina, subscriptionOf(`https://push.example/${newId()}`)),
      sessionOf(amina).then((sessionId) => signOut(product.app, { sessionId })),
    ]);
    expect([200, 401]).toContain(answer.statusCode);
    expect(await product.app.db.select().from(pushBrowsers).where(eq(pushBrowsers.personId, amina.id))).toEqual([]);
  });
});

describe('a browser whose service has given it another endpoint', () => {
  const renew = (from: string, endpoint: string) =>
    product.call('POST', '/renew', undefined, { from, ...subscriptionOf(endpoint) });

  test('gets its messages there', async () => {
    const amina = await makePerson(product.app);
    const before = await product.subscribe(amina);
    const now = `https://push.example/send/${newId()}`;
    expect((await renew(before, now)).json()).toEqual({ success: true });
    expect((await product.tell([amina])).map((sent) => sent.endpoint)).toEqual([now]);
    expect((await renew(before, now)).statusCode).toBe(404);
  });

  test('must know the one before, and names one of a push service', async () => {
    const endpoint = await product.subscribe(await makePerson(product.app));
    expect((await renew('https://push.example/send/guess', 'https://push.example/send/mine')).statusCode).toBe(404);
    expect((await renew(endpoint, 'http://127.0.0.1/send/mine')).statusCode).toBe(400);
  });

  test('guesses are limited by network', async () => {
    const codes = new Set<string>();
    for (let tries = 0; tries < 61; tries += 1) {
      codes.add((await renew(`https://push.example/${tries}`, 'https://push.example/mine')).json().code);
    }
    expect([...codes]).toEqual(['not_found', 'too_many_tries']);
  });
});

test('a person’s file names their browsers, and an account that is deleted has none', async () => {
  const amina = await makePerson(product.app);
  await product.subscribe(amina);
  const rows: object[] = [];
  const read = noticesOwnData.sections?.pushBrowsers;
  for await (const row of read?.(product.app, { personId: amina.id, lang: 'en' } as never) ?? []) rows.push(row);
  expect(rows).toEqual([{ device: 'Firefox, Linux', createdAt: expect.any(Date), sentAt: null }]);
  await transaction(product.app, (tx) => noticesOwnData.forget?.(tx, { personId: amina.id } as never) as Promise<void>);
  expect(await list(amina)).toEqual([]);
});
