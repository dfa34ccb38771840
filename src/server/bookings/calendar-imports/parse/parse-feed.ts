import { type CalendarProblem, importLimits } from '#shared/calendar-imports.ts';
import { addMonths, type CalendarDate, daysBetween } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { calendarLines } from './calendar-lines.ts';
import { type FeedEvent, type ReadEvents, readEvents } from './read-events.ts';
import { Refused } from './refused.ts';
import { findWindowEnd } from './window-end.ts';

/** What the file of another calendar says about the days that we sell. */
export interface Feed extends ReadEvents {
  /** The key of the event that only says how far ahead the other calendar takes bookings. */
  windowEnd: FeedEvent['key'] | null;
}

export type ParsedFeed = { feed: Feed } | { problem: CalendarProblem };

/** A file, and what it is read for. */
export interface FeedFile {
  text: string;
  today: CalendarDate;
  /** The provider's listings, by their ids. */
  ownListings: readonly string[];
}

/** Reads a file of another calendar, for the days from `today` to the last that we sell. A bad one is refused as a whole. */
export function parseFeed({ text, today, ownListings }: FeedFile): ParsedFeed {
  try {
    const sold = { from: today, to: addMonths(today, MONTHS_AHEAD) };
    const read = readEvents(calendarLines(text), { ...sold, ownListings });
    const days = read.events.reduce((sum, event) => sum + daysWithin(event, sold), 0);
    if (days > importLimits.eventDays) throw new Refused('events_many');
    return { feed: { ...read, windowEnd: findWindowEnd(read.events, today)?.key ?? null } };
  } catch (error) {
    // Whatever else the library throws is about what the file says.
    return { problem: error instanceof Refused ? error.problem : 'broken' };
  }
}

function daysWithin({ startDate, lastDay }: FeedEvent, { from, to }: { from: CalendarDate; to: CalendarDate }): number {
  return daysBetween(startDate < from ? from : startDate, lastDay > to ? to : lastDay) + 1;
}
