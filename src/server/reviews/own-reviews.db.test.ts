import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { inviteReview } from '#server/bookings/invite-review.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookingsRoutes } from '#server/bookings/routes.ts';
import { bookings } from '#server/bookings/tables.ts';
import { formOf, photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { services } from '#server/catalogue/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { picturesRoutes } from '#server/pictures/routes.ts';
import { originalKey } from '#server/pictures/store-picture.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { Category } from '#shared/categories.ts';
import type { TripReview } from '#shared/contracts/reviews.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { atBarrier, withGuard } from '#tests/support/guard.ts';
import { uploadsPerDay } from './add-review-picture.ts';
import { changeReview } from './change-review.ts';
import { createReview } from './create-review.ts';
import { ownReviewsRoutes } from './own-routes.ts';
import { reportReview } from './report-review.ts';
import type * as Repository from './repository.ts';
import { reviewReports, reviews } from './tables.ts';

/** Without the guard a review is read without its lock, and others may change it meanwhile. */
vi.mock('./repository.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof Repository>, () => ({
    async lockOwnReview(tx, { reviewId, personId }) {
      const [row] = await tx
        .select()
        .from(reviews)
        .where(and(eq(reviews.id, reviewId), eq(reviews.personId, personId)));
      await atBarrier(); // until the other has read as well
      return row;
    },
  })),
);

const dayMs = 24 * 3_600_000;

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    keeps: true,
    env: { RATE_LIMITS: 'on' },
    routes: [bookingsRoutes, catalogueRoutes, ownReviewsRoutes, picturesRoutes],
    jobs: [...bookingsJobs, ...notificationsJobs],
  });
});
afterAll(() => made?.close());

const content = { rating: 4, text: 'Lovely morning.', language: 'en' } as const;

/** A completed booking of a new listing. */
async function makeTrip({ category = 'safari' as Category, person = undefined as MadePerson | undefined } = {}) {
  const traveller = person ?? (await makePerson(made.app, { name: 'Nekesa Wafula' }));
  const { id: serviceId } = await makeService(made.app, { category });
  const booking = await makeBooking(made.app, { person: traveller, serviceId });
  const set = (changes: Partial<typeof bookings.$inferInsert>) =>
    made.app.db.update(bookings).set(changes).where(eq(bookings.id, booking.id));
  await set({ status: 'completed', completesAt: made.clock.now() });
  return { traveller, serviceId, bookingId: booking.id, providerId: booking.providerId, set };
}

async function makeReview(changes: { rating?: number } = {}) {
  const trip = await makeTrip();
  const { id } = await createReview(made.app, trip.traveller, { bookingId: trip.bookingId, ...content, ...changes });
  return { ...trip, id };
}

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  who?: MadePerson,
  body?: object,
): Promise<{ status: number; body: ReturnType<JSON['parse']> }> => {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {};
  const answer = await made.fastify.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() };
};
const own = async (bookingId: string, who: MadePerson): Promise<TripReview> =>
  (await call('GET', `/api/bookings/${bookingId}/review`, who)).body;
const starsOf = async (id: string) => {
  const [row] = await made.app.db.select().from(services).where(eq(services.id, id));
  return [row?.ratingSum, row?.reviewCount];
};
const shown = async (id: string) => (await call('GET', `/api/services/${id}`)).body.reviews;
const upload = async (id: string, who: MadePerson, photo: Buffer, fields: Record<string, string> = {}) => {
  const { body, headers } = formOf(photo, fields);
  const answer = await made.fastify.inject({
    ...{ method: 'POST', url: `/api/reviews/${id}/pictures`, payload: body },
    headers: { ...headers, authorization: `Bearer ${who.token}` },
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('a traveller reviews a trip, reads the review with the trip, and everybody reads it on the listing', async () => {
  const { traveller, serviceId, bookingId } = await makeTrip();
  expect(await own(bookingId, traveller)).toMatchObject({
    ...{ booking: { id: bookingId }, service: { id: serviceId, title: 'Mara dawn drive', listed: true } },
    aspects: ['accuracy', 'communication', 'value', 'location'],
    ...{ writableUntil: expect.any(String), whyNot: null, review: null, takenDownBy: null },
  });
  expect((await call('GET', `/api/bookings/${bookingId}`, traveller)).body.review).toBe('open');
  const aspects = { value: 5, location: 3 };
  const written = await call('POST', '/api/reviews', traveller, { bookingId, ...content, aspects });
  expect([written.status, written.body]).toEqual([201, { success: true, id: expect.any(String) }]);
  expect(await own(bookingId, traveller)).toMatchObject({
    ...{ writableUntil: null, whyNot: 'reviewed' },
    review: {
      ...{ id: written.body.id, rating: 4, aspects, text: 'Lovely morning.', textLang: 'en', pictures: [] },
      ...{ changedDate: null, answer: null, editableUntil: expect.any(String) },
    },
  });
  expect((await call('GET', '/api/bookings', traveller)).body.items[0].review).toBe('written');
  expect(await shown(serviceId)).toMatchObject([{ author: 'Nekesa Wafula', text: 'Lovely morning.', pictures: [] }]);
  expect((await call('POST', '/api/reviews', traveller, { bookingId, ...content })).body.code).toBe('reviewed');
});

test('only whoever was there reviews a trip, once it is over and for 180 days', async () => {
  const { traveller, bookingId, set } = await makeTrip();
  const other = await makePerson(made.app);
  const write = (who?: MadePerson) => call('POST', '/api/reviews', who, { bookingId, ...content });
  expect((await write()).status).toBe(401);
  expect((await write(other)).status).toBe(404);
  expect((await call('GET', `/api/bookings/${bookingId}/review`, other)).status).toBe(404);
  await set({ status: 'confirmed' });
  expect((await write(traveller)).body.code).toBe('not_ready');
  await set({ status: 'completed', noShowAt: made.clock.now() });
  expect((await write(traveller)).body.code).toBe('review_no_show');
  expect(await own(bookingId, traveller)).toMatchObject({ writableUntil: null, whyNot: 'review_no_show' });
  await set({ noShowAt: null, completesAt: new Date(made.clock.now().getTime() - 180 * dayMs) });
  expect((await write(traveller)).body.code).toBe('review_late');
  expect((await call('GET', `/api/bookings/${bookingId}`, traveller)).body.review).toBe('none');
  await set({ completesAt: new Date(made.clock.now().getTime() - 180 * dayMs + 1) });
  expect((await write(traveller)).status).toBe(201);
});

test('whoever is on the team of the provider does not review its listing, and is not asked to', async () => {
  const { traveller, bookingId, providerId, set } = await makeTrip();
  await addProviderMember(made.app, providerId, { personId: traveller.id, rights: ['bookings'] });
  await set({ inviteReviewAt: made.clock.now() });
  await inviteReview(made.app, bookingId);
  const refused = await call('POST', '/api/reviews', traveller, { bookingId, ...content });
  expect([refused.status, refused.body.code]).toEqual([409, 'review_own']);
  expect(await own(bookingId, traveller)).toMatchObject({ writableUntil: null, whyNot: 'review_own', review: null });
  expect((await call('GET', `/api/bookings/${bookingId}`, traveller)).body.review).toBe('none');
  expect((await call('GET', '/api/bookings', traveller)).body.items[0].review).toBe('none');
  await made.drain();
  const letters = ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === traveller.email);
  expect(letters.filter(({ text }) => text.includes('review=true'))).toEqual([]);
});

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(2_001) }, 'text'],
  [{ text: 'See www.example.com' }, 'text'],
  [{ text: 'Call me on 0712 345 678' }, 'text'],
  [{ aspects: { value: 6 } }, 'aspects.value'],
  [{ aspects: { cleanliness: 5 } }, 'aspects.cleanliness'], // of a safari
  [{ language: 'fr' }, 'language'],
])('a review with %o is refused at its field', async (changes, field) => {
  const { traveller, bookingId } = await makeTrip();
  const refused = await call('POST', '/api/reviews', traveller, { bookingId, ...content, ...changes });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
  expect((await own(bookingId, traveller)).review).toBeNull();
});

test('a review is changed for 14 days: readers see when, the reply stays, and its stars count once', async () => {
  const { id, traveller, serviceId, bookingId } = await makeReview();
  const put = (changes: object, who = traveller) => call('PUT', `/api/reviews/${id}`, who, { ...content, ...changes });
  const set = (changes: Partial<typeof reviews.$inferInsert>) =>
    made.app.db.update(reviews).set(changes).where(eq(reviews.id, id));
  const ago = (ms: number) => new Date(made.clock.now().getTime() - ms);
  await set({ createdAt: ago(14 * dayMs - 1), answer: 'Karibu tena!', answeredAt: made.clock.now() });
  // What is sent again unchanged changes nothing.
  expect((await put({})).body).toEqual({ success: true });
  expect((await own(bookingId, traveller)).review?.changedDate).toBeNull();
  expect((await put({ rating: 2, text: 'Not so lovely.', aspects: { value: 1 } })).status).toBe(200);
  expect(await starsOf(serviceId)).toEqual([2, 1]);
  const [after] = await shown(serviceId);
  expect(after).toMatchObject({ rating: 2, text: 'Not so lovely.', answer: 'Karibu tena!' });
  expect(after.changedDate).toBe((await own(bookingId, traveller)).review?.changedDate);
  const audit = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.map(({ actorId, action, detail }) => ({ actorId, action, detail }))).toEqual([
    {
      ...{ actorId: traveller.id, action: 'review.changed' },
      detail: { before: '4: Lovely morning.', after: '2: Not so lovely.' },
    },
  ]);
  expect((await put({}, await makePerson(made.app))).status).toBe(404);
  await set({ createdAt: ago(14 * dayMs) });
  expect((await put({ rating: 5 })).body.code).toBe('review_closed');
  expect((await call('DELETE', `/api/reviews/${id}`, traveller)).body.code).toBe('review_closed');
  expect((await own(bookingId, traveller)).review?.editableUntil).toBeNull();
});

test('thirty changes a day', async () => {
  const { id, traveller } = await makeReview();
  for (let turn = 0; turn < 30; turn++) {
    await changeReview(made.app, traveller, { reviewId: id, ...content, aspects: {}, text: `Turn ${turn}` });
  }
  const more = await call('PUT', `/api/reviews/${id}`, traveller, content);
  expect([more.status, more.body.code]).toEqual([429, 'too_many_tries']);
});

test.each([
  { on: true, right: true },
  { on: false, right: false },
])('two changes of stars at once, guard $on: the listing has the stars of its review $right', async ({ on, right }) => {
  const { id, traveller, serviceId } = await makeReview({ rating: 5 });
  const change = (rating: number) =>
    changeReview(made.app, traveller, { reviewId: id, ...content, aspects: {}, rating });
  await withGuard({ on, participants: 2 }, () => Promise.all([change(1), change(2)]));
  const [row] = await made.app.db.select().from(reviews).where(eq(reviews.id, id));
  const [sum] = await starsOf(serviceId);
  expect(sum === row?.rating).toBe(right);
});

test('a review that is taken back is gone for good with its stars, taken away once', async () => {
  const { id, traveller, serviceId, bookingId, providerId } = await makeReview();
  const member = await makePerson(made.app);
  await reportReview(made.app, { reviewId: id, providerId, by: member.id, reason: 'An insult.' });
  await addProviderMember(made.app, providerId, { personId: member.id, rights: ['manage'] });
  const remove = () => call('DELETE', `/api/reviews/${id}`, traveller);
  const both = await Promise.all([remove(), remove()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect([await starsOf(serviceId), await shown(serviceId)]).toEqual([[0, 0], []]);
  expect(await own(bookingId, traveller)).toMatchObject({ whyNot: 'reviewed', review: null, takenDownBy: 'author' });
  expect((await call('GET', `/api/bookings/${bookingId}`, traveller)).body.review).toBe('none');
  const again = await call('POST', '/api/reviews', traveller, { bookingId, ...content });
  expect([again.status, again.body.code]).toEqual([409, 'reviewed']);
  expect((await call('PUT', `/api/reviews/${id}`, traveller, content)).status).toBe(404);
  const [report] = await made.app.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id));
  expect(report).toMatchObject({ outcome: 'taken_back', closedBy: traveller.id, decision: '' });
  await made.drain();
  const [letter] = ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === member.email);
  expect(letter?.text).toContain('The author has taken back the review');
});

test('photos: six, without what the camera notes, described or not, kept, ordered and removed with a change', async () => {
  const { id, traveller, serviceId, bookingId } = await makeReview();
  const taken = await sharp(await photoOf('#246'))
    .withExif({ IFD0: { Copyright: 'Nekesa' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 3000/100' } })
    .jpeg()
    .toBuffer();
  const first = await upload(id, traveller, taken, { alt: 'A lion at dawn' });
  expect([first.status, first.body.picture.alt]).toEqual([201, 'A lion at dawn']);
  const stored = await made.app.files.get(originalKey(first.body.picture.id));
  expect((await sharp(stored ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
  // Sent again, it is there once.
  expect((await upload(id, traveller, taken)).body.picture.alt).toBe('A lion at dawn');
  for (const colour of ['#111', '#222', '#333', '#444', '#555']) {
    expect((await upload(id, traveller, await photoOf(colour))).status).toBe(201);
  }
  const seventh = await upload(id, traveller, await photoOf('#666'));
  expect([seventh.status, seventh.body.code]).toEqual([409, 'review_pictures_many']);
  const pictures = (await own(bookingId, traveller)).review?.pictures ?? [];
  expect(pictures).toHaveLength(6);
  expect((await shown(serviceId))[0].pictures[0]).toEqual({
    ...{ image: `/pictures/${pictures[0]?.id}/960`, alt: 'A lion at dawn', placeholder: expect.any(String) },
  });
  const [one, two] = pictures;
  const unknown = { id: '0'.repeat(32), alt: '' };
  const kept = [{ id: two?.id ?? '', alt: 'Grass' }, { id: one?.id ?? '', alt: '' }, unknown];
  const removed = pictures.slice(2).map((photo) => photo.id);
  const put = (body: object) => call('PUT', `/api/reviews/${id}`, traveller, { ...content, ...body });
  expect((await put({ pictures: kept, removed })).status).toBe(200);
  expect((await own(bookingId, traveller)).review?.pictures.map(({ alt, id: photo }) => [photo, alt])).toEqual([
    [two?.id, 'Grass'],
    [one?.id, ''],
  ]);
  expect((await put({ pictures: [kept[0], kept[0]] })).status).toBe(400);
  const both = await put({ pictures: [kept[0]], removed: [kept[0]?.id] });
  expect([both.status, both.body.fields]).toEqual([400, { removed: expect.any(String) }]);
  // One that another tab has added is named by no list, and stays; readers see later when it came.
  made.clock.advance(dayMs);
  const third = (await upload(id, traveller, await photoOf('#777'))).body.picture.id;
  expect((await own(bookingId, traveller)).review?.changedDate).toBe(dateInNairobi(made.clock.now()));
  await put({ pictures: kept.slice(0, 2) });
  expect((await own(bookingId, traveller)).review?.pictures.map((photo) => photo.id)).toEqual([
    two?.id,
    one?.id,
    third,
  ]);
  expect((await upload(id, await makePerson(made.app), taken)).status).toBe(404);
  const page = await upload(id, traveller, Buffer.from('<!doctype html><script>1</script>'));
  expect(page.status).toBe(415);
});

test('photos of a review that is taken back, and those that are removed from one, are served no more', async () => {
  const first = await makeReview();
  const other = await makeReview();
  const send = async (to: typeof first, colour: string): Promise<string> =>
    (await upload(to.id, to.traveller, await photoOf(colour))).body.picture.id;
  const [removed, alone, shared] = [await send(first, '#a11'), await send(first, '#a22'), await send(first, '#a33')];
  expect(await send(other, '#a33')).toBe(shared);
  const served = () =>
    Promise.all(
      [removed, alone, shared].map(async (id) => (await made.fastify.inject(`/pictures/${id}/320`)).statusCode),
    );
  expect(await served()).toEqual([200, 200, 200]);
  await call('PUT', `/api/reviews/${first.id}`, first.traveller, { ...content, removed: [removed] });
  expect(await served()).toEqual([404, 200, 200]);
  await call('DELETE', `/api/reviews/${first.id}`, first.traveller);
  expect(await served()).toEqual([404, 404, 200]);
  await send(other, '#a11');
  expect(await served()).toEqual([200, 404, 200]);
});

test('forty uploads a day', async () => {
  const { id, traveller } = await makeReview();
  const stamp = await photoOf('#111', { width: 20, height: 20 }); // too small, and counted all the same
  for (let turn = 0; turn < uploadsPerDay.most; turn++) expect((await upload(id, traveller, stamp)).status).toBe(400);
  expect((await upload(id, traveller, stamp)).status).toBe(429);
});

test('everybody reads the reviews of a listing by stars, language and photos, in each order, with the means of aspects', async () => {
  const { id: serviceId } = await makeService(made.app, { capacity: 50, category: 'lodges' });
  const write = async (rating: number, language: 'en' | 'sw', aspects: object) => {
    const person = await makePerson(made.app);
    const { id: bookingId } = await makeBooking(made.app, { person, serviceId });
    await made.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, bookingId));
    const { id } = await createReview(made.app, person, { ...content, bookingId, rating, language, aspects });
    made.clock.advance(1_000);
    return { id, person };
  };
  const first = await write(5, 'en', { value: 5, cleanliness: 4 });
  const second = await write(2, 'sw', { value: 2 });
  const third = await write(4, 'en', {});
  await upload(second.id, second.person, await photoOf('#159'));
  const read = async (query = '') => (await call('GET', `/api/services/${serviceId}/reviews${query}`)).body;
  const ids = async (query: string) => (await read(query)).items.map(({ id }: { id: string }) => id);
  expect(await read()).toMatchObject({ total: 3, next: null, means: { value: 3.5, cleanliness: 4 } });
  expect(await ids('')).toEqual([third.id, second.id, first.id]);
  expect(await ids('?sort=rating')).toEqual([first.id, third.id, second.id]);
  expect(await ids('?sort=rating&order=asc')).toEqual([second.id, third.id, first.id]);
  expect(await ids('?stars=2')).toEqual([second.id]);
  expect(await ids('?language=en')).toEqual([third.id, first.id]);
  expect(await ids('?photos=yes')).toEqual([second.id]);
  const { next } = await read('?pageSize=2');
  expect(await ids(`?pageSize=2&after=${encodeURIComponent(next)}`)).toEqual([first.id]);
  // A change is seen at once, though the answers are kept.
  await changeReview(made.app, first.person, { reviewId: first.id, ...content, rating: 1, aspects: {} });
  expect((await read('?stars=1')).total).toBe(1);
  expect((await read()).means).toEqual({ value: 2 });
  await made.app.db.update(services).set({ listed: false }).where(eq(services.id, serviceId));
  expect((await call('GET', `/api/services/${serviceId}/reviews?stars=3`)).status).toBe(404);
});
