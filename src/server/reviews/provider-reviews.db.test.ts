import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { publicVersions } from '#server/kept/tables.ts';
import { providerPageRoutes } from '#server/provider-page/routes.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { ProviderReview } from '#shared/contracts/provider-reviews.ts';
import { dateInNairobi } from '#shared/dates.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { createReview } from './create-review.ts';
import { providerReviewsRoutes } from './routes.ts';
import { reviewReports, reviews } from './tables.ts';

const path = '/api/provider/reviews';

let made: BookingApp;
beforeAll(async () => {
  made = await createBookingApp({
    keeps: true,
    env: { RATE_LIMITS: 'on' },
    routes: [catalogueRoutes, providerReviewsRoutes, providerPageRoutes],
  });
});
afterAll(() => made?.close());

/** A person with these rights at an approved provider. */
async function makeMember(...rights: ProviderRight[]) {
  const [member, { id: providerId }] = [await makePerson(made.app), await makeProvider(made.app)];
  await addProviderMember(made.app, providerId, { personId: member.id, rights });
  return { member, providerId };
}

/** A traveller's review of a listing. @returns its id */
async function makeReview(
  serviceId: string,
  { text = 'Lovely.', author }: { text?: string; author?: MadePerson } = {},
) {
  const person = author ?? (await makePerson(made.app, { name: 'Nekesa Wafula' }));
  const { id: bookingId } = await makeBooking(made.app, { person, serviceId });
  await made.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, bookingId));
  const { id } = await createReview(made.app, person, { bookingId, rating: 4, text, language: 'en' });
  made.clock.advance(60_000);
  return id;
}

const call = async (method: 'GET' | 'PUT' | 'POST', url: string, who?: MadePerson, body?: object) => {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {};
  const answer = await made.fastify.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, etag: answer.headers.etag, body: answer.json() };
};
const answer = (id: string, who: MadePerson | undefined, text: unknown) =>
  call('PUT', `${path}/${id}/answer`, who, { text });
const report = (id: string, who: MadePerson | undefined, reason: unknown) =>
  call('POST', `${path}/${id}/report`, who, { reason });
const list = async (who: MadePerson, query = '') => (await call('GET', path + query, who)).body;
const idsIn = ({ items }: { items: ProviderReview[] }) => items.map(({ id }) => id);

test('a provider lists its reviews, the newest first, paged, without an answer and by listing', async () => {
  const { member, providerId } = await makeMember('manage');
  const [one, other] = [await makeService(made.app, { providerId }), await makeService(made.app, { providerId })];
  await makeReview((await makeService(made.app)).id);
  const [first, second, third] = [await makeReview(one.id), await makeReview(other.id), await makeReview(one.id)];
  await made.app.db.update(services).set({ listed: false }).where(eq(services.id, other.id));
  expect((await answer(second, member, 'Thank you.')).status).toBe(200);
  const all = await list(member);
  expect([idsIn(all), all.total, all.next]).toEqual([[third, second, first], 3, null]);
  expect(all.items[1]).toEqual({
    ...{
      id: second,
      author: 'Nekesa Wafula',
      authorImage: null,
      rating: 4,
      text: 'Lovely.',
      textLang: 'en',
      date: '2026-11-21',
    },
    ...{ changedDate: null, pictures: [] },
    ...{ answer: 'Thank you.', answerDate: '2026-11-21', answerChangedDate: null },
    service: { id: other.id, title: 'Mara dawn drive', textLang: 'en', listed: false },
    report: null,
  });
  expect(idsIn(await list(member, '?only=unanswered'))).toEqual([third, first]);
  expect(idsIn(await list(member, `?service=${other.id}`))).toEqual([second]);
  expect(idsIn(await list(member, `?service=${other.id}&only=unanswered`))).toEqual([]);
  expect(idsIn(await list(member, '?pageSize=2&page=2'))).toEqual([first]);
  const { next } = await list(member, '?pageSize=2');
  expect(idsIn(await list(member, `?pageSize=2&after=${encodeURIComponent(next)}`))).toEqual([first]);
});

test('reviews can be filtered by the listings that have some', async () => {
  const { member, providerId } = await makeMember('manage');
  const [reviewed] = [await makeService(made.app, { providerId }), await makeService(made.app, { providerId })];
  await makeReview(reviewed.id);
  expect((await call('GET', `${path}/services`, member)).body).toEqual({
    items: [{ id: reviewed.id, title: 'Mara dawn drive', textLang: 'en' }],
  });
});

test.each(['?only=answered', '?service=1', '?page=0', '?pageSize=51', '?after=x', '?providerId=1'])(
  'the query %s is refused',
  async (query) => {
    const { member } = await makeMember('manage');
    expect(await call('GET', path + query, member)).toMatchObject(
      query.startsWith('?providerId') ? { status: 404 } : { status: 400, body: { code: 'invalid_input' } },
    );
  },
);

test('what another member has written meanwhile is not overwritten unseen', async () => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  await answer(id, member, 'Karibu!');
  const sent = (seen: string | null) => call('PUT', `${path}/${id}/answer`, member, { text: 'Asante!', seen });
  const refused = await sent(null);
  expect([refused.status, refused.body.code, refused.body.answer]).toEqual([409, 'answer_changed', 'Karibu!']);
  expect((await sent('Karibu!')).body).toMatchObject({ answer: 'Asante!' });
});

test('an answer is written and changed; everybody reads when', async () => {
  const { member, providerId } = await makeMember('manage');
  const { id: serviceId } = await makeService(made.app, { providerId });
  const id = await makeReview(serviceId);
  const shown = async () => (await call('GET', `/api/services/${serviceId}`)).body.reviews[0];
  const onPage = async () => (await call('GET', `/api/providers/${providerId}`)).body.reviews[0];
  expect(await shown()).toMatchObject({ answer: null, answerDate: null, answerChangedDate: null });
  expect(await onPage()).toMatchObject({ answer: null });
  const written = await answer(id, member, ' Karibu tena! ');
  const today = { answer: 'Karibu tena!', answerDate: '2026-11-21', answerChangedDate: null };
  expect([written.status, written.body]).toMatchObject([200, { id, ...today }]);
  expect(await shown()).toMatchObject(today);
  expect(await onPage()).toMatchObject(today);
  made.clock.advance(24 * 3_600_000);
  // What is sent again unchanged changes nothing.
  expect((await answer(id, member, 'Karibu tena!')).body).toMatchObject(today);
  const changed = { answer: 'Karibu sana!', answerDate: '2026-11-21', answerChangedDate: '2026-11-22' };
  expect((await answer(id, member, 'Karibu sana!')).body).toMatchObject(changed);
  expect(await shown()).toMatchObject(changed);
  expect(await onPage()).toMatchObject(changed);
  const audit = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.map(({ actorId, action, detail }) => ({ actorId, action, detail }))).toEqual([
    { actorId: member.id, action: 'review.answered', detail: { before: null, after: 'Karibu tena!' } },
    { actorId: member.id, action: 'review.answer_changed', detail: { before: 'Karibu tena!', after: 'Karibu sana!' } },
  ]);
});

test('an answer moves the kept answers of its listing alone, and one that changes nothing none', async () => {
  const { member, providerId } = await makeMember('manage');
  const own = await makeService(made.app, { providerId });
  const other = await makeService(made.app, { category: 'beach' });
  const id = await makeReview(own.id);
  const etags = async () =>
    Promise.all([own.id, other.id].map(async (one) => (await call('GET', `/api/services/${one}`)).etag));
  const version = async () => {
    const [row] = await made.app.db.select().from(publicVersions).where(eq(publicVersions.subject, 'category:safari'));
    return row?.version ?? 0;
  };
  const [before, beforeVersion] = [await etags(), await version()];
  expect(await etags()).toEqual(before);
  await answer(id, member, 'Thank you.');
  const after = await etags();
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  expect(await version()).toBe(beforeVersion + 1);
  await answer(id, member, 'Thank you.');
  await report(id, member, 'This is somebody else’s trip.');
  expect([await etags(), await version()]).toEqual([after, beforeVersion + 1]);
});

test('two members answer at once: one answers, the other changes it', async () => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  const both = await Promise.all([answer(id, member, 'One.'), answer(id, member, 'Two.')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const audit = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['review.answer_changed', 'review.answered']);
});

test('only those who manage a provider read, answer and report its reviews; another provider’s is not found', async () => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  const { member: clerk } = await makeMember('bookings', 'money');
  const { member: stranger } = await makeMember('manage');
  const tries = (who: MadePerson | undefined, query = '') =>
    Promise.all([
      call('GET', path + query, who),
      call('GET', `${path}/services${query}`, who),
      call('PUT', `${path}/${id}/answer${query}`, who, { text: 'Ours now.' }),
      call('POST', `${path}/${id}/report${query}`, who, { reason: 'Not ours.' }),
    ]);
  const statuses = async (who: MadePerson | undefined, query = '') =>
    (await tries(who, query)).map(({ status }) => status);
  expect(await statuses(undefined)).toEqual([401, 401, 401, 401]);
  expect(await statuses(await makePerson(made.app))).toEqual([403, 403, 403, 403]);
  expect(await statuses(clerk)).toEqual([403, 403, 403, 403]);
  expect(await statuses(stranger)).toEqual([200, 200, 404, 404]);
  expect(await statuses(stranger, `?providerId=${providerId}`)).toEqual([404, 404, 404, 404]);
  expect(idsIn(await list(stranger))).toEqual([]);
  expect((await answer(newId(), member, 'Nobody’s.')).body.code).toBe('not_found');
  expect(await list(member)).toMatchObject({ items: [{ id, answer: null, report: null }] });
});

test.each([
  ['nothing', {}],
  ['no text', { text: null }],
  ['blanks', { text: ' \n ' }],
  ['2,001 characters', { text: 'x'.repeat(2_001) }],
  ['a link', { text: 'Book at www.elsewhere.example' }],
  ['a phone number', { text: 'Call 0712 345-678 instead' }],
])('an answer of %s is refused, and one of 2,000 characters is not', async (_, body) => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  const refused = await call('PUT', `${path}/${id}/answer`, member, body);
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    400,
    'invalid_input',
    ['text'],
  ]);
  expect((await answer(id, member, 'x'.repeat(2_000))).status).toBe(200);
});

test.each([
  ['nothing', {}],
  ['blanks', { reason: ' ' }],
  ['501 characters', { reason: 'x'.repeat(501) }],
  ['a link', { reason: 'See https://elsewhere.example' }],
])('a report with %s is refused, and nothing is kept', async (_, body) => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  const refused = await call('POST', `${path}/${id}/report`, member, body);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['reason']]);
  expect(await made.app.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id))).toEqual([]);
});

test('a report is kept with who, when and why; a second waits until it is closed, also of two at once', async () => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  const at = made.clock.now();
  const both = await Promise.all([report(id, member, 'An insult.'), report(id, member, 'An insult.')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('report_open');
  expect(both.find(({ status }) => status === 201)?.body).toMatchObject({
    id,
    report: { date: dateInNairobi(at), reason: 'An insult.' },
  });
  const rows = () => made.app.db.select().from(reviewReports).where(eq(reviewReports.reviewId, id));
  expect(await rows()).toEqual([
    {
      ...{ id: expect.any(String), reviewId: id, providerId, personId: member.id },
      ...{ reason: 'An insult.', createdAt: at, closedAt: null, closedBy: null, outcome: null, decision: null },
    },
  ]);
  const closed = { closedAt: at, closedBy: member.id, outcome: 'kept', decision: 'An opinion.' } as const;
  await made.app.db.update(reviewReports).set(closed).where(eq(reviewReports.reviewId, id));
  expect(await list(member)).toMatchObject({ items: [{ report: null }] });
  expect((await report(id, member, 'Another one.')).status).toBe(201);
  expect(await rows()).toHaveLength(2);
});

test('a provider answers fifty times and reports ten reviews a day', async () => {
  const { member, providerId } = await makeMember('manage');
  const { id: serviceId } = await makeService(made.app, { providerId, capacity: 50 });
  const ids: string[] = [];
  const author = await makePerson(made.app);
  for (let index = 0; index < 11; index++) ids.push(await makeReview(serviceId, { author }));
  const [first = ''] = ids;
  for (let times = 0; times < 50; times++) expect((await answer(first, member, `Answer ${times}`)).status).toBe(200);
  expect((await answer(first, member, 'Answer 49')).status).toBe(200);
  expect(await answer(first, member, 'One too many')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  for (const id of ids.slice(0, 10)) expect((await report(id, member, 'An insult.')).status).toBe(201);
  const last = ids.at(-1) ?? '';
  expect(await report(last, member, 'An insult.')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } });
  made.clock.advance(24 * 3_600_000);
  expect((await report(last, member, 'An insult.')).status).toBe(201);
  expect((await answer(first, member, 'The next day')).status).toBe(200);
});

test('the database refuses an answer without its day', async () => {
  const { providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  await expect(made.app.db.update(reviews).set({ answer: 'Hm.' }).where(eq(reviews.id, id))).rejects.toThrow();
});

test('a change by a process whose clock is behind is as old as the answer itself', async () => {
  const { member, providerId } = await makeMember('manage');
  const id = await makeReview((await makeService(made.app, { providerId })).id);
  expect((await answer(id, member, 'Asante.')).status).toBe(200);
  made.clock.advance(-5_000);
  expect((await answer(id, member, 'Asante sana.')).status).toBe(200);
  made.clock.advance(5_000);
});
