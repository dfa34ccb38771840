import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { refusals as en } from '#shared/i18n/en/refusals.ts';
import { errors } from '#shared/i18n/sw/errors.ts';
import { refusals as sw } from '#shared/i18n/sw/refusals.ts';
import { type BookingApp, createBookingApp } from '#tests/support/bookings.ts';
import { type MadePerson, makeBooking, makePerson, makeService } from '#tests/support/factories.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';
import type { Booking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';

let product: BookingApp;
let person: MadePerson;
let service: { id: string; providerId: string };
beforeAll(async () => {
  product = await createBookingApp();
  const { app } = product;
  person = await makePerson(app);
  service = await makeService(app, { capacity: 500, durationDays: 2 });
});
afterAll(() => product.close());

const get: BookingApp['get'] = (...ask) => product.get(...ask);
const post: BookingApp['post'] = (...ask) => product.post(...ask);
const confirm = (booking: Booking) =>
  transaction(product.app, (tx) => confirmPaidBooking(tx, booking.id, product.clock.now()));

describe('calendar.ics', () => {
  /** The properties of the one event, long lines unfolded (RFC 5545, 3.1). */
  function eventOf(text: string): Record<string, string> {
    const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    const body = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
    return Object.fromEntries(
      body.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    );
  }

  test('has the trip, its place and a link, with the same UID before and after paying', async () => {
    const booking = await makeBooking(product.app, { person, serviceId: service.id });
    const path = `/api/bookings/${booking.id}/calendar.ics`;
    const before = await get(path, person);
    expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(before.headers['content-disposition']).toBe(`attachment; filename="${booking.reference}.ics"`);
    const link = `${product.app.config.publicUrl}/dashboard/bookings/${booking.id}`;
    expect(eventOf(before.body)).toMatchObject({
      UID: `booking-${booking.id}@twende`,
      DTSTAMP: '20261121T090000Z',
      'DTSTART;VALUE=DATE': '20261201',
      'DTEND;VALUE=DATE': '20261203', // two days; DTEND is the day after the last one
      SUMMARY: 'Mara dawn drive',
      LOCATION: 'Maasai Mara',
      DESCRIPTION: `Place: Maasai Mara\\nHost: Savanna Trails\\n${booking.reference}\\n${link}`,
      'URL;VALUE=URI': link,
      STATUS: 'TENTATIVE',
      SEQUENCE: '0',
    });
    product.clock.advance(60_000);
    await confirm(booking);
    const after = eventOf((await get(path, person, { 'accept-language': 'sw' })).body);
    expect(after).toMatchObject({
      UID: `booking-${booking.id}@twende`,
      DTSTAMP: '20261121T090100Z',
      SUMMARY: 'Safari ya alfajiri Mara',
      STATUS: 'CONFIRMED',
      SEQUENCE: '1',
    });
    expect(after.DESCRIPTION).toContain('/sw/dashboard/bookings/');
    product.clock.advance(-60_000);
  });

  test.each([
    ['far from its place', { lat: -1.319, lon: 36.815 }, 'Wilson\\, 09:00', '-1.319;36.815'],
    ['near its place', { lat: -1.5, lon: 35.2 }, 'Wilson\\, 09:00\\, Maasai Mara', '-1.5;35.2'],
    ['unknown', undefined, 'Wilson\\, 09:00', undefined],
  ])('leads to a meeting point %s, never to the place instead', async (_where, meetingPosition, location, geo) => {
    const met = await makeService(product.app, { meetingPoint: { en: 'Wilson, 09:00' }, meetingPosition });
    const { id } = await makeBooking(product.app, { person, serviceId: met.id });
    const event = eventOf((await get(`/api/bookings/${id}/calendar.ics`, person)).body);
    expect([event.LOCATION, event.GEO]).toEqual([location, geo]);
    const way = `Directions to the meeting point: https://www.google.com/maps/dir/?api=1&destination=${geo}`;
    const facts = ['Place: Maasai Mara', 'Meeting point: Wilson\\, 09:00', ...(geo ? [way.replace(';', '\\,')] : [])];
    expect(event.DESCRIPTION?.split('\\n').slice(0, -2)).toEqual([...facts, 'Host: Savanna Trails']);
  });

  test('a stay ends on its departure day', async () => {
    const stay = await makeService(product.app, { category: 'hotels', priceUnit: 'night' });
    const { reference } = await makeBooking(product.app, { person, serviceId: stay.id, endDate: '2026-12-04' });
    const event = eventOf((await get(`/api/bookings/${reference}/calendar.ics`, person)).body);
    expect([event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE']]).toEqual(['20261201', '20261204']);
  });

  test('a cancelled booking has none, and strangers do not find it', async () => {
    const { app, clock } = product;
    const booking = await makeBooking(app, { person, serviceId: service.id });
    const path = `/api/bookings/${booking.id}/calendar.ics`;
    const stranger = await makePerson(app);
    expect((await get(path, stranger)).statusCode).toBe(404);
    expect((await get(path)).statusCode).toBe(401);
    await transaction(app, (tx) => moveBooking(tx, booking, { to: 'cancelled', actor: 'traveller', at: clock.now() }));
    const answer = await get(path, person);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_ready']);
  });

  test('opens by a file link for five minutes, in the name of whoever asked', async () => {
    const booking = await makeBooking(product.app, { person, serviceId: service.id });
    const path = `/api/bookings/${booking.id}/calendar.ics`;
    const made = await post('/api/file-links', person, { path });
    expect(made.statusCode).toBe(200);
    const { url, expiresAt } = made.json();
    expect(expiresAt).toBe('2026-11-21T09:05:00.000Z');
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(url.replace(booking.id, newId()))).statusCode).toBe(401);
    const stranger = await makePerson(product.app);
    const theirs = (await post('/api/file-links', stranger, { path })).json().url;
    expect((await get(theirs)).statusCode).toBe(404);
    product.clock.advance(5 * 60_000);
    expect((await get(url)).statusCode).toBe(401);
    product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
    expect((await post('/api/file-links', person, { path: '/api/admin/settings' })).statusCode).toBe(404);
    expect((await post('/api/file-links', undefined, { path })).statusCode).toBe(401);
    for (const other of ['invoice.pdf', 'cancel', 'calendar.pdf']) {
      const asked = { path: `/api/bookings/${booking.id}/${other}` };
      expect((await post('/api/file-links', person, asked)).json().code).toBe('not_found');
    }
  });

  test('a file link that opens nothing is answered to a browser with a page in its language, to others with JSON', async () => {
    const booking = await makeBooking(product.app, { person, serviceId: service.id });
    const path = `/api/bookings/${booking.id}/calendar.ics`;
    const browser = { accept: 'text/html,application/xhtml+xml' };
    const { url } = (await post('/api/file-links', person, { path }, { 'accept-language': 'sw' })).json();
    const { url: theirs } = (await post('/api/file-links', await makePerson(product.app), { path })).json();
    const page = async (address: string, headers = {}) => {
      const answer = await get(address, undefined, { ...browser, ...headers });
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      return [answer.statusCode, /<h1>([^<]*)<\/h1>/.exec(answer.body)?.[1]];
    };
    expect((await get(url, undefined, browser)).headers['content-type']).toContain('text/calendar');
    expect(await page(url.replace(/signature=./, 'signature='))).toEqual([401, sw['link.title']]);
    expect(await page(theirs)).toEqual([404, en['missing.title']]);
    // Without a link the page says that signing in is what lacks.
    expect(await page(path, { 'accept-language': 'sw' })).toEqual([401, errors.sign_in_required]);
    product.clock.advance(5 * 60_000);
    expect(await page(url)).toEqual([401, sw['link.title']]);
    expect((await get(url)).json().code).toBe('sign_in_required');
    expect((await get(url, undefined, { accept: 'application/json' })).json().code).toBe('sign_in_required');
    product.clock.freeze(new Date('2026-11-21T12:00:00+03:00'));
    // Other calls of the interface answer JSON to browsers, too.
    expect((await get(`/api/bookings/${booking.id}`, undefined, browser)).json().code).toBe('sign_in_required');
  });
});
