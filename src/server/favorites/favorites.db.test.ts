import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { updatePreferences } from '#server/accounts/update-preferences.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import type { Favorite, FavoriteList } from '#shared/contracts/favorites.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { favoritesRoutes } from './routes.ts';
import { favoriteLists, favorites } from './tables.ts';

const path = '/api/favorites';

let made: BookingApp;
beforeAll(async () => {
  made = await createBookingApp({ env: { RATE_LIMITS: 'on' }, routes: [favoritesRoutes] });
});
afterAll(() => made?.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = async (method: Method, url: string, who?: MadePerson, body?: object) => {
  const headers = { ...(who && { authorization: `Bearer ${who.token}` }) };
  const answer = await made.fastify.inject({ method, url: path + url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() };
};
const add = (who: MadePerson, id: string) => call('PUT', `/${id}`, who);
const idsOf = async (who: MadePerson): Promise<string[]> => (await call('GET', '/ids', who)).body.ids;
const savedIn = async (who: MadePerson, query = ''): Promise<string[]> =>
  (await call('GET', query, who)).body.items.map(({ id }: Favorite) => id);
const listsOf = async (who: MadePerson): Promise<FavoriteList[]> => (await call('GET', '/lists', who)).body.items;
const makeList = async (who: MadePerson, name: string): Promise<string> =>
  (await call('POST', '/lists', who, { name })).body.id;
const place = (who: MadePerson, id: string, listIds: string[]) =>
  call('PUT', `/services/${id}/lists`, who, { listIds });
const hide = (id: string) => made.app.db.update(services).set({ listed: false }).where(eq(services.id, id));

/** Fills the list that everybody has, without the calls. */
async function fill(person: MadePerson, times: number): Promise<void> {
  const { id: providerId } = await makeProvider(made.app);
  const { id } = await makeService(made.app, { providerId });
  const [row] = await made.app.db.select().from(services).where(eq(services.id, id));
  if (!row) throw new Error('no listing');
  const copies = Array.from({ length: times }, () => ({ ...row, id: newId() }));
  await made.app.db.insert(services).values(copies);
  await made.app.db
    .insert(favoriteLists)
    .values({ id: person.id, personId: person.id, name: null, createdAt: made.clock.now() });
  await made.app.db.insert(favorites).values(
    copies.map((copy) => ({
      ...{ listId: person.id, personId: person.id, serviceId: copy.id, createdAt: made.clock.now() },
    })),
  );
}

test('a listing is saved once however often it is pressed, and removed; the newest is first', async () => {
  const person = await makePerson(made.app);
  expect([await idsOf(person), await savedIn(person)]).toEqual([[], []]);
  const [first, second] = [await makeService(made.app), await makeService(made.app)];
  expect(await add(person, first.id)).toEqual({ status: 200, body: { success: true } });
  made.clock.advance(1_000);
  await Promise.all([add(person, second.id), add(person, second.id), add(person, first.id)]);
  expect([await idsOf(person), await savedIn(person)]).toEqual([
    [second.id, first.id],
    [second.id, first.id],
  ]);
  const { body } = await call('GET', '?pageSize=1', person);
  expect(body).toMatchObject({
    items: [{ id: second.id, title: 'Mara dawn drive', listIds: [person.id], service: { id: second.id } }],
    ...{ total: 2, page: 1, pageSize: 1 },
  });
  expect(await savedIn(person, `?pageSize=1&after=${encodeURIComponent(body.next)}`)).toEqual([first.id]);
  for (let times = 0; times < 2; times++) expect((await call('DELETE', `/${first.id}`, person)).status).toBe(200);
  expect(await idsOf(person)).toEqual([second.id]);
});

test('what is not offered cannot be saved; what is saved stays when it is hidden, without its page', async () => {
  const person = await makePerson(made.app);
  const [kept, draft] = [await makeService(made.app), await makeService(made.app)];
  await add(person, kept.id);
  await hide(kept.id);
  await hide(draft.id);
  for (const id of [draft.id, newId()]) expect((await add(person, id)).status).toBe(404);
  expect((await call('PUT', '/mara', person)).status).toBe(400);
  expect((await call('GET', '', person)).body.items).toEqual([
    {
      ...{ id: kept.id, title: 'Mara dawn drive', textLang: 'en', category: 'safari', location: 'Maasai Mara' },
      ...{ listIds: [person.id], service: null },
    },
  ]);
  // It can still be moved, since it is a favourite already.
  const list = await makeList(person, 'Later');
  expect((await place(person, kept.id, [list])).status).toBe(200);
  expect((await place(person, draft.id, [list])).status).toBe(404);
});

test('whoever is not signed in reads listings by their ids, only those that are offered, and saves nothing', async () => {
  const [shown, hidden] = [await makeService(made.app), await makeService(made.app)];
  await hide(hidden.id);
  const { body } = await call('GET', `/listings?ids=${newId()},${hidden.id},${shown.id}`);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([shown.id]);
  expect((await call('GET', '/listings?ids=')).body).toEqual({ items: [] });
  const many = Array.from({ length: favoriteLimits.named + 1 }, newId);
  expect((await call('GET', `/listings?ids=${many}`)).status).toBe(400);
  expect((await call('GET', '/listings?ids=mara')).status).toBe(400);
  for (const [method, url] of [
    ['GET', ''],
    ['GET', '/ids'],
    ['GET', '/lists'],
    ['PUT', `/${shown.id}`],
    ['DELETE', `/${shown.id}`],
  ] as const)
    expect((await call(method, url)).status, method + url).toBe(401);
});

test('what a browser has kept is added once, in its order; what is not offered is passed over', async () => {
  const person = await makePerson(made.app);
  const [own, first, second, hidden] = await Promise.all([0, 1, 2, 3].map(() => makeService(made.app)));
  await add(person, own?.id ?? '');
  await hide(hidden?.id ?? '');
  made.clock.advance(1_000);
  const serviceIds = [second, hidden, first, own, second].map((one) => one?.id ?? '').concat(newId());
  const expected = [second?.id, first?.id, own?.id];
  for (let times = 0; times < 2; times++) {
    expect((await call('POST', '/merge', person, { serviceIds })).body.ids.toSorted()).toEqual(expected.toSorted());
    expect(await idsOf(person)).toEqual(expected);
    expect(await savedIn(person)).toEqual(expected);
  }
  expect((await call('POST', '/merge', person, { serviceIds: [] })).body.ids).toEqual(expected);
  const tooMany = Array.from({ length: favoriteLimits.favorites + 1 }, newId);
  expect((await call('POST', '/merge', person, { serviceIds: tooMany })).status).toBe(400);
  expect((await call('POST', '/merge', undefined, { serviceIds: [] })).status).toBe(401);
});

test('500 listings are saved, not one more, also when two are added at once; merging fills up to that', async () => {
  const person = await makePerson(made.app);
  await fill(person, favoriteLimits.favorites - 1);
  const [one, other] = [await makeService(made.app), await makeService(made.app)];
  const both = await Promise.all([add(person, one.id), add(person, other.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('favorites_full');
  expect(await idsOf(person)).toHaveLength(favoriteLimits.favorites);
  const [saved] = await idsOf(person);
  expect((await add(person, saved ?? '')).status).toBe(200);
  await call('DELETE', `/${saved}`, person);
  const merged = await call('POST', '/merge', person, { serviceIds: [one.id, other.id] });
  expect([merged.status, merged.body.ids.length]).toEqual([200, favoriteLimits.favorites]);
  const list = await makeList(person, 'More');
  const third = await makeService(made.app);
  expect((await place(person, third.id, [list])).body.code).toBe('favorites_full');
});

test('lists are made, renamed and deleted; what was in no other list goes to the first one', async () => {
  const person = await makePerson(made.app);
  const [one, both] = [await makeService(made.app), await makeService(made.app)];
  expect(await listsOf(person)).toEqual([{ id: person.id, name: null, count: 0, token: null }]);
  const made1 = await call('POST', '/lists', person, { name: ' Honeymoon ' });
  expect(made1).toEqual({ status: 201, body: { id: expect.any(String), name: 'Honeymoon', count: 0, token: null } });
  const [first, second] = [made1.body.id as string, await makeList(person, 'With the children')];
  expect((await place(person, one.id, [first, first])).status).toBe(200);
  expect((await place(person, both.id, [first, second])).status).toBe(200);
  expect([await savedIn(person), await savedIn(person, `?list=${first}`)]).toEqual([
    [],
    expect.arrayContaining([one.id, both.id]),
  ]);
  expect((await listsOf(person)).map(({ count }) => count)).toEqual([0, 2, 1]);
  expect((await call('GET', `?list=${second}`, person)).body.items[0].listIds.toSorted()).toEqual(
    [first, second].toSorted(),
  );
  expect((await call('PUT', `/lists/${first}`, person, { name: 'Two of us' })).body.name).toBe('Two of us');
  expect((await call('PUT', `/lists/${first}`, person, { name: 'two OF us' })).body.name).toBe('two OF us');
  const known = await call('PUT', `/lists/${first}`, person, { name: 'WITH the children' });
  expect([known.status, known.body.code, Object.keys(known.body.fields)]).toEqual([
    409,
    'favorite_list_known',
    ['name'],
  ]);
  expect((await call('POST', '/lists', person, { name: 'TWO of us' })).body.code).toBe('favorite_list_known');
  expect((await call('DELETE', `/lists/${first}`, person)).status).toBe(200);
  expect((await listsOf(person)).map(({ id, count }) => [id, count])).toEqual([
    [person.id, 1],
    [second, 1],
  ]);
  expect(await savedIn(person)).toEqual([one.id]);
  expect((await idsOf(person)).toSorted()).toEqual([one.id, both.id].toSorted());
  // Taking a listing out of all lists is a call of its own.
  expect((await place(person, one.id, [])).status).toBe(400);
  await call('DELETE', `/${both.id}`, person);
  expect(await savedIn(person, `?list=${second}`)).toEqual([]);
});

test('the list that everybody has keeps its name, and is not deleted', async () => {
  const person = await makePerson(made.app);
  await add(person, (await makeService(made.app)).id);
  expect((await call('PUT', `/lists/${person.id}`, person, { name: 'Mine' })).status).toBe(404);
  expect((await call('DELETE', `/lists/${person.id}`, person)).status).toBe(404);
  expect(await listsOf(person)).toMatchObject([{ id: person.id, name: null, count: 1 }]);
});

test('a name is one plain line of 60 characters at most', async () => {
  const person = await makePerson(made.app);
  for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', 'see https://elsewhere.example', 7, undefined]) {
    const refused = await call('POST', '/lists', person, { name });
    expect([refused.status, Object.keys(refused.body.fields)], String(name)).toEqual([400, ['name']]);
  }
  expect((await call('POST', '/lists', person, { name: 'x'.repeat(60) })).status).toBe(201);
});

test('a person has 20 lists with a name, also when two are made at once', async () => {
  const person = await makePerson(made.app);
  for (let times = 1; times < favoriteLimits.lists; times++) await makeList(person, `List ${times}`);
  const both = await Promise.all(['One', 'Two'].map((name) => call('POST', '/lists', person, { name })));
  expect(both.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([201, 'favorite_lists_full']);
  expect(await listsOf(person)).toHaveLength(favoriteLimits.lists + 1);
});

test('another person’s list is not found, whatever is asked of it', async () => {
  const [owner, other] = [await makePerson(made.app), await makePerson(made.app)];
  const { id: serviceId } = await makeService(made.app);
  const list = await makeList(owner, 'Ours');
  await place(owner, serviceId, [list]);
  await add(other, serviceId);
  for (const id of [list, owner.id, newId()]) {
    const asked = await Promise.all([
      call('GET', `?list=${id}`, other),
      call('PUT', `/lists/${id}`, other, { name: 'Mine' }),
      call('DELETE', `/lists/${id}`, other),
      call('POST', `/lists/${id}/link`, other),
      call('DELETE', `/lists/${id}/link`, other),
      place(other, serviceId, [other.id, id]),
    ]);
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(asked.map(() => [404, 'not_found']));
  }
  expect(await savedIn(other)).toEqual([serviceId]);
  expect(await savedIn(owner, `?list=${list}`)).toEqual([serviceId]);
});

test('a link shows everybody the list, and nothing else, until it is ended', async () => {
  const owner = await makePerson(made.app, { name: 'Wanjiru Kamau' });
  const [shown, hidden] = [await makeService(made.app), await makeService(made.app)];
  const list = await makeList(owner, 'Coast');
  await place(owner, shown.id, [list]);
  await place(owner, hidden.id, [list]);
  await hide(hidden.id);
  const shared = await call('POST', `/lists/${list}/link`, owner);
  const { token } = shared.body;
  expect(shared.body).toEqual({ id: list, name: 'Coast', count: 2, token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await call('POST', `/lists/${list}/link`, owner)).body.token).toBe(token);
  expect((await listsOf(owner)).map((one) => one.token)).toEqual([null, token]);
  const [row] = await made.app.db.select().from(favoriteLists).where(eq(favoriteLists.id, list));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await call('GET', `/shared/${token}`)).toEqual({
    status: 200,
    body: {
      ...{ name: 'Coast', owner: 'Wanjiru', unavailable: 1, total: 1, page: 1, pageSize: 20 },
      items: [expect.objectContaining({ id: shown.id, title: 'Mara dawn drive' })],
    },
  });
  expect((await call('GET', `/shared/${token}?page=2`)).body).toMatchObject({ items: [], total: 1 });
  const ended = await call('DELETE', `/lists/${list}/link`, owner);
  expect([ended.status, ended.body.token]).toEqual([200, null]);
  expect((await call('GET', `/shared/${token}`)).status).toBe(404);
  const again = (await call('POST', `/lists/${list}/link`, owner)).body.token;
  expect(again).not.toBe(token);
  expect([(await call('GET', `/shared/${token}`)).status, (await call('GET', `/shared/${again}`)).status]).toEqual([
    404, 200,
  ]);
  await call('DELETE', `/lists/${list}`, owner);
  expect((await call('GET', `/shared/${again}`)).status).toBe(404);
  for (const guess of ['x', list, '0'.repeat(64)]) expect((await call('GET', `/shared/${guess}`)).status).toBe(404);
});

test('whoever does not show their profile is not named; the list of somebody who is suspended is not found', async () => {
  const owner = await makePerson(made.app, { name: 'Wanjiru Kamau' });
  await add(owner, (await makeService(made.app)).id);
  const { token } = (await call('POST', `/lists/${owner.id}/link`, owner)).body;
  expect((await call('GET', `/shared/${token}`)).body).toMatchObject({ name: null, owner: 'Wanjiru', total: 1 });
  await updatePreferences(made.app, owner, { privacy: { profileVisible: false, showBookingHistory: false } });
  expect((await call('GET', `/shared/${token}`)).body).toMatchObject({ name: null, owner: null, total: 1 });
  await made.app.db.update(people).set({ suspendedAt: made.clock.now() }).where(eq(people.id, owner.id));
  expect((await call('GET', `/shared/${token}`)).status).toBe(404);
});

test('300 changes an hour of one person, whatever they are', async () => {
  const [person, other] = [await makePerson(made.app), await makePerson(made.app)];
  const { id } = await makeService(made.app);
  for (let times = 0; times < 150; times++) {
    expect((await add(person, id)).status).toBe(200);
    expect((await call('DELETE', `/${id}`, person)).status).toBe(200);
  }
  const refused = await Promise.all([
    add(person, id),
    call('DELETE', `/${id}`, person),
    place(person, id, [person.id]),
    call('POST', '/merge', person, { serviceIds: [id] }),
    call('POST', '/lists', person, { name: 'One' }),
    call('POST', `/lists/${person.id}/link`, person),
  ]);
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'too_many_tries'));
  expect((await call('GET', '/ids', person)).status).toBe(200);
  expect((await add(other, id)).status).toBe(200);
  made.clock.advance(3_600_000);
  expect((await add(person, id)).status).toBe(200);
});
