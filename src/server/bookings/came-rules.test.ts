import { expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { noShowFrom } from './came-rules.ts';

const startDate = calendarDate('2026-12-01');
const at = (time: string) => new Date(`2026-12-01T${time}:00+03:00`);

test('guests are due at the meeting time, a stay at 18:00 or when its check-in opens later, others at 12:00', () => {
  const drive = { startDate, priceUnit: 'person' } as const;
  const safari = { category: 'safari', durationDays: 1 } as const;
  expect(noShowFrom(drive, { ...safari, facts: { meetingTime: '05:30' } })).toEqual(at('05:30'));
  expect(noShowFrom(drive, { ...safari, facts: {} })).toEqual(at('12:00'));
  const nights = { startDate, priceUnit: 'night' } as const;
  const lodge = { category: 'lodges', durationDays: 1 } as const;
  expect(noShowFrom(nights, { ...lodge, facts: {} })).toEqual(at('18:00'));
  expect(noShowFrom(nights, { ...lodge, facts: { checkInFrom: '14:00' } })).toEqual(at('18:00'));
  expect(noShowFrom(nights, { ...lodge, facts: { checkInFrom: '19:30' } })).toEqual(at('19:30'));
  // Kept from when the listing was of another category, and shown nowhere.
  expect(noShowFrom(nights, { ...lodge, facts: { meetingTime: '05:30' } })).toEqual(at('18:00'));
});
