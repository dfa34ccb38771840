import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { approveService } from '#server/catalogue/approve-service.ts';
import { deleteListing } from '#server/catalogue/editing/delete-listing.ts';
import { getAvailability } from '#server/catalogue/get-availability.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { blockLimits } from '#shared/block-limits.ts';
import type { Calendar } from '#shared/contracts/provider-calendar.ts';
import { addDays, addMonths, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { makeBooking, makeService } from '#tests/support/factories.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { bookings, serviceBlocks } from '../tables.ts';
import { closeDays } from './repository.ts';

let house: ProviderApp;
beforeAll(async () => {
  house = await openProvider();
});
afterAll(() => house?.close());

const day = calendarDate;
const [first, last] = [day('2026-12-03'), day('2026-12-05')];
const rooms = (capacity: number, changes: Partial<Parameters<typeof makeService>[1]> = {}) =>
  makeService(house.app, {
    ...{ providerId: house.providerId, category: 'guest', priceUnit: 'night', capacity, guestsPerPlace: 2 },
    ...changes,
  });

interface Asked {
  startDate?: string;
  endDate?: string;
  places?: number | null;
  name?: string;
  source?: string;
}
const whole = { startDate: first, endDate: last, places: null, source: 'closed' };
const block = (id: string, asked: Asked = {}, { who = house.guide, headers = {} } = {}) =>
  house.post(`/api/provider/services/${id}/blocks`, who, { ...whole, ...asked }, headers);
const blockIdOf = async (answer: ReturnType<typeof block>): Promise<string> => {
  const made = await answer;
  expect([made.statusCode, made.body]).toEqual([201, made.body]);
  return made.json().block.id;
};
const unblock = (id: string, blockId: string, who = house.guide) =>
  house.remove(`/api/provider/services/${id}/blocks/${blockId}`, who);
const left = async (id: string, from = first, to = last) =>
  (await getAvailability(house.app, id, { from, to })).days.map(({ available }) => available);
const stay = (serviceId: string, startDate: string, endDate: string, guests = 2) =>
  house.booking({ serviceId, startDate, endDate, guests });

test('some places are blocked on each day, cannot be booked, and are free again when the block is removed', async () => {
  const { id } = await rooms(3);
  const made = await block(id, { places: 2, name: '  Booking.com guest ', source: 'other_site' });
  expect(made.json()).toEqual({
    block: {
      ...{ id: expect.any(String), startDate: first, endDate: last, places: 2 },
      ...{ name: 'Booking.com guest', source: 'other_site', createdAt: '2026-11-21T09:00:00.000Z' },
    },
  });
  expect(await left(id, addDays(first, -1), addDays(last, 1))).toEqual([3, 1, 1, 1, 3]);
  const { traveller, app } = house;
  const tooMany = makeBooking(app, {
    person: traveller,
    serviceId: id,
    startDate: last,
    endDate: '2026-12-06',
    guests: 3,
  });
  await expect(tooMany).rejects.toMatchObject({ code: 'sold_out' });
  await stay(id, '2026-12-05', '2026-12-06');
  expect(await left(id)).toEqual([1, 1, 0]);
  const blockId = made.json().block.id;
  expect((await unblock(id, blockId)).json()).toEqual({ success: true });
  expect(await left(id)).toEqual([3, 3, 2]);
  expect((await unblock(id, blockId)).statusCode).toBe(404);
  expect(await left(id)).toEqual([3, 3, 2]);
  const ofCalendar = and(eq(auditEntries.subjectId, id), like(auditEntries.action, 'calendar.%'));
  const audit = await app.db.select().from(auditEntries).where(ofCalendar).orderBy(auditEntries.at, auditEntries.id);
  const detail = { blockId, startDate: first, endDate: last, places: 2, source: 'other_site' };
  expect(audit.map((entry) => [entry.action, entry.actorId, entry.detail])).toEqual([
    ['calendar.blocked', house.guide.id, detail],
    ['calendar.unblocked', house.guide.id, detail],
  ]);
});

test('a booking is never displaced: the refusal names its days, and nothing is blocked', async () => {
  const { id } = await rooms(2);
  const { id: bookingId } = await stay(id, '2026-12-04', '2026-12-05');
  const closing = await block(id);
  expect([closing.statusCode, closing.json()]).toEqual([
    409,
    { error: expect.stringMatching(/nothing was blocked/), code: 'block_no_room', days: ['2026-12-04'] },
  ]);
  const taking = await block(id, { places: 2 });
  expect([taking.statusCode, taking.json().days]).toEqual([409, ['2026-12-04']]);
  expect((await block(id, { places: 3 })).json().days).toEqual(['2026-12-03', '2026-12-04', '2026-12-05']);
  expect(await left(id)).toEqual([2, 1, 2]);
  expect(await house.app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, id))).toBe(0);
  await blockIdOf(block(id, { places: 1 }));
  expect(await left(id)).toEqual([1, 0, 1]);
  const [kept] = await house.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(kept?.status).toBe('confirmed');
});

test('days that are closed already are not closed again, and that is said; a longer span closes the others', async () => {
  const { id } = await rooms(3);
  const closed = await blockIdOf(block(id));
  for (const asked of [{}, { startDate: last }, { name: 'Painting', source: 'own_use' }]) {
    const again = await block(id, asked);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: expect.stringMatching(/closed already/), code: 'days_closed' },
    ]);
  }
  await unblock(id, closed);
  expect(await left(id)).toEqual([3, 3, 3]);
  await blockIdOf(block(id, { endDate: first }));
  await blockIdOf(block(id));
  expect((await block(id)).json().code).toBe('days_closed');
});

test('a refusal names at most 31 days', async () => {
  const { id } = await rooms(1);
  const { json } = await block(id, { endDate: addDays(first, 40), places: 2 });
  expect(json().days).toHaveLength(blockLimits.daysNamed);
});

test('days stay closed until the last block that closes them is removed, and other blocks keep their places', async () => {
  const { id } = await rooms(3);
  const some = await blockIdOf(block(id, { places: 1, endDate: first }));
  const closed = await blockIdOf(block(id));
  const again = await blockIdOf(block(id, { startDate: '2026-12-05', endDate: '2026-12-06' }));
  expect(await left(id, first, day('2026-12-06'))).toEqual([0, 0, 0, 0]);
  expect((await block(id, { places: 1, startDate: last, endDate: last })).json().days).toEqual([last]);
  await unblock(id, closed);
  expect(await left(id, first, day('2026-12-06'))).toEqual([2, 3, 0, 0]);
  await unblock(id, again);
  await unblock(id, some);
  expect(await left(id, first, day('2026-12-06'))).toEqual([3, 3, 3, 3]);
  const rows = await house.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, id));
  expect(rows.map(({ taken, blocked }) => [taken, blocked])).toEqual(rows.map(() => [0, false]));
});

test('the price from which a listing is sold is that of the days that are not closed', async () => {
  const season = { name: 'Low', startDate: day('2027-04-01'), endDate: day('2027-04-02'), priceCents: usd(4_000) };
  const { id } = await rooms(3, { seasons: [season] });
  const priceFrom = async () => {
    const [row] = await house.app.db
      .select({ from: services.priceFromCents })
      .from(services)
      .where(eq(services.id, id));
    return row?.from;
  };
  expect(await priceFrom()).toBe(4_000);
  const closed = await blockIdOf(block(id, { startDate: '2027-04-01', endDate: '2027-04-01' }));
  expect(await priceFrom()).toBe(4_000);
  const rest = await blockIdOf(block(id, { startDate: '2027-04-02', endDate: '2027-04-02', places: 3 }));
  expect(await priceFrom()).toBe(10_000);
  await unblock(id, closed);
  expect(await priceFrom()).toBe(4_000);
  await unblock(id, rest);
});

test('the same call sent twice under one key blocks once', async () => {
  const { id } = await rooms(3);
  const options = { headers: { 'idempotency-key': 'one' } };
  const [one, two] = [await block(id, { places: 1 }, options), await block(id, { places: 1 }, options)];
  expect(two.json()).toEqual(one.json());
  expect(await left(id)).toEqual([2, 2, 2]);
});

test('only members with the right, of listings of their own, and days that can be booked', async () => {
  const { id } = await rooms(3);
  const theirs = await makeService(house.app);
  const other = await rooms(3);
  const made = await blockIdOf(block(id));
  for (const [refused, status] of [
    [block(id, {}, { who: house.clerk }), 403],
    [block(id, {}, { who: house.traveller }), 403],
    [block(theirs.id), 404],
    [block(id, {}, { who: house.stranger }), 404],
    [block('0'), 400],
    [unblock(other.id, made), 404],
    [unblock(id, made, house.stranger), 404],
    [unblock(id, made, house.clerk), 403],
    [block(id, { startDate: last, endDate: first }), 400],
    [block(id, { startDate: '2026-11-20', endDate: first }), 400],
    [block(id, { endDate: addDays(addMonths(day('2026-11-21'), 24), 1) }), 400],
    [block(id, { places: 0 }), 400],
    [block(id, { source: 'friends' }), 400],
    [block(id, { name: 'x'.repeat(blockLimits.nameLength + 1) }), 400],
  ] as const) {
    expect((await refused).statusCode).toBe(status);
  }
  await blockIdOf(block(other.id, { startDate: '2026-11-21', endDate: addMonths(day('2026-11-21'), 24) }));
  await blockIdOf(block(id, { endDate: addDays(last, 1), name: 'x'.repeat(blockLimits.nameLength) }));
});

test('a listing has at most 200 blocks to come; those that are over do not count', async () => {
  const { id } = await rooms(500);
  const row = { serviceId: id, startDate: first, endDate: first, places: 1, name: '', source: 'phone' } as const;
  const createdAt = house.clock.now();
  const rows = Array.from({ length: blockLimits.coming - 1 }, () => ({ ...row, createdAt }));
  const over = { ...row, createdAt, startDate: day('2026-11-20'), endDate: day('2026-11-20') };
  await house.app.db.insert(serviceBlocks).values([...rows, over]);
  const made = await blockIdOf(block(id, { places: 1 }));
  expect((await block(id, { places: 1 })).json().code).toBe('blocks_many');
  await unblock(id, made);
  await blockIdOf(block(id, { places: 1 }));
});

test('a provider makes and removes at most 300 blocks a day', async () => {
  const limited = await openProvider({ env: { RATE_LIMITS: 'on' } });
  try {
    const { app, guide, driveId } = limited;
    const path = `/api/provider/services/${driveId}/blocks`;
    const body = { ...whole, places: 1 };
    const { json } = await limited.post(path, guide, body);
    await app.db.execute(`update try_limits set free_at = free_at + interval '${(24 * 3600 * 298) / 300} s'
      where subject like 'block-changes:%'`);
    expect((await limited.remove(`${path}/${json().block.id}`, guide)).statusCode).toBe(200);
    const refused = await limited.post(path, guide, body);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_tries']);
    const days = and(eq(serviceDays.serviceId, driveId), eq(serviceDays.taken, 1));
    expect(await app.db.$count(serviceDays, days)).toBe(0);
  } finally {
    await limited.close();
  }
});

test.each([{ places: null }, { places: 1 }])(
  'of a block under way ($places) the days until yesterday stay',
  async ({ places }) => {
    const { id } = await rooms(1);
    const blockId = await blockIdOf(block(id, { startDate: '2026-11-21', endDate: '2026-11-25', places }));
    house.at('2026-11-23T08:00:00');
    try {
      expect((await unblock(id, blockId)).statusCode).toBe(200);
      expect(await left(id, day('2026-11-23'), day('2026-11-26'))).toEqual([1, 1, 1, 1]);
      const ofListing = eq(serviceBlocks.serviceId, id);
      expect(await house.app.db.select().from(serviceBlocks).where(ofListing)).toMatchObject([
        { id: blockId, startDate: '2026-11-21', endDate: '2026-11-22', places },
      ]);
      // What was taken on the days before stays counted with it.
      const days = await house.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, id));
      const past = days.filter(({ date }) => date < '2026-11-23').toSorted((a, b) => (a.date < b.date ? -1 : 1));
      const before = { taken: places ?? 0, blocked: places === null };
      expect(past).toMatchObject([
        { date: '2026-11-21', ...before },
        { date: '2026-11-22', ...before },
      ]);
      expect((await unblock(id, blockId)).statusCode).toBe(404);
    } finally {
      house.at('2026-11-21T12:00:00');
    }
  },
);

test('a block that is over stays', async () => {
  const { id } = await rooms(1);
  const over = {
    serviceId: id,
    startDate: day('2026-11-18'),
    endDate: day('2026-11-20'),
    places: 1,
    name: '',
  } as const;
  const createdAt = house.app.clock.now();
  const [row] = await house.app.db
    .insert(serviceBlocks)
    .values({ ...over, source: 'phone', createdAt })
    .returning();
  expect((await unblock(id, row?.id ?? '')).statusCode).toBe(404);
  expect(await house.app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, id))).toBe(1);
});

test('a refusal has written nothing', async () => {
  const { id } = await rooms(2);
  await stay(id, '2026-12-05', '2026-12-06');
  expect((await block(id)).statusCode).toBe(409);
  expect((await block(id, { places: 2 })).statusCode).toBe(409);
  const rows = await house.app.db.select().from(serviceDays).where(eq(serviceDays.serviceId, id));
  expect(rows.map(({ date }) => date)).toEqual(['2026-12-05']);
});

test('a listing that was never approved has blocks, too: it is approved with its days closed, and may be deleted until then', async () => {
  const { id } = await rooms(2);
  const { id: other } = await rooms(2);
  for (const draft of [id, other]) {
    await house.app.db.update(services).set({ status: 'draft', listed: false }).where(eq(services.id, draft));
    await blockIdOf(block(draft));
    await blockIdOf(block(draft, { startDate: '2026-12-10', endDate: '2026-12-11', places: 1 }));
  }
  await deleteListing(house.app, { id: other, providerId: house.providerId });
  expect(await house.app.db.$count(serviceBlocks, eq(serviceBlocks.serviceId, other))).toBe(0);
  await house.app.db.update(services).set({ status: 'submitted' }).where(eq(services.id, id));
  await approveService(house.app, house.guide, id);
  expect(await left(id)).toEqual([0, 0, 0]);
  await expect(stay(id, '2026-12-04', '2026-12-05')).rejects.toMatchObject({ code: 'sold_out' });
});

const open = (id: string, startDate: string, endDate: string, { who = house.guide, headers = {} } = {}) =>
  house.post(`/api/provider/services/${id}/blocks/open`, who, { startDate, endDate }, headers);
const blocksOf = async (id: string) => {
  const rows = await house.app.db.select().from(serviceBlocks).where(eq(serviceBlocks.serviceId, id));
  return rows.map(({ startDate, endDate, places }) => [startDate, endDate, places]).toSorted();
};

test.each([
  {
    ...{ what: 'the first day', from: '2026-12-03', to: '2026-12-03' },
    ...{ blocks: [['2026-12-04', '2026-12-07', 2]], free: [3, 1, 1, 1, 1] },
  },
  {
    ...{ what: 'the last day', from: '2026-12-07', to: '2026-12-09' },
    ...{ blocks: [['2026-12-03', '2026-12-06', 2]], free: [1, 1, 1, 1, 3] },
  },
  {
    ...{ what: 'days in the middle', from: '2026-12-05', to: '2026-12-06', free: [1, 1, 3, 3, 1] },
    blocks: [
      ['2026-12-03', '2026-12-04', 2],
      ['2026-12-07', '2026-12-07', 2],
    ],
  },
  { what: 'all of its days', from: '2026-12-01', to: '2026-12-20', blocks: [], free: [3, 3, 3, 3, 3] },
])('of a block $what are opened, and it stays on the others', async ({ from, to, blocks, free }) => {
  const { id } = await rooms(3);
  await blockIdOf(block(id, { endDate: '2026-12-07', places: 2, name: 'Family' }));
  const opened = await open(id, from, to);
  expect([opened.statusCode, opened.json()]).toEqual([200, { success: true, closedBy: [] }]);
  expect(await blocksOf(id)).toEqual(blocks);
  expect(await left(id, first, day('2026-12-07'))).toEqual(free);
});

test('opening closed days opens them for each of several blocks, while bookings and other blocks keep their places', async () => {
  const { id } = await rooms(3);
  await stay(id, '2026-12-05', '2026-12-06');
  await blockIdOf(block(id, { startDate: '2026-12-04', endDate: '2026-12-04', source: 'own_use' }));
  await blockIdOf(block(id, { startDate: '2026-12-03', endDate: '2026-12-04' }));
  await blockIdOf(block(id, { startDate: '2026-12-05', endDate: '2026-12-08', places: 1 }));
  expect(await left(id, first, day('2026-12-06'))).toEqual([0, 0, 1, 2]);
  expect((await open(id, '2026-12-04', '2026-12-05')).statusCode).toBe(200);
  expect(await left(id, first, day('2026-12-06'))).toEqual([0, 3, 2, 2]);
  expect(await blocksOf(id)).toEqual([
    ['2026-12-03', '2026-12-03', null],
    ['2026-12-06', '2026-12-08', 1],
  ]);
  const audit = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'calendar.opened'));
  const [entry] = await house.app.db.select().from(auditEntries).where(audit);
  expect(entry?.detail).toMatchObject({ startDate: '2026-12-04', endDate: '2026-12-05', blockIds: expect.any(Array) });
});

test('what takes places for another calendar or time off stays, and is named', async () => {
  const { id } = await rooms(3);
  const rows = [
    { source: 'import', startDate: day('2026-12-03'), endDate: day('2026-12-04') },
    { source: 'time_off', startDate: day('2026-12-10'), endDate: day('2026-12-11') },
  ] as const;
  const createdAt = house.app.clock.now();
  for (const row of rows) {
    await transaction(house.app, (tx) => closeDays(tx, id, row));
    await house.app.db.insert(serviceBlocks).values({ ...row, serviceId: id, places: null, name: '', createdAt });
  }
  const codeOf = async (from: string, to: string) => (await open(id, from, to)).json().code;
  expect(await codeOf('2026-12-04', '2026-12-06')).toBe('block_imported');
  expect(await codeOf('2026-12-11', '2026-12-12')).toBe('block_time_off');
  expect(await codeOf('2026-12-20', '2026-12-21')).toBe('days_not_blocked');
  await blockIdOf(block(id, { startDate: '2026-12-04', endDate: '2026-12-06' }));
  expect((await open(id, '2026-12-04', '2026-12-05')).json()).toEqual({ success: true, closedBy: ['import'] });
  // The calendar tells which days cannot be opened there.
  const byTimeOff = async () => {
    const path = `/api/provider/services/${id}/calendar?from=2026-12-03&to=2026-12-12`;
    const { days } = (await house.get(path, house.guide)).json<Calendar>();
    return days.filter(({ onlyTimeOff }) => onlyTimeOff).map(({ date }) => date);
  };
  expect(await byTimeOff()).toEqual(['2026-12-10', '2026-12-11']);
  const own = { startDate: day('2026-12-11'), endDate: day('2026-12-11'), source: 'closed' as const };
  await house.app.db.insert(serviceBlocks).values({ ...own, serviceId: id, places: null, name: '', createdAt });
  expect(await byTimeOff()).toEqual(['2026-12-10']);
  expect(await left(id, day('2026-12-03'), day('2026-12-06'))).toEqual([0, 0, 3, 0]);
});

test('only members with the right open days of their own listings, from today on; sent twice it opens once', async () => {
  const { id } = await rooms(3);
  const theirs = await makeService(house.app);
  await blockIdOf(block(id));
  for (const [refused, status] of [
    [open(id, first, last, { who: house.clerk }), 403],
    [open(id, first, last, { who: house.stranger }), 404],
    [open(theirs.id, first, last), 404],
    [open(id, last, first), 400],
    [open(id, '2026-11-20', first), 400],
    [open(id, first, addDays(addMonths(day('2026-11-21'), 24), 1)), 400],
  ] as const) {
    expect((await refused).statusCode).toBe(status);
  }
  const headers = { 'idempotency-key': 'open' };
  const answers = [await open(id, first, first, { headers }), await open(id, first, first, { headers })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await open(id, first, first)).json().code).toBe('days_not_blocked');
});

test('a block is not cut in two where that makes more than 200 to come', async () => {
  const { id } = await rooms(500);
  await blockIdOf(block(id, { endDate: '2026-12-10', places: 1 }));
  const row = { serviceId: id, startDate: first, endDate: first, places: 1, name: '', source: 'phone' } as const;
  const createdAt = house.clock.now();
  const rows = Array.from({ length: blockLimits.coming - 1 }, () => ({ ...row, createdAt }));
  await house.app.db.insert(serviceBlocks).values(rows);
  expect((await open(id, '2026-12-06', '2026-12-06')).json().code).toBe('blocks_many');
  expect((await open(id, '2026-12-10', '2026-12-10')).statusCode).toBe(200);
});
