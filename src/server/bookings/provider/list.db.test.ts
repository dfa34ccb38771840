import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProviderBookings } from '#shared/contracts/provider-bookings.ts';
import { calendarDate } from '#shared/dates.ts';
import { makePerson } from '#tests/support/factories.ts';
import { bookingChanges } from '../tables.ts';
import { openProvider, type ProviderApp } from './provider.fixture.ts';

let house: ProviderApp;
const made: Record<string, { id: string; reference: string }> = {};

beforeAll(async () => {
  house = await openProvider();
  const { roomsId, booking } = house;
  const stay = (startDate: string, endDate: string) => ({ serviceId: roomsId, startDate, endDate, guests: 3 });
  made.past = await booking({ startDate: '2026-11-24' }, { status: 'completed' });
  made.inHouse = await booking(stay('2026-11-29', '2026-12-03'));
  made.leavesToday = await booking(stay('2026-11-29', '2026-12-01'), { checkedInAt: new Date('2026-11-29T12:00:00Z') });
  made.neverCame = await booking(stay('2026-11-30', '2026-12-03'), { noShowAt: new Date('2026-11-30T20:00:00Z') });
  made.today = await booking({
    startDate: '2026-12-01',
    contact: { name: 'Priya Nair', email: 'p@example.com', phone: '' },
  });
  made.camToday = await booking(stay('2026-12-01', '2026-12-02'), { checkedInAt: new Date('2026-12-01T05:00:00Z') });
  made.unpaidToday = await booking({ startDate: '2026-12-01' }, { status: 'pending' });
  made.later = await booking({ startDate: '2026-12-05' });
  made.unpaid = await booking({ startDate: '2026-12-09' }, { status: 'pending' });
  made.gone = await booking({ startDate: '2026-12-10' }, { status: 'cancelled' });
});
afterAll(() => house?.close());
beforeEach(() => house.at('2026-12-01T09:00:00'));

const nameOf = (id: string) => Object.entries(made).find(([, one]) => one.id === id)?.[0];

async function list(
  query = '',
  who: { token: string } = house.guide,
): Promise<ProviderBookings & { names: unknown[] }> {
  const answer = await house.get(`/api/provider/bookings${query}`, who);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  const body = answer.json<ProviderBookings>();
  return { ...body, names: body.items.map(({ id }) => nameOf(id)) };
}

test('each booking says who comes, when, and how it stands, and no phone', async () => {
  const { items } = await list('?q=priya');
  expect(items).toEqual([
    {
      id: made.today?.id,
      bookingId: made.today?.reference,
      service: { id: house.driveId, title: 'Mara dawn drive', textLang: 'en' },
      traveller: 'Priya Nair',
      startDate: '2026-12-01',
      endDate: '2026-12-01',
      priceUnit: 'person',
      guests: 1,
      status: 'confirmed',
      paymentStatus: 'pending',
      moneyBack: 'none',
      phoneRequest: null,
      totalAmount: 100,
      currency: 'USD',
      approval: 'not_needed',
      answerEndsAt: null,
      holdEndsAt: null,
      checkedInAt: null,
      noShowAt: null,
      change: null,
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ]);
});

test.each([
  ['arriving', ['today', 'camToday', 'unpaidToday']],
  ['under_way', ['inHouse', 'leavesToday', 'camToday']],
  ['upcoming', ['later', 'unpaid']],
  ['completed', ['past']],
  ['cancelled', ['gone']],
  ['pending', ['unpaidToday', 'unpaid']],
])('what is %s', async (status, names) => {
  const found = await list(`?status=${status}`);
  expect(found.names.toSorted()).toEqual(names.toSorted());
  expect(found.total).toBe(names.length);
});

test('what is to come begins with the next arrival, what is over or all with the latest', async () => {
  expect((await list('?status=upcoming')).names).toEqual(['later', 'unpaid']);
  expect((await list('?status=upcoming&order=desc')).names).toEqual(['unpaid', 'later']);
  expect((await list()).names.slice(0, 3)).toEqual(['gone', 'unpaid', 'later']);
  expect((await list('?sort=createdAt')).names[0]).toBe('gone');
});

test('listing, days and words narrow it', async () => {
  expect((await list(`?service=${house.roomsId}&status=arriving`)).names).toEqual(['camToday']);
  expect((await list('?from=2026-12-05&to=2026-12-09&order=asc')).names).toEqual(['later', 'unpaid']);
  expect((await list('?q=p@example')).names).toEqual(['today']);
  expect((await list('?q=acacia%20rooms')).total).toBe(4);
  const { reference = '' } = made.later ?? {};
  expect((await list(`?q=${reference.toLowerCase().replaceAll('-', '')}`)).names).toEqual(['later']);
  expect((await list('?q=%25')).names).toEqual([]);
  const wrong = await house.get('/api/provider/bookings?from=2026-02-30', house.guide);
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { from: expect.any(String) }]);
});

test('a cursor goes on where the page ended', async () => {
  const first = await list('?pageSize=4');
  const second = await list(`?pageSize=4&after=${first.next}`);
  expect(new Set([...first.names, ...second.names]).size).toBe(8);
  expect([first.total, second.page]).toEqual([10, 2]);
});

test('a change that waits for its payment is told', async () => {
  const now = house.clock.now();
  const [asked, before] = [calendarDate('2026-12-07'), calendarDate('2026-12-05')];
  await house.app.db.insert(bookingChanges).values({
    ...{ bookingId: made.later?.id ?? '', status: 'held', lines: [], policy: { name: 'flexible', steps: [] } },
    ...{ startDate: asked, endDate: asked, guests: 2, places: 2, totalCents: 20_000, differenceCents: 10_000 },
    ...{ fromStartDate: before, fromEndDate: before, fromGuests: 1, fromPlaces: 1, fromTotalCents: 10_000 },
    ...{ askedBy: house.traveller.id, createdAt: now, holdEndsAt: now, holdBaseEndsAt: now },
  });
  const { items } = await list('?status=upcoming');
  expect(items.map(({ change }) => change)).toEqual([
    { startDate: '2026-12-07', endDate: '2026-12-07', guests: 2, isAsked: false },
    null,
  ]);
});

test('the listings to filter by are those of the provider, in the language that is asked for', async () => {
  const read = async (who: { token: string }) =>
    (await house.get('/api/provider/bookings/services', who, { 'accept-language': 'sw' })).json();
  expect(await read(house.guide)).toEqual({
    items: [
      { id: house.roomsId, title: 'Acacia rooms', textLang: 'en' },
      { id: house.driveId, title: 'Safari ya alfajiri Mara', textLang: 'sw' },
    ],
  });
  expect(await read(house.stranger)).toEqual({ items: [] });
  expect((await read(house.clerk)).code).toBe('forbidden');
});

test('another provider’s member finds none of them, and nobody without the right may ask', async () => {
  expect((await list('', house.stranger)).total).toBe(0);
  const named = `?providerId=${house.providerId}`;
  const codes = await Promise.all(
    [house.stranger, house.clerk, house.traveller, await makePerson(house.app, { role: 'admin' })].map(
      async (who) => (await house.get(`/api/provider/bookings${named}`, who)).json().code,
    ),
  );
  expect(codes).toEqual(['not_found', 'forbidden', 'forbidden', 'forbidden']);
  expect((await house.get('/api/provider/bookings')).statusCode).toBe(401);
});
