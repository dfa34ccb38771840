import type { Lang } from './languages.ts';
import { perLang } from './per-lang.ts';

/** A day in Africa/Nairobi as YYYY-MM-DD, never an instant. Two of them compare with < and > as texts do. */
export type CalendarDate = string & { readonly brand: 'CalendarDate' };

/** The only source of the present instant. It is passed to whatever needs the time. */
export interface Clock {
  now(): Date;
}

const dayMs = 86_400_000;
// The dates that the product accepts. The margin on both sides keeps all arithmetic within years of four digits, which
// PostgreSQL reads as well.
const firstDate = '1900-01-01';
const lastDate = '2999-12-31';

/** True for a day that exists, written YYYY-MM-DD, from 1900 to 2999. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDate || text > lastDate) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // An engine either refuses 30 February or reads it as a day in March. In both cases the text differs afterwards.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** A typed text as a calendar date, without the white space around it; undefined when it is not one. */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const trimmed = text.trim();
  return isCalendarDate(trimmed) ? trimmed : undefined;
}

/** A text as a calendar date. @throws RangeError when it is not one */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError('not a calendar date');
  return text;
}

// East Africa Time is UTC+3 all year, since 1960. Intl would take milliseconds to prepare it, and longer for each answer.
const nairobiMs = 3 * 3_600_000;

/** The day that was asked for last, since every public answer asks for the current one. */
let lastAsked: { day: number; date: CalendarDate } | undefined;

/** The day in Nairobi at an instant. @throws RangeError for no instant, or beyond the years 0 to 9999 */
export function dateInNairobi(instant: Date): CalendarDate {
  const day = Math.floor((instant.getTime() + nairobiMs) / dayMs);
  if (lastAsked?.day !== day) lastAsked = { day, date: dateOf(new Date(day * dayMs)) };
  return lastAsked.date;
}

/** An instant as text in Nairobi's time with its offset, whole seconds: '2026-08-14T09:00:00+03:00'. */
export const isoInNairobi = (instant: Date): string =>
  `${new Date(instant.getTime() + nairobiMs).toISOString().slice(0, 19)}+03:00`;

/** The current day in Nairobi. */
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
  utc.setUTCMonth(utc.getUTCMonth() + months + 1, 0); // day 0 of the following month is the last day of this one
  utc.setUTCDate(Math.min(day, utc.getUTCDate()));
  return dateOf(utc);
}

/** The number of days from start to end: 0 for the same day, negative when end lies before start. */
export function daysBetween(start: CalendarDate, end: CalendarDate): number {
  return (utcMidnight(end).getTime() - utcMidnight(start).getTime()) / dayMs;
}

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return utcMidnight(date).getUTCDay();
}

/**
 * The nights of a stay, each as the date of its evening: from start to the day before end. Empty unless end is after
 * start.
 */
export function nightsOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end)) }, (_, index) => addDays(start, index));
}

/** Every day from start to end, both included. Empty when end lies before start. */
export function daysOf(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  return nightsOf(start, addDays(end, 1));
}

/** The instant at which a day begins in Nairobi: 00:00 East Africa Time, which is UTC+3 all year. */
export function startOfDayNairobi(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00+03:00`);
}

/** A time of a day in Nairobi. @param time HH:MM */
export function instantInNairobi(date: CalendarDate, time: string): Date {
  return new Date(`${date}T${time}:00+03:00`);
}

/** Days in Kenya, both included. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** When some days begin in Nairobi, and when the day after them begins. */
export const spanOf = ({ from, to }: Days): { begin: Date; end: Date } => ({
  begin: startOfDayNairobi(from),
  end: startOfDayNairobi(addDays(to, 1)),
});

const dateParts = perLang((lang) => {
  // en-GB shortens September to 'Sept'; en-US has three letters for every month.
  const locale = { en: 'en-US', sw: 'sw-KE' }[lang];
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
});

/** A day for people, day first: '14 Aug 2026'; in Kiswahili '14 Ago 2026'. */
export function formatDate(date: CalendarDate, lang: Lang): string {
  const parts = dateParts(lang).formatToParts(utcMidnight(date));
  const textOf = (type: 'day' | 'month' | 'year') => parts.find((part) => part.type === type)?.value;
  return `${textOf('day')} ${textOf('month')} ${textOf('year')}`;
}

/**
 * An instant for people, in Nairobi's time: '14 Aug 2026, 09:00'. In Kiswahili the part of the day follows,
 * '14 Ago 2026, 09:00 asubuhi', because spoken hours are counted from six o'clock and 9 alone could mean three o'clock.
 */
export function formatInstant(instant: Date, lang: Lang): string {
  const time = new Date(instant.getTime() + nairobiMs).toISOString().slice(11, 16);
  return `${formatDate(dateInNairobi(instant), lang)}, ${formatTime(time, lang)}`;
}

/** A time of day HH:MM for people; in Kiswahili with the part of the day, as `formatInstant` has it. */
export function formatTime(time: string, lang: Lang): string {
  return lang === 'sw' ? `${time} ${swahiliDayPart(Number(time.slice(0, 2)))}` : time;
}

/**
 * The Kiswahili part of the day for an hour 0–23. The bounds are those of Unicode CLDR, except that
 * alfajiri ends at 6 as people say it.
 */
function swahiliDayPart(hour: number): 'alfajiri' | 'asubuhi' | 'mchana' | 'jioni' | 'usiku' {
  if (hour < 4 || hour >= 19) return 'usiku';
  if (hour < 6) return 'alfajiri';
  if (hour < 12) return 'asubuhi';
  return hour < 16 ? 'mchana' : 'jioni';
}
