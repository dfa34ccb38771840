import { describe, expect, test } from 'vitest';
import { brokenRule, checkBookingRules, isOpenOn } from './booking-rules.ts';
import { calendarDate as day } from './dates.ts';

describe('the rules of a service', () => {
  const bounds = { bookableFrom: day('2026-08-10'), bookableUntil: day('2026-08-31') };
  const rules = { priceUnit: 'night', ...bounds, minStay: 2, leadDays: 3 } as const;
  const stay = (startDate: string, endDate: string) => ({ startDate: day(startDate), endDate: day(endDate) });
  const today = day('2026-08-07');

  test.each([
    ['the lead day', '2026-08-10', '2026-08-12', undefined],
    ['a start before the lead day', '2026-08-09', '2026-08-12', { rule: 'too_soon', field: 'startDate' }],
    ['the last night', '2026-08-30', '2026-09-01', undefined],
    ['an end after the last night', '2026-08-30', '2026-09-02', { rule: 'closed', field: 'endDate' }],
    ['a start after the last night', '2026-09-01', '2026-09-03', { rule: 'closed', field: 'startDate' }],
    ['a night too few', '2026-08-12', '2026-08-13', { rule: 'too_short', field: 'endDate' }],
  ])('%s', (_, startDate, endDate, broken) => {
    expect(brokenRule(rules, stay(startDate, endDate), today)).toEqual(broken);
  });

  test('count for a change only where it makes something worse', () => {
    const booked = stay('2026-08-08', '2026-08-10');
    expect(brokenRule(rules, stay('2026-08-08', '2026-08-11'), today, booked)).toBeUndefined();
    expect(brokenRule(rules, stay('2026-08-08', '2026-08-09'), today, booked)).toMatchObject({ rule: 'too_short' });
    expect(brokenRule(rules, stay('2026-08-09', '2026-08-11'), today, booked)).toMatchObject({ rule: 'too_soon' });
    const late = stay('2026-08-30', '2026-09-03');
    expect(brokenRule(rules, stay('2026-08-30', '2026-09-02'), today, late)).toBeUndefined();
    expect(brokenRule(rules, stay('2026-08-30', '2026-09-04'), today, late)).toMatchObject({ rule: 'closed' });
  });

  test.each([
    ['the day before the lead day', { date: '2026-08-09' }, false],
    ['the lead day, which is the first one', { date: '2026-08-10' }, true],
    ['a day before the first one', { date: '2026-08-10', bookableFrom: day('2026-08-11') }, false],
    ['the last day', { date: '2026-08-31' }, true],
    ['the day after the last one', { date: '2026-09-01' }, false],
    ['24 months ahead, without a last day', { date: '2028-08-07', bookableUntil: null }, true],
    ['a day later', { date: '2028-08-08', bookableUntil: null }, false],
  ])('whether a day is open: %s', (_, { date, ...others }, open) => {
    expect(isOpenOn({ ...rules, ...others }, day(date), today)).toBe(open);
  });

  test('a refusal names the date and the rule', () => {
    const refusal = expect.objectContaining({
      code: 'invalid_dates',
      detail: { fields: { endDate: 'stay_too_short' } },
    });
    expect(() => checkBookingRules(rules, stay('2026-08-12', '2026-08-13'), today)).toThrow(refusal);
  });
});
