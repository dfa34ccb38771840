import ICAL from 'ical.js';
import { sha256 } from '#server/secrets.ts';
import { importLimits } from '#shared/calendar-imports.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import { listingOfUid } from '../../calendar-feed/own-events.ts';
import { type BusyDays, busyDays } from './busy-days.ts';
import { Refused } from './refused.ts';

/** One event of another calendar, or one repetition of it. */
export interface FeedEvent extends BusyDays {
  /** A digest of what the calendar knows it by, so that the same event is found again. */
  key: string;
  /** Its days are whole, and it does not repeat. */
  plain: boolean;
  title: string;
}

export interface ReadEvents {
  /** In order of time. */
  events: FeedEvent[];
  /** Events of the provider's own listings, left out: the other calendar had read ours. */
  own: number;
  /** Events that take nobody's time, left out: cancelled, or marked as free. */
  free: number;
}

/** What a file is read for. */
interface Wanted {
  /** The days that we sell. */
  from: CalendarDate;
  to: CalendarDate;
  /** The provider's listings: only events of their calendars are its own. */
  ownListings: readonly string[];
}

/** Repetitions that are looked at in a file, most of them long over. */
const stepsMost = 30_000;

/**
 * The events of an iCalendar file that take a day between two days, but those of the provider's own listings.
 * @param lines of `calendarLines`
 * @throws Refused broken, events_many
 */
export function readEvents(lines: readonly string[], wanted: Wanted): ReadEvents {
  const reader = new Reader(wanted);
  for (const calendar of calendarsOf(lines)) reader.readCalendar(calendar);
  const { found, own, free } = reader;
  return { events: found.toSorted((a, b) => compare(a.startDate, b.startDate) || compare(a.key, b.key)), own, free };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A file may hold several calendars. */
function calendarsOf(lines: readonly string[]): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(lines.join('\r\n'));
  const list = Array.isArray(parsed[0]) ? parsed : [parsed];
  return list.map((one) => new ICAL.Component(one as ConstructorParameters<typeof ICAL.Component>[0]));
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '')
    .trim()
    .toUpperCase();

/** Whether nobody is busy by it. */
const isFree = (event: ICAL.Component) =>
  textOf(event, 'status') === 'CANCELLED' ||
  textOf(event, 'transp') === 'TRANSPARENT' ||
  textOf(event, 'x-microsoft-cdo-busystatus') === 'FREE';

const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id');
const zoneOf = (event: ICAL.Component) => event.getFirstProperty('dtstart')?.getFirstParameter('tzid') || undefined;
const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '').trim();
const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0) || 0;

class Reader {
  readonly found: FeedEvent[] = [];
  own = 0;
  free = 0;
  private steps = 0;
  private readonly days: Pick<Wanted, 'from' | 'to'>;
  private readonly ownListings: ReadonlySet<string>;

  constructor({ from, to, ownListings }: Wanted) {
    this.days = { from, to };
    this.ownListings = new Set(ownListings);
  }

  readCalendar(calendar: ICAL.Component): void {
    const all = calendar.getAllSubcomponents('vevent');
    if (textOf(calendar, 'method') === 'CANCEL') {
      this.free += all.length;
      return;
    }
    const events = all.filter((event) => !this.ownListings.has(listingOfUid(uidOf(event)) ?? ''));
    this.own += all.length - events.length;
    // Those without a UID have nothing that relates them.
    const named = Map.groupBy(events, (event) => uidOf(event) || Symbol('none'));
    for (const group of named.values()) this.readGroup(group);
  }

  /** Events of one UID: one that may repeat, and changes of single repetitions. */
  private readGroup(group: readonly ICAL.Component[]): void {
    const changes = group.filter(isChange);
    const present = latestOf(group.filter((event) => !isChange(event)));
    if (present.length === 0) for (const change of changes) this.readSingle(change, ['change', idOf(change)]);
    for (const [at, event] of present.entries()) {
      const repeats = event.hasProperty('rrule') || event.hasProperty('rdate');
      if (isFree(event)) this.free += 1;
      else if (repeats) this.readRepeated(event, changes, at);
      else this.readSingle(event, at === 0 ? [] : [String(at)]);
    }
  }

  private readSingle(event: ICAL.Component, more: readonly string[]): void {
    if (isFree(event)) {
      this.free += 1;
      return;
    }
    const { startDate: start, endDate: end } = eventOf(event);
    if (!start) throw new Refused('broken');
    this.add(event, { start, end, key: keyOf(event, more), plain: start.isDate && !isChange(event) });
  }

  private readRepeated(component: ICAL.Component, changes: readonly ICAL.Component[], at: number): void {
    const event = eventOf(component, changes);
    if (!event.startDate) throw new Refused('broken');
    const more = at === 0 ? [] : [String(at)];
    const used = new Set<ICAL.Component>();
    const last = addDays(this.days.to, 2);
    const seen = new Set<string>();
    const visit = (start: ICAL.Time): boolean => {
      const name = start.toString();
      if (seen.has(name)) return true;
      seen.add(name);
      const details = event.getOccurrenceDetails(start);
      const { component: own } = details.item;
      if (own !== component) used.add(own);
      if (own !== component && isFree(own)) this.free += 1;
      else
        this.add(own, {
          ...{ start: details.startDate, end: details.endDate },
          ...{ key: keyOf(component, ['change', name, ...more]), plain: false },
        });
      return busyDays(start, start, zoneOf(component)).startDate <= last;
    };
    // By a list of dates alone, the library leaves out the first one.
    if (!component.hasProperty('rrule')) visit(event.startDate);
    const iterator = event.iterator();
    for (let start = iterator.next(); start; start = iterator.next()) {
      this.step();
      if (!visit(start)) break;
    }
    // Of a repetition that its own rule does not name, or whose first day lies far away.
    for (const change of changes) if (!used.has(change)) this.readSingle(change, ['change', idOf(change)]);
  }

  private step(): void {
    this.steps += 1;
    if (this.steps > stepsMost) throw new Refused('events_many');
  }

  private add(event: ICAL.Component, { start, end, key, plain }: Occurrence): void {
    const days = busyDays(start, end, zoneOf(event));
    if (days.lastDay < this.days.from || days.startDate > this.days.to) return;
    if (this.found.length >= importLimits.events) throw new Refused('events_many');
    this.found.push({ ...days, key, plain, title: String(event.getFirstPropertyValue('summary') ?? '').trim() });
  }
}

interface Occurrence {
  start: ICAL.Time;
  end: ICAL.Time;
  key: string;
  plain: boolean;
}

/** Of events with one UID those of the highest number: the others are older. */
function latestOf(events: readonly ICAL.Component[]): ICAL.Component[] {
  const highest = Math.max(...events.map(sequenceOf));
  return events.filter((event) => sequenceOf(event) === highest);
}

const idOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('recurrence-id'));

/** With no changes given, the library would look for them among all events of the file, for each event anew. */
const eventOf = (event: ICAL.Component, changes: readonly ICAL.Component[] = []) =>
  new ICAL.Event(event, { exceptions: [...changes], strictExceptions: false });

/** What an event is known by: its UID, else its own days and title. */
function keyOf(event: ICAL.Component, more: readonly string[]): string {
  const own = ['dtstart', 'dtend', 'duration', 'summary'].map((name) => String(event.getFirstPropertyValue(name)));
  const named = uidOf(event) ? [uidOf(event)] : ['', ...own];
  return sha256([...named, ...more].join('\n')).slice(0, 40);
}
