import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { bookings } from '#server/bookings/tables.ts';
import { formOf, photoOf } from '#server/catalogue/editing/editing.fixture.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { services } from '#server/catalogue/tables.ts';
import { notificationsJobs } from '#server/notifications/jobs.ts';
import { providerPageRoutes } from '#server/provider-page/routes.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { ReviewReport } from '#shared/contracts/review-reports.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { createReview } from '../create-review.ts';
import { ownReviewsRoutes } from '../own-routes.ts';
import { reportReview } from '../report-review.ts';
import { providerReviewsRoutes } from '../routes.ts';
import { reviewReports, reviews } from '../tables.ts';
import { reviewReportsRoutes } from './routes.ts';

const path = '/api/admin/review-reports';

let made: TestApp;
let admin: MadePerson;
beforeAll(async () => {
  made = await createTestApp({
    keeps: true,
    env: { RATE_LIMITS: 'off' },
    routes: [catalogueRoutes, providerReviewsRoutes, providerPageRoutes, ownReviewsRoutes, reviewReportsRoutes],
    jobs: [...bookingsJobs, ...notificationsJobs],
  });
  admin = await makePerson(made.app, { role: 'admin', name: 'Grace Mutua' });
});
afterAll(() => made?.close());

const call = async (method: 'GET' | 'POST', url: string, who?: MadePerson, body?: object) => {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {};
  const answer = await made.fastify.inject({ method, url, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json() };
};

/** A listing with a review of two stars and one of five; its provider has reported the first. */
async function makeReport() {
  const [member, { id: providerId }] = [
    await makePerson(made.app, { name: 'Baraka Otieno' }),
    await makeProvider(made.app),
  ];
  await addProviderMember(made.app, providerId, { personId: member.id, rights: ['manage'] });
  const { id: serviceId } = await makeService(made.app, { providerId });
  const [author, other] = [await makePerson(made.app, { name: 'Nekesa Wafula' }), await makePerson(made.app)];
  const reviewId = await write(author, serviceId, 2);
  await write(other, serviceId, 5);
  await reportReview(made.app, { reviewId, providerId, by: member.id, reason: 'An insult.' });
  const [report] = await made.app.db.select().from(reviewReports).where(eq(reviewReports.reviewId, reviewId));
  if (!report) throw new Error('no report');
  return { member, author, providerId, serviceId, reviewId, reportId: report.id };
}

async function write(person: MadePerson, serviceId: string, rating: number): Promise<string> {
  const { id: bookingId } = await makeBooking(made.app, { person, serviceId });
  await made.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, bookingId));
  const { id } = await createReview(made.app, person, { bookingId, rating, text: `${rating} stars`, language: 'en' });
  made.clock.advance(60_000);
  return id;
}

/** Adds a photo to a review, with these words in its language. */
async function addPhoto(
  author: MadePerson,
  reviewId: string,
  { alt, colour }: { alt: string; colour: string },
): Promise<void> {
  const { body, headers } = formOf(await photoOf(colour), { alt });
  const url = `/api/reviews/${reviewId}/pictures`;
  const sent = { ...headers, authorization: `Bearer ${author.token}` };
  const answer = await made.fastify.inject({ method: 'POST', url, payload: body, headers: sent });
  expect(answer.statusCode, answer.body).toBe(201);
}

const decide = (id: string, body: object, who: MadePerson | undefined = admin) =>
  call('POST', `${path}/${id}/decision`, who, body);
const list = async (query = ''): Promise<ReviewReport[]> => (await call('GET', path + query, admin)).body.items;
const ratingOf = async (id: string) => {
  const [row] = await made.app.db
    .select({ sum: services.ratingSum, count: services.reviewCount })
    .from(services)
    .where(eq(services.id, id));
  return [row?.sum, row?.count];
};
const lettersTo = async ({ email }: MadePerson) => {
  await made.drain();
  return ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
};

test('an admin reads the reports that wait, the oldest first, with the review and who is behind it', async () => {
  const one = await makeReport();
  const two = await makeReport();
  const waiting = await list('?pageSize=50');
  expect(waiting.map(({ id }) => id).slice(-2)).toEqual([one.reportId, two.reportId]);
  expect(waiting.at(-1)).toMatchObject({
    ...{
      reason: 'An insult.',
      by: { name: 'Baraka Otieno', isReader: false },
      provider: { id: two.providerId },
      decision: null,
    },
    service: { id: two.serviceId, title: 'Mara dawn drive', titleLang: 'en' },
    review: {
      ...{ id: two.reviewId, rating: 2, text: '2 stars', textLang: 'en', answer: null, takenDown: false },
      author: { id: two.author.id, name: 'Nekesa Wafula' },
      booking: expect.stringMatching(/^BK-/),
    },
  });
});

test('the photos are read with the review, and with one that is kept; those of one that is taken down are not', async () => {
  const [kept, gone] = [await makeReport(), await makeReport()];
  await addPhoto(kept.author, kept.reviewId, { alt: 'Another car', colour: '#246' });
  await addPhoto(kept.author, kept.reviewId, { alt: '', colour: '#642' });
  await addPhoto(gone.author, gone.reviewId, { alt: '', colour: '#264' });
  const image = expect.stringMatching(/^\/pictures\/[\w-]+\/960$/);
  const shown = { image, placeholder: expect.any(String) };
  const picturesOf = async (query: string, { reportId }: { reportId: string }) =>
    (await list(query)).find(({ id }) => id === reportId)?.review.pictures;
  const both = [
    { ...shown, alt: 'Another car' },
    { ...shown, alt: '' },
  ];
  expect(await picturesOf('?pageSize=50', kept)).toEqual(both);
  expect(await picturesOf('?pageSize=50', gone)).toHaveLength(1);
  await decide(kept.reportId, { outcome: 'kept', reason: 'It is the car of that day.' });
  await decide(gone.reportId, { outcome: 'taken_down', reason: 'Not of this trip.' });
  expect(await picturesOf('?state=closed', kept)).toEqual(both);
  expect(await picturesOf('?state=closed', gone)).toEqual([]);
});

test('a review that is kept stays public; the provider reads why, and may report it again', async () => {
  const { reportId, reviewId, serviceId, member, author, providerId } = await makeReport();
  expect((await decide(reportId, { outcome: 'kept', reason: 'It is an opinion.' })).body).toEqual({ success: true });
  expect((await call('GET', `/api/services/${serviceId}`)).body.reviews).toHaveLength(2);
  expect(await ratingOf(serviceId)).toEqual([7, 2]);
  expect((await list('?state=closed'))[0]).toMatchObject({
    id: reportId,
    decision: { by: 'Grace Mutua', outcome: 'kept', reason: 'It is an opinion.' },
  });
  const [letter, ...more] = await lettersTo(member);
  expect([letter?.text.includes('It is an opinion.'), letter?.text.includes('stays public'), more]).toEqual([
    true,
    true,
    [],
  ]);
  expect(await lettersTo(author)).toEqual([]);
  await reportReview(made.app, { reviewId, providerId, by: member.id, reason: 'Still an insult.' });
});

test('a review that is taken down disappears everywhere with its stars; author and provider read why', async () => {
  const { reportId, reviewId, serviceId, member, author, providerId } = await makeReport();
  const shown = async () => {
    const { reviews: texts, rating, ratingCounts } = (await call('GET', `/api/services/${serviceId}`)).body;
    return { texts: texts.map(({ text }: { text: string }) => text), rating, ratingCounts };
  };
  const hostShows = async () => (await call('GET', `/api/providers/${providerId}`)).body;
  expect(await shown()).toEqual({ texts: ['5 stars', '2 stars'], rating: 3.5, ratingCounts: [0, 1, 0, 0, 1] });
  expect(await hostShows()).toMatchObject({ rating: 3.5, reviewCount: 2 });
  expect((await decide(reportId, { outcome: 'taken_down', reason: 'It is an insult.' })).status).toBe(200);
  expect(await shown()).toEqual({ texts: ['5 stars'], rating: 5, ratingCounts: [0, 0, 0, 0, 1] });
  expect(await hostShows()).toMatchObject({ rating: 5, reviewCount: 1, reviews: [{ text: '5 stars' }] });
  expect((await call('GET', '/api/provider/reviews', member)).body.items).toHaveLength(1);
  expect((await call('POST', `/api/provider/reviews/${reviewId}/report`, member, { reason: 'Again.' })).status).toBe(
    404,
  );
  const answers = (await lettersTo(author)).map(({ subject, text }) => [subject, text.includes('It is an insult.')]);
  expect(answers).toEqual([['Your review of Mara dawn drive was taken down', true]]);
  expect((await lettersTo(member)).map(({ text }) => text.includes('It is an insult.'))).toEqual([true]);
  const [entry] = await made.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, reviewId));
  expect(entry).toMatchObject({ actorId: admin.id, action: 'review.report_taken_down', detail: { reportId } });
  // The traveller does not review the trip a second time.
  const [{ bookingId = '' } = {}] = await made.app.db.select().from(reviews).where(eq(reviews.id, reviewId));
  const again = createReview(made.app, author, { bookingId, rating: 1, text: 'Again', language: 'en' });
  await expect(again).rejects.toThrow('reviewed');
});

test('of two decisions at once one holds, and the stars are taken away once', async () => {
  const { reportId, serviceId } = await makeReport();
  const body = { outcome: 'taken_down', reason: 'It is an insult.' };
  const both = await Promise.all([decide(reportId, body), decide(reportId, body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('already_decided');
  expect(await ratingOf(serviceId)).toEqual([5, 1]);
});

test('only admins read and decide; an unknown report is a 404', async () => {
  const { reportId, member } = await makeReport();
  const body = { outcome: 'kept', reason: 'It is an opinion.' };
  expect((await call('GET', path, member)).status).toBe(403);
  expect((await decide(reportId, body, member)).status).toBe(403);
  expect((await call('POST', `${path}/${reportId}/decision`, undefined, body)).status).toBe(401);
  expect((await decide('0192f0c1-0000-7000-8000-000000000000', body)).status).toBe(404);
});

test.each([
  ['no reason', { outcome: 'kept' }, 'reason'],
  ['501 characters', { outcome: 'kept', reason: 'x'.repeat(501) }, 'reason'],
  ['another outcome', { outcome: 'hidden', reason: 'x' }, 'outcome'],
])('a decision with %s is refused', async (_, body, field) => {
  const { reportId } = await makeReport();
  const refused = await decide(reportId, body);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
});

test('a reader reports a review once, not their own, and is told of the outcome', async () => {
  const { author, reviewId, reportId } = await makeReport();
  const [reader, another] = [await makePerson(made.app, { name: 'Wanjiru Kamau' }), await makePerson(made.app)];
  const tell = (who: MadePerson | undefined, id = reviewId) =>
    call('POST', `/api/reviews/${id}/report`, who, { reason: 'It is spam.' });
  expect((await tell(undefined)).status).toBe(401);
  expect((await tell(reader)).status).toBe(200);
  expect((await tell(reader)).body.code).toBe('reported');
  expect((await tell(author)).body.code).toBe('report_own');
  expect((await tell(another)).status).toBe(200);
  expect((await tell(reader, reportId)).status).toBe(404);
  const own = (await list('?pageSize=50')).find(({ by }) => by.id === reader.id);
  expect(own).toMatchObject({ reason: 'It is spam.', by: { name: 'Wanjiru Kamau', isReader: true } });
  // Whoever else has reported it is told, too.
  expect((await decide(own?.id ?? '', { outcome: 'taken_down', reason: 'It is spam indeed.' })).status).toBe(200);
  const rows = await made.app.db.select().from(reviewReports).where(eq(reviewReports.reviewId, reviewId));
  expect(rows.map(({ outcome }) => outcome)).toEqual(['taken_down', 'taken_down', 'taken_down']);
  await made.drain();
  const letters = ((await made.app.mail.mailbox?.list()) ?? []).filter(({ text }) =>
    text.includes('It is spam indeed.'),
  );
  const told = letters.map(({ to }) => to);
  expect(told).toEqual(expect.arrayContaining([reader.email, another.email, author.email]));
  expect((await tell(await makePerson(made.app))).status).toBe(404);
});
