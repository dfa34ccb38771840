import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { movableClock } from '#server/clock.ts';
import { newId } from '#server/db/columns.ts';
import { makeSecrets, newToken } from '#server/secrets.ts';
import { readFileLink, signFileLink } from './file-links.ts';

const clock = movableClock();
clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
const appWith = (key: string) => ({ clock, secrets: makeSecrets(key) }) as unknown as App;
const app = appWith(newToken());
const path = `/api/bookings/${newId()}/calendar.ics`;
const person = newId();
const signedInAt = new Date('2026-11-21T08:00:00+03:00');
const files = [
  { path: '/api/bookings/:bookingId/calendar.ics', query: [] },
  { path: '/api/provider/statement.csv', query: ['from', 'to', 'providerId'] },
  { path: '/api/provider/statement.pdf', query: ['from', 'to', 'providerId'] },
];

/** The person in whose name a link opens, after parts of it were changed. */
function opened(url: string, change: Record<string, unknown> = {}, otherPath?: string): string | undefined {
  const link = new URL(url, 'http://localhost');
  const query = { ...Object.fromEntries(link.searchParams), ...change };
  return readFileLink(app, otherPath ?? link.pathname, query)?.personId;
}

test('a link opens its path in the name of its person', () => {
  const { url, expiresAt } = signFileLink(app, { files, path, personId: person, signedInAt, lang: 'en' });
  expect(expiresAt).toEqual(new Date('2026-11-21T12:05:00+03:00'));
  expect(url.startsWith(`${path}?`)).toBe(true);
  expect(opened(url)).toBe(person);
});

test('a link tells when its person had entered their password, and nobody can change that', () => {
  const linkOf = (at: Date | null) =>
    new URL(signFileLink(app, { files, path, personId: person, signedInAt: at, lang: 'en' }).url, 'http://localhost');
  const read = (query: URLSearchParams) => readFileLink(app, path, Object.fromEntries(query))?.signedInAt;
  expect(read(linkOf(signedInAt).searchParams)).toEqual(signedInAt);
  expect(read(linkOf(null).searchParams)).toBeNull();
  expect(opened(linkOf(null).href, { signedIn: String(signedInAt.getTime()) })).toBeUndefined();
});

test('for five minutes', () => {
  const { url } = signFileLink(app, { files, path, personId: person, signedInAt, lang: 'en' });
  clock.advance(5 * 60_000 - 1);
  expect(opened(url)).toBe(person);
  clock.advance(1);
  expect(opened(url)).toBeUndefined();
  expect(opened(url, { expires: String(clock.now().getTime() + 60_000) })).toBeUndefined();
});

test.each([
  ['another person', { person: newId() }],
  ['another language', { lang: 'sw' }],
  ['no language', { lang: undefined }],
  ['a later end', { expires: '9999999999999' }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['another signature', { signature: 'a'.repeat(64) }],
  ['a signature twice', { signature: ['a', 'b'] }],
  ['a person twice', { person: ['a', 'b'] }],
  ['no end', { expires: undefined }],
  ['an end that is no number', { expires: 'soon' }],
])('%s opens nothing', (_, change) => {
  expect(
    opened(signFileLink(app, { files, path, personId: person, signedInAt, lang: 'en' }).url, change),
  ).toBeUndefined();
});

test('another path, and a link signed with another key, open nothing', () => {
  const { url } = signFileLink(app, { files, path, personId: person, signedInAt, lang: 'en' });
  expect(opened(url, {}, `/api/bookings/${newId()}/calendar.ics`)).toBeUndefined();
  expect(
    opened(signFileLink(appWith(newToken()), { files, path, personId: person, signedInAt, lang: 'en' }).url),
  ).toBeUndefined();
});

test('characters cannot be moved from one signed part to another', () => {
  const { url } = signFileLink(app, { files, path, personId: person, signedInAt, lang: 'en' });
  expect(opened(url, { person: `${person}\n1` })).toBeUndefined();
});

test.each([
  '/api/bookings',
  '/api/bookings/1',
  '/api/auth/me',
  '/dev/mail',
  '//evil.example/api/bookings/1/calendar.ics',
  'https://evil.example/api/bookings/1/calendar.ics',
  '/api/bookings/../auth/me.ics',
  '/api/bookings/1/calendar.ics?x=1',
  '/api/bookings/1/calendarxics',
  '/api/bookings/1/invoice.pdf',
  '/api/bookings/1/2/calendar.ics',
  '/api/bookings//calendar.ics',
  '/api/bookings/:bookingId/calendar.ics',
  '/api/bookings/1/calendar.ics\n',
  '',
])('%j is no file to be signed', (other) => {
  expect(() => signFileLink(app, { files, path: other, personId: person, signedInAt, lang: 'en' })).toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
});

test('the query of a path is signed with it', () => {
  const asked = '/api/provider/statement.pdf?from=2026-11-01&to=2026-11-30';
  const { url } = signFileLink(app, { files, path: asked, personId: person, signedInAt, lang: 'sw' });
  expect(url.startsWith(`${asked}&person=`)).toBe(true);
  expect(opened(url)).toBe(person);
  expect(opened(url, { from: '2026-10-01' })).toBeUndefined();
  expect(opened(url, { providerId: newId() })).toBeUndefined();
});

test('a parameter without a value is signed, too', () => {
  const asked = '/api/provider/statement.csv?from=&to=';
  const { url } = signFileLink(app, { files, path: asked, personId: person, signedInAt, lang: 'en' });
  expect(opened(url)).toBe(person);
  expect(opened(url, { from: '2026-10-01' })).toBeUndefined();
});

test.each([
  '?person=x',
  '?from=2026-11-01&signature=x',
  '?from=../x',
  '?',
  '?from',
  '?from=2026-11-01&',
  '?from=2026-11-01&from=2026-11-02',
])('no query like %s is signed', (query) => {
  expect(() =>
    signFileLink(app, { files, path: `/api/provider/statement.csv${query}`, personId: person, signedInAt, lang: 'en' }),
  ).toThrow('not_found');
});
