import { addDays, type CalendarDate, daysBetween } from '#shared/dates.ts';
import type { FeedEvent } from './read-events.ts';

/** So many days ahead a calendar still takes bookings, so that nothing earlier is its end. */
const opensAtLeast = 28;
/** A booking is hardly ever that long. */
const longAtLeast = 60;
/** How far ahead the last event of such a calendar reaches: about a year, and never less than that. */
const reachesAtLeast = 300;

/** What sites call days that nobody can book. A reservation, or what somebody typed, is called otherwise. */
const unavailable = /\b(not available|unavailable|closed|blocked)\b/i;

/**
 * The event, if any, that only says how far ahead the other calendar takes bookings. Sites write it as one long block behind
 * everything else: its days are whole, it does not repeat, it is called unavailable and not reserved, it begins four weeks
 * ahead or later, is 60 days or longer, reaches 300 days ahead or further, and no other event begins on or after its first
 * day or lasts longer. Each of these must hold, because days that somebody has really closed must not be sold.
 */
export function findWindowEnd(events: readonly FeedEvent[], today: CalendarDate): FeedEvent | undefined {
  const last = events.reduce<FeedEvent | undefined>(
    (found, event) => (found && found.lastDay >= event.lastDay ? found : event),
    undefined,
  );
  if (!last) return undefined;
  const { startDate, lastDay, plain, title } = last;
  const behindAll = events.every(
    (event) => event === last || (event.startDate < startDate && event.lastDay <= lastDay),
  );
  const looksLikeIt =
    plain &&
    unavailable.test(title) &&
    startDate >= addDays(today, opensAtLeast) &&
    daysBetween(startDate, lastDay) + 1 >= longAtLeast &&
    daysBetween(today, lastDay) >= reachesAtLeast;
  return behindAll && looksLikeIt ? last : undefined;
}
