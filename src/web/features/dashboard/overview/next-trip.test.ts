import { expect, test } from 'vitest';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { calendarDate } from '#shared/dates.ts';
import { countdownTo, leftOutOf, nextTripOf } from './next-trip.ts';

const trip = (id: string, startDate: string, createdAt = '2026-11-01T08:00:00Z') =>
  ({ id, startDate, createdAt }) as BookingItem;

test('the next trip is the one that begins first, whenever it was booked', () => {
  const [samburu, lamu, tea] = [
    trip('samburu', '2027-01-07', '2026-11-10T08:00:00Z'),
    trip('lamu', '2026-12-09', '2026-11-12T08:00:00Z'),
    trip('tea', '2026-12-09', '2026-11-11T08:00:00Z'),
  ];
  expect(nextTripOf([samburu, lamu])?.id).toBe('lamu');
  expect(nextTripOf([lamu, tea, samburu])?.id).toBe('tea');
  expect(nextTripOf([])).toBeUndefined();
});

test('trips that stand above the list are left out where they would stand twice', () => {
  const [lamu, tea] = [trip('lamu', '2026-12-09'), trip('tea', '2026-12-10')];
  expect([...leftOutOf({}, [lamu, undefined])]).toEqual(['lamu']);
  expect([...leftOutOf({ tab: 'upcoming' }, [lamu, tea])]).toEqual(['lamu', 'tea']);
  // The second page may hold nothing else.
  expect(leftOutOf({ page: 2 }, [lamu]).size).toBe(0);
  expect([...leftOutOf({}, [lamu, lamu])]).toEqual(['lamu']);
  expect(leftOutOf({ tab: 'completed' }, [lamu]).size).toBe(0);
  expect(leftOutOf({ q: 'lamu' }, [lamu]).size).toBe(0);
});

test.each([
  ['2026-12-09', { key: 'dashboard:next.days', count: 18 }],
  ['2026-11-23', { key: 'dashboard:next.days', count: 2 }],
  ['2026-11-22', { key: 'dashboard:next.tomorrow' }],
  ['2026-11-21', { key: 'dashboard:next.today' }],
  ['2026-11-19', { key: 'dashboard:next.now' }],
])('on 21 November a trip that begins on %s is shown as %o', (startDate, told) => {
  expect(countdownTo({ startDate }, calendarDate('2026-11-21'))).toEqual(told);
});
