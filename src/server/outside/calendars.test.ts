import { afterAll, beforeAll, expect, test } from 'vitest';
import { importLimits } from '#shared/calendar-imports.ts';
import { type CalendarServer, calendarOf, startCalendarServer } from '#tests/support/calendar-server.ts';
import { createCalendars } from './calendars.ts';

let server: CalendarServer;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server?.close());

const publicUrl = 'https://twende.example';
const file = calendarOf([{ uid: 'a', start: '2026-12-03', end: '2026-12-05' }]);
const local = (totalMs = 5_000) => createCalendars({ calendarLoopback: true, publicUrl, totalMs });

type Parts = Parameters<typeof createCalendars>[0];
type Ask = NonNullable<Parts['ask']>;

/** Addresses by host, and what is answered there; what is asked is noted as `host at addresses`. */
function outside(hosts: Record<string, string[]>, answers: Record<string, Partial<Awaited<ReturnType<Ask>>>> = {}) {
  const [lookups, asked]: [string[], string[]] = [[], []];
  const calendars = createCalendars({
    calendarLoopback: false,
    publicUrl,
    resolve: async (host) => {
      lookups.push(host);
      return (hosts[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    ask: async (url, to) => {
      asked.push(`${url.host} at ${to.map(({ address }) => address).join()}`);
      return { status: 200, body: Buffer.from(file), ...answers[url.host] };
    },
  });
  return { calendars, lookups, asked };
}

test('a host is looked up once, and the connection goes to the addresses that were checked', async () => {
  const { calendars, lookups, asked } = outside({ 'site.example': ['93.184.216.34', '2606:4700::1111'] });
  expect(await calendars.fetch('webcal://site.example/a.ics')).toEqual({ text: file });
  expect([lookups, asked]).toEqual([['site.example'], ['site.example at 93.184.216.34,2606:4700::1111']]);
});

test.each([
  [['10.0.0.1']],
  [['127.0.0.1']],
  [['::1']],
  [['::ffff:192.168.0.1']],
  [['169.254.169.254']],
  // One public address beside it does not help.
  [['93.184.216.34', '192.168.1.1']],
])('nothing is asked at %j', async (addresses) => {
  const { calendars, asked } = outside({ 'site.example': addresses });
  expect(await calendars.fetch('https://site.example/a.ics')).toEqual({ problem: 'address_private' });
  expect(asked).toEqual([]);
});

test('a redirect is checked like the first address, and there are three at most', async () => {
  const to = (location: string) => ({ status: 302, location, body: Buffer.alloc(0) });
  const hosts = { 'a.example': ['93.184.216.34'], 'b.example': ['93.184.216.35'], 'inner.example': ['10.0.0.1'] };
  const fetch = (location: string, more = {}) =>
    outside(hosts, { 'a.example': to(location), ...more }).calendars.fetch('https://a.example/');
  expect(await fetch('https://b.example/')).toEqual({ text: file });
  expect(await fetch('webcal://b.example/')).toEqual({ text: file });
  expect(await fetch('https://inner.example/')).toEqual({ problem: 'address_private' });
  expect(await fetch('http://b.example/')).toEqual({ problem: 'address_not_https' });
  expect(await fetch('https://b.example:8443/')).toEqual({ problem: 'address_port' });
  expect(await fetch('https://x:y@b.example/')).toEqual({ problem: 'address_password' });
  expect(await fetch('file:///etc/passwd')).toEqual({ problem: 'address_invalid' });
  const { calendars, asked } = outside(hosts, { 'a.example': to('/again') });
  expect(await calendars.fetch('https://a.example/')).toEqual({ problem: 'redirects_many' });
  expect(asked).toHaveLength(4);
});

test.each([
  [401, 'answer_refused'],
  [403, 'answer_refused'],
  [404, 'answer_missing'],
  [410, 'answer_missing'],
  [500, 'answer_failed'],
  [204, 'answer_failed'],
])('status %d is %s', async (status, problem) => {
  const { calendars } = outside({ 'a.example': ['93.184.216.34'] }, { 'a.example': { status } });
  expect(await calendars.fetch('https://a.example/')).toEqual({ problem });
});

test('a host that nobody knows', async () => {
  expect(await outside({}).calendars.fetch('https://a.example/')).toEqual({ problem: 'host_unknown' });
  const failing = createCalendars({
    ...{ calendarLoopback: false, publicUrl },
    resolve: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
  });
  expect(await failing.fetch('https://a.example/')).toEqual({ problem: 'host_unknown' });
});

test('a file of the largest size is read, and one byte more is not, whether or not its size was announced', async () => {
  const sized = (size: number) => file.padEnd(size, ' ');
  const most = sized(importLimits.bytes);
  expect(await local().fetch(server.put('/most', most))).toEqual({ text: most });
  const more = sized(importLimits.bytes + 1);
  expect(await local().fetch(server.put('/more', more))).toEqual({ problem: 'too_large' });
  const unannounced = server.put('/unannounced', (response) => {
    response.write(more.slice(0, 1000));
    response.end(more.slice(1000));
  });
  expect(await local().fetch(unannounced)).toEqual({ problem: 'too_large' });
});

test('an answer that was cut off, or packed although we did not ask for that, is not used', async () => {
  const cut = server.put('/cut', (response) => {
    response.writeHead(200, { 'content-length': 10_000 });
    response.write(file.slice(0, 100));
    setImmediate(() => response.destroy());
  });
  expect(await local().fetch(cut)).toEqual({ problem: 'no_answer' });
  const packed = server.put('/packed', (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
  });
  expect(await local().fetch(packed)).toEqual({ problem: 'answer_failed' });
});

test('whoever turns the connection into something else gives no answer, and takes no place for good', async () => {
  const upgraded = server.put('/upgraded', (response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
  });
  const calendars = local(2_000);
  const tries = Array.from({ length: 9 }, () => calendars.fetch(upgraded));
  expect(await Promise.all(tries)).toEqual(tries.map(() => ({ problem: 'no_answer' })));
  expect(await calendars.fetch(server.put('/after', file))).toEqual({ text: file });
});

test('whoever answers slowly is given up, redirects included', async () => {
  const slow = server.put('/slow', (response) => {
    response.writeHead(200);
    response.write('BEGIN:VCALENDAR');
  });
  expect(await local(150).fetch(slow)).toEqual({ problem: 'no_answer' });
  const never = createCalendars({
    ...{ calendarLoopback: false, publicUrl, totalMs: 50 },
    resolve: () => new Promise(() => {}),
  });
  expect(await never.fetch('https://a.example/')).toEqual({ problem: 'no_answer' });
});

test('marks of Unicode are no part of the text', async () => {
  const marked = server.put('/utf8', `\uFEFF${file}`);
  expect(await local().fetch(marked)).toEqual({ text: file });
  const wide = server.put('/utf16', (response) => {
    response.writeHead(200).end(Buffer.from(`\uFEFF${file}`, 'utf16le'));
  });
  expect(await local().fetch(wide)).toEqual({ text: file });
});

test('without the exception nothing of this machine is asked', async () => {
  const strict = createCalendars({ calendarLoopback: false, publicUrl });
  const { port } = new URL(server.put('/a', file));
  const before = server.asked.length;
  expect(await strict.fetch(`http://127.0.0.1:${port}/a`)).toEqual({ problem: 'address_not_https' });
  expect(await strict.fetch('https://127.0.0.1/a')).toEqual({ problem: 'address_private' });
  expect(await strict.fetch('https://[::1]/a')).toEqual({ problem: 'address_private' });
  expect(await strict.fetch('https://0x7f.1/a')).toEqual({ problem: 'address_private' });
  expect(await strict.fetch('https://[::ffff:127.0.0.1]/a')).toEqual({ problem: 'address_private' });
  expect(server.asked).toHaveLength(before);
});
