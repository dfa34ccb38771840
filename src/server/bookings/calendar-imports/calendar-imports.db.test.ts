import { and, asc, eq, like } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { registerCapacityWork } from '#server/catalogue/editing/capacity-work.ts';
import { updateListing } from '#server/catalogue/editing/update-listing.ts';
import { getAvailability } from '#server/catalogue/get-availability.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { importLimits } from '#shared/calendar-imports.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { type CalendarServer, calendarOf, startCalendarServer } from '#tests/support/calendar-server.ts';
import { makeService } from '#tests/support/factories.ts';
import { calendarFeedFile } from '../calendar-feed/routes.ts';
import { expireBooking } from '../expire-booking.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { bookings, calendarImports, importedEvents, serviceBlocks } from '../tables.ts';
import { enqueueDueImports } from './due-imports.ts';
import { offerNewPlaces } from './give-back.ts';

const env = { CALENDAR_LOOPBACK: 'on' };
let house: ProviderApp;
let server: CalendarServer;
beforeAll(async () => {
  server = await startCalendarServer();
  house = await openProvider({ env, extras: [async (fastify, app) => calendarFeedFile(fastify, app)] });
});
afterAll(async () => {
  await house?.close();
  await server?.close();
});

const day = calendarDate;
const [first, last] = [day('2026-12-03'), day('2026-12-06')];
const rooms = (capacity: number, changes: Partial<Parameters<typeof makeService>[1]> = {}) =>
  makeService(house.app, {
    ...{ providerId: house.providerId, category: 'guest', priceUnit: 'night', capacity, guestsPerPlace: 2 },
    ...changes,
  });
const stay = (serviceId: string, startDate: string, endDate: string, guests = 2) =>
  house.booking({ serviceId, startDate, endDate, guests });
const left = async (id: string, from = first, to = last) =>
  (await getAvailability(house.app, id, { from, to })).days.map(({ available }) => available);

const pathOf = (id: string, importId = '', more = '') =>
  `/api/provider/services/${id}/calendar-imports${importId && `/${importId}`}${more}`;
/** Nights from 3 to 5 December. */
const reserved = { uid: 'r1', start: '2026-12-03', end: '2026-12-06' };
let paths = 0;
const newPath = () => `/${++paths}.ics`;

const add = (id: string, address: string, more: object = {}, who = house.guide) =>
  house.post(pathOf(id), who, { name: 'Airbnb', address, ...more });
async function addedOf(id: string, address: string, more: object = {}) {
  const answer = await add(id, address, more);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json().calendar as { id: string; conflicts: { id: string; days: string[] }[] } & Record<
    string,
    unknown
  >;
}
const readNow = async (id: string, importId: string) => {
  const answer = await house.post(pathOf(id, importId, '/read'), house.guide, {});
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().calendar;
};
/** A second reading late enough after the first, for what is believed only then. */
async function readTwice(id: string, importId: string) {
  const first = await readNow(id, importId);
  house.at('2026-11-21T12:05:00');
  try {
    return { first, second: await readNow(id, importId) };
  } finally {
    house.at('2026-11-21T12:00:00');
  }
}
/** A reading half an hour later, whose jobs are then in `house.ran`. @returns its conflicts */
async function readLater(id: string, importId: string) {
  house.ran.length = 0;
  house.at('2026-11-21T12:30:00');
  try {
    const { conflicts } = await readNow(id, importId);
    await house.drain();
    return conflicts;
  } finally {
    house.at('2026-11-21T12:00:00');
  }
}
const blocksOf = (serviceId: string) =>
  house.app.db
    .select()
    .from(serviceBlocks)
    .where(eq(serviceBlocks.serviceId, serviceId))
    .orderBy(asc(serviceBlocks.startDate));

test('a calendar is read when it is added: its events take places, under its name', async () => {
  const { id } = await rooms(3);
  const address = server.put(newPath(), calendarOf([reserved]));
  const calendar = await addedOf(id, ` ${address} `, { name: '  Airbnb ' });
  expect(calendar).toEqual({
    ...{ id: expect.any(String), name: 'Airbnb', host: '127.0.0.1', places: 1 },
    ...{ readAt: '2026-11-21T09:00:00.000Z', triedAt: '2026-11-21T09:00:00.000Z', problem: null, late: false },
    ...{ events: 1, ownEvents: 0, freeEvents: 0, conflicts: [], conflictsTotal: 0, repeats: [], windowEnds: [] },
    ...{ nextReadAt: '2026-11-21T09:02:00.000Z', emptiedAt: null },
  });
  expect(await left(id)).toEqual([2, 2, 2, 3]);
  const entries = await house.get(`/api/provider/calendar/entries?service=${id}&from=${first}&to=${last}`, house.guide);
  expect(entries.json().items).toMatchObject([
    { kind: 'block', source: 'import', name: 'Airbnb', startDate: '2026-12-03', endDate: '2026-12-05', places: 1 },
  ]);
  expect((await house.get(pathOf(id), house.guide)).json()).toEqual({ items: [calendar], capacity: 3, most: 5 });
  // The address is a secret.
  const [row] = await house.app.db.select().from(calendarImports).where(eq(calendarImports.serviceId, id));
  expect(JSON.stringify(row)).not.toContain(new URL(address).pathname);
  const audit = and(eq(auditEntries.subjectId, id), like(auditEntries.action, 'calendar.import%'));
  expect(await house.app.db.select().from(auditEntries).where(audit)).toMatchObject([
    { action: 'calendar.import_added', actorId: house.guide.id, detail: { importId: calendar.id, host: '127.0.0.1' } },
  ]);
});

test('with one place an event closes its days; the provider chooses otherwise', async () => {
  const [single, other] = [await rooms(1), await rooms(3)];
  const address = server.put(newPath(), calendarOf([reserved]));
  expect(await addedOf(single.id, address)).toMatchObject({ places: null });
  expect((await blocksOf(single.id)).map(({ places }) => places)).toEqual([null]);
  expect(await addedOf(other.id, address, { places: 2 })).toMatchObject({ places: 2 });
  expect(await left(other.id)).toEqual([1, 1, 1, 3]);
  const closed = await rooms(3);
  await addedOf(closed.id, address, { places: null });
  expect(await left(closed.id)).toEqual([0, 0, 0, 3]);
  expect((await add((await rooms(3)).id, address, { places: 4 })).statusCode).toBe(400);
});

test('a listing by the day takes the last day too, where an event ends during it', async () => {
  const car = await makeService(house.app, {
    ...{ providerId: house.providerId, category: 'car', priceUnit: 'day', capacity: 1, guestsPerPlace: 4 },
  });
  const timed = calendarOf([reserved])
    .replace('DTSTART;VALUE=DATE:20261203', 'DTSTART:20261203T100000')
    .replace('DTEND;VALUE=DATE:20261206', 'DTEND:20261206T100000');
  await addedOf(car.id, server.put(newPath(), timed));
  expect(await left(car.id)).toEqual([0, 0, 0, 0]);
  const { id } = await rooms(1);
  await addedOf(id, server.put(newPath(), timed));
  expect(await left(id)).toEqual([0, 0, 0, 1]);
});

test('events are added, moved and removed as the other calendar has them, and the others are left alone', async () => {
  const { id } = await rooms(2);
  const path = newPath();
  const kept = { uid: 'kept', start: '2026-12-20', end: '2026-12-22' };
  const calendar = await addedOf(id, server.put(path, calendarOf([reserved, kept])));
  const before = await blocksOf(id);
  server.put(path, calendarOf([{ ...reserved, start: '2026-12-05', end: '2026-12-07' }, kept]));
  await readNow(id, calendar.id);
  expect(await left(id)).toEqual([2, 2, 1, 1]);
  const moved = await blocksOf(id);
  expect(moved).toEqual([{ ...before[0], startDate: '2026-12-05', endDate: '2026-12-06' }, before[1]]);
  server.put(path, calendarOf([kept, { uid: 'new', start: '2026-12-03', end: '2026-12-04' }]));
  expect(await readNow(id, calendar.id)).toMatchObject({ events: 2 });
  expect(await left(id)).toEqual([1, 2, 2, 2]);
  expect((await blocksOf(id))[1]).toEqual(before[1]);
  server.put(path, calendarOf([{ uid: 'far', start: '2027-12-03', end: '2027-12-04' }]));
  await readNow(id, calendar.id);
  expect([await left(id), (await blocksOf(id)).length]).toEqual([[2, 2, 2, 2], 1]);
  server.put(path, calendarOf([{ uid: 'over', start: '2025-12-03', end: '2025-12-04' }]));
  await readTwice(id, calendar.id);
  expect(await blocksOf(id)).toEqual([]);
  const rows = await house.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, id));
  expect(rows.map(({ taken, blocked }) => [taken, blocked])).toEqual(rows.map(() => [0, false]));
});

test('a booking is never displaced: the event takes the days around it and is shown with the others', async () => {
  const { id } = await rooms(1);
  const { id: bookingId } = await stay(id, '2026-12-04', '2026-12-05');
  const path = newPath();
  const calendar = await addedOf(id, server.put(path, calendarOf([reserved])));
  const conflict = { id: expect.any(String), startDate: '2026-12-03', endDate: '2026-12-05', days: ['2026-12-04'] };
  expect(calendar.conflicts).toEqual([conflict]);
  expect((await blocksOf(id)).map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2026-12-03', '2026-12-03'],
    ['2026-12-05', '2026-12-05'],
  ]);
  const [kept] = await house.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(kept?.status).toBe('confirmed');
  // It stays until the booking or the event is gone.
  expect((await readNow(id, calendar.id)).conflicts).toEqual([conflict]);
  expect(house.ran.filter((job) => job.startsWith('mail-calendar-conflict'))).toEqual([]);
  await house.drain();
  // Of the first reading alone.
  expect(house.ran.filter((job) => job === `mail-calendar-conflict ${calendar.id}`)).toHaveLength(1);
  await house.app.db.update(bookings).set({ status: 'pending', holdEndsAt: house.clock.now() });
  await expireBooking(house.app, bookingId);
  // At once, and not with the next reading.
  const [event] = await house.app.db.select().from(importedEvents).where(eq(importedEvents.importId, calendar.id));
  expect(event?.conflictDays).toEqual([]);
  expect(await left(id)).toEqual([0, 0, 0, 1]);
});

test('what a member has looked at is not asked again, until further days have no room', async () => {
  const { id } = await rooms(1);
  await stay(id, '2026-12-04', '2026-12-05');
  await stay(id, '2026-12-06', '2026-12-07');
  const path = newPath();
  const calendar = await addedOf(id, server.put(path, calendarOf([reserved])));
  const [conflict] = calendar.conflicts;
  const settle = (who = house.guide, eventId = conflict?.id, days = conflict?.days) =>
    house.post(pathOf(id, calendar.id, `/conflicts/${eventId}/settle`), who, { days });
  expect((await settle(house.clerk)).statusCode).toBe(403);
  expect((await settle(house.stranger)).statusCode).toBe(404);
  expect((await settle(house.guide, newId())).statusCode).toBe(404);
  expect((await settle(house.guide, conflict?.id, [])).statusCode).toBe(400);
  expect((await settle()).json()).toEqual({ success: true });
  expect((await readNow(id, calendar.id)).conflicts).toEqual([]);
  await house.drain();
  server.put(path, calendarOf([{ ...reserved, end: '2026-12-07' }]));
  expect(await readLater(id, calendar.id)).toMatchObject([{ days: ['2026-12-06'] }]);
  // And its members get another letter.
  expect(house.ran).toContain(`mail-calendar-conflict ${calendar.id}`);
});

test('of many conflicts the first are named, with their number', async () => {
  const { id } = await rooms(1);
  const nights = Array.from({ length: importLimits.conflicts + 1 }, (_, at) => addDays(first, 2 * at));
  for (const night of nights) await stay(id, night, addDays(night, 1));
  const events = nights.map((night, at) => ({ uid: `c${at}`, start: night, end: addDays(night, 1) }));
  const { conflicts, conflictsTotal } = await addedOf(id, server.put(newPath(), calendarOf(events)));
  expect(conflicts.map(({ days }) => days[0])).toEqual(nights.slice(0, importLimits.conflicts));
  expect(conflictsTotal).toBe(importLimits.conflicts + 1);
});

test('only the days that a member has seen are settled, not those without room since', async () => {
  const { id } = await rooms(1);
  await stay(id, '2026-12-04', '2026-12-05');
  const path = newPath();
  const calendar = await addedOf(id, server.put(path, calendarOf([reserved])));
  const [seen] = calendar.conflicts;
  await stay(id, '2026-12-06', '2026-12-07');
  server.put(path, calendarOf([{ ...reserved, end: '2026-12-07' }]));
  await readNow(id, calendar.id);
  const settled = await house.post(pathOf(id, calendar.id, `/conflicts/${seen?.id}/settle`), house.guide, {
    days: seen?.days,
  });
  expect(settled.json()).toEqual({ success: true });
  const { items } = (await house.get(pathOf(id), house.guide)).json();
  expect(items[0].conflicts).toMatchObject([{ id: seen?.id, days: ['2026-12-06'] }]);
});

test('an event that had room again is told once more when it has none', async () => {
  const { id } = await rooms(1);
  const { id: bookingId } = await stay(id, '2026-12-04', '2026-12-05');
  const path = newPath();
  const calendar = await addedOf(id, server.put(path, calendarOf([reserved])));
  await house.drain();
  await house.app.db.update(bookings).set({ status: 'pending', holdEndsAt: house.clock.now() });
  await expireBooking(house.app, bookingId);
  await stay(id, '2026-12-06', '2026-12-07');
  server.put(path, calendarOf([{ ...reserved, end: '2026-12-07' }]));
  expect(await readLater(id, calendar.id)).toMatchObject([{ days: ['2026-12-06'] }]);
  expect(house.ran).toContain(`mail-calendar-conflict ${calendar.id}`);
});

test('a reading that moves all events of a calendar sends few statements', async () => {
  const { id } = await rooms(3);
  const each = Array.from({ length: 40 }, (_, at) => addDays(first, 3 * at));
  const moved = (by: number) =>
    calendarOf(each.map((start, at) => ({ uid: `m${at}`, start: addDays(start, by), end: addDays(start, by + 2) })));
  const path = newPath();
  const calendar = await addedOf(id, server.put(path, moved(0)));
  const kept = (await blocksOf(id)).map((block) => block.id);
  server.put(path, moved(1));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await readNow(id, calendar.id);
    expect(query.mock.calls.length).toBeLessThan(40);
  } finally {
    query.mockRestore();
  }
  const after = await blocksOf(id);
  expect(after.map((block) => block.id)).toEqual(kept);
  expect(after.map(({ startDate, endDate }) => [startDate, endDate])).toEqual(
    each.map((start) => [addDays(start, 1), addDays(start, 2)]),
  );
});

test('the end of the other calendar’s booking window is shown, and blocks nothing', async () => {
  const { id } = await rooms(1);
  const window = { uid: 'w', start: '2027-05-21', end: '2027-11-22', title: 'Airbnb (Not available)' };
  const calendar = await addedOf(id, server.put(newPath(), calendarOf([reserved, window])));
  expect(calendar).toMatchObject({
    events: 1,
    windowEnds: [{ startDate: '2027-05-21', endDate: '2027-11-21' }],
    conflicts: [],
  });
  expect(await left(id, day('2027-06-01'), day('2027-06-02'))).toEqual([1, 1]);
});

test('our own calendar, read back, blocks nothing, and what was read is not written into it', async () => {
  const { id } = await rooms(1);
  await stay(id, '2026-12-03', '2026-12-05');
  const link = await house.post(`/api/provider/services/${id}/calendar-link`, house.guide, {});
  const own = async () => {
    const { body } = await house.fastify.inject({ url: link.json().url.slice(house.app.config.publicUrl.length) });
    return body;
  };
  const exported = await own();
  expect(exported).toContain('BEGIN:VEVENT');
  const calendar = await addedOf(id, server.put(newPath(), exported));
  expect(calendar).toMatchObject({ events: 0, ownEvents: 1, conflicts: [] });
  // Else two calendars would each have a day from the other, and keep it for good.
  const other = { uid: 'b', start: '2026-12-10', end: '2026-12-12' };
  await addedOf(id, server.put(newPath(), calendarOf([other])), { name: 'Booking.com' });
  expect(await left(id, day('2026-12-10'), day('2026-12-11'))).toEqual([0, 0]);
  expect(await own()).toBe(exported);
});

test('blocks of a calendar are not removed by hand, and end with it; those that are over stay', async () => {
  const { id } = await rooms(1);
  const running = { uid: 'now', start: '2026-11-18', end: '2026-11-25' };
  const calendar = await addedOf(id, server.put(newPath(), calendarOf([reserved, running])));
  const blocks = await blocksOf(id);
  const byHand = await house.remove(`/api/provider/services/${id}/blocks/${blocks[0]?.id}`, house.guide);
  expect([byHand.statusCode, byHand.json().code]).toEqual([409, 'block_imported']);
  expect(await left(id)).toEqual([0, 0, 0, 1]);
  house.at('2026-11-23T12:00:00');
  try {
    const removed = await house.remove(pathOf(id, calendar.id), house.guide);
    expect(removed.json()).toEqual({ success: true });
    expect(await left(id, day('2026-11-23'), last)).toEqual(Array.from({ length: 14 }, () => 1));
    // It says what was on the days before.
    expect(await blocksOf(id)).toMatchObject([
      { startDate: '2026-11-21', endDate: '2026-11-22', importedEventId: null },
    ]);
    expect((await house.remove(pathOf(id, calendar.id), house.guide)).statusCode).toBe(404);
  } finally {
    house.at('2026-11-21T12:00:00');
  }
});

test('a wrong address, or one that holds no calendar, is refused with the reason, and nothing is added', async () => {
  const { id } = await rooms(1);
  const page = server.put(newPath(), '<!doctype html><title>Sign in</title>');
  const many = Array.from({ length: 1_001 }, (_, at) => ({ ...reserved, uid: `e${at}` }));
  for (const [address, problem] of [
    ['airbnb.com/calendar', 'address_invalid'],
    ['http://example.com/a.ics', 'address_not_https'],
    ['https://user:word@example.com/a.ics', 'address_password'],
    ['https://example.com:8443/a.ics', 'address_port'],
    ['https://10.0.0.1/a.ics', 'address_private'],
    ['https://169.254.169.254/latest/meta-data', 'address_private'],
    ['https://[fd00:ec2::254]/', 'address_private'],
    [new URL('/none.ics', page).href, 'answer_missing'],
    [page, 'not_a_calendar'],
    [server.put(newPath(), calendarOf([reserved]).slice(0, -20)), 'broken'],
    [server.put(newPath(), calendarOf(many)), 'events_many'],
  ] as const) {
    const answer = await add(id, address);
    expect([address, answer.statusCode, answer.json().code, answer.json().problem]).toEqual([
      ...[address, 422, 'calendar_unread', problem],
    ]);
  }
  expect(await house.app.db.$count(calendarImports, eq(calendarImports.serviceId, id))).toBe(0);
  const empty = await add(id, ' ', { name: ' ' });
  expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([400, ['name', 'address']]);
});

test('five calendars of a listing, each address once', async () => {
  const { id } = await rooms(5);
  const address = () => server.put(newPath(), calendarOf([]));
  const one = address();
  await addedOf(id, one);
  expect((await add(id, one)).json().code).toBe('import_known');
  for (let count = 1; count < importLimits.perListing; count++) await addedOf(id, address());
  expect((await add(id, address())).json().code).toBe('imports_many');
  const { items } = (await house.get(pathOf(id), house.guide)).json();
  await house.remove(pathOf(id, items[0].id), house.guide);
  await addedOf(id, address());
});

test('a listing that was never approved reads calendars while it is worked on, ten of a provider together', async () => {
  const own = await openProvider({ env });
  try {
    const { app, providerId, guide } = own;
    const draft = async () => {
      const { id } = await makeService(app, { providerId, category: 'guest', priceUnit: 'night', capacity: 2 });
      await app.db
        .update(services)
        .set({ status: 'draft', listed: false, updatedAt: own.clock.now() })
        .where(eq(services.id, id));
      return id;
    };
    const [one, two, three] = [await draft(), await draft(), await draft()];
    const path = newPath();
    const addTo = async (id: string, address: string) =>
      (await own.post(pathOf(id), guide, { name: 'Airbnb', address })).json().code;
    expect(await addTo(one, server.put(path, calendarOf([reserved])))).toBeUndefined();
    expect(await app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, one))).toBe(1);
    const full = { ...reserved, end: '2026-12-12' };
    server.put(path, calendarOf([full]));
    own.at('2026-11-21T12:40:00');
    await enqueueDueImports(app);
    await own.drain();
    const [block] = await app.db.select().from(serviceBlocks).where(eq(serviceBlocks.serviceId, one));
    expect(block?.endDate).toBe('2026-12-11');
    for (let count = 1; count < importLimits.unapproved; count++) {
      expect(await addTo(count < 5 ? one : two, server.put(newPath(), calendarOf([])))).toBeUndefined();
    }
    expect(await addTo(three, server.put(newPath(), calendarOf([])))).toBe('imports_unapproved');
    expect(await addTo(own.roomsId, server.put(newPath(), calendarOf([])))).toBeUndefined();
    await app.db.update(services).set({ status: 'approved' }).where(eq(services.id, two));
    expect(await addTo(three, server.put(newPath(), calendarOf([])))).toBeUndefined();
    own.at('2027-03-01T12:00:00');
    const asked = server.asked.filter((each) => each === path).length;
    await enqueueDueImports(app);
    await own.drain();
    expect(server.asked.filter((each) => each === path)).toHaveLength(asked);
    // They are looked at again six hours later, and are not in the way of others meanwhile.
    const dueOf = async () =>
      (await app.db.select().from(calendarImports)).filter(({ nextReadAt }) => nextReadAt <= own.clock.now());
    expect(await dueOf()).toEqual([]);
    await app.db.update(services).set({ updatedAt: own.clock.now() }).where(eq(services.id, one));
    own.at('2027-03-01T18:00:00');
    await enqueueDueImports(app);
    await own.drain();
    expect(server.asked.filter((each) => each === path)).toHaveLength(asked + 1);
  } finally {
    await own.close();
  }
});

test('only members with the right, of listings of their own', async () => {
  const { id } = await rooms(2);
  const other = await rooms(2);
  const theirs = await makeService(house.app);
  const address = server.put(newPath(), calendarOf([reserved]));
  const calendar = await addedOf(id, address);
  const asked = server.asked.length;
  const { clerk, stranger, traveller, guide } = house;
  for (const [who, listing, status] of [
    [clerk, id, 403],
    [traveller, id, 403],
    [stranger, id, 404],
    [guide, theirs.id, 404],
    [guide, newId(), 404],
  ] as const) {
    expect((await house.get(pathOf(listing), who)).statusCode).toBe(status);
    expect((await add(listing, address, {}, who)).statusCode).toBe(status);
    expect((await house.post(pathOf(listing, calendar.id, '/read'), who, {})).statusCode).toBe(status);
    expect((await house.remove(pathOf(listing, calendar.id), who)).statusCode).toBe(status);
  }
  // Another listing of the same provider has other calendars.
  expect((await house.post(pathOf(other.id, calendar.id, '/read'), guide, {})).statusCode).toBe(404);
  expect((await house.remove(pathOf(other.id, calendar.id), guide)).statusCode).toBe(404);
  // Nobody's server was asked for them.
  expect(server.asked).toHaveLength(asked);
  expect((await blocksOf(id)).length).toBe(1);
});

test('a hundred readings a day that members ask for', async () => {
  const limited = await openProvider({ env: { ...env, RATE_LIMITS: 'on' } });
  try {
    const { app, guide, roomsId } = limited;
    const address = server.put(newPath(), calendarOf([]));
    const added = await limited.post(pathOf(roomsId), guide, { name: 'Airbnb', address });
    expect(added.statusCode).toBe(201);
    const share = (24 * 3600) / importLimits.readsPerDay;
    await app.db.execute(`update try_limits set free_at = free_at + interval '${share * (importLimits.readsPerDay - 2)} s'
      where subject like 'calendar-reads:%'`);
    const path = pathOf(roomsId, added.json().calendar.id, '/read');
    expect((await limited.post(path, guide, {})).statusCode).toBe(200);
    const refused = await limited.post(path, guide, {});
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
  } finally {
    await limited.close();
  }
});

test('every half hour a job reads it; a failure is shown, changes nothing, and after six hours warns', async () => {
  const own = await openProvider({ env });
  const calendarPath = newPath();
  try {
    const { app, roomsId, guide } = own;
    const listed = async () => (await own.get(pathOf(roomsId), guide)).json().items[0];
    const address = server.put(calendarPath, calendarOf([reserved]));
    const added = await own.post(pathOf(roomsId), guide, { name: 'Airbnb', address });
    expect(added.statusCode).toBe(201);
    const importId = added.json().calendar.id;
    const nairobi = (instant: string) => new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 23);
    const readings = () => server.asked.filter((path) => path === calendarPath).length;
    const due = async (instant: string) => {
      own.at(instant);
      await enqueueDueImports(app);
      await own.drain();
    };
    await due('2026-11-21T12:01:59');
    expect(readings()).toBe(1);
    // Soon, since what was given back while it was added has not asked for its events; then every half hour.
    await due('2026-11-21T12:02:00');
    expect(readings()).toBe(2);
    await due('2026-11-21T12:30:00');
    expect(readings()).toBe(2);
    server.put(calendarPath, calendarOf([{ ...reserved, end: '2026-12-05' }]));
    await due('2026-11-21T12:38:00');
    // A second run finds nothing that is due.
    await due('2026-11-21T12:38:00');
    expect(readings()).toBe(3);
    expect(await listed()).toMatchObject({ readAt: '2026-11-21T09:38:00.000Z', problem: null });
    const blocks = () => app.db.select().from(serviceBlocks).where(eq(serviceBlocks.serviceId, roomsId));
    expect((await blocks()).map(({ endDate }) => endDate)).toEqual(['2026-12-04']);
    server.put(calendarPath, (response) => response.writeHead(500).end());
    await due('2026-11-21T18:37:59');
    const failed = { readAt: '2026-11-21T09:38:00.000Z', problem: 'answer_failed' };
    expect(await listed()).toMatchObject({ ...failed, triedAt: '2026-11-21T15:37:59.000Z', late: false });
    own.at('2026-11-21T18:38:00');
    expect(await listed()).toMatchObject({ ...failed, late: true });
    expect((await blocks()).map(({ endDate }) => endDate)).toEqual(['2026-12-04']);
    // One that fails again and again is tried after twice as long each time, every six hours at least.
    const waits: number[] = [];
    for (let failed = 1; failed < 9; failed++) {
      const { triedAt, nextReadAt } = await listed();
      waits.push(Math.floor((Date.parse(nextReadAt) - Date.parse(triedAt)) / 1_800_000));
      await due(nairobi(nextReadAt));
    }
    expect(waits).toEqual([1, 1, 1, 2, 4, 8, 12, 12]);
    const asked = (await listed()).nextReadAt;
    // What fails for whoever asks does not make it rarer, and what succeeds ends it.
    const readNow = () => own.post(pathOf(roomsId, importId, '/read'), guide, {});
    expect((await readNow()).json().calendar.nextReadAt).toBe(asked);
    server.put(calendarPath, calendarOf([{ ...reserved, end: '2026-12-05' }]));
    expect((await readNow()).json().calendar).toMatchObject({ problem: null, late: false });
    const before = readings();
    await app.db
      .update(services)
      .set({ status: 'rejected', updatedAt: new Date('2026-08-01') })
      .where(eq(services.id, roomsId));
    await due('2026-11-30T20:00:00');
    expect(readings()).toBe(before);
  } finally {
    await own.close();
  }
});

test('a reading that began earlier does not undo a later one', async () => {
  const { id } = await rooms(1);
  const path = newPath();
  const calendar = await addedOf(id, server.put(path, calendarOf([])));
  const answered = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  server.put(path, async (response) => {
    arrived.resolve();
    await answered.promise;
    response.end(calendarOf([]));
  });
  const slow = readNow(id, calendar.id);
  await arrived.promise;
  house.at('2026-11-21T12:00:01');
  try {
    server.put(path, calendarOf([reserved]));
    await readNow(id, calendar.id);
    answered.resolve();
    await slow;
    expect(await left(id)).toEqual([0, 0, 0, 1]);
  } finally {
    house.at('2026-11-21T12:00:00');
  }
});

test('a calendar whose events are over forgets them, and their blocks stay', async () => {
  const { id } = await rooms(1);
  const calendar = await addedOf(id, server.put(newPath(), calendarOf([reserved])));
  house.at('2026-12-08T12:00:00');
  try {
    expect(await readNow(id, calendar.id)).toMatchObject({ events: 0 });
    expect(await house.app.db.$count(importedEvents, eq(importedEvents.importId, calendar.id))).toBe(0);
    expect(await blocksOf(id)).toMatchObject([{ startDate: first, endDate: addDays(last, -1), importedEventId: null }]);
  } finally {
    house.at('2026-11-21T12:00:00');
  }
});

test('a file that has suddenly lost its events opens nothing before a later reading agrees', async () => {
  const { id } = await rooms(1);
  const path = newPath();
  const added = await addedOf(id, server.put(path, calendarOf([reserved])));
  server.put(path, calendarOf([]));
  const { first, second } = await readTwice(id, added.id);
  expect(first).toMatchObject({
    ...{ emptiedAt: '2026-11-21T09:00:00.000Z', nextReadAt: '2026-11-21T09:10:00.000Z', events: 1 },
  });
  expect(second).toMatchObject({ emptiedAt: null, events: 0 });
  expect(await left(id)).toEqual([1, 1, 1, 1]);
  // Asked again at once it says the same; a file that has them again ends the doubt.
  house.at('2026-11-21T12:30:00');
  try {
    server.put(path, calendarOf([reserved]));
    await readNow(id, added.id);
    server.put(path, calendarOf([]));
    for (const _ of [1, 2]) expect(await readNow(id, added.id)).toMatchObject({ events: 1 });
    expect(await left(id)).toEqual([0, 0, 0, 1]);
    server.put(path, calendarOf([reserved]));
    expect(await readNow(id, added.id)).toMatchObject({ emptiedAt: null, events: 1 });
  } finally {
    house.at('2026-11-21T12:00:00');
  }
});

test('most of many events vanishing at once is doubted, ordinary cancellations and new names are not', async () => {
  const { id } = await rooms(1);
  const path = newPath();
  const all = Array.from({ length: 8 }, (_, at) => ({
    ...{ uid: `e${at}`, start: addDays(first, 2 * at), end: addDays(first, 2 * at + 1) },
  }));
  const calendar = await addedOf(id, server.put(path, calendarOf(all)));
  const eventsOf = async (events: Parameters<typeof calendarOf>[0]) => {
    server.put(path, calendarOf(events));
    const { events: now, emptiedAt } = await readNow(id, calendar.id);
    return [now, emptiedAt !== null];
  };
  expect(await eventsOf(all.slice(0, 3))).toEqual([8, true]);
  expect(await eventsOf(all.slice(0, 4))).toEqual([4, false]);
  expect(await eventsOf(all.slice(0, 1))).toEqual([1, false]);
  expect(await eventsOf([{ uid: 'renamed', start: first, end: addDays(first, 1) }])).toEqual([1, false]);
});

test('an event that waits for a day gets it from another calendar, from a block and from a change of a booking', async () => {
  const { id } = await rooms(1);
  const [one, other] = [newPath(), newPath()];
  const night = (uid: string) => calendarOf([{ uid, start: '2026-12-03', end: '2026-12-04' }]);
  const blocked = await house.post(`/api/provider/services/${id}/blocks`, house.guide, {
    ...{ startDate: '2026-12-03', endDate: '2026-12-03', places: 1, name: 'Family', source: 'own_use' },
  });
  expect(blocked.statusCode).toBe(201);
  const first = await addedOf(id, server.put(one, night('a')), { places: 1 });
  const second = await addedOf(id, server.put(other, night('b')), { places: 1, name: 'Booking.com' });
  // Nothing can be sold, so there is nothing to decide.
  expect([first.conflicts, second.conflicts]).toEqual([[], []]);
  await house.remove(`/api/provider/services/${id}/blocks/${blocked.json().block.id}`, house.guide);
  const names = async () => (await blocksOf(id)).map(({ name }) => name);
  expect([await names(), await left(id)]).toEqual([['Airbnb'], [0, 1, 1, 1]]);
  await house.remove(pathOf(id, first.id), house.guide);
  expect([await names(), await left(id)]).toEqual([['Booking.com'], [0, 1, 1, 1]]);
});

test('an event that waits gets the places that its listing gets more', async () => {
  registerCapacityWork(offerNewPlaces);
  const { id } = await rooms(2);
  await stay(id, '2026-12-04', '2026-12-05', 4);
  const calendar = await addedOf(id, server.put(newPath(), calendarOf([reserved])));
  expect(calendar.conflicts).toMatchObject([{ days: ['2026-12-04'] }]);
  const editor = { id, providerId: house.providerId, personId: house.owner.id, lang: 'en' } as const;
  await updateListing(house.app, editor, { version: 0, capacity: 3 });
  const [event] = await house.app.db.select().from(importedEvents).where(eq(importedEvents.importId, calendar.id));
  expect(event?.conflictDays).toEqual([]);
  expect(await left(id)).toEqual([2, 0, 2, 3]);
});

test('what only repeats the days that our own calendar says are booked is no conflict', async () => {
  const { id } = await rooms(1);
  await stay(id, '2026-12-03', '2026-12-05');
  const path = newPath();
  const copy = { uid: 'copy', start: '2026-12-03', end: '2026-12-05' };
  const calendar = await addedOf(id, server.put(path, calendarOf([copy])));
  // Nobody can have read our calendar.
  expect(calendar).toMatchObject({ conflicts: [{ days: ['2026-12-03', '2026-12-04'] }], repeats: [] });
  await house.post(`/api/provider/services/${id}/calendar-link`, house.guide, {});
  const repeats = [{ startDate: '2026-12-03', endDate: '2026-12-04' }];
  expect(await readNow(id, calendar.id)).toMatchObject({ conflicts: [], repeats });
  // A night more is somebody else’s.
  server.put(path, calendarOf([{ ...copy, end: '2026-12-06' }]));
  expect(await readNow(id, calendar.id)).toMatchObject({ conflicts: [{ endDate: '2026-12-05' }], repeats: [] });
  // Two bookings without a gap are one range in our calendar.
  await house.app.db.delete(serviceBlocks).where(eq(serviceBlocks.serviceId, id));
  await house.app.db.update(serviceDays).set({ blocked: false }).where(eq(serviceDays.serviceId, id));
  await stay(id, '2026-12-05', '2026-12-06');
  const [, both] = [await readNow(id, calendar.id), await readNow(id, calendar.id)];
  expect(both).toMatchObject({ conflicts: [], repeats: [{ startDate: '2026-12-03', endDate: '2026-12-05' }] });
});

test('a calendar gets another name, which its blocks get too, and another address, whose events replace the others', async () => {
  const { id } = await rooms(2);
  const calendar = await addedOf(id, server.put(newPath(), calendarOf([reserved])));
  const change = (body: object, who = house.guide) =>
    house.fastify.inject({
      ...{ method: 'PUT', url: pathOf(id, calendar.id), payload: body },
      headers: { authorization: `Bearer ${who.token}` },
    });
  expect((await change({ name: ' Booking.com ' })).json().calendar).toMatchObject({ name: 'Booking.com', events: 1 });
  expect(await blocksOf(id)).toMatchObject([{ name: 'Booking.com', startDate: first }]);
  const moved = server.put(newPath(), calendarOf([{ uid: 'z', start: '2026-12-06', end: '2026-12-07' }]));
  const answer = await change({ name: 'Vrbo', address: moved });
  expect(answer.json().calendar).toMatchObject({ name: 'Vrbo', events: 1, emptiedAt: null });
  expect([await left(id), (await blocksOf(id)).map(({ name }) => name)]).toEqual([[2, 2, 2, 1], ['Vrbo']]);
  const wrong = await change({ name: 'Vrbo', address: new URL('/none.ics', moved).href });
  expect([wrong.statusCode, wrong.json().problem]).toEqual([422, 'answer_missing']);
  const other = server.put(newPath(), calendarOf([]));
  await addedOf(id, other);
  expect((await change({ name: 'Vrbo', address: other })).json().code).toBe('import_known');
  expect((await change({ name: '' })).statusCode).toBe(400);
  expect((await change({ name: 'x' }, house.clerk)).statusCode).toBe(403);
  expect((await change({ name: 'x' }, house.stranger)).statusCode).toBe(404);
  expect(await left(id)).toEqual([2, 2, 2, 1]);
});
