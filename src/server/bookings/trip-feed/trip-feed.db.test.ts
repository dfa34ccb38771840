import { eq } from 'drizzle-orm';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { newId } from '#server/db/columns.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { bookings } from '../tables.ts';
import { tripFeedFile, tripFeedRoutes } from './routes.ts';

const path = '/api/trip-calendar';
const withFile = { routes: [tripFeedRoutes], extras: [tripFeedFile] };

let made: BookingApp;
beforeAll(async () => {
  made = await openFeeds();
});
afterAll(() => made?.close());

function openFeeds(env: Record<string, string> = {}): Promise<BookingApp> {
  return createBookingApp({
    env,
    routes: withFile.routes,
    extras: [async (fastify, app) => tripFeedFile(fastify, app)],
  });
}
const call = (method: 'GET' | 'POST' | 'DELETE', who: MadePerson, { fastify } = made) =>
  fastify.inject({ method, url: path, headers: { authorization: `Bearer ${who.token}` } });
const make = async (who: MadePerson, product = made): Promise<string> => (await call('POST', who, product)).json().url;
/** What a calendar gets from an address, without an account. */
const read = (url: string, { fastify, app } = made) => fastify.inject({ url: url.slice(app.config.publicUrl.length) });
const stateOf = (id: string, changes: Partial<typeof bookings.$inferInsert>) =>
  made.app.db.update(bookings).set(changes).where(eq(bookings.id, id));

test('calendars read every trip that is held, paid or over, and none that is cancelled or only asked for', async () => {
  const person = await makePerson(made.app);
  const { id: serviceId } = await makeService(made.app, { capacity: 50, title: { en: 'Mara dawn drive' } });
  const book = (startDate: string) => makeBooking(made.app, { person, serviceId, startDate });
  const [held, paid, cancelled, asked] = [
    await book('2026-12-01'),
    await book('2026-12-03'),
    await book('2026-12-05'),
    await book('2026-12-07'),
  ];
  await stateOf(paid.id, { status: 'confirmed' });
  await stateOf(cancelled.id, { status: 'cancelled' });
  await stateOf(asked.id, { approval: 'asked' });
  const url = await make(person);
  expect((await call('GET', person)).json()).toEqual({ url });
  const answer = await read(url);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'no-store'],
  ]);
  const { events = [] } = convertIcsCalendar(undefined, answer.body);
  expect(events.map(({ uid, summary, status }) => [uid, summary, status])).toEqual([
    [`booking-${paid.id}@twende`, 'Mara dawn drive', 'CONFIRMED'],
    [`booking-${held.id}@twende`, 'Mara dawn drive', 'TENTATIVE'],
  ]);
  expect(answer.body).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H/);
  // A year after it has ended a trip is no longer in it.
  made.clock.freeze(new Date('2027-12-02T12:00:00+03:00'));
  const later = convertIcsCalendar(undefined, (await read(url)).body);
  expect(later.events?.map(({ uid }) => uid)).toEqual([`booking-${paid.id}@twende`]);
  made.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
});

test('without trips it is a calendar, too, and it has the words of its person', async () => {
  const person = await makePerson(made.app);
  await made.app.db
    .update(people)
    .set({ preferences: { ...(await preferencesOf(person)), language: 'sw' } })
    .where(eq(people.id, person.id));
  const { body } = await read(await make(person));
  expect(convertIcsCalendar(undefined, body).events ?? []).toEqual([]);
  expect(body).toContain('NAME:Safari za Twende');
});

async function preferencesOf({ id }: MadePerson) {
  const [row] = await made.app.db.select().from(people).where(eq(people.id, id));
  if (!row) throw new Error('no person');
  return row.preferences;
}

test('a new address ends the one before, an ended one does not come back, and nobody makes one up', async () => {
  const [person, other] = [await makePerson(made.app), await makePerson(made.app)];
  expect((await call('GET', person)).json()).toEqual({ url: null });
  const first = await make(person);
  const second = await make(person);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await call('DELETE', person)).json()).toEqual({ success: true });
  expect([(await read(second)).statusCode, (await call('GET', person)).json()]).toEqual([404, { url: null }]);
  const third = await make(person);
  await make(other);
  const odd = [third.replace(person.id, other.id), third.replace(person.id, newId()), third.replace(person.id, 'x')];
  for (const url of odd) expect([url, (await read(url)).statusCode]).toEqual([url, 404]);
  await made.app.db
    .update(people)
    .set({ suspendedAt: made.clock.now(), suspendedReason: 'x' })
    .where(eq(people.id, person.id));
  expect((await read(third)).statusCode).toBe(404);
});

test('twenty addresses a day, and sixty readings an hour from one network', async () => {
  const limited = await openFeeds({ RATE_LIMITS: 'on' });
  try {
    const person = await makePerson(limited.app);
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++) statuses.push((await call('POST', person, limited)).statusCode);
    expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429]);
    const url = (await call('GET', person, limited)).json().url;
    for (let index = 0; index < 60; index++) await read(url, limited);
    expect((await read(url, limited)).statusCode).toBe(429);
  } finally {
    await limited.close();
  }
});
