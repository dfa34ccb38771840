import ICAL from 'ical.js';
import { addDays, type CalendarDate, dateInNairobi } from '#shared/dates.ts';
import { windowsZones } from './windows-zones.ts';

/** The days that an event takes. */
export interface BusyDays {
  startDate: CalendarDate;
  /** The last one for a listing that is sold by the day. */
  lastDay: CalendarDate;
  /** The last one for a listing that is sold by the night: the day before that of departure. */
  lastNight: CalendarDate;
}

// No day that we sell lies beyond; a file may name any.
const [earliest, latest] = ['1900-01-01', '2999-12-31'] as CalendarDate[] as [CalendarDate, CalendarDate];
const inRange = (date: string): CalendarDate =>
  date < earliest ? earliest : date > latest ? latest : (date as CalendarDate);

const two = (number: number) => String(number).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time) =>
  inRange(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);

/**
 * The days in Nairobi from the start of an event to its end, which is not among them. An event within one day takes that day.
 * @param zone the time zone that the event names; undefined: none
 */
export function busyDays(start: ICAL.Time, end: ICAL.Time, zone: string | undefined): BusyDays {
  if (start.isDate) {
    const startDate = dateOf(start);
    const last = later(startDate, addDays(dateOf(end), -1));
    return { startDate, lastDay: last, lastNight: last };
  }
  const [from, to] = [instantOf(start, zone), instantOf(end, zone)];
  const startDate = inRange(dateInNairobi(from));
  return {
    startDate,
    // Its last moment counts: one that ends at midnight takes nothing of the day that begins then.
    lastDay: later(startDate, inRange(dateInNairobi(new Date(to.getTime() - 1)))),
    lastNight: later(startDate, addDays(inRange(dateInNairobi(to)), -1)),
  };
}

const later = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/**
 * An instant. Zones that are known by name come first, Windows' names too, since what a file says of one may be short or wrong, or
 * nothing; then what the file says. A time without any zone that we know is Nairobi's.
 */
function instantOf(time: ICAL.Time, zone: string | undefined): Date {
  const isFloating = time.zone === ICAL.Timezone.localTimezone || isEmpty(time.zone);
  const format = zone === undefined || time.zone === ICAL.Timezone.utcTimezone ? undefined : formatIn(zone);
  if (!isFloating && !format) return new Date(time.toUnixTime() * 1000);
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const shown = format ?? formatIn('Africa/Nairobi');
  if (!shown) return new Date(wall);
  const guess = wall - offsetAt(shown, wall);
  return new Date(wall - offsetAt(shown, guess));
}

/** Whether a file names a zone and says nothing of its time, as Outlook's do. */
const isEmpty = (zone: ICAL.Timezone | undefined): boolean => {
  const described: ICAL.Component | null | undefined = zone?.component;
  return described?.name === 'vtimezone' && described.getAllSubcomponents().length === 0;
};

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** How a zone is told the time; undefined for a name that is neither of the IANA database nor of Windows. */
function formatIn(name: string): Intl.DateTimeFormat | undefined {
  const zone = windowsZones[name] ?? ianaNameIn(name);
  if (!formats.has(zone)) formats.set(zone, makeFormat(zone));
  return formats.get(zone);
}

/** Some programs write the name behind their own address: `/citadel.org/20210210_1/Africa/Nairobi`. */
const ianaNameIn = (name: string): string => /^\/.*\/([A-Z][A-Za-z]+\/[A-Za-z_]+)$/.exec(name)?.[1] ?? name;

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  const digits = 'numeric';
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: digits, month: digits, day: digits },
      ...{ hour: digits, minute: digits, second: digits },
    });
  } catch {
    return undefined;
  }
}

/** By how many milliseconds a zone is ahead of UTC at an instant. */
function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}
