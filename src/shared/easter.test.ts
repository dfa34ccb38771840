import { expect, test } from 'vitest';
import { easterSunday } from './easter.ts';

test('Easter is on the days that almanacs name', () => {
  const years = [1961, 2000, 2024, 2025, 2026, 2027, 2028, 2029, 2038];
  expect(years.map(easterSunday)).toEqual([
    ...['1961-04-02', '2000-04-23', '2024-03-31', '2025-04-20', '2026-04-05'],
    ...['2027-03-28', '2028-04-16', '2029-04-01', '2038-04-25'],
  ]);
});
