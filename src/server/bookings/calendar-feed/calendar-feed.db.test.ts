import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceDays } from '#server/catalogue/tables.ts';
import { newId } from '#server/db/columns.ts';
import { calendarDate } from '#shared/dates.ts';
import { makeService } from '#tests/support/factories.ts';
import { openProvider, type ProviderApp } from '../provider/provider.fixture.ts';
import { serviceBlocks } from '../tables.ts';
import { calendarFeedFile } from './routes.ts';

let house: ProviderApp;
beforeAll(async () => {
  house = await openProvider({ extras: [async (fastify, app) => calendarFeedFile(fastify, app)] });
});
afterAll(() => house?.close());

const rooms = (capacity = 1) =>
  makeService(house.app, {
    ...{ providerId: house.providerId, category: 'guest', priceUnit: 'night', capacity, guestsPerPlace: 2 },
    title: { en: 'Blue rooms' },
  });
const linkOf = (id: string) => `/api/provider/services/${id}/calendar-link`;
const make = async (id: string): Promise<string> => {
  const answer = await house.post(linkOf(id), house.guide, {});
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json().url;
};
/** What another calendar gets from an address, without an account. */
const read = (url: string) => house.fastify.inject({ url: url.slice(house.app.config.publicUrl.length) });
const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

test('other calendars read the days without a place left, as ranges, and nothing of the guests', async () => {
  const { id } = await rooms(2);
  const stay = (startDate: string, endDate: string, guests = 4) =>
    house.booking({ serviceId: id, startDate, endDate, guests });
  await stay('2026-12-03', '2026-12-05');
  await stay('2026-12-05', '2026-12-06');
  await stay('2026-12-10', '2026-12-11', 2);
  const blocks = `/api/provider/services/${id}/blocks`;
  const closed = { startDate: '2026-12-20', endDate: '2026-12-21', places: null, source: 'closed', name: 'Harusi' };
  expect((await house.post(blocks, house.guide, closed)).statusCode).toBe(201);
  const answer = await read(await make(id));
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'no-store'],
  ]);
  const lines = unfolded(answer.body);
  expect(lines.filter((line) => /^(DTSTART|DTEND)/.test(line))).toEqual([
    ...['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261206'],
    ...['DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20261222'],
  ]);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    `UID:full-${id}-2026-12-03@twende`,
    `UID:full-${id}-2026-12-20@twende`,
  ]);
  expect(answer.body).not.toMatch(/Amina|Hassan|Harusi|BK-/);
  expect(lines).toContain('SUMMARY:Full on Twende');
});

test('another program reads the file as we mean it', async () => {
  const { id } = await makeService(house.app, {
    ...{ providerId: house.providerId, category: 'guest', priceUnit: 'night', capacity: 1, guestsPerPlace: 2 },
    title: { en: `Blue; rooms, “by the sea” \\ ${'and the old harbour of Lamu '.repeat(4)}`.trim() },
  });
  for (const [startDate, endDate] of [
    ['2026-12-03', '2026-12-05'],
    ['2026-12-31', '2027-01-02'],
  ] as const) {
    await house.booking({ serviceId: id, startDate, endDate, guests: 2 });
  }
  const { body } = await read(await make(id));
  const {
    version,
    events = [],
    nonStandard,
  } = convertIcsCalendar(undefined, body, {
    nonStandard: { wrCalname: { name: 'X-WR-CALNAME', convert: ({ value }) => value } },
  });
  expect(version).toBe('2.0');
  expect(events.map(({ uid, start, end, summary }) => [uid, start.type, start.date, end?.date, summary])).toEqual([
    [`full-${id}-2026-12-03@twende`, 'DATE', ...days('2026-12-03', '2026-12-05'), 'Full on Twende'],
    [`full-${id}-2026-12-31@twende`, 'DATE', ...days('2026-12-31', '2027-01-02'), 'Full on Twende'],
  ]);
  expect(nonStandard).toBeDefined();
  // Lines are folded at 75 bytes, also within signs of several bytes.
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('the file of a listing that is never full has a component, too', async () => {
  const { id } = await rooms(2);
  const { body } = await read(await make(id));
  const { events = [], timezones = [] } = convertIcsCalendar(undefined, body);
  expect([events, timezones.map((zone) => zone.id)]).toEqual([[], ['Africa/Nairobi']]);
  expect(timezones[0]?.props.map(({ type, offsetTo }) => [type, offsetTo])).toEqual([['STANDARD', '+0300']]);
});

const days = (...dates: string[]) => dates.map((date) => new Date(`${date}T00:00:00Z`));

test('a new address ends the one before, and an ended one does not come back', async () => {
  const { id } = await rooms();
  expect((await house.get(linkOf(id), house.guide)).json()).toEqual({ url: null });
  const first = await make(id);
  expect((await house.get(linkOf(id), house.guide)).json()).toEqual({ url: first });
  const second = await make(id);
  expect(second).not.toBe(first);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await house.remove(linkOf(id), house.guide)).json()).toEqual({ success: true });
  expect((await house.get(linkOf(id), house.guide)).json()).toEqual({ url: null });
  expect((await read(second)).statusCode).toBe(404);
  const third = await make(id);
  expect([first, second]).not.toContain(third);
});

test('an address is of one listing, and nobody makes one up', async () => {
  const [{ id }, { id: other }] = [await rooms(), await rooms()];
  const url = await make(id);
  await make(other);
  const signature = url.slice(-44);
  for (const made of [
    url.replace(id, other),
    url.replace(id, newId()),
    url.replace(id, 'x'),
    url.replace(signature, `${'0'.repeat(40)}.ics`),
  ]) {
    expect([made, (await read(made)).statusCode]).toEqual([made, 404]);
  }
});

test('only members with the right, of their own listings', async () => {
  const { id } = await rooms();
  const { clerk, stranger, guide } = house;
  for (const [who, status] of [
    [clerk, 403],
    [stranger, 404],
    [guide, 200],
  ] as const) {
    expect((await house.get(linkOf(id), who)).statusCode).toBe(status);
    expect((await house.post(linkOf(id), who, {})).statusCode).toBe(status);
    expect((await house.remove(linkOf(id), who)).statusCode).toBe(status);
  }
});

test('what another calendar has told is left out, also beside blocks by hand on the same days', async () => {
  const { id } = await rooms(3);
  const block = { serviceId: id, name: 'Airbnb', source: 'import', createdAt: house.clock.now() } as const;
  const on = (date: string) => ({ startDate: calendarDate(date), endDate: calendarDate(date) });
  await house.app.db.insert(serviceBlocks).values([
    { ...block, startDate: calendarDate('2026-11-01'), endDate: calendarDate('2026-12-03'), places: 1 },
    { ...block, ...on('2026-12-03'), places: 1 },
    { ...block, ...on('2026-12-05'), places: null },
    { ...block, ...on('2026-12-06'), places: null },
    { ...block, ...on('2026-12-06'), places: null, source: 'closed' },
  ]);
  const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'].map((date) => ({
    ...{ serviceId: id, date: calendarDate(date), capacity: 3, blocked: date > '2026-12-04' },
    taken: date > '2026-12-04' ? 0 : 3,
  }));
  await house.app.db.insert(serviceDays).values(days);
  const lines = unfolded((await read(await make(id))).body);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    `UID:full-${id}-2026-12-04@twende`,
    `UID:full-${id}-2026-12-06@twende`,
  ]);
});

test('one network reads an address sixty times an hour, all together six hundred times; guesses count for nothing', async () => {
  const limited = await openProvider({
    env: { RATE_LIMITS: 'on' },
    extras: [async (fastify, app) => calendarFeedFile(fastify, app)],
  });
  try {
    const { url } = (await limited.post(linkOf(limited.driveId), limited.guide, {})).json();
    const path = url.slice(limited.app.config.publicUrl.length);
    const get = (wanted: string, remoteAddress = '192.0.2.1') => limited.fastify.inject({ url: wanted, remoteAddress });
    expect((await get(`${path.slice(0, -44)}${'0'.repeat(40)}.ics`)).statusCode).toBe(404);
    for (let count = 0; count < 60; count++) expect((await get(path)).statusCode).toBe(200);
    const more = await get(path);
    expect([more.statusCode, more.json().code, more.headers['retry-after']]).toEqual([429, 'too_many_tries', '60']);
    expect((await get(path, '192.0.2.2')).statusCode).toBe(200);
    for (let count = 61; count < 600; count++) {
      expect((await get(path, `198.51.100.${count % 200}`)).statusCode).toBe(200);
    }
    const last = await get(path, '203.0.113.1');
    expect([last.statusCode, last.json().code, last.headers['retry-after']]).toEqual([429, 'too_many_tries', '6']);
    limited.at('2026-11-21T12:01:00');
    expect((await get(path)).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

test('twenty addresses a day', async () => {
  const limited = await openProvider({ env: { RATE_LIMITS: 'on' } });
  try {
    const path = linkOf(limited.driveId);
    for (let count = 0; count < 20; count++) expect((await limited.post(path, limited.guide, {})).statusCode).toBe(200);
    const more = await limited.post(path, limited.guide, {});
    expect([more.statusCode, more.json().code]).toEqual([429, 'too_many_tries']);
  } finally {
    await limited.close();
  }
});
