import { expect, test } from 'vitest';
import { importLimits } from '#shared/calendar-imports.ts';
import { readCalendarAddress } from './calendar-address.ts';

const read = (text: string, loopback = false) => {
  const found = readCalendarAddress(text, { loopback });
  return 'url' in found ? found.url.href : found.problem;
};

test.each([
  ['https://www.airbnb.com/calendar/ical/1.ics?s=abc', 'https://www.airbnb.com/calendar/ical/1.ics?s=abc'],
  ['  webcal://p1.example.com/a.ics \n', 'https://p1.example.com/a.ics'],
  ['WEBCALS://example.com/a.ics', 'https://example.com/a.ics'],
  ['https://example.com:443/a.ics#part', 'https://example.com/a.ics'],
  ['http://example.com/a.ics', 'address_not_https'],
  ['www.airbnb.com/calendar/ical/1.ics', 'address_invalid'],
  ['', 'address_invalid'],
  ['https://', 'address_invalid'],
  ['ftp://example.com/a.ics', 'address_invalid'],
  ['file:///etc/passwd', 'address_invalid'],
  ['javascript:alert(1)', 'address_invalid'],
  ['https://user:word@example.com/', 'address_password'],
  ['https://user@example.com/', 'address_password'],
  ['https://example.com:8443/a.ics', 'address_port'],
  ['https://example.com:80/a.ics', 'address_port'],
  ['http://127.0.0.1/a.ics', 'address_not_https'],
  [`https://example.com/${'x'.repeat(importLimits.addressLength)}`, 'address_invalid'],
])('%s is %s', (text, expected) => expect(read(text)).toBe(expected));

test('addresses of this machine are read by http and on any port only where configuration allows them', () => {
  expect(read('http://127.0.0.1:3100/a.ics', true)).toBe('http://127.0.0.1:3100/a.ics');
  expect(read('http://localhost:3100/a.ics', true)).toBe('http://localhost:3100/a.ics');
  expect(read('http://example.com/a.ics', true)).toBe('address_not_https');
  expect(read('https://example.com:8443/', true)).toBe('address_port');
});
