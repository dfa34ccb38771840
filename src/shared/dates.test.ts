import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dateInNairobi,
  daysBetween,
  daysOf,
  formatDate,
  formatInstant,
  isCalendarDate,
  isoInNairobi,
  nightsOf,
  parseCalendarDate,
  startOfDayNairobi,
  today,
} from './dates.ts';

const day = calendarDate;
const first = day('2000-01-01');
const dates = fc.nat({ max: 36_524 }).map((days) => addDays(first, days));
const hourMs = 3_600_000;

describe('a calendar date', () => {
  test.each(['2026-08-14', '2024-02-29', '1900-01-01', '2999-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true);
    expect(calendarDate(text)).toBe(text);
  });

  test.each([
    '',
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '1899-12-31',
    '3000-01-01',
    '+02026-08-14',
    '2026-8-14',
    '14-08-2026',
    '2026-08-14T00:00:00Z',
    '2026-08-14\n',
    '٢٠٢٦-08-14',
    'tomorrow',
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => calendarDate(text)).toThrow(RangeError);
  });

  test('typed text is trimmed, and what is not a date gives undefined', () => {
    expect(parseCalendarDate(' 2026-08-14 ')).toBe('2026-08-14');
    expect(parseCalendarDate('2026-02-30')).toBeUndefined();
  });

  test('the order of the texts is the order of the days', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
    );
  });
});

describe('today in Nairobi', () => {
  test.each([
    ['2026-08-13T20:59:59.999Z', '2026-08-13'],
    ['2026-08-13T21:00:00.000Z', '2026-08-14'],
    ['2026-08-14T20:59:59.999Z', '2026-08-14'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01'],
  ])('at %s it is %s', (instant, date) => {
    expect(today({ now: () => new Date(instant) })).toBe(date);
  });

  test('a day begins in the millisecond in which the date changes', () => {
    expect(startOfDayNairobi(day('2026-08-14')).toISOString()).toBe('2026-08-13T21:00:00.000Z');
    fc.assert(
      fc.property(dates, (date) => {
        const start = startOfDayNairobi(date).getTime();
        expect(dateInNairobi(new Date(start))).toBe(date);
        expect(dateInNairobi(new Date(start - 1))).toBe(addDays(date, -1));
        expect(dateInNairobi(new Date(start + 24 * hourMs - 1))).toBe(date);
      }),
    );
  });
});

test('day and time in Nairobi are those of the time zone data of the system', () => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const known = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: 'Africa/Nairobi' });
  const hours = fc.date({ min: new Date('1961-01-01'), max: new Date('2999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(hours, (instant) => {
      const [date, time] = known.format(instant).split(' ');
      expect(dateInNairobi(instant)).toBe(date);
      expect(formatInstant(instant, 'en')).toContain(`, ${time}`);
    }),
  );
  expect(() => dateInNairobi(new Date(Number.NaN))).toThrow(RangeError);
});

describe('arithmetic', () => {
  test('addDays crosses the ends of months and years and counts leap days', () => {
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
    expect(() => addDays(day('2999-12-31'), 4_000_000)).toThrow(RangeError);
  });

  test('daysBetween is the inverse of addDays', () => {
    const some = fc.integer({ min: -5_000, max: 5_000 });
    fc.assert(
      fc.property(dates, some, (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isCalendarDate(addDays(date, days))).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 24, '2026-02-28'],
    ['2026-11-21', 24, '2028-11-21'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-08-14', 0, '2026-08-14'],
  ])('%s and %i months is %s', (date, months, later) => {
    expect(addMonths(day(date), months)).toBe(later);
  });

  test('addMonths keeps the day of the month, or takes the last day of a shorter month', () => {
    const months = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(dates, months, (date, count) => {
        const moved = addMonths(date, count);
        const [year = 0, month = 0] = date.split('-').map(Number);
        const index = year * 12 + month - 1 + count;
        expect(moved.slice(0, 7)).toBe(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
        const isLastDay = addDays(moved, 1).endsWith('-01');
        expect(moved.slice(8) === date.slice(8) || isLastDay).toBe(true);
      }),
    );
  });
});

describe('nights and days', () => {
  test('a stay has one date per night, and a hire includes its first and its last day', () => {
    const [start, end] = [day('2026-02-27'), day('2026-03-01')];
    expect(nightsOf(start, end)).toEqual(['2026-02-27', '2026-02-28']);
    expect(daysOf(start, end)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(nightsOf(start, start)).toEqual([]);
    expect(daysOf(start, start)).toEqual([start]);
    expect(nightsOf(end, start)).toEqual([]);
    expect(daysOf(end, start)).toEqual([]);
  });

  test('the days of a hire are the nights of the same dates and the last day', () => {
    const length = fc.nat({ max: 400 });
    fc.assert(
      fc.property(dates, length, (start, days) => {
        const end = addDays(start, days);
        const expected: CalendarDate[] = [...nightsOf(start, end), end];
        expect(daysOf(start, end)).toEqual(expected);
        expect(new Set(expected).size).toBe(days + 1);
      }),
    );
  });
});

describe('dates in the form for people', () => {
  const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

  test.each([
    ['en', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
    ['sw', 'Jan Feb Mac Apr Mei Jun Jul Ago Sep Okt Nov Des'],
  ] as const)('dates in %s, day first', (lang, names) => {
    const texts = months.map((month) => formatDate(day(`2026-${month}-04`), lang));
    expect(texts).toEqual(names.split(' ').map((name) => `4 ${name} 2026`));
  });

  test('instants in English are in Nairobi time', () => {
    expect(formatInstant(new Date('2026-08-14T06:00:00Z'), 'en')).toBe('14 Aug 2026, 09:00');
    expect(formatInstant(new Date('2026-08-14T21:05:00Z'), 'en')).toBe('15 Aug 2026, 00:05');
  });

  test.each([
    ['00:00', 'usiku'],
    ['03:59', 'usiku'],
    ['04:00', 'alfajiri'],
    ['05:59', 'alfajiri'],
    ['06:00', 'asubuhi'],
    ['07:00', 'asubuhi'],
    ['11:59', 'asubuhi'],
    ['12:00', 'mchana'],
    ['15:59', 'mchana'],
    ['16:00', 'jioni'],
    ['18:59', 'jioni'],
    ['19:00', 'usiku'],
    ['23:59', 'usiku'],
  ])('%s in Kiswahili is %s', (time, part) => {
    expect(formatInstant(new Date(`2026-08-14T${time}:30+03:00`), 'sw')).toBe(`14 Ago 2026, ${time} ${part}`);
  });
});

test('an instant as text has the time of Nairobi with its offset', () => {
  expect(isoInNairobi(new Date('2026-08-14T22:30:05.123Z'))).toBe('2026-08-15T01:30:05+03:00');
});
