import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { dueTimeOf, noShowFrom } from './came-rules.ts';

const startDate = calendarDate('2026-12-01');
const at = (time: string) => new Date(`2026-12-01T${time}:00+03:00`);

const safari = { category: 'safari', durationDays: 1 } as const;

test('guests are due at the meeting time, a stay at 18:00 or when its check-in opens later, others at 12:00', () => {
  expect(dueTimeOf('person', { ...safari, facts: { meetingTime: '05:30' } })).toBe('05:30');
  expect(dueTimeOf('person', { ...safari, facts: {} })).toBe('12:00');
  const lodge = { category: 'lodges', durationDays: 1 } as const;
  expect(dueTimeOf('night', { ...lodge, facts: {} })).toBe('18:00');
  expect(dueTimeOf('night', { ...lodge, facts: { checkInFrom: '14:00' } })).toBe('18:00');
  expect(dueTimeOf('night', { ...lodge, facts: { checkInFrom: '19:30' } })).toBe('19:30');
  // Kept from when the listing was of another category, and shown nowhere.
  expect(dueTimeOf('night', { ...lodge, facts: { meetingTime: '05:30' } })).toBe('18:00');
});

test.each([
  ['as it was booked', '05:30', '05:30', '05:30'],
  ['as it was booked, whatever its provider writes since', '09:00', '00:00', '09:00'],
  ['when the guests are told to come now, if that is later', '05:30', '09:00', '09:00'],
  ['at the usual time, where none was kept', null, '00:00', '12:00'],
])('a no-show can be noted %s', (_, dueTime, meetingTime, from) => {
  const drive = { startDate, dueTime, priceUnit: 'person' } as const;
  expect(noShowFrom(drive, { ...safari, facts: { meetingTime } })).toEqual(at(from));
});
