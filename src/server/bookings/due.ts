import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { bookings } from './tables.ts';

/** One page of due rows; `more` says whether there may be another page. */
export interface DuePage {
  ids: string[];
  more: boolean;
}

/** The rows of one page. */
export const DUE_PAGE = 200;

/** @param rows read with the limit `DUE_PAGE` */
export const duePageOf = (rows: readonly { id: string }[]): DuePage => ({
  ids: rows.map(({ id }) => id),
  more: rows.length === DUE_PAGE,
});

/** Pending bookings whose hold has ended, by `bookings_expiring`. */
export const listHoldsOver = (app: App, after: string | undefined): Promise<DuePage> =>
  listDue(app, and(eq(bookings.status, 'pending'), lte(bookings.holdEndsAt, app.clock.now())), after);

/** Confirmed bookings whose last day is over, by `bookings_completing`. */
export const listTripsOver = (app: App, after: string | undefined): Promise<DuePage> =>
  listDue(app, and(eq(bookings.status, 'confirmed'), lte(bookings.completesAt, app.clock.now())), after);

/** Bookings whose traveller is to be asked for a review, by `bookings_review_invitations`. */
export const listInvitationsDue = (app: App, after: string | undefined): Promise<DuePage> =>
  listDue(app, lte(bookings.inviteReviewAt, app.clock.now()), after);

async function listDue(app: App, due: SQL | undefined, after: string | undefined): Promise<DuePage> {
  const rows = await app.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(due, after ? gt(bookings.id, after) : undefined))
    .orderBy(asc(bookings.id))
    .limit(DUE_PAGE);
  return duePageOf(rows);
}
