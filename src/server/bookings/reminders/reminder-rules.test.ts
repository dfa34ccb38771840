import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { dueStage } from './reminder-rules.ts';

const at = (time: string) => new Date(`${time}+03:00`);
const trip = {
  group: 'experience',
  startDate: calendarDate('2026-12-14'),
  confirmedAt: at('2026-11-21T12:00'),
} as const;

test.each([
  ['2026-12-07T08:59', undefined],
  ['2026-12-07T09:00', 'soon'],
  ['2026-12-13T08:59', 'soon'],
  ['2026-12-13T09:00', 'tomorrow'],
  ['2026-12-13T23:59', 'tomorrow'],
  ['2026-12-14T00:00', undefined],
])('a safari from 14 December: at %s', (now, stage) => {
  expect(dueStage(trip, at(now))).toBe(stage);
});

test('of a meal or a ride only the day before', () => {
  for (const group of ['meal', 'transport'] as const) {
    expect(dueStage({ ...trip, group }, at('2026-12-10T12:00'))).toBeUndefined();
    expect(dueStage({ ...trip, group }, at('2026-12-13T12:00'))).toBe('tomorrow');
  }
});

test('nobody is reminded of what they have only just booked', () => {
  const late = { ...trip, confirmedAt: at('2026-12-07T09:00') };
  expect(dueStage(late, at('2026-12-08T12:00'))).toBeUndefined();
  expect(dueStage(late, at('2026-12-13T12:00'))).toBe('tomorrow');
  expect(dueStage({ ...trip, confirmedAt: at('2026-12-13T09:00') }, at('2026-12-13T12:00'))).toBeUndefined();
});
