import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** One row for each thing that is limited and each person, network or address that it is limited for. */
export const tryLimits = pgTable(
  'try_limits',
  {
    /** What is limited, and a keyed digest of whom it is limited for; `overall` for everybody together. */
    subject: text('subject').primaryKey(),
    /**
     * From when on as many tries as the limit allows may be made at once. Each try moves it on by its share of the
     * period.
     */
    freeAt: instant('free_at').notNull(),
  },
  (table) => [index('try_limits_free').on(table.freeAt)],
);
