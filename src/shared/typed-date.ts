import { addDays, type CalendarDate, isCalendarDate } from './dates.ts';

/** Days from today by the words for them, in both languages. */
const daysAhead = new Map([
  ['today', 0],
  ['leo', 0],
  ['tomorrow', 1],
  ['kesho', 1],
  ['kesho kutwa', 2],
]);

/** In English, then in Kiswahili. */
const monthNames = (
  'january february march april may june july august september october november december ' +
  'januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba'
).split(' ');

const shapes = [
  // 2027-1-5
  /^(?<year>\d{4})([-/. ])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  // 5/1/2027, 05.01.27
  /^(?<day>\d{1,2})([-/. ])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  // 5/1. Not 5-1, which may also be a span of days.
  /^(?<day>\d{1,2})[/.](?<month>\d{1,2})$/,
  // 5 Jan 2027, 5th January, 5-Jan-27
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]?(?<month>[a-z]{3,})\.?(?:[ ,-]{0,2}(?<year>\d{4}|\d{2}))?$/,
  // January 5, 2027
  /^(?<month>[a-z]{3,})\.? ?(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[ ,]{1,2}(?<year>\d{4}|\d{2}))?$/,
];

/**
 * A day as people write it, in either language: 12/01/2027 (day first), 12 Jan, 2027-1-5, tomorrow, kesho. A day and
 * month without a year is the next such day from today on; a year of two digits is 20xx.
 * @returns undefined for a day that does not exist and for whatever can be read in more than one way
 */
export function parseTypedDate(text: string, today: CalendarDate): CalendarDate | undefined {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const ahead = daysAhead.get(typed);
  if (ahead !== undefined) return addDays(today, ahead);
  const found = shapes.map((shape) => shape.exec(typed)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { year, month = '', day = '' } = found;
  const dayIn = (fullYear: number | string) => `${fullYear}-${monthNumber(month)}-${day.padStart(2, '0')}`;
  if (year !== undefined) return realDay(dayIn(year.padStart(4, '20')));
  // 29 February can be eight years ahead.
  const years = Array.from({ length: 9 }, (_, index) => Number(today.slice(0, 4)) + index);
  return years.map((each) => realDay(dayIn(each))).find((date) => date !== undefined && date >= today);
}

const realDay = (text: string) => (isCalendarDate(text) ? text : undefined);

/** '01' for 1, Jan, Janu and Januari; '00' for a name of no month. */
function monthNumber(month: string): string {
  const number = /\d/.test(month) ? month : (monthNames.findIndex((name) => name.startsWith(month)) % 12) + 1;
  return String(number).padStart(2, '0');
}
