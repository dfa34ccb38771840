import { asc, inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { aboutOf, sentMails } from './tables.ts';

/** More than a booking can cause. */
const shownMost = 200;

/** The letters that were sent about these bookings, changes, refunds, attempts or disputes, the oldest first; by `sent_mails_about`. */
export const listLettersAbout = (db: DbOrTx, ids: readonly string[]): Promise<{ template: string; sentAt: Date }[]> =>
  db
    .select({ template: sentMails.template, sentAt: sentMails.sentAt })
    .from(sentMails)
    .where(inArray(aboutOf, [...ids]))
    .orderBy(asc(sentMails.sentAt))
    .limit(shownMost);
