import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { approveService } from '#server/catalogue/approve-service.ts';
import { registerApprovalWork } from '#server/catalogue/approved-listing.ts';
import { createService } from '#server/catalogue/create-service.ts';
import { findServices } from '#server/catalogue/find-services.ts';
import { getAvailability } from '#server/catalogue/get-availability.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { timeOffLimits } from '#shared/time-off-limits.ts';
import { makeBooking, makePerson, makeProvider, makeService } from '#tests/support/factories.ts';
import { expireBooking } from '../expire-booking.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { bookings, providerTimeOff, serviceBlocks } from '../tables.ts';
import { closeApproved } from './take-time-off.ts';

let house: ProviderApp;
beforeAll(async () => {
  registerApprovalWork(closeApproved);
  house = await openProvider({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => house?.close());

const day = calendarDate;
const [first, last] = [day('2026-12-03'), day('2026-12-05')];
const path = '/api/provider/time-off';

/** A provider with two listings, and a member who handles its bookings. */
async function makeHouse() {
  const { app } = house;
  const { id: providerId } = await makeProvider(app);
  const guide = await makePerson(app);
  await addProviderMember(app, providerId, { personId: guide.id, rights: ['bookings'] });
  const rooms = await makeService(app, {
    ...{ providerId, category: 'guest', priceUnit: 'night', capacity: 3, guestsPerPlace: 2 },
  });
  const drive = await makeService(app, { providerId, capacity: 4 });
  const take = (startDate: string, endDate: string, reason = '') =>
    house.post(path, guide, { startDate, endDate, reason });
  return { providerId, guide, rooms: rooms.id, drive: drive.id, take };
}

const left = async (id: string, from = first, to = last) =>
  (await getAvailability(house.app, id, { from, to })).days.map(({ available }) => available);
const book = (serviceId: string, startDate: string, endDate?: string, guests = 1) =>
  makePerson(house.app, { name: 'Amina Hassan' }).then((person) =>
    makeBooking(house.app, { person, serviceId, startDate, guests, ...(endDate && { endDate }) }),
  );
const end = (id: string, who: { token: string }) => house.remove(`${path}/${id}`, who);

test('all listings are closed on its days, quotes and bookings refused, the calendar shows it, and ending it opens them', async () => {
  const { providerId, guide, rooms, drive, take } = await makeHouse();
  const taken = await take(first, last, '  Grandmother’s wedding ');
  expect([taken.statusCode, taken.json()]).toEqual([
    201,
    {
      items: [
        {
          ...{ id: expect.any(String), startDate: first, endDate: last, reason: 'Grandmother’s wedding' },
          ...{ createdAt: '2026-11-21T09:00:00.000Z' },
          ...{ bookings: [], bookingsTotal: 0, requests: [], requestsTotal: 0 },
        },
      ],
    },
  ]);
  expect(await left(rooms, addDays(first, -1), addDays(last, 1))).toEqual([3, 0, 0, 0, 3]);
  expect(await left(drive, addDays(first, -1), addDays(last, 1))).toEqual([4, 0, 0, 0, 4]);
  await expect(book(drive, last)).rejects.toMatchObject({ code: 'sold_out' });
  await expect(book(rooms, '2026-12-02', '2026-12-04')).rejects.toMatchObject({ code: 'sold_out' });
  await book(rooms, '2026-12-02', '2026-12-03');
  const { items } = (await house.get('/api/provider/calendar/entries?from=2026-12-03&to=2026-12-03', guide)).json();
  expect(
    items.map(({ kind, name, source, places }: Record<string, unknown>) => ({ kind, name, source, places })),
  ).toEqual(
    [rooms, drive].map(() => ({ kind: 'block', name: 'Grandmother’s wedding', source: 'time_off', places: null })),
  );
  // It is no block that could be removed for one listing.
  const removed = await house.remove(`/api/provider/services/${items[0].service.id}/blocks/${items[0].id}`, guide);
  expect([removed.statusCode, removed.json().code]).toEqual([409, 'block_time_off']);
  const ended = await end(taken.json().items[0].id, guide);
  expect([ended.statusCode, ended.json()]).toEqual([200, { items: [] }]);
  expect(await left(rooms)).toEqual([3, 3, 3]);
  expect(await left(drive)).toEqual([4, 4, 4]);
  expect((await end(taken.json().items[0].id, guide)).statusCode).toBe(404);
  const audit = await house.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, providerId));
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['provider.time_off_taken', guide.id],
    ['provider.time_off_ended', guide.id],
  ]);
});

test('what it would find is said first; bookings stay as they are, and one that lapses opens no day', async () => {
  const { guide, rooms, drive, take } = await makeHouse();
  const stay = await book(rooms, '2026-12-02', '2026-12-04', 2);
  const before = await book(rooms, '2026-12-01', '2026-12-03');
  const held = await book(drive, last, undefined, 3);
  await house.app.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, stay.id));
  const asked = await house.booking(
    { serviceId: drive, startDate: '2026-12-04' },
    { status: 'pending', approval: 'asked' },
  );
  const days = `startDate=${first}&endDate=${last}`;
  const named = ({ id, reference, startDate, endDate, guests, priceUnit, contactName: name }: typeof stay) => ({
    ...{ id, reference, startDate, endDate, guests, priceUnit, name, title: expect.any(String), textLang: 'en' },
  });
  const standing = {
    ...{ bookings: [stay, held].map(named), bookingsTotal: 2 },
    ...{ requests: [named(asked)], requestsTotal: 1 },
  };
  const consequences = await house.get(`${path}/consequences?${days}`, guide);
  expect(consequences.json()).toEqual({ ...standing, listings: 2 });
  const offOf = async (id: string) => (await house.get(`/api/bookings/${id}`, guide)).json().forMember.timeOff;
  expect(await offOf(asked.id)).toBeNull();
  const later = addDays(last, 3);
  await take(later, later);
  const { items } = (await take(first, last)).json();
  expect(items.map(({ startDate }: { startDate: string }) => startDate)).toEqual([first, later]);
  expect(items[0]).toMatchObject(standing);
  expect(items[1]).toMatchObject({ bookings: [], bookingsTotal: 0, requests: [], requestsTotal: 0 });
  const rows = await house.app.db.select().from(bookings);
  const statusOf = (id: string) => rows.find((row) => row.id === id)?.status;
  expect([stay, before, held, asked].map(({ id }) => statusOf(id))).toEqual([
    ...['confirmed', 'pending', 'pending', 'pending'],
  ]);
  const accepted = await house.post(`/api/provider/bookings/${asked.id}/accept`, guide, {});
  expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'sold_out']);
  // Its page says why, and that of what stands says nothing.
  expect([await offOf(asked.id), await offOf(stay.id)]).toEqual([{ startDate: first, endDate: last }, null]);
  const on = async (serviceId: string, date: string) =>
    (await house.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, serviceId))).find(
      (row) => row.date === date,
    );
  expect(await on(drive, last)).toMatchObject({ taken: 3, blocked: true });
  house.at('2026-11-21T14:00:00');
  try {
    await expireBooking(house.app, held.id);
  } finally {
    house.at('2026-11-21T12:00:00');
  }
  expect(await on(drive, last)).toMatchObject({ taken: 0, blocked: true });
  expect(await left(drive)).toEqual([0, 0, 0]);
});

test('time off names its first bookings, and says how many they are', async () => {
  const { guide, drive, take } = await makeHouse();
  const { bookingsNamed } = timeOffLimits;
  const person = await makePerson(house.app);
  const one = await book(drive, last);
  const copies = Array.from({ length: bookingsNamed }, (_, at) => ({
    ...{ ...one, personId: person.id, status: 'confirmed' as const, startDate: first, endDate: first },
    ...{ id: newId(), reference: `BK-2027-${at}` },
  }));
  await house.app.db.insert(bookings).values(copies);
  const { items } = (await take(first, last)).json();
  const named: { startDate: string }[] = items[0].bookings;
  expect([named.length, items[0].bookingsTotal]).toEqual([bookingsNamed, bookingsNamed + 1]);
  expect(named.every(({ startDate }) => startDate === first)).toBe(true);
  expect((await house.get(path, guide)).json()).toEqual({ items });
});

test('of one under way the days until yesterday stay', async () => {
  const { guide, rooms, take } = await makeHouse();
  const { items } = (await take('2026-11-21', '2026-11-25')).json();
  house.at('2026-11-23T08:00:00');
  try {
    expect((await end(items[0].id, guide)).json()).toEqual({ items: [] });
    const [kept] = await house.app.db.select().from(providerTimeOff).where(eq(providerTimeOff.id, items[0].id));
    expect([kept?.startDate, kept?.endDate]).toEqual(['2026-11-21', '2026-11-22']);
    expect(await left(rooms, day('2026-11-23'), day('2026-11-26'))).toEqual([3, 3, 3, 3]);
    const blocks = await house.app.db.select().from(serviceBlocks).where(eq(serviceBlocks.timeOffId, items[0].id));
    expect(blocks.map(({ endDate }) => endDate)).toEqual(['2026-11-22', '2026-11-22']);
  } finally {
    house.at('2026-11-21T12:00:00');
  }
});

test('days that a block closes as well stay closed, and blocks keep their places', async () => {
  const { guide, rooms, take } = await makeHouse();
  const block = (places: number | null) =>
    house.post(`/api/provider/services/${rooms}/blocks`, guide, {
      ...{ startDate: last, endDate: last, places, name: '', source: 'closed' },
    });
  const { items } = (await take(first, last)).json();
  expect((await block(null)).statusCode).toBe(201);
  expect((await block(null)).json().code).toBe('days_closed');
  expect((await block(1)).json().code).toBe('block_no_room');
  await end(items[0].id, guide);
  expect(await left(rooms)).toEqual([3, 3, 0]);
});

test('a listing that is approved meanwhile is closed from its first minute', async () => {
  const { providerId, guide, take } = await makeHouse();
  const admin = await makePerson(house.app, { role: 'admin' });
  const { items } = (await take(first, last)).json();
  const { id } = await createService(house.app, providerId, {
    ...{ category: 'safari', title: { en: 'Night drive' }, summary: { en: 'Owls.' }, description: { en: 'At night.' } },
    ...{ included: { en: ['Guide'] }, notIncluded: { en: [] }, languages: ['en'], location: 'Maasai Mara' },
    ...{ county: 'Narok', lat: -1.49, lon: 35.14, priceUnit: 'person', priceCents: usd(9_000), capacity: 5 },
    ...{ guestsPerPlace: 1, durationDays: 1, policy: 'flexible' },
  });
  await approveService(house.app, admin, id);
  expect(await left(id)).toEqual([0, 0, 0]);
  await end(items[0].id, guide);
  expect(await left(id)).toEqual([5, 5, 5]);
});

test('searches with dates leave its listings out, and the price from which they are sold follows', async () => {
  const { rooms, guide, take } = await makeHouse();
  const found = async () => {
    const query = { startDate: first, endDate: last, guests: 1, page: 1, pageSize: 100 };
    const { items } = await findServices(house.app, query as never, 'en');
    return items.some(({ id }) => id === rooms);
  };
  const from = async () => {
    const [row] = await house.app.db.select().from(services).where(eq(services.id, rooms));
    return row?.priceFromCents;
  };
  expect([await found(), await from()]).toEqual([true, 10_000]);
  const { items } = (await take(first, last)).json();
  expect([await found(), await from()]).toEqual([false, 10_000]);
  await end(items[0].id, guide);
  expect(await found()).toBe(true);
});

test('only those who handle bookings, on sensible days, not twice, and with a limit on length, number and changes', async () => {
  const { guide, take } = await makeHouse();
  expect((await house.post(path, house.clerk, { startDate: first, endDate: last })).statusCode).toBe(403);
  const codeOf = async (answer: ReturnType<typeof take>) => (await answer).json().code;
  expect(await codeOf(take(last, first))).toBe('invalid_dates');
  expect(await codeOf(take('2026-11-20', last))).toBe('invalid_dates');
  expect(await codeOf(take('2028-11-20', '2028-11-30'))).toBe('invalid_dates');
  expect(await codeOf(take(first, addDays(first, timeOffLimits.days)))).toBe('time_off_long');
  expect(await codeOf(take(first, addDays(first, timeOffLimits.days - 1)))).toBeUndefined();
  expect(await codeOf(take(addDays(first, 119), addDays(first, 121)))).toBe('time_off_overlaps');
  for (let count = 1; count < timeOffLimits.coming; count += 1) {
    const one = addDays(first, 119 + count);
    expect(await codeOf(take(one, one))).toBeUndefined();
  }
  const further = addDays(first, 200);
  expect(await codeOf(take(further, further))).toBe('time_off_many');
  const { items } = (await house.get(path, guide)).json();
  for (const { id } of items.slice(0, timeOffLimits.changesPerDay - timeOffLimits.coming)) {
    expect((await end(id, guide)).statusCode).toBe(200);
  }
  expect(await codeOf(take(further, further))).toBe('too_many_tries');
});
