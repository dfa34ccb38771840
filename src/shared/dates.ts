import type { Lang } from './languages.ts';

/** A day in Africa/Nairobi as YYYY-MM-DD, never an instant. Compares with < and > like any text. */
export type CalendarDate = string & { readonly brand: 'CalendarDate' };

/** The one source of the present instant; handed in wherever time matters. */
export interface Clock {
  now(): Date;
}

const dayMs = 86_400_000;
// The product's calendar. A margin on both sides keeps all arithmetic within four-digit years, which PostgreSQL reads too.
const firstDate = '1900-01-01';
const lastDate = '2999-12-31';

/** True for a day that exists, written YYYY-MM-DD, from 1900 to 2999. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDate || text > lastDate) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // 30 February either is no date at all or rolls over to March: in both cases it does not come back as written.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** What somebody typed as a calendar date, or undefined. Space around it is forgiven. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const trimmed = text.trim();
  return isCalendarDate(trimmed) ? trimmed : undefined;
}

/** Text known to be a calendar date, branded. @throws RangeError when it is not one */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError('not a calendar date');
  return text;
}

const nairobiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Nairobi' }); // prints 2026-08-14

/** The day it is in Nairobi at an instant. */
export function dateInNairobi(instant: Date): CalendarDate {
  return nairobiDay.format(instant) as CalendarDate;
}

/** The present day in Nairobi. */
export function today(clock: Clock): CalendarDate {
  return dateInNairobi(clock.now());
}

function utcMidnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

function dateOf(utc: Date): CalendarDate {
  const iso = utc.toISOString();
  if (iso.length !== '2026-08-14T00:00:00.000Z'.length) throw new RangeError('a calendar date has four digits of year');
  return iso.slice(0, 10) as CalendarDate;
}

/** The day `days` later (earlier when negative). @throws RangeError beyond the years 0 to 9999 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(new Date(utcMidnight(date).getTime() + days * dayMs));
}

/** The same day `months` later; the month's last day where that day does not exist (31 Jan + 1 → 28 Feb). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const utc = utcMidnight(date);
  const day = utc.getUTCDate();
  utc.setUTCDate(1);
  utc.setUTCMonth(utc.getUTCMonth() + months + 1, 0); // day 0 of the next month: the last one of the month meant
  utc.setUTCDate(Math.min(day, utc.getUTCDate()));
  return dateOf(utc);
}

/** Days from start to end: 0 for the same day, negative when end lies before start. */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return (utcMidnight(end).getTime() - utcMidnight(start).getTime()) / dayMs;
}

/** The nights of a stay, each named by its evening: start to the day before end. None unless end lies after start. */
export function nightsOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, index) => addDays(start, index));
}

/** Every day from start to end, both counted. None when end lies before start. */
export function daysOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  return nightsOf(start, addDays(end, 1));
}

/** The instant a day begins in Nairobi: 00:00 East Africa Time, UTC+3 all year. */
export function startOfDayNairobi(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00+03:00`);
}

const dateParts = {
  // en-GB would shorten September to 'Sept', which sits badly among three-letter months.
  en: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
  sw: new Intl.DateTimeFormat('sw-KE', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
};

/** A day for people, day first: '14 Aug 2026'; in Kiswahili '14 Ago 2026'. */
export function formatDate(date: CalendarDate, lang: Lang): string {
  const parts = dateParts[lang].formatToParts(utcMidnight(date));
  const part = (type: 'day' | 'month' | 'year') => parts.find((one) => one.type === type)?.value;
  return `${part('day')} ${part('month')} ${part('year')}`;
}

const nairobiTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * An instant for people, in Nairobi's time: '14 Aug 2026, 09:00'. In Kiswahili with the part of the day,
 * '14 Ago 2026, 09:00 asubuhi', since spoken hours count from six and a bare 9 could mean three.
 */
export function formatInstant(instant: Date, lang: Lang): string {
  const time = nairobiTime.format(instant);
  const text = `${formatDate(dateInNairobi(instant), lang)}, ${time}`;
  return lang === 'sw' ? `${text} ${swahiliDayPart(Number(time.slice(0, 2)))}` : text;
}

/** The Kiswahili part of the day for an hour 0–23 (bounds as in Unicode CLDR; its alfajiri, 4 to 7, counts as morning). */
function swahiliDayPart(hour: number): 'asubuhi' | 'mchana' | 'jioni' | 'usiku' {
  if (hour < 4 || hour >= 19) return 'usiku';
  if (hour < 12) return 'asubuhi';
  return hour < 16 ? 'mchana' : 'jioni';
}
