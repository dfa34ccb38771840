import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate, daysBetween, formatDate } from './dates.ts';
import { langs } from './languages.ts';
import { parseTypedDate } from './typed-date.ts';

const today = calendarDate('2026-11-23');

test.each([
  ['12/01/2027', '2027-01-12'],
  ['12.1.2027', '2027-01-12'],
  ['12-01-2027', '2027-01-12'],
  ['12 01 2027', '2027-01-12'],
  ['5/1/27', '2027-01-05'],
  ['2027-1-5', '2027-01-05'],
  ['2027/01/05', '2027-01-05'],
  ['12 Jan', '2027-01-12'],
  ['12 jan 2027', '2027-01-12'],
  ['12 JANUARI, 2027', '2027-01-12'],
  ['12-Jan-2027', '2027-01-12'],
  ['12Jan27', '2027-01-12'],
  ['1st January 2027', '2027-01-01'],
  ['Jan. 12, 2027', '2027-01-12'],
  ['December 3', '2026-12-03'],
  ['3 Des', '2026-12-03'],
  ['3 Sept', '2027-09-03'],
  ['4 Machi', '2027-03-04'],
  ['4 Mac 27', '2027-03-04'],
  ['23/11', '2026-11-23'],
  ['22/11', '2027-11-22'],
  ['29 Feb', '2028-02-29'],
  ['  today ', '2026-11-23'],
  ['Leo', '2026-11-23'],
  ['tomorrow', '2026-11-24'],
  ['KESHO', '2026-11-24'],
  ['kesho  kutwa', '2026-11-25'],
  ['12\u00a0Jan\u00a02027', '2027-01-12'],
])('%j is %s', (text, date) => {
  expect(parseTypedDate(text, today)).toBe(date);
});

test.each([
  '',
  ' ',
  '12',
  '2027',
  '31/02/2027',
  '31 Feb',
  '29 Feb 2027',
  '32 Jan',
  '0/1/2027',
  '12/0/2027',
  '01/25/2027',
  '12/13',
  '12/01/202',
  '12/1/7',
  '12/01-2027',
  '10-12',
  '12 1',
  '12 ma',
  '12 janx',
  '12 januaryy 2027',
  'Jan 2027',
  'January',
  '2027-01',
  '12 Jan 1820',
  'next week',
  'yesterday',
  'constructor',
  '١٢/٠١/٢٠٢٧',
])('%j is no date', (text) => {
  expect(parseTypedDate(text, today)).toBeUndefined();
});

const first = calendarDate('1900-01-01');
const span = daysBetween(first, calendarDate('2999-12-31'));
const days = fc.integer({ min: 0, max: span }).map((count) => addDays(first, count));
const presentDays = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(calendarDate('2020-01-01'), count));

test('what is shown for a day, and what is stored, is read as that day in both languages', () => {
  fc.assert(
    fc.property(days, presentDays, (date, now) => {
      for (const lang of langs) expect(parseTypedDate(formatDate(date, lang), now)).toBe(date);
      expect(parseTypedDate(date, now)).toBe(date);
    }),
  );
});

const parts = (date: CalendarDate) => date.split('-').map(Number) as [number, number, number];

test('the day comes first, with or without zeros and in every separation', () => {
  fc.assert(
    fc.property(days, presentDays, fc.constantFrom('/', '.', '-', ' '), (date, now, mark) => {
      const [year, month, day] = parts(date);
      expect(parseTypedDate([day, month, year].join(mark), now)).toBe(date);
      expect(parseTypedDate(date.split('-').reverse().join(mark), now)).toBe(date);
      expect(parseTypedDate([year, month, day].join(mark), now)).toBe(date);
      const inThisCentury = `20${date.slice(2)}`;
      const short = [day, month, date.slice(2, 4)].join(mark);
      if (!(month === 2 && day === 29)) expect(parseTypedDate(short, now)).toBe(inThisCentury);
    }),
  );
});

test.each(langs)('months by name, whole or shortened to three letters or more, in %s', (lang) => {
  const long = new Intl.DateTimeFormat(lang === 'sw' ? 'sw-KE' : 'en-GB', { month: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(days, presentDays, fc.integer({ min: 3, max: 12 }), (date, now, letters) => {
      const [year, , day] = parts(date);
      const name = long.format(new Date(`${date}T00:00:00Z`));
      expect(parseTypedDate(`${day} ${name.slice(0, letters)} ${year}`, now)).toBe(date);
      expect(parseTypedDate(`${name.slice(0, letters)} ${day}, ${year}`, now)).toBe(date);
    }),
  );
});

test('without a year it is the next such day from today on', () => {
  fc.assert(
    fc.property(presentDays, fc.integer({ min: 0, max: 364 }), (now, ahead) => {
      const date = addDays(now, ahead);
      const [, month, day] = parts(date);
      if (month === 2 && day === 29) return;
      expect(parseTypedDate(`${day}/${month}`, now)).toBe(date);
      for (const lang of langs) expect(parseTypedDate(formatDate(date, lang).slice(0, -5), now)).toBe(date);
    }),
  );
});

test('any text is a day of the calendar or none', () => {
  const bits = fc.constantFrom(...'0123456789', '/', '-', '.', ' ', ',', 'jan', 'feb', 'machi', 'th', 'x');
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 10 }), presentDays, (typed, now) => {
      const date = parseTypedDate(typed.join(''), now);
      if (date !== undefined) expect(calendarDate(date)).toBe(date);
    }),
  );
});
