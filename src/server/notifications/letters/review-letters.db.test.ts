import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { bookingsJobs } from '#server/bookings/jobs.ts';
import { runDueBookings } from '#server/bookings/run-due-bookings.ts';
import { bookings } from '#server/bookings/tables.ts';
import { job } from '#server/jobs/job.ts';
import { providers } from '#server/providers/tables.ts';
import { createReview } from '#server/reviews/create-review.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { notificationsJobs } from '../jobs.ts';

const hourMs = 3_600_000;

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp({
    env: { RATE_LIMITS: 'off' },
    jobs: [...bookingsJobs, ...notificationsJobs, job('post-earning', async () => {})],
  });
});
afterAll(() => made?.close());

/** A confirmed trip whose last day ends in an hour. */
async function makeTrip(changes: Partial<typeof bookings.$inferInsert> = {}, { lang = 'en' as 'en' | 'sw' } = {}) {
  const person = await makePerson(made.app, { name: 'Nekesa Wafula' });
  const [row] = await made.app.db.select().from(people).where(eq(people.id, person.id));
  if (!row) throw new Error('no person');
  const preferences = { ...row.preferences, language: lang };
  await made.app.db
    .update(people)
    .set({ preferences, emailVerifiedAt: made.clock.now() })
    .where(eq(people.id, person.id));
  const booking = await makeBooking(made.app, { person, serviceId: (await makeService(made.app)).id });
  const completesAt = new Date(made.clock.now().getTime() + hourMs);
  await made.app.db
    .update(bookings)
    .set({ status: 'confirmed', completesAt, ...changes })
    .where(eq(bookings.id, booking.id));
  return { person, preferences, ...booking, bookingId: booking.id };
}

/** The hours pass, and everything that is due is done. */
async function pass(hours: number) {
  made.clock.advance(hours * hourMs);
  await runDueBookings(made.app);
  await made.drain();
}
const lettersTo = async ({ email }: MadePerson) =>
  ((await made.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === email);
const later = 24;

test('in the morning after a trip its traveller is asked for a review, once, in their language', async () => {
  const { person, bookingId } = await makeTrip({}, { lang: 'sw' });
  await pass(1);
  await pass(7.9);
  expect(await lettersTo(person)).toEqual([]);
  await pass(0.2);
  await pass(later);
  const [letter, ...more] = await lettersTo(person);
  expect([letter?.subject, letter?.text.includes(`/sw/dashboard/bookings/${bookingId}?review=true`), more]).toEqual([
    ...['Safari ya alfajiri Mara: ilikuwaje?', true],
    [],
  ]);
});

test('nobody is asked who has reviewed, was not there, wants no letters, is suspended, or whose trip is long over', async () => {
  const reviewed = await makeTrip();
  const noShow = await makeTrip();
  const unwanted = await makeTrip();
  const suspended = await makeTrip();
  const ofSuspended = await makeTrip();
  const cancelled = await makeTrip({ status: 'cancelled' });
  await pass(1);
  const content = { rating: 5, text: 'Lovely.', language: 'en' } as const;
  await createReview(made.app, reviewed.person, { bookingId: reviewed.bookingId, ...content });
  const { db } = made.app;
  await db.update(bookings).set({ noShowAt: made.clock.now() }).where(eq(bookings.id, noShow.bookingId));
  const preferences = { ...unwanted.preferences, notifications: { email: false, sms: false, push: false } };
  await db.update(people).set({ preferences }).where(eq(people.id, unwanted.person.id));
  await db.update(people).set({ suspendedAt: made.clock.now() }).where(eq(people.id, suspended.person.id));
  await db.update(providers).set({ status: 'suspended' }).where(eq(providers.id, ofSuspended.providerId));
  await pass(later);
  const late = await makeTrip();
  await pass(1);
  await pass(8 * 24);
  for (const { person } of [reviewed, noShow, unwanted, suspended, ofSuspended, cancelled, late]) {
    expect(await lettersTo(person)).toEqual([]);
  }
});

test('the provider reads what was written and where to reply, once, unless it wants no such letters', async () => {
  const trip = await makeTrip();
  const other = await makeTrip();
  await pass(1);
  await made.app.db
    .update(providers)
    .set({ lettersOff: ['review'] })
    .where(eq(providers.id, other.providerId));
  const write = ({ person, bookingId }: typeof trip) =>
    createReview(made.app, person, { bookingId, rating: 4, text: 'Lions at dawn.\nAnd coffee.', language: 'en' });
  await write(trip);
  await write(other);
  await made.drain();
  const toProvider = async (id: string) => {
    const [row] = await made.app.db.select().from(providers).where(eq(providers.id, id));
    return ((await made.app.mail.mailbox?.list()) ?? []).filter(
      ({ to, subject }) => to === row?.email && /review/.test(subject),
    );
  };
  const [letter, ...more] = await toProvider(trip.providerId);
  expect([letter?.subject, more]).toEqual(['New review of Mara dawn drive', []]);
  for (const part of [
    'Nekesa Wafula has reviewed',
    '4 of 5 stars',
    'Lions at dawn.',
    '/provider/reviews?tab=unanswered',
  ]) {
    expect(letter?.text).toContain(part);
  }
  expect(await toProvider(other.providerId)).toEqual([]);
});
