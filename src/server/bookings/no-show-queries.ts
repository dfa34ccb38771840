import { and, asc, eq, inArray } from 'drizzle-orm';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';

/** The actions of the audit log that tell of a booking's no-show. */
export const noShowActions = { marked: 'booking.no_show', undone: 'booking.no_show_undone' } as const;

/** When a booking was marked as a no-show. A mark that was taken back is no longer in its row, but in the audit log. */
export interface NoShowEntry {
  at: Date;
  marked: boolean;
}

const noShows = preparedQuery('no-shows', ['bookingId'], (db, { bookingId }) =>
  db
    .select({ at: auditEntries.at, action: auditEntries.action })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, 'booking'),
        eq(auditEntries.subjectId, bookingId),
        inArray(auditEntries.action, Object.values(noShowActions)),
      ),
    )
    .orderBy(asc(auditEntries.at), asc(auditEntries.id)),
);

/** The no-shows of a booking and their undoing, oldest first; by `audit_entries_subject`. */
export async function listNoShows(db: DbOrTx, bookingId: string): Promise<NoShowEntry[]> {
  const rows = await noShows.rows(db, { bookingId });
  return rows.map(({ at, action }) => ({ at, marked: action === noShowActions.marked }));
}

/** How often a booking was marked, also where that was undone. */
export const countMarks = (entries: readonly NoShowEntry[]): number => entries.filter(({ marked }) => marked).length;
