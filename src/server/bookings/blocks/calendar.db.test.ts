import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { blockLimits } from '#shared/block-limits.ts';
import type { AllCalendars, Calendar, CalendarEntry, CalendarServices } from '#shared/contracts/provider-calendar.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { makePerson, makeService } from '#tests/support/factories.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { bookingChanges } from '../tables.ts';

let house: ProviderApp;
beforeAll(async () => {
  house = await openProvider();
});
afterAll(() => house?.close());

const day = calendarDate;
const get = async <T>(path: string, who: { token: string } = house.guide): Promise<T> => {
  const answer = await house.get(path, who);
  expect([path, answer.statusCode, answer.body]).toEqual([path, 200, answer.body]);
  return answer.json();
};
const block = async (id: string, body: object) => {
  const answer = await house.post(`/api/provider/services/${id}/blocks`, house.guide, body);
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json().block;
};
const rooms = () =>
  makeService(house.app, {
    ...{ providerId: house.providerId, category: 'guest', priceUnit: 'night', capacity: 4, guestsPerPlace: 2 },
    ...{ title: { en: 'Blue rooms', sw: 'Vyumba vya buluu' }, rules: { bookableUntil: day('2026-12-20') } },
    seasons: [{ name: 'Feast', startDate: day('2026-12-05'), endDate: day('2026-12-06'), priceCents: usd(15_000) }],
  });

test('each day says how many places there are, what takes them, and its price', async () => {
  const { id } = await rooms();
  await house.booking({ serviceId: id, startDate: '2026-12-03', endDate: '2026-12-05', guests: 3 });
  await house.booking({ serviceId: id, startDate: '2026-12-03', endDate: '2026-12-04' }, { status: 'pending' });
  await block(id, { startDate: '2026-12-04', endDate: '2026-12-05', places: 1, source: 'phone' });
  await block(id, { startDate: '2026-12-05', endDate: '2026-12-06', places: null, source: 'closed' });
  const answer = await get<Calendar>(`/api/provider/services/${id}/calendar?from=2026-12-02&to=2026-12-06`);
  const plain = { residencyPrices: {}, single: false, onlyTimeOff: false };
  expect(answer).toEqual({
    service: {
      ...{ id, title: 'Blue rooms', textLang: 'en', listed: true, status: 'approved', priceUnit: 'night', capacity: 4 },
      ...{ bookableFrom: null, bookableUntil: '2026-12-20', kinds: [], childUntil: null },
    },
    days: [
      { date: '2026-12-02', places: 4, booked: 0, blocked: 0, closed: false, pricePerUnit: 100, ...plain },
      { date: '2026-12-03', places: 4, booked: 3, blocked: 0, closed: false, pricePerUnit: 100, ...plain },
      { date: '2026-12-04', places: 4, booked: 2, blocked: 1, closed: false, pricePerUnit: 100, ...plain },
      { date: '2026-12-05', places: 4, booked: 0, blocked: 1, closed: true, pricePerUnit: 150, ...plain },
      { date: '2026-12-06', places: 4, booked: 0, blocked: 0, closed: true, pricePerUnit: 150, ...plain },
    ],
  });
  const all = await get<AllCalendars>('/api/provider/calendar?from=2026-12-02&to=2026-12-06');
  expect(all.items.find(({ service }) => service.id === id)?.days).toEqual([
    { date: '2026-12-02', left: 4, closed: false },
    { date: '2026-12-03', left: 1, closed: false },
    { date: '2026-12-04', left: 1, closed: false },
    { date: '2026-12-05', left: 0, closed: true },
    { date: '2026-12-06', left: 0, closed: true },
  ]);
});

test('the price of a day is that of the single day, else of its season, else of the weekend', async () => {
  const { id } = await makeService(house.app, {
    ...{ providerId: house.providerId, category: 'guest', priceUnit: 'night', guestsPerPlace: 2 },
    kindCents: { resident: usd(7_000) },
    weekend: { priceCents: usd(13_000), kindCents: { citizen: usd(9_000) } },
    dayPrices: [{ date: day('2026-12-12'), priceCents: usd(16_000) }],
    seasons: [{ name: 'Feast', startDate: day('2026-12-18'), endDate: day('2026-12-19'), priceCents: usd(15_000) }],
  });
  const { days, service } = await get<Calendar>(`/api/provider/services/${id}/calendar?from=2026-12-10&to=2026-12-18`);
  expect(days.map(({ pricePerUnit }) => pricePerUnit)).toEqual([100, 130, 160, 100, 100, 100, 100, 100, 150]);
  expect(days.filter(({ single }) => single).map(({ date }) => date)).toEqual(['2026-12-12']);
  expect(days.slice(0, 3).map(({ residencyPrices }) => residencyPrices)).toEqual([
    { resident: 70 },
    { citizen: 90 },
    {},
  ]);
  expect(service.kinds).toEqual(['resident', 'citizen']);
});

test('all listings stand by their titles, in pages, those too that wait for approval', async () => {
  const paused = await makeService(house.app, { providerId: house.providerId, title: { en: 'A paused walk' } });
  await house.app.db.update(services).set({ status: 'paused', listed: false }).where(eq(services.id, paused.id));
  const draft = await makeService(house.app, { providerId: house.providerId, title: { en: 'A draft' } });
  await house.app.db.update(services).set({ status: 'draft', listed: false }).where(eq(services.id, draft.id));
  await makeService(house.app, { title: { en: 'Of somebody else' } });
  const days = 'from=2026-12-02&to=2026-12-02';
  const all = await get<AllCalendars>(`/api/provider/calendar?${days}`);
  const titles = all.items.map(({ service }) => service.title);
  expect(titles).toEqual(titles.toSorted());
  expect(titles).toEqual(expect.arrayContaining(['A draft', 'A paused walk', 'Acacia rooms', 'Mara dawn drive']));
  expect(titles).not.toEqual(expect.arrayContaining(['Of somebody else']));
  expect(all.items[0]?.service).toMatchObject({ title: 'A draft', listed: false, status: 'draft' });
  expect(all.items[1]?.service).toMatchObject({ title: 'A paused walk', listed: false, status: 'paused' });
  const { items } = await get<CalendarServices>('/api/provider/calendar/services');
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect(items[0]).toEqual({ id: draft.id, title: 'A draft', textLang: 'en', status: 'draft' });
  const second = await get<AllCalendars>(`/api/provider/calendar?${days}&pageSize=1&page=2`);
  expect([second.total, second.items.map(({ service }) => service.title)]).toEqual([all.total, [titles[1]]]);
});

test('without days the lists are about 31 of them from today on, or from the first one that is named', async () => {
  const spans = async (query: string) => {
    const { items } = await get<AllCalendars>(`/api/provider/calendar${query}`);
    return items.map(({ days }) => `${days[0]?.date} ${days.at(-1)?.date}`)[0];
  };
  expect(await spans('')).toBe('2026-11-21 2026-12-21');
  expect(await spans('?from=&to=')).toBe('2026-11-21 2026-12-21');
  expect(await spans('?from=2027-01-01')).toBe('2027-01-01 2027-01-31');
  expect((await house.get('/api/provider/calendar/entries', house.guide)).statusCode).toBe(200);
});

const entries = async (query: string) => {
  const { items, total } = await get<{ items: CalendarEntry[]; total: number }>(
    `/api/provider/calendar/entries?${query}`,
  );
  expect(items).toHaveLength(total);
  return items;
};

test('bookings, changes that are held and blocks stand on the days on which they take places', async () => {
  const { id } = await rooms();
  const { driveId, app } = house;
  const trip = await house.booking({ startDate: '2027-01-02', guests: 2 });
  const stay = await house.booking({ serviceId: id, startDate: '2026-12-10', endDate: '2026-12-12', guests: 3 });
  await house.booking({ serviceId: id, startDate: '2026-12-10', endDate: '2026-12-11' }, { status: 'cancelled' });
  const held = {
    bookingId: stay.id,
    status: 'held',
    startDate: day('2026-12-15'),
    endDate: day('2026-12-16'),
  } as const;
  await app.db.insert(bookingChanges).values({
    ...held,
    ...{ guests: 3, places: 2, lines: [], totalCents: usd(0), differenceCents: usd(1), policy: stay.policy },
    ...{
      fromStartDate: stay.startDate,
      fromEndDate: stay.endDate,
      fromGuests: 3,
      fromPlaces: 2,
      fromTotalCents: usd(0),
    },
    ...{ holdEndsAt: app.clock.now(), askedBy: house.traveller.id, createdAt: app.clock.now() },
  });
  const family = { startDate: '2026-12-11', endDate: '2026-12-14', places: 1, name: 'Family', source: 'own_use' };
  const { id: blockId } = await block(id, family);
  const service = { id, title: 'Blue rooms', textLang: 'en', priceUnit: 'night' };
  const booking = { ...{ service, startDate: '2026-12-10', endDate: '2026-12-12', places: 2, guests: 3 } };
  const one = `service=${id}&from=2026-12-11`;
  expect(await entries(`${one}&to=2026-12-11`)).toEqual([
    {
      kind: 'booking',
      id: stay.id,
      ...booking,
      name: 'Amina Hassan',
      bookingId: stay.reference,
      status: 'confirmed',
      source: null,
    },
    { kind: 'block', id: blockId, service, ...family, guests: null, bookingId: null, status: null },
  ]);
  // Who leaves in the morning takes no place for the night.
  expect((await entries(`service=${id}&from=2026-12-12&to=2026-12-12`)).map(({ kind }) => kind)).toEqual(['block']);
  const change = (await entries(`service=${id}&from=2026-12-15&to=2027-01-31`))[0];
  expect(change).toMatchObject({ kind: 'change', id: stay.id, startDate: '2026-12-15', places: 2 });
  const all = await entries('from=2026-12-10&to=2027-01-31');
  expect(all.filter((entry) => [stay.id, trip.id, blockId].includes(entry.id)).map(({ kind }) => kind)).toEqual([
    ...['booking', 'block', 'change', 'booking'],
  ]);
  expect(await entries(`service=${driveId}&from=2027-01-02&to=2027-01-02`)).toMatchObject([{ id: trip.id, places: 2 }]);
});

test('only members with the right, of their own listings, and not too many days', async () => {
  const { clerk, stranger, driveId, guide } = house;
  const from = day('2026-12-01');
  const to = (days: number) => `from=${from}&to=${addDays(from, days - 1)}`;
  const one = `/api/provider/services/${driveId}/calendar`;
  for (const [path, who, status] of [
    [`${one}?${to(1)}`, clerk, 403],
    [`${one}?${to(1)}`, stranger, 404],
    [`${one}?${to(blockLimits.daysShown)}`, guide, 200],
    [`${one}?${to(blockLimits.daysShown + 1)}`, guide, 400],
    [`${one}?${to(0)}`, guide, 400],
    [one, guide, 400],
    [`/api/provider/calendar?${to(1)}`, clerk, 403],
    [`/api/provider/calendar?${to(blockLimits.daysOfAll)}`, guide, 200],
    [`/api/provider/calendar?${to(blockLimits.daysOfAll + 1)}`, guide, 400],
    ['/api/provider/calendar/services', clerk, 403],
    [`/api/provider/calendar/entries?${to(1)}`, clerk, 403],
    [`/api/provider/calendar/entries?${to(blockLimits.daysShown)}`, guide, 200],
    [`/api/provider/calendar/entries?${to(blockLimits.daysShown + 1)}`, guide, 400],
  ] as const) {
    expect([path, (await house.get(path, who)).statusCode]).toEqual([path, status]);
  }
  // Whoever sets prices sees the days, and nothing of who comes on them.
  const pricer = await makePerson(house.app);
  await addProviderMember(house.app, house.providerId, { personId: pricer.id, rights: ['manage'] });
  for (const [path, status] of [
    ['/api/provider/calendar/services', 200],
    [`/api/provider/calendar?${to(1)}`, 200],
    [`${one}?${to(1)}`, 200],
    [`/api/provider/calendar/entries?${to(1)}`, 403],
    [`/api/provider/services/${driveId}/calendar-imports`, 403],
    [`/api/provider/services/${driveId}/calendar-link`, 403],
  ] as const) {
    expect([path, (await house.get(path, pricer)).statusCode]).toEqual([path, status]);
  }
  const others = await house.get(`/api/provider/calendar/entries?${to(31)}&service=${driveId}`, stranger);
  expect(others.json().items).toEqual([]);
});
