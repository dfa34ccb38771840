import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test('only who stays for the night checks in and out', () => {
  expect(dayWords('night', false)).toEqual({ start: 'checkIn', end: 'checkOut' });
  expect(dayWords('person', true).start).toBe('day');
  for (const unit of ['person', 'trip', 'day'] as const) {
    expect(dayWords(unit, false)).toEqual({ start: 'firstDay', end: 'lastDay' });
  }
});
