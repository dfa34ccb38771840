import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingDays } from '#shared/contracts/provider-bookings.ts';
import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { openProvider, type ProviderApp } from './provider.fixture.ts';

let house: ProviderApp;
const made: Record<string, { id: string }> = {};

beforeAll(async () => {
  house = await openProvider();
  const { roomsId, booking } = house;
  const stay = (startDate: string, endDate: string) => ({ serviceId: roomsId, startDate, endDate, guests: 3 });
  made.before = await booking(stay('2026-11-28', '2026-12-02'), { status: 'completed' });
  made.ends = await booking(stay('2026-11-25', '2026-11-30'));
  made.tour = await booking({ startDate: '2026-12-02', guests: 2 });
  made.held = await booking(stay('2026-12-02', '2026-12-03'), { status: 'pending' });
  made.over = await booking(stay('2026-12-30', '2027-01-02'));
  await booking(stay('2026-12-02', '2026-12-03'), { status: 'cancelled' });
  await booking(stay('2026-12-02', '2026-12-03'), { status: 'pending', approval: 'asked' });
  house.at('2026-12-05T09:00:00');
});
afterAll(() => house?.close());

async function days(query: string, who: { token: string } = house.guide): Promise<BookingDays> {
  const answer = await house.get(`/api/provider/bookings/days${query}`, who);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json();
}
const none = { bookings: 0, guests: 0 };
const some = (bookings: number, guests: number) => ({ bookings, guests });

test('each day of a month says who comes, stays and leaves; requests and cancelled bookings do not count', async () => {
  expect(await days('')).toEqual({
    month: '2026-12',
    days: [
      { date: '2026-12-01', arrivals: none, underWay: some(1, 3), departures: none },
      { date: '2026-12-02', arrivals: some(2, 5), underWay: none, departures: some(1, 3) },
      { date: '2026-12-03', arrivals: none, underWay: none, departures: some(1, 3) },
      { date: '2026-12-30', arrivals: some(1, 3), underWay: none, departures: none },
      { date: '2026-12-31', arrivals: none, underWay: some(1, 3), departures: none },
    ],
  });
  expect((await days('?month=2027-01')).days).toEqual([
    { date: '2027-01-01', arrivals: none, underWay: some(1, 3), departures: none },
    { date: '2027-01-02', arrivals: none, underWay: none, departures: some(1, 3) },
  ]);
  expect(await days('?month=2027-02&service=')).toEqual({ month: '2027-02', days: [] });
});

test('of one listing alone', async () => {
  expect((await days(`?month=2026-12&service=${house.driveId}`)).days).toEqual([
    { date: '2026-12-02', arrivals: some(1, 2), underWay: none, departures: none },
  ]);
});

test('the list of a day has the same bookings, those who arrive first, also who leaves on it', async () => {
  const list = async (query: string, who: { token: string } = house.guide) =>
    (await house.get(`/api/provider/calendar/entries?only=guests${query}`, who)).json<{
      items: CalendarEntry[];
      total: number;
    }>();
  const nameOf = ({ id }: { id: string }) => Object.entries(made).find(([, one]) => one.id === id)?.[0];
  const second = await list('&from=2026-12-02&to=2026-12-02');
  expect([second.total, second.items.map(nameOf)]).toEqual([3, ['tour', 'held', 'before']]);
  expect(second.items[0]).toMatchObject({ kind: 'booking', status: 'confirmed', name: 'Amina Hassan' });
  const drive = await list(`&from=2026-12-02&to=2026-12-02&service=${house.driveId}`);
  expect(drive.items.map(nameOf)).toEqual(['tour']);
  const paged = await list('&from=2026-12-02&to=2026-12-02&pageSize=2&page=2');
  expect([paged.total, paged.items.map(nameOf)]).toEqual([3, ['before']]);
  expect(await list('&from=2026-12-02&to=2026-12-02', house.stranger)).toMatchObject({ total: 0, items: [] });
});

test('bad months, members without the right and other providers are refused', async () => {
  const path = '/api/provider/bookings/days';
  for (const month of ['2026-13', '2026-1', '1999-12', 'now']) {
    const wrong = await house.get(`${path}?month=${month}`, house.guide);
    expect([month, wrong.statusCode, wrong.json().fields]).toEqual([month, 400, { month: expect.any(String) }]);
  }
  expect((await days('?month=2026-12', house.stranger)).days).toEqual([]);
  const named = `${path}?providerId=${house.providerId}`;
  expect((await house.get(named, house.stranger)).statusCode).toBe(404);
  expect((await house.get(named, house.clerk)).statusCode).toBe(403);
  expect((await house.get(path)).statusCode).toBe(401);
});
