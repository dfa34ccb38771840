import { eq, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '#server/catalogue/tables.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { bookings } from '../tables.ts';
import { openProvider, type ProviderApp } from './provider.fixture.ts';

let house: ProviderApp;
const made: Record<string, { id: string; reference: string }> = {};
const checkedInAt = new Date('2026-12-01T05:30:00+03:00');

beforeAll(async () => {
  house = await openProvider();
  const { app, driveId, roomsId, booking } = house;
  const point = { meetingPointEn: 'Wilson Airport, 05:30', meetingPointSw: 'Uwanja wa Wilson' };
  await app.db.update(services).set(point).where(eq(services.id, driveId));
  const stay = (startDate: string, endDate: string) => ({ serviceId: roomsId, startDate, endDate, guests: 3 });
  const contact = (name: string, phone: string) => ({ contact: { name, phone, email: 'guest@example.com' } });
  made.drive = await booking(
    { startDate: '2026-12-01', guests: 2, ...contact('Priya Nair', '+254712345601') },
    { checkedInAt },
  );
  made.missing = await booking({ startDate: '2026-12-01' }, { noShowAt: checkedInAt });
  made.arriving = await booking({ ...stay('2026-12-01', '2026-12-03'), ...contact('Chidi Okafor', '') });
  made.staying = await booking(stay('2026-11-29', '2026-12-02'));
  made.leaving = await booking(stay('2026-11-29', '2026-12-01'));
  for (const status of ['pending', 'cancelled'] as const) await booking({ startDate: '2026-12-01' }, { status });
  await booking({ startDate: '2026-12-02' });
  house.at('2026-12-01T09:00:00');
});
afterAll(() => house?.close());

async function sheet(query = '', who: { token: string } = house.guide): Promise<DaySheet> {
  const answer = await house.get(`/api/provider/day-sheet${query}`, who);
  expect([query, answer.statusCode, answer.body.slice(0, 200)]).toEqual([query, 200, expect.any(String)]);
  return answer.json();
}

async function paper(query: string, lang = 'en'): Promise<string> {
  const answer = await house.get(`/api/provider/day-sheet.pdf${query}`, house.guide, { 'accept-language': lang });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll('\n', ' ');
}

test('the paid guests of today stand by listing: who comes, who stays and who leaves', async () => {
  const { date, counts, listings, total, provider } = await sheet();
  expect([date, total, provider.name]).toEqual(['2026-12-01', 5, 'Savanna Trails']);
  expect(counts).toEqual({
    arrivals: { bookings: 3, guests: 6 },
    underWay: { bookings: 1, guests: 3 },
    departures: { bookings: 1, guests: 3 },
  });
  const [rooms, drive] = listings;
  expect([rooms?.service.title, drive?.service.title]).toEqual(['Acacia rooms', 'Mara dawn drive']);
  const ids = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id);
  expect([ids(rooms?.arrivals), ids(rooms?.underWay), ids(rooms?.departures)]).toEqual([
    [made.arriving?.id],
    [made.staying?.id],
    [made.leaving?.id],
  ]);
  expect([rooms?.meetingPoint.text, drive?.meetingPoint.text]).toEqual(['', 'Wilson Airport, 05:30']);
  expect(drive?.arrivals.find(({ id }) => id === made.drive?.id)).toEqual({
    ...{ id: made.drive?.id, bookingId: made.drive?.reference, traveller: 'Priya Nair', phone: '+254712345601' },
    ...{ guests: 2, party: [], places: 2, startDate: '2026-12-01', endDate: '2026-12-01', status: 'confirmed' },
    ...{ checkedInAt: checkedInAt.toISOString(), noShowAt: null, extras: [], companions: [], answers: [] },
  });
});

test('another day can be asked for, also one that is over', async () => {
  expect((await sheet('?date=2026-12-02')).counts).toMatchObject({
    arrivals: { bookings: 1 },
    underWay: { bookings: 1 },
  });
  expect((await sheet('?date=2027-05-01')).listings).toEqual([]);
  house.at('2026-12-05T09:00:00');
  await house.app.db
    .update(bookings)
    .set({ status: 'completed' })
    .where(eq(bookings.id, made.leaving?.id ?? ''));
  expect((await sheet('?date=2026-12-01')).total).toBe(5);
  house.at('2026-12-01T09:00:00');
  const wrong = await house.get('/api/provider/day-sheet?date=2026-02-30', house.guide);
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_dates']);
  expect((await house.get('/api/provider/day-sheet.pdf?date=today', house.guide)).statusCode).toBe(400);
});

test('the paper says the same in both languages, and is opened by a file link', async () => {
  await house.app.db
    .update(bookings)
    .set({ status: 'confirmed' })
    .where(eq(bookings.id, made.leaving?.id ?? ''));
  const english = await paper('');
  for (const words of [
    ...['Day sheet', '1 Dec 2026', 'Savanna Trails', 'Arrivals', '3 bookings, 6 guests', 'Acacia rooms'],
    ...['Meeting point: Wilson Airport, 05:30', 'Priya Nair', made.drive?.reference ?? '', '+254712345601'],
    ...['Yes, 1 Dec 2026, 05:30', 'Did not come', 'Chidi Okafor', '1 Dec 2026 to 3 Dec 2026', 'personal details'],
  ]) {
    expect(english).toContain(words);
  }
  const swahili = await paper('', 'sw');
  for (const words of ['Wanaofika', '1 Des 2026', 'Uwanja wa Wilson', 'Hawakufika', 'taarifa binafsi']) {
    expect(swahili).toContain(words);
  }
  expect(await paper('?date=2027-05-01')).toContain('There are no guests on this day.');
  const path = '/api/provider/day-sheet.pdf?date=2026-12-01';
  const { url } = (await house.post('/api/file-links', house.guide, { path })).json();
  const answer = await house.get(url);
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="day-sheet-2026-12-01.pdf"',
  ]);
});

test('only members who handle bookings see it, each of their own provider', async () => {
  for (const path of ['/api/provider/day-sheet', '/api/provider/day-sheet.pdf']) {
    const codes = await Promise.all(
      [house.clerk, house.traveller].map(async (who) => (await house.get(path, who)).json().code),
    );
    expect(codes).toEqual(['forbidden', 'forbidden']);
    const named = `${path}?providerId=${house.providerId}`;
    expect((await house.get(named, house.stranger)).json().code).toBe('not_found');
  }
  expect((await sheet('', house.stranger)).total).toBe(0);
});

test('a day with more than 200 bookings has several sheets, none of which leaves anybody out', async () => {
  const { id } = await house.booking({ startDate: '2026-12-20' });
  // Copies of one booking, since 450 calls would take long.
  const columns = sql.raw(
    Object.values(bookings)
      .flatMap((column) => (typeof column === 'object' && 'name' in column ? [String(column.name)] : []))
      .filter((name) => name !== 'id' && name !== 'reference')
      .map((name) => `"${name}"`)
      .join(', '),
  );
  await house.app.db.execute(sql`insert into bookings (id, reference, ${columns})
    select gen_random_uuid(), 'BK-2026-9' || n, ${columns} from bookings, generate_series(1001, 1450) n where id = ${id}`);
  const sheets = await Promise.all([1, 2, 3, 4].map((page) => sheet(`?date=2026-12-20&page=${page}`)));
  const rows = sheets.map(({ listings }) => listings.flatMap(({ arrivals }) => arrivals));
  expect(rows.map(({ length }) => length)).toEqual([200, 200, 51, 0]);
  expect(new Set(rows.flat().map(({ id: one }) => one)).size).toBe(451);
  expect(sheets[0]).toMatchObject({ total: 451, pageSize: 200, counts: { arrivals: { bookings: 451 } } });
  const text = await paper('?date=2026-12-20&page=3');
  expect(text).toContain('This is sheet 3 of 3. The whole day has 451 bookings.');
  expect(text.match(/BK-2026-9\d{4}|BK-2026-\d{3}(?!\d)/g)?.length).toBe(51);
});
