import { expect, test } from 'vitest';
import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { bookingsOn } from './bookings-on.ts';

type Unit = CalendarEntry['service']['priceUnit'];

function entry(id: string, unit: Unit, changes: Partial<CalendarEntry>): CalendarEntry {
  const service = { id: 'service', title: 'Dhow', textLang: 'en' as const, priceUnit: unit };
  const days = { startDate: '2026-12-03', endDate: '2026-12-05' };
  const facts = { places: 1, name: 'Neema', guests: 1, bookingId: 'BK-1', source: null };
  return { kind: 'booking', id, service, ...days, ...facts, status: 'confirmed', ...changes };
}

const idsOn = (entries: CalendarEntry[], ...days: string[]) => {
  const { paid, waiting } = bookingsOn(entries, days);
  return [...paid, ...waiting].map(({ id }) => id);
};

test.each<[Unit, string[]]>([
  ['night', ['2026-12-03', '2026-12-04']],
  ['day', ['2026-12-03', '2026-12-04', '2026-12-05']],
  ['person', ['2026-12-03']],
  ['trip', ['2026-12-03']],
])('a booking per %s from the third to the fifth is in the way on %j', (unit, taken) => {
  const around = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  expect(around.filter((day) => idsOn([entry('one', unit, {})], day).length > 0)).toEqual(taken);
});

test('a booking between two days that are named, but on neither, is not in the way, and no block is', () => {
  const entries = [
    entry('between', 'day', {}),
    entry('last', 'day', { startDate: '2026-12-07', endDate: '2026-12-08' }),
    entry('block', 'day', { kind: 'block', status: null, bookingId: null, startDate: '2026-12-01' }),
  ];
  expect(idsOn(entries, '2026-12-01', '2026-12-08')).toEqual(['last']);
});

test('pending bookings and held changes wait, others are paid', () => {
  const entries = [
    entry('confirmed', 'night', {}),
    entry('pending', 'night', { status: 'pending' }),
    entry('change', 'night', { kind: 'change' }),
    entry('completed', 'night', { status: 'completed' }),
  ];
  const { paid, waiting } = bookingsOn(entries, ['2026-12-04']);
  expect(paid.map(({ id }) => id)).toEqual(['confirmed', 'completed']);
  expect(waiting.map(({ id }) => id)).toEqual(['pending', 'change']);
});
