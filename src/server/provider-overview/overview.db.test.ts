import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, calendarImports, importedEvents } from '#server/bookings/tables.ts';
import { serviceChanges, services } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { createPayoutApp, makeEarner, type PayoutApp } from '#server/payments/payouts/payouts.fixture.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { calendarDate } from '#shared/dates.ts';
import type { ProviderRight } from '#shared/rights.ts';
import type { BookingStatus } from '#shared/states.ts';
import { makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { postTrip } from './overview.fixture.ts';
import { providerOverviewRoutes } from './routes.ts';

const path = '/api/provider/overview';
/** 21 November 2026, noon in Kenya. */
const today = '2026-11-21';
let product: PayoutApp;
beforeAll(async () => {
  product = await createPayoutApp({ routes: [providerOverviewRoutes] });
});
afterAll(() => product.close());

const overview = async (who: { token: string }): Promise<ProviderOverview> =>
  (await product.call('GET', path, who)).json();

interface BookingWish {
  startDate?: string;
  endDate?: string;
  status?: BookingStatus;
  createdAt?: string;
  checkedIn?: boolean;
  name?: string;
}

/** A booking of this listing as it is some time later. */
async function book(serviceId: string, wish: BookingWish = {}) {
  const { startDate = today, endDate = startDate, status = 'confirmed', createdAt, checkedIn = false } = wish;
  const person = await makePerson(product.app, { name: wish.name ?? 'Amina Odhiambo' });
  const made = await makeBooking(product.app, { person, serviceId, startDate: '2026-12-01' });
  await product.app.db
    .update(bookings)
    .set({
      ...({ status, startDate, endDate } as Pick<typeof bookings.$inferInsert, 'status' | 'startDate' | 'endDate'>),
      ...(createdAt && { createdAt: new Date(createdAt) }),
      ...(checkedIn && { checkedInAt: product.clock.now() }),
    })
    .where(eq(bookings.id, made.id));
  return made;
}

const setService = (id: string, row: Partial<typeof services.$inferInsert>) =>
  product.app.db.update(services).set(row).where(eq(services.id, id));

test('a provider without anything has zeros, no rating, and its payout method missing', async () => {
  const { providerId, member } = await makeEarner(product, { destination: null });
  expect(await overview(member)).toEqual({
    ...{ provider: { id: providerId, name: 'Savanna Trails' }, currency: 'USD', today },
    services: { listed: 0, waiting: 0, drafts: 0, rejected: 0, paused: 0 },
    ...{ rating: null, reviewCount: 0 },
    bookings: { upcoming: 0, thisMonth: 0, lastMonth: 0 },
    revenue: { total: 0, thisMonth: 0, lastMonth: 0 },
    waiting: {
      unfinished: [],
      unfinishedTotal: 0,
      payoutMethodMissing: true,
      toAnswer: 0,
      answerBy: null,
      toCheckIn: 0,
      calendars: [],
      documents: [],
      closing: [],
    },
    ...{ recent: [], arrivals: { total: 0, items: [] }, departures: { total: 0, items: [] } },
    ...{ months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'], performance: [] },
  });
});

test('services are counted by state, and those to finish are named with why', async () => {
  const { providerId, member } = await makeEarner(product);
  const make = async () => (await makeService(product.app, { providerId })).id;
  const [live, changed, draft, rejected, paused, waiting] = [
    ...[await make(), await make(), await make(), await make(), await make(), await make()],
  ] as [string, string, string, string, string, string];
  await setService(live, { ratingSum: 9, reviewCount: 2 });
  await setService(draft, { status: 'draft', listed: false, titleEn: null });
  await setService(rejected, { status: 'rejected', listed: false, rejectReason: 'Which day?' });
  await setService(paused, { status: 'paused', listed: false, ratingSum: 5, reviewCount: 1 });
  await setService(waiting, { status: 'submitted', listed: false });
  await product.app.db.insert(serviceChanges).values({
    ...{ serviceId: changed, status: 'rejected', category: 'beach', location: 'Diani', county: 'Kwale' },
    ...{ lat: -4.3, lon: 39.6, submittedBy: member.id, submittedAt: product.clock.now(), rejectReason: 'Where?' },
  });
  const { services: counted, rating, reviewCount, waiting: toDo } = await overview(member);
  expect(counted).toEqual({ listed: 2, waiting: 1, drafts: 1, rejected: 1, paused: 1 });
  expect([rating, reviewCount]).toEqual([4.7, 3]);
  expect(toDo.unfinishedTotal).toBe(3);
  expect(new Map(toDo.unfinished.map(({ id, kind, reason, title }) => [id, [kind, reason, title]]))).toEqual(
    new Map([
      [changed, ['change_rejected', 'Where?', 'Mara dawn drive']],
      [rejected, ['rejected', 'Which day?', 'Mara dawn drive']],
      [draft, ['draft', null, 'Safari ya alfajiri Mara']],
    ]),
  );
  expect(toDo.unfinished.at(-1)?.kind).toBe('draft');
});

test('bookings are counted by when they begin and when they were made, unpaid and cancelled ones not', async () => {
  const { providerId, member } = await makeEarner(product);
  const { id } = await makeService(product.app, { providerId });
  // The months begin at 00:00 in Kenya.
  await book(id, { startDate: '2026-12-05', createdAt: '2026-10-31T21:00:00Z' });
  await book(id, { startDate: '2026-11-20', status: 'completed', createdAt: '2026-10-31T20:59:59Z' });
  await book(id, { startDate: '2026-12-06', status: 'pending', name: '' });
  await book(id, { startDate: '2026-12-07', status: 'cancelled', name: '' });
  await book(id, { startDate: '2026-09-02', status: 'completed', createdAt: '2026-09-01T08:00:00Z' });
  const { bookings: counted, performance, recent } = await overview(member);
  expect(counted).toEqual({ upcoming: 1, thisMonth: 1, lastMonth: 1 });
  expect(performance).toMatchObject([{ service: { id }, bookings: [0, 0, 0, 1, 1, 1] }]);
  expect(recent?.map(({ status }) => status).toSorted()).toEqual([
    ...['cancelled', 'completed', 'completed', 'confirmed', 'pending'],
  ]);
  // The address of who gave no name is not shown of what ended unpaid.
  const nameless = (status: string) => recent?.find((one) => one.status === status)?.traveller;
  expect([nameless('pending'), nameless('cancelled')]).toEqual([
    expect.stringContaining('@'),
    expect.stringMatching(/^BK-/),
  ]);
});

test('who comes and leaves today, and who is not checked in', async () => {
  const { providerId, member } = await makeEarner(product);
  const { id } = await makeService(product.app, { providerId });
  await book(id, { name: 'Chebet', endDate: '2026-11-23' });
  await book(id, { name: 'Akinyi', checkedIn: true });
  await book(id, { name: 'Nekesa', startDate: '2026-11-19', endDate: today, checkedIn: true });
  await book(id, { name: 'Tomorrow', startDate: '2026-11-22' });
  await book(id, { name: 'Unpaid', status: 'pending' });
  const { arrivals, departures, waiting } = await overview(member);
  expect(arrivals?.items.map(({ traveller }) => traveller)).toEqual(['Chebet', 'Akinyi']);
  expect(departures?.items.map(({ traveller }) => traveller)).toEqual(['Nekesa']);
  expect([arrivals?.total, departures?.total, waiting.toCheckIn]).toEqual([2, 1, 1]);
});

test('requests that wait for an answer are counted, and are no bookings yet', async () => {
  const { providerId, member } = await makeEarner(product);
  const { id: serviceId } = await makeService(product.app, { providerId });
  const now = product.clock.now().getTime();
  for (const minutesLeft of [30, 1, 0]) {
    const { id } = await book(serviceId, { status: 'pending' });
    const asked = { approval: 'asked', holdEndsAt: new Date(now + minutesLeft * 60_000) } as const;
    await product.app.db.update(bookings).set(asked).where(eq(bookings.id, id));
  }
  const { waiting, recent } = await overview(member);
  expect(waiting).toMatchObject({ toAnswer: 2, answerBy: new Date(now + 60_000).toISOString() });
  expect(recent).toEqual([]);
});

test('listings whose other calendars are to be looked at are named: days without room first, and what was not read for six hours', async () => {
  const { providerId, member } = await makeEarner(product);
  const now = product.clock.now();
  const listing = async (lateMs: number, events: Partial<typeof importedEvents.$inferInsert>[] = []) => {
    const { id: serviceId } = await makeService(product.app, { providerId });
    const address = { addressSealed: '', addressDigest: newId(), host: 'site.example' };
    const [calendar] = await product.app.db
      .insert(calendarImports)
      .values({
        ...{ serviceId, name: 'Airbnb', ...address, createdAt: now, nextReadAt: now, triedAt: now },
        readAt: new Date(now.getTime() - lateMs),
      })
      .returning();
    const [startDate, endDate] = [calendarDate('2026-11-19'), calendarDate('2026-11-25')];
    for (const event of events) {
      const own = { importId: calendar?.id ?? '', key: newId(), startDate, endDate, windowEnd: false };
      await product.app.db.insert(importedEvents).values({ ...own, ...event });
    }
    return serviceId;
  };
  const [past, coming] = [calendarDate('2026-11-20'), calendarDate('2026-11-22')];
  const sixHours = 6 * 3_600_000;
  const late = await listing(sixHours);
  await listing(sixHours - 1, [
    { conflictDays: [past] },
    { conflictDays: [coming], settledDays: [coming] },
    { conflictDays: [coming], repeatsOwn: true },
  ]);
  const twice = await listing(0, [{ conflictDays: [past, coming], settledDays: [past] }, { conflictDays: [coming] }]);
  const { calendars } = (await overview(member)).waiting;
  expect(calendars?.map(({ service, conflicts, late: unread }) => [service.id, conflicts, unread])).toEqual([
    [twice, 2, 0],
    [late, 0, 1],
  ]);
});

test('revenue is what trips earned, by month and listing; payouts are none', async () => {
  const { providerId, member } = await makeEarner(product);
  const [one, other] = [await makeService(product.app, { providerId }), await makeService(product.app, { providerId })];
  const before = await book(one.id, { status: 'completed' });
  const now = await book(other.id, { status: 'completed' });
  await postTrip(product, before, '2026-10-31T20:59:59Z');
  await postTrip(product, now, '2026-10-31T21:00:00Z');
  await product.call('POST', '/api/provider/payouts', member);
  const { revenue, performance } = await overview(member);
  expect(revenue).toEqual({ total: 176, thisMonth: 88, lastMonth: 88 });
  const earned = new Map(performance.map(({ service, revenue: months }) => [service.id, months]));
  expect(earned).toEqual(
    new Map([
      [one.id, [0, 0, 0, 0, 88, 0]],
      [other.id, [0, 0, 0, 0, 0, 88]],
    ]),
  );
});

test.each<[ProviderRight[], boolean, boolean]>([
  [['manage'], false, false],
  [['bookings'], true, false],
  [['money'], false, true],
])('a member with %j sees no more than that', async (rights, seesBookings, seesMoney) => {
  const { providerId } = await makeEarner(product);
  const clerk = await makePerson(product.app);
  await addProviderMember(product.app, providerId, { personId: clerk.id, rights });
  const { id } = await makeService(product.app, { providerId });
  await book(id);
  const seen = await overview(clerk);
  const known = (value: unknown) => value !== null;
  expect(
    [
      seen.bookings,
      seen.recent,
      seen.arrivals,
      seen.departures,
      seen.waiting.toCheckIn,
      seen.waiting.toAnswer,
      seen.waiting.calendars,
    ].map(known),
  ).toEqual(Array(7).fill(seesBookings));
  expect([seen.revenue, seen.waiting.payoutMethodMissing].map(known)).toEqual([seesMoney, seesMoney]);
  expect(seen.performance.map(({ bookings: months, revenue }) => [known(months), known(revenue)])).toEqual([
    [seesBookings, seesMoney],
  ]);
  // The name of who arrives today is among the bookings alone.
  expect(JSON.stringify(seen).includes('Amina Odhiambo')).toBe(seesBookings);
});

test('the busiest six listings are shown, then those that stand first in lists', async () => {
  const { providerId, member } = await makeEarner(product);
  const ids: string[] = [];
  for (let made = 0; made < 8; made++) ids.push((await makeService(product.app, { providerId })).id);
  await book(ids[7] ?? '');
  await book(ids[7] ?? '');
  await book(ids[6] ?? '');
  const { performance } = await overview(member);
  expect(performance).toHaveLength(6);
  expect(performance.slice(0, 2).map(({ service }) => service.id)).toEqual([ids[7], ids[6]]);
});

test('another provider is not found, and whoever is a member of none is refused', async () => {
  const { providerId } = await makeEarner(product);
  const { member: stranger } = await makeEarner(product);
  expect((await product.call('GET', `${path}?providerId=${providerId}`, stranger)).statusCode).toBe(404);
  expect((await product.call('GET', path, await makePerson(product.app))).statusCode).toBe(403);
  expect((await product.call('GET', path)).statusCode).toBe(401);
});
