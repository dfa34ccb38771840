import { expect, test } from 'vitest';
import { findTripAhead, pathAfterSignIn } from './after-sign-in.ts';

test.each([
  ['/booking/42?guests=2', '/booking/42?guests=2'],
  ['/', '/'],
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login?redirect=/x', '/dashboard'],
  ['/register', '/dashboard'],
  [['/a'], '/dashboard'],
])('after signing in, %j leads to %j', (wanted, path) => {
  expect(pathAfterSignIn(wanted)).toBe(path);
});

test.each([
  [
    '?startDate=2027-02-09&endDate=2027-02-12&guests=2&party=citizen:2',
    { startDate: '2027-02-09', endDate: '2027-02-12', guests: 2, party: 'citizen:2' },
  ],
  ['?guests=-3', { startDate: '', endDate: '', guests: 1, party: '' }],
  ['', { startDate: '', endDate: '', guests: 1, party: '' }],
])('a booking with %j is the trip ahead', (search, stay) => {
  const serviceId = '01a208e3-0e8c-7235-bae9-c4b78effe765';
  expect(findTripAhead({ redirect: `/booking/${serviceId}${search}` })).toEqual({ serviceId, ...stay });
});

test.each([undefined, '/dashboard', '/booking/1', '//evil.example/booking/01a208e3-0e8c-7235-bae9-c4b78effe765'])(
  'no trip is ahead of %j',
  (redirect) => {
    expect(findTripAhead(redirect === undefined ? {} : { redirect })).toBeUndefined();
  },
);
