import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test('only stays per night have check-in and check-out', () => {
  expect(dayWords({ priceUnit: 'night', oneDay: false })).toEqual({ start: 'checkIn', end: 'checkOut' });
  expect(dayWords({ priceUnit: 'person', oneDay: true }).start).toBe('day');
  for (const unit of ['person', 'trip', 'day'] as const) {
    expect(dayWords({ priceUnit: unit, oneDay: false })).toEqual({ start: 'firstDay', end: 'lastDay' });
  }
});
