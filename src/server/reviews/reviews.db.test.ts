import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { updatePreferences } from '#server/accounts/update-preferences.ts';
import { bookings } from '#server/bookings/tables.ts';
import type * as AddRating from '#server/catalogue/add-rating.ts';
import { catalogueRoutes } from '#server/catalogue/routes.ts';
import { services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import type { Person } from '#server/http/person.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createBookingApp } from '#tests/support/bookings.ts';
import { makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { withGuard } from '#tests/support/guard.ts';
import { createReview } from './create-review.ts';
import { reviews } from './tables.ts';

/** Without the guard the rating is added in JavaScript instead of in the statement. */
vi.mock('#server/catalogue/add-rating.ts', async (original) =>
  (await import('#tests/support/guard.ts')).unguarded(original<typeof AddRating>, () => ({
    async addRating(tx, serviceId, rating) {
      const [before] = await tx.select().from(services).where(eq(services.id, serviceId));
      await pause(20); // long enough for the others to read as well
      const { ratingSum = 0, reviewCount = 0 } = before ?? {};
      const after = { ratingSum: ratingSum + rating, reviewCount: reviewCount + 1 };
      await tx.update(services).set(after).where(eq(services.id, serviceId));
    },
  })),
);

let made: TestApp;

beforeAll(async () => {
  made = await createBookingApp({ keeps: true, routes: [catalogueRoutes] });
});
afterAll(() => made?.close());

/** A completed booking; the tests of bookings check how it becomes so. */
async function completed(person: Person, serviceId: string): Promise<string> {
  const { id } = await makeBooking(made.app, { person, serviceId });
  await made.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
  return id;
}
const review = (bookingId: string, rating: number, text = 'Lovely.') =>
  ({ bookingId, rating, text, language: 'en' }) as const;
const detail = async (id: string, lang = 'en') =>
  (await made.fastify.inject({ url: `/api/services/${id}`, headers: { 'accept-language': lang } })).json();
const rowOf = async (id: string) => {
  const [row] = await made.app.db.select().from(services).where(eq(services.id, id));
  if (!row) throw new Error('no service');
  return row;
};

test('only the traveller of a completed booking reviews it, once, with text and stars', async () => {
  const { id: serviceId } = await makeService(made.app);
  const [amina, other] = [await makePerson(made.app), await makePerson(made.app)];
  const open = await makeBooking(made.app, { person: amina, serviceId });
  const done = await completed(amina, serviceId);
  await expect(createReview(made.app, amina, review(newId(), 5))).rejects.toThrow('not_found');
  await expect(createReview(made.app, other, review(done, 5))).rejects.toThrow('not_found');
  await expect(createReview(made.app, amina, review(open.id, 5))).rejects.toThrow('not_ready');
  for (const rating of [0, 6, 4.5, Number.NaN]) {
    await expect(createReview(made.app, amina, review(done, rating))).rejects.toThrow('invalid_input');
  }
  await expect(createReview(made.app, amina, review(done, 5, '  '))).rejects.toThrow('invalid_input');
  expect(await detail(serviceId)).toMatchObject({
    rating: null,
    reviewCount: 0,
    reviews: [],
    ratingCounts: [0, 0, 0, 0, 0],
  });
  await createReview(made.app, amina, review(done, 4));
  await expect(createReview(made.app, amina, review(done, 1))).rejects.toThrow('reviewed');
  expect(await detail(serviceId)).toMatchObject({ rating: 4, reviewCount: 1, ratingCounts: [0, 0, 0, 1, 0] });
});

test('the author is named only if they wish', async () => {
  const { id: serviceId } = await makeService(made.app);
  const person = await makePerson(made.app, { name: 'Nekesa Wafula' });
  await createReview(made.app, person, review(await completed(person, serviceId), 5));
  expect((await detail(serviceId)).reviews[0]).toMatchObject({
    author: 'Nekesa Wafula',
    date: '2026-11-21',
    answer: null,
  });
  const [row] = await made.app.db.select().from(people).where(eq(people.id, person.id));
  if (!row) throw new Error('no person');
  const privacy = { ...row.preferences.privacy, profileVisible: false };
  await updatePreferences(made.app, person, { privacy });
  expect((await detail(serviceId)).reviews[0].author).toBe('A traveller');
  expect((await detail(serviceId, 'sw')).reviews[0].author).toBe('Msafiri');
});

test.each([
  { on: true, lost: false },
  { on: false, lost: true },
])('reviews are written at once, guard $on: lost stars $lost; one booking counts once', async ({ on, lost }) => {
  const { id: serviceId } = await makeService(made.app, { capacity: 50 });
  const person = await makePerson(made.app);
  const ids: string[] = [];
  for (let index = 0; index < 8; index++) ids.push(await completed(person, serviceId));
  const settled = await withGuard({ on }, () =>
    Promise.allSettled(
      [...ids, ...ids].map((id, index) => createReview(made.app, person, review(id, (index % 5) + 1))),
    ),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const rows = await made.app.db.select().from(reviews).where(eq(reviews.serviceId, serviceId));
  expect(rows).toHaveLength(8);
  const after = await rowOf(serviceId);
  const sum = rows.reduce((all, { rating }) => all + rating, 0);
  expect(after.reviewCount < 8 && after.ratingSum < sum).toBe(lost);
  if (!lost) expect([after.reviewCount, after.ratingSum]).toEqual([8, sum]);
});

test('the recommended order: many good reviews before one, and good before bad', async () => {
  const [tried, lucky, poor, unknown] = await Promise.all(
    [0, 1, 2, 3].map(() => makeService(made.app, { capacity: 50 })),
  );
  const person = await makePerson(made.app);
  const give = async (service: { id: string } | undefined, ratings: number[]) => {
    for (const rating of ratings)
      await createReview(made.app, person, review(await completed(person, service?.id ?? ''), rating));
    return (await rowOf(service?.id ?? '')).rank;
  };
  const many = await give(tried, [5, 5, 5, 4, 5, 5, 5, 5]);
  const one = await give(lucky, [5]);
  const bad = await give(poor, [1, 2, 1]);
  const none = await give(unknown, []);
  expect(many).toBeGreaterThan(one);
  expect(one).toBeGreaterThan(none);
  expect(none).toBeGreaterThan(bad);
});
