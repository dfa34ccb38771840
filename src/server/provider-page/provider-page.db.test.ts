import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#server/bookings/tables.ts';
import { approveProvider } from '#server/catalogue/approve-provider.ts';
import { providerProfileRoutes } from '#server/catalogue/profile/routes.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import { createReview } from '#server/reviews/create-review.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { providerPageRoutes } from './routes.ts';

let made: BookingApp;
beforeAll(async () => {
  made = await createBookingApp({ keeps: true, routes: [providerPageRoutes, providerProfileRoutes] });
});
afterAll(() => made?.close());

const read = async (id: string, { lang = 'en', query = '' } = {}) => {
  const answer = await made.fastify.inject({
    url: `/api/providers/${id}${query}`,
    headers: { 'accept-language': lang },
  });
  return { status: answer.statusCode, etag: answer.headers.etag, body: answer.json() };
};
async function review(serviceId: string, rating: number): Promise<void> {
  const person = await makePerson(made.app, { name: 'Nekesa Wafula' });
  const { id: bookingId } = await makeBooking(made.app, { person, serviceId });
  await made.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, bookingId));
  await createReview(made.app, person, { bookingId, rating, text: `${rating} stars.`, language: 'en' });
  made.clock.advance(60_000);
}

test('a provider without listings has no rating, and its text in the language there is', async () => {
  const { id } = await makeProvider(made.app);
  await made.app.db
    .update(providers)
    .set({ aboutSw: 'Vikundi vidogo.', languages: ['sw', 'en'] })
    .where(eq(providers.id, id));
  const answer = await read(id);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      ...{ id, name: 'Savanna Trails', kind: 'tour', location: 'Narok' },
      ...{ about: 'Vikundi vidogo.', aboutLang: 'sw', languages: ['sw', 'en'], since: '2026-11-21' },
      ...{ rating: null, reviewCount: 0, reviews: [] },
      services: { items: [], total: 0, page: 1, pageSize: 18 },
    },
  ]);
});

test('its rating is the mean of all its reviews, also of a listing that is not offered now', async () => {
  const { id: providerId } = await makeProvider(made.app);
  const [shown, hidden] = [await makeService(made.app, { providerId }), await makeService(made.app, { providerId })];
  await makeService(made.app);
  await review(shown.id, 5);
  await review(hidden.id, 2);
  await made.app.db.update(services).set({ listed: false }).where(eq(services.id, hidden.id));
  const { body } = await read(providerId, { lang: 'sw' });
  expect(body).toMatchObject({
    ...{ rating: 3.5, reviewCount: 2 },
    services: { items: [{ id: shown.id, title: 'Safari ya alfajiri Mara' }], total: 1 },
    reviews: [
      { author: 'Nekesa Wafula', rating: 2, service: null },
      { rating: 5, service: { id: shown.id, title: 'Safari ya alfajiri Mara', textLang: 'sw' } },
    ],
  });
  expect(body.services.items).toHaveLength(1);
});

test('eighteen listings and six reviews at most; the others are on the next page', async () => {
  const { id: providerId } = await makeProvider(made.app);
  const ids: string[] = [];
  for (let index = 0; index < 19; index++) ids.push((await makeService(made.app, { providerId })).id);
  for (let index = 0; index < 7; index++) await review(ids[0] ?? '', 4);
  const [first, second, third] = [
    await read(providerId),
    await read(providerId, { query: '?page=2' }),
    await read(providerId, { query: '?page=3' }),
  ];
  expect([
    first.body.services.items.length,
    second.body.services.items.length,
    third.body.services.items.length,
  ]).toEqual([18, 1, 0]);
  const shown = [...first.body.services.items, ...second.body.services.items].map(({ id }: { id: string }) => id);
  expect(shown.toSorted()).toEqual(ids.toSorted());
  expect(first.body.reviews).toHaveLength(6);
  expect(first.body.services.total).toBe(19);
});

test.each(['draft', 'pending', 'rejected', 'suspended'] as const)(
  'a provider that is %s is not found',
  async (status) => {
    const { id } = await makeProvider(made.app);
    await made.app.db.update(providers).set({ status }).where(eq(providers.id, id));
    const answer = await read(id);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  },
);

test('an unknown provider is not found, and what is no page is refused', async () => {
  for (const unknown of [newId(), 'savanna', 'x']) expect((await read(unknown)).status).toBe(404);
  for (const [id, query] of [
    [newId(), '?page=0'],
    [newId(), '?page=501'],
    [newId(), '?page=x'],
  ] as const) {
    const answer = await read(id, { query });
    expect([answer.status, answer.body.code], id + query).toEqual([400, 'invalid_input']);
  }
});

test('an answer that the browser has is not sent again, however it names it', async () => {
  const { id } = await makeProvider(made.app);
  const { etag = '' } = await read(id);
  expect(etag).toMatch(/^W\/"/);
  const asked = async (tag: string) =>
    (await made.fastify.inject({ url: `/api/providers/${id}`, headers: { 'if-none-match': tag } })).statusCode;
  // Tags are compared weakly, so that the strong one names it too.
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) expect([tag, await asked(tag)]).toEqual([tag, 304]);
  for (const tag of ['"other"', 'W/"other"']) expect([tag, await asked(tag)]).toEqual([tag, 200]);
});

test('the kept answer follows its listings, its reviews, its texts and its approval at once', async () => {
  const [member, { id }] = [await makePerson(made.app), await makeProvider(made.app)];
  await addProviderMember(made.app, id, { personId: member.id, rights: ['manage'] });
  await made.app.db.update(providers).set({ status: 'pending' }).where(eq(providers.id, id));
  expect((await read(id)).status).toBe(404);
  await approveProvider(made.app, await makePerson(made.app, { role: 'admin' }), id);
  const first = await read(id);
  expect([first.status, (await read(id)).etag]).toEqual([200, first.etag]);
  const { id: serviceId } = await makeService(made.app, { providerId: id });
  expect((await read(id)).body.services.total).toBe(1);
  await review(serviceId, 5);
  expect((await read(id)).body).toMatchObject({ rating: 5, reviews: [{ rating: 5 }] });
  const put = await made.fastify.inject({
    ...{ method: 'PUT', url: '/api/provider/profile', headers: { authorization: `Bearer ${member.token}` } },
    payload: {
      ...{ about: { en: 'Small groups.', sw: '' }, languages: ['en'] },
      ...{ phone: '0712 345 678', email: `${id}@example.com` },
    },
  });
  expect(put.statusCode).toBe(200);
  expect((await read(id)).body).toMatchObject({ about: 'Small groups.', languages: ['en'] });
});
