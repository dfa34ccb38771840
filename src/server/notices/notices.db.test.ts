import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { changeChoices } from './change-choices.ts';
import { forgetNotices } from './forget-notices.ts';
import type { Notice } from './notice-data.ts';
import { notificationRoutes } from './routes.ts';
import { notices } from './tables.ts';
import { noticesMost, tellPersons } from './tell-persons.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp({ routes: [notificationRoutes], keeps: true });
});
afterAll(() => product.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const message = (key = newId()): Notice => ({
  ...{ kind: 'new_message', key },
  data: { conversationId: key, name: 'Savanna Trails', titleEn: 'Dawn drive', titleSw: 'Safari ya alfajiri' },
});
const tell = (people: MadePerson[], notice: Notice) =>
  transaction(product.app, (tx) =>
    tellPersons(
      tx,
      people.map(({ id }) => id),
      notice,
    ),
  );
const call = (method: 'GET' | 'PUT', url: string, who?: MadePerson, payload?: object) =>
  product.fastify.inject({
    ...{ method, url: `/api/notifications${url}` },
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
    ...(payload && { payload }),
  });
const listOf = async (who: MadePerson, query = '') => (await call('GET', query, who)).json();
const unread = async (who: MadePerson) => (await call('GET', '/unread', who)).json().count;

test('what people are told stands behind their bell in the language of the page, the newest first', async () => {
  const [amina, other] = [await makePerson(product.app), await makePerson(product.app)];
  const first = message();
  await tell([amina, other], first);
  product.clock.advance(minute);
  const bookingId = newId();
  const data = { bookingId, reference: 'BK-2026-77', titleEn: null, titleSw: 'Safari ya alfajiri' };
  await tell([amina], { kind: 'booking_confirmed', key: bookingId, data });
  expect(await listOf(amina)).toMatchObject({
    total: 2,
    next: null,
    items: [
      {
        ...{ kind: 'booking_confirmed', text: 'Your booking is confirmed', read: false },
        ...{ about: 'Safari ya alfajiri · BK-2026-77', path: `/dashboard/bookings/${bookingId}` },
        createdAt: product.clock.now().toISOString(),
      },
      { text: 'New message from Savanna Trails', about: 'Dawn drive', path: `/messages?conversation=${first.key}` },
    ],
  });
  const swahili = await product.fastify.inject({
    url: '/api/notifications',
    headers: { authorization: `Bearer ${amina.token}`, 'accept-language': 'sw' },
  });
  expect(swahili.json().items[1].text).toBe('Ujumbe mpya kutoka kwa Savanna Trails');
  expect([await unread(amina), await unread(other)]).toEqual([2, 1]);
});

test('it is there if, and only if, what it tells of is', async () => {
  const amina = await makePerson(product.app);
  const failing = transaction(product.app, async (tx) => {
    await tellPersons(tx, [amina.id], message());
    throw new Error('nothing happened');
  });
  await expect(failing).rejects.toThrow('nothing happened');
  expect(await unread(amina)).toBe(0);
});

test('somebody is told once of one thing, or again in its place, unread and as the newest', async () => {
  const amina = await makePerson(product.app);
  const [asked, again] = [message(), { ...message(), again: true }];
  await tell([amina], asked);
  product.clock.advance(minute);
  await tell([amina], again);
  const [, older] = (await listOf(amina)).items;
  await call('PUT', `/${older.id}/read`, amina);
  product.clock.advance(minute);
  await tell([amina], asked);
  expect(await unread(amina)).toBe(1);
  await tell([amina], { ...asked, again: true });
  const { items } = await listOf(amina);
  expect(items.map(({ id, read }: { id: string; read: boolean }) => [id === older.id, read])).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('two that tell of one thing at the same time tell it once', async () => {
  const amina = await makePerson(product.app);
  const [once, again] = [message(), { ...message(), again: true }];
  await Promise.all([tell([amina], once), tell([amina], once), tell([amina], again), tell([amina], again)]);
  expect([(await listOf(amina)).total, await unread(amina)]).toEqual([2, 2]);
});

test('nothing stands there of a topic that is off, and nothing is told to whoever is suspended', async () => {
  const [amina, suspended] = [await makePerson(product.app), await makePerson(product.app)];
  await changeChoices(product.app, amina.id, { off: { messages: ['bell'] } });
  await product.app.db.update(people).set({ suspendedAt: product.clock.now() }).where(eq(people.id, suspended.id));
  await tell([amina, suspended], message());
  expect([(await listOf(amina)).items, await unread(amina)]).toEqual([[], 0]);
  expect(await product.app.db.select().from(notices).where(eq(notices.personId, suspended.id))).toEqual([]);
});

test('an unread one stays where its topic is switched off before it is told again, and one that was read goes', async () => {
  const amina = await makePerson(product.app);
  const [kept, read] = [message(), message()];
  await tell([amina], read);
  await call('PUT', `/${(await listOf(amina)).items[0].id}/read`, amina);
  await tell([amina], kept);
  await changeChoices(product.app, amina.id, { off: { messages: ['bell'] } });
  for (const one of [kept, read]) await tell([amina], { ...one, again: true });
  const { items } = await listOf(amina);
  expect(items).toMatchObject([{ path: `/messages?conversation=${kept.key}`, read: false }]);
  expect(await unread(amina)).toBe(1);
});

describe('reading', () => {
  test('one, a second time, and another’s', async () => {
    const [amina, other] = [await makePerson(product.app), await makePerson(product.app)];
    await tell([amina], message());
    const [{ id }] = (await listOf(amina)).items;
    expect((await call('PUT', `/${id}/read`, other)).statusCode).toBe(404);
    expect(await unread(amina)).toBe(1);
    for (let times = 0; times < 2; times++) {
      expect((await call('PUT', `/${id}/read`, amina)).json()).toEqual({ success: true });
    }
    expect((await listOf(amina)).items[0].read).toBe(true);
  });

  test('all that came until an instant, and nobody else’s', async () => {
    const [amina, other] = [await makePerson(product.app), await makePerson(product.app)];
    await tell([amina, other], message());
    const until = product.clock.now().toISOString();
    product.clock.advance(1);
    await tell([amina], message());
    expect((await call('PUT', '/read', amina, { until })).statusCode).toBe(200);
    expect((await listOf(amina)).items.map(({ read }: { read: boolean }) => read)).toEqual([false, true]);
    expect([await unread(amina), await unread(other)]).toEqual([1, 1]);
  });

  test.each([{}, { until: 'now' }, { until: '2026-11-21' }])('%j is refused', async (body) => {
    expect((await call('PUT', '/read', await makePerson(product.app), body)).statusCode).toBe(400);
  });

  test('visitors have none', async () => {
    for (const url of ['', '/unread']) expect((await call('GET', url)).statusCode).toBe(401);
  });
});

test('open pages are told, of new ones and of what was read elsewhere', async () => {
  const amina = await makePerson(product.app);
  const aborter = new AbortController();
  const heard = product.app.live.follow(amina.id, aborter.signal);
  expect((await heard.next()).value).toBe('all');
  await tell([amina], message());
  expect((await heard.next()).value).toMatchObject({ kind: 'notifications' });
  await call('PUT', '/read', amina, { until: product.clock.now().toISOString() });
  expect((await heard.next()).value).toMatchObject({ kind: 'notifications' });
  aborter.abort();
});

test('the newest 200 are kept, also where an old one is told again, and each page follows the one before', async () => {
  const [amina, other] = [await makePerson(product.app), await makePerson(product.app)];
  await tell([other], message());
  const first = message();
  await tell([amina], first);
  for (let number = 1; number < noticesMost; number++) {
    product.clock.advance(1);
    await tell([amina], message());
  }
  expect((await listOf(amina)).total).toBe(noticesMost);
  product.clock.advance(1);
  await tell([amina], { ...first, again: true });
  product.clock.advance(1);
  await tell([amina], message());
  const page = await listOf(amina, '?pageSize=50');
  expect(page.total).toBe(noticesMost);
  expect(page.items[1].path).toBe(`/messages?conversation=${first.key}`);
  const next = await listOf(amina, `?pageSize=50&after=${encodeURIComponent(page.next)}`);
  expect(new Set([...page.items, ...next.items].map(({ id }: { id: string }) => id)).size).toBe(100);
  expect(await unread(other)).toBe(1);
});

test('they are deleted after 90 days', async () => {
  const amina = await makePerson(product.app);
  await tell([amina], message());
  const left = () => product.app.db.select().from(notices).where(eq(notices.personId, amina.id));
  product.clock.advance(90 * day);
  await forgetNotices(product.app);
  expect(await left()).toHaveLength(1);
  product.clock.advance(1);
  await forgetNotices(product.app);
  expect(await left()).toEqual([]);
});
