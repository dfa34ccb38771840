import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { createShares } from '#server/limiter.ts';
import type { CalendarProblem } from '#shared/calendar-imports.ts';
import type { PriceUnit } from '#shared/categories.ts';
import { today } from '#shared/dates.ts';
import { parseFeedApart } from './parse/parse-apart.ts';
import type { Feed, ParsedFeed } from './parse/parse-feed.ts';
import type { WantedEvent } from './plan.ts';

/** Readings that members of one provider wait for at one time. */
const sharesOf = createShares({ each: 2 });

/** `readFeed` for a member who waits. @throws AppError too_busy, also when members of the provider read as many already */
export const readFeedFor = (app: App, asked: FeedOf): Promise<ParsedFeed> =>
  sharesOf(asked.providerId, () => readFeed(app, asked));

interface FeedOf {
  providerId: string;
  address: string;
}

/**
 * Fetches and reads the file of another calendar. It asks the network, so no transaction is open.
 * @throws AppError too_busy
 */
export async function readFeed(app: App, { providerId, address }: FeedOf): Promise<ParsedFeed> {
  const fetched = await app.calendars.fetch(address);
  if ('problem' in fetched) return fetched;
  const own = await app.db.select({ id: services.id }).from(services).where(eq(services.providerId, providerId));
  const ownListings = own.map(({ id }) => id);
  return parseFeedApart({ text: fetched.text, today: today(app.clock), ownListings });
}

/** The events as a listing takes them: one that is sold by the night is free again on the night after the last. */
export function wantedOf({ events, windowEnd }: Feed, unit: PriceUnit): WantedEvent[] {
  return events.map(({ key, startDate, lastDay, lastNight }) => ({
    ...{ key, startDate, endDate: unit === 'night' ? lastNight : lastDay },
    windowEnd: key === windowEnd,
  }));
}

/** What is stored of a reading, besides its events. */
export const outcomeOf = (parsed: ParsedFeed): { problem: CalendarProblem | null; own: number; free: number } =>
  'problem' in parsed
    ? { problem: parsed.problem, own: 0, free: 0 }
    : { problem: null, own: parsed.feed.own, free: parsed.feed.free };
