import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealAnswers } from '#server/bookings/answers/stored-answers.ts';
import { remindTravellers } from '#server/bookings/reminders/remind-travellers.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { registerWithJobs } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import { changeChoices } from '#server/notices/change-choices.ts';
import { noticeWords } from '#server/notices/notice-words.ts';
import { notices } from '#server/notices/tables.ts';
import { smsWithLetters } from '#server/sms/with-letters.ts';
import { calendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { noticesWithLetters } from '../notices/with-letters.ts';
import { reminderLetterJob } from './reminder-letters.ts';
import { bookingRows } from './rows.fixture.ts';

let product: TestApp;
let texted: string[] = [];
beforeAll(async () => {
  const texts = job('sms-about-booking', async (_app, { bookingId, messages, about }) => {
    texted.push(`${messages} ${about} ${bookingId}`);
  });
  product = await createTestApp({ jobs: [reminderLetterJob, texts] });
  registerWithJobs(noticesWithLetters, smsWithLetters);
});
afterAll(() => product?.close());
const at = (time: string) => new Date(`${time}:00+03:00`);
beforeEach(async () => {
  product.clock.freeze(at('2026-11-21T12:00'));
  texted = [];
  await product.app.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.status, 'confirmed'));
});

let made = 0;
/** A booking from 14 to 15 December 2026. */
async function makeTrip(changes: Partial<typeof bookings.$inferInsert> = {}, language: Lang = 'en') {
  made += 1;
  const { booking } = await bookingRows(product.app, `BK-2026-7${made}`, { status: 'confirmed', language });
  if (!booking) throw new Error('no booking');
  await product.app.db
    .update(bookings)
    .set({ confirmedAt: product.clock.now(), ...changes })
    .where(eq(bookings.id, booking.id));
  return booking;
}

/** Two sweeps, as two processes make them at once. */
async function sweep(time: string) {
  product.clock.freeze(at(time));
  await Promise.all([remindTravellers(product.app), remindTravellers(product.app)]);
  await product.drain();
}
const lettersTo = async ({ contactEmail }: { contactEmail: string }) =>
  ((await product.app.mail.mailbox?.list()) ?? [])
    .filter(({ to }) => to === contactEmail)
    .map(({ subject }) => subject);
const toldTo = async ({ personId }: { personId: string }, lang: Lang = 'en') =>
  (await product.app.db.select().from(notices).where(eq(notices.personId, personId)).orderBy(notices.createdAt)).map(
    (row) => noticeWords(row, lang).text,
  );

test('a traveller is reminded a week before and the day before, once each, by letter, bell and text message', async () => {
  const trip = await makeTrip({}, 'sw');
  await sweep('2026-12-07T08:59');
  expect(await lettersTo(trip)).toEqual([]);
  for (const time of [
    '2026-12-07T09:00',
    '2026-12-08T12:00',
    '2026-12-13T09:00',
    '2026-12-13T15:00',
    '2026-12-14T09:00',
  ])
    await sweep(time);
  const { reference } = trip;
  expect((await lettersTo(trip)).toSorted()).toEqual([
    `Safari yako inaanza kesho: ${reference}`,
    `Safari yako inaanza tarehe 14 Des 2026: ${reference}`,
  ]);
  expect(await toldTo(trip)).toEqual(['Your trip begins on 14 Dec 2026', 'Your trip begins tomorrow, 14 Dec 2026']);
  expect(texted).toEqual([`reminder 2026-12-14 ${trip.id}`]);
});

test('a sweep waits for nothing where a trip was reminded of', async () => {
  const trip = await makeTrip();
  await sweep('2026-12-13T09:00');
  const { db } = product.app;
  const someoneWaits = async () =>
    (
      await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length > 0;
  let [isDone, hasWaited] = [false, false];
  let swept = Promise.resolve();
  await transaction(product.app, async (tx) => {
    await tx.select().from(bookings).where(eq(bookings.id, trip.id)).for('update');
    swept = remindTravellers(product.app).then(() => {
      isDone = true;
    });
    while (!isDone && !hasWaited) hasWaited = await someoneWaits();
  });
  await swept;
  expect(hasWaited).toBe(false);
  expect(await lettersTo(trip)).toHaveLength(1);
});

test('nobody is reminded of a cancelled trip, or of one that is cancelled before the letter is sent', async () => {
  const cancelled = await makeTrip({ status: 'cancelled' });
  const late = await makeTrip();
  product.clock.freeze(at('2026-12-07T09:00'));
  await remindTravellers(product.app);
  await product.app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, late.id));
  await product.drain();
  for (const trip of [cancelled, late]) expect(await lettersTo(trip)).toEqual([]);
  expect(await toldTo(cancelled)).toEqual([]);
});

test('where the dates were changed, the new ones are reminded of, too', async () => {
  const trip = await makeTrip();
  await sweep('2026-12-07T09:00');
  const dates = { startDate: calendarDate('2026-12-20'), endDate: calendarDate('2026-12-21') };
  await product.app.db.update(bookings).set(dates).where(eq(bookings.id, trip.id));
  await sweep('2026-12-13T09:00');
  expect((await lettersTo(trip)).toSorted()).toEqual([
    `Your trip begins on 14 Dec 2026: ${trip.reference}`,
    `Your trip begins on 20 Dec 2026: ${trip.reference}`,
  ]);
});

test('whoever has switched reminders off by letter or bell gets none there', async () => {
  const trip = await makeTrip();
  await changeChoices(product.app, trip.personId, { off: { reminders: ['email', 'bell'] } });
  await sweep('2026-12-13T09:00');
  expect(await lettersTo(trip)).toEqual([]);
  const rows = await product.app.db.select().from(notices).where(eq(notices.personId, trip.personId));
  expect(rows.map(({ inBell }) => inBell)).toEqual([false]);
});

test('the letter says what to bring, and that the host still asks something', async () => {
  const asked = { id: 'flight', type: 'text', required: false, labelEn: 'Your flight', labelSw: null, value: null };
  const trip = await makeTrip({ answersSealed: sealAnswers(product.app, [asked as never]) });
  await sweep('2026-12-13T09:00');
  const [letter] = ((await product.app.mail.mailbox?.list()) ?? []).filter(({ to }) => to === trip.contactEmail);
  expect(letter?.text).toContain('Please bring your passport or ID');
  expect(letter?.text).toContain('questions that you have not answered yet');
  expect(letter?.text).toContain(`/dashboard/bookings/${trip.id}`);
});
