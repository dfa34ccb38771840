import { z } from 'zod';

/** The address at which other calendars read one of ours. */
export const FeedLink = z
  .object({
    url: z.string().nullable().meta({ description: 'Whoever has it can read it; null where there is none.' }),
  })
  .meta({ id: 'CalendarFeedLink' });
