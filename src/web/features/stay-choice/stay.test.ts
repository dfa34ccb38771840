import { describe, expect, test } from 'vitest';
import { calendarDate } from '#shared/dates.ts';
import { checkStay, endFor } from './stay.ts';

const today = calendarDate('2026-11-21');
const open = { minStay: 1, leadDays: 0, bookableFrom: null, bookableUntil: null };
const trip = { priceUnit: 'person', durationDays: 3, ...open } as const;
const hotel = { priceUnit: 'night', durationDays: 1, ...open } as const;
const car = { priceUnit: 'day', durationDays: 1, ...open } as const;
const judge = (service: Parameters<typeof checkStay>[0], startDate: string, endDate = '') =>
  checkStay(service, { startDate, endDate, guests: 2 }, today);

describe('the end that goes with a start', () => {
  test('follows from the service per person, whatever was typed', () => {
    expect(endFor(trip, { startDate: '2026-12-30', endDate: '2026-12-31' })).toBe('2027-01-01');
    expect(endFor(trip, { startDate: '2026-12-', endDate: '2026-12-31' })).toBe('');
  });
  test('is kept while it fits, and moved to the earliest end when it does not', () => {
    expect(endFor(hotel, { startDate: '2026-12-01', endDate: '2026-12-05' })).toBe('2026-12-05');
    expect(endFor(hotel, { startDate: '2026-12-05', endDate: '2026-12-05' })).toBe('2026-12-06');
    expect(endFor(hotel, { startDate: '2026-12-05', endDate: '' })).toBe('2026-12-06');
    expect(endFor(car, { startDate: '2026-12-05', endDate: '2026-12-05' })).toBe('2026-12-05');
    expect(endFor(car, { startDate: '2026-12-05', endDate: '2026-12-04' })).toBe('2026-12-05');
  });
  test('is not changed while somebody is typing', () => {
    expect(endFor(hotel, { startDate: '2026-12', endDate: '2026-12-05' })).toBe('2026-12-05');
    expect(endFor(hotel, { startDate: '2026-12-01', endDate: '2026-12-' })).toBe('2026-12-');
  });
});

describe('the rules of a listing', () => {
  const strict = { ...hotel, minStay: 2, leadDays: 3, bookableFrom: '2026-12-01', bookableUntil: '2026-12-31' };

  test('the shortest stay is the end that is proposed', () => {
    expect(endFor(strict, { startDate: '2026-12-05', endDate: '' })).toBe('2026-12-07');
    expect(endFor({ ...car, minStay: 3 }, { startDate: '2026-12-05', endDate: '' })).toBe('2026-12-07');
  });
  test.each([
    ['2026-11-23', '2026-11-25', { startDate: 'date.soon' }],
    ['2026-11-30', '2026-12-02', { startDate: 'date.notYetOpen' }],
    ['2026-12-31', '2027-01-02', { endDate: 'date.closed' }],
    ['2027-01-01', '2027-01-03', { startDate: 'date.closed' }],
    ['2026-12-05', '2026-12-06', { endDate: 'date.fewNights' }],
  ])('%s to %s breaks one', (startDate, endDate, problems) => {
    expect(judge(strict, startDate, endDate)).toEqual({ problems });
  });
  test('their bounds may be booked, and the last night ends the day after the last one', () => {
    expect(judge(strict, '2026-12-01', '2026-12-03')).toMatchObject({ stay: { endDate: '2026-12-03' } });
    expect(judge(strict, '2026-12-30', '2027-01-01')).toMatchObject({ stay: { endDate: '2027-01-01' } });
    expect(judge({ ...trip, leadDays: 3 }, '2026-11-24')).toMatchObject({ stay: { startDate: '2026-11-24' } });
    expect(judge({ ...car, minStay: 2 }, '2026-12-05', '2026-12-05')).toEqual({
      problems: { endDate: 'date.fewDays' },
    });
  });
  test('do not count again for dates that are booked already', () => {
    const booked = { startDate: '2026-11-23', endDate: '2026-11-24' };
    expect(checkStay(strict, { ...booked, guests: 3 }, today, booked)).toMatchObject({ stay: booked });
    const longer = { startDate: '2026-11-23', endDate: '2026-11-26' };
    expect(checkStay(strict, { ...longer, guests: 3 }, today, booked)).toMatchObject({ stay: longer });
    const other = { startDate: '2026-11-24', endDate: '2026-11-26', guests: 3 };
    expect(checkStay(strict, other, today, booked)).toEqual({ problems: { startDate: 'date.notYetOpen' } });
  });
  test('an end that is only too early stays, so that nobody pays for more than they typed', () => {
    expect(endFor(strict, { startDate: '2026-12-05', endDate: '2026-12-06' })).toBe('2026-12-06');
    expect(endFor(strict, { startDate: '2026-12-05', endDate: '2026-12-05' })).toBe('2026-12-07');
  });
  test('while it is not known what day it is, no start is past or too soon', () => {
    const stay = { startDate: '2026-12-01', endDate: '2026-12-03' };
    expect(checkStay({ ...strict, leadDays: 60 }, { ...stay, guests: 1 }, undefined)).toMatchObject({ stay });
    expect(checkStay({ ...strict, leadDays: 60 }, { ...stay, guests: 1 }, today)).toHaveProperty('problems');
  });
});

describe('a stay', () => {
  test.each([
    ['', 'fields:required_fields_missing'],
    ['  ', 'fields:required_fields_missing'],
    ['2026-02-30', 'date.unreal'],
    ['tomorrow', 'date.unreal'],
    ['2026-11-20', 'date.past'],
    ['2028-11-22', 'date.far'],
  ])('does not start on %o', (startDate, problem) => {
    expect(judge(trip, startDate)).toEqual({ problems: { startDate: problem } });
  });
  test('may start today and on the last day of the window', () => {
    expect(judge(trip, '2026-11-21')).toEqual({
      stay: { startDate: '2026-11-21', endDate: '2026-11-23', guests: 2 },
    });
    expect(judge(trip, '2028-11-21')).toMatchObject({ stay: { startDate: '2028-11-21' } });
  });
  test('per night ends after its start, per day not before it', () => {
    expect(judge(hotel, '2026-12-01', '2026-12-01')).toEqual({ problems: { endDate: 'date.afterStart' } });
    expect(judge(car, '2026-12-01', '2026-12-01')).toMatchObject({ stay: { endDate: '2026-12-01' } });
    expect(judge(car, '2026-12-02', '2026-12-01')).toEqual({ problems: { endDate: 'date.reversed' } });
    expect(judge(hotel, '2026-12-01', '2026-13-01')).toEqual({ problems: { endDate: 'date.unreal' } });
  });
  test('without an end is one night or one day', () => {
    expect(judge(hotel, '2026-12-01')).toMatchObject({ stay: { endDate: '2026-12-02' } });
    expect(judge(car, '2026-12-01')).toMatchObject({ stay: { endDate: '2026-12-01' } });
  });
  test('takes no night or day beyond the window', () => {
    expect(judge(hotel, '2028-11-21', '2028-11-22')).toMatchObject({ stay: { endDate: '2028-11-22' } });
    expect(judge(hotel, '2028-11-21', '2028-11-23')).toEqual({ problems: { endDate: 'date.far' } });
    expect(judge(car, '2028-11-21', '2028-11-22')).toEqual({ problems: { endDate: 'date.far' } });
  });
});
