import { expect, test } from 'vitest';
import { readEarningsSearch } from './money-queries.ts';
import { monthWords } from './month-words.ts';
import { entriesFor, footOf } from './panel-links.tsx';

test.each([
  [[], ['overview', 'settings']],
  [['bookings'], ['overview', 'bookings', 'messages', 'settings', 'calendar']],
  [['money'], ['overview', 'earnings', 'settings']],
  [['manage'], ['overview', 'services', 'settings', 'calendar', 'reviews']],
  [
    ['manage', 'bookings', 'money'],
    ['overview', 'services', 'bookings', 'messages', 'earnings', 'settings', 'calendar', 'reviews'],
  ],
] as const)('a member with %j sees %j', (rights, keys) => {
  expect(entriesFor(rights).map(({ key }) => key)).toEqual(keys);
});

test('at the foot of a phone the first five stand, and the others behind “More”, where more than six have no room', () => {
  const foot = (...rights: ('manage' | 'bookings' | 'money')[]) => {
    const { shown, more } = footOf(entriesFor(rights));
    return [shown, more].map((entries) => entries.map(({ key }) => key));
  };
  expect(foot('manage', 'bookings', 'money')).toEqual([
    ['overview', 'services', 'bookings', 'messages', 'earnings'],
    ['settings', 'calendar', 'reviews'],
  ]);
  expect(foot('bookings')[1]).toEqual([]);
});

test('months have three letters, or one where there is little room', () => {
  expect(monthWords('2026-09', 'en')).toEqual({ narrow: 'S', label: 'Sep', name: 'September 2026' });
  expect(monthWords('2026-08', 'sw')).toEqual({ narrow: 'A', label: 'Ago', name: 'Agosti 2026' });
});

test('the page of payouts in the address is read only where it is one', () => {
  expect(readEarningsSearch({ page: '3' })).toEqual({ page: 3 });
  for (const page of [undefined, '1', '0', '2.5', 'x', '501', {}]) expect(readEarningsSearch({ page })).toEqual({});
});
