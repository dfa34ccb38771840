import type { App } from '#server/app.ts';
import { expireChange } from './changes/lapse-change.ts';
import { listChangeHoldsOver } from './changes/queries.ts';
import { completeBooking } from './complete-booking.ts';
import { type DuePage, listHoldsOver, listInvitationsDue, listTripsOver } from './due.ts';
import { expireBooking } from './expire-booking.ts';
import { inviteReview } from './invite-review.ts';
import { remindTravellers } from './reminders/remind-travellers.ts';

/**
 * Expires every booking and change whose hold has ended, completes every booking whose trip is over, has travellers asked for
 * reviews in the morning after, and reminds them of trips that come.
 */
export async function runDueBookings(app: App): Promise<void> {
  await forEachDue(app, listHoldsOver, expireBooking);
  await forEachDue(app, listChangeHoldsOver, expireChange);
  await completeDueBookings(app);
  await forEachDue(app, listInvitationsDue, inviteReview);
  await remindTravellers(app);
}

/** Completes every confirmed booking whose last day is over. */
export function completeDueBookings(app: App): Promise<void> {
  return forEachDue(app, listTripsOver, completeBooking);
}

/** Handles each in a transaction of its own, so that one that fails does not stop the others; it is due again next time. */
async function forEachDue(
  app: App,
  list: (app: App, after: string | undefined) => Promise<DuePage>,
  work: (app: App, id: string) => Promise<void>,
): Promise<void> {
  let page = await list(app, undefined);
  for (;;) {
    for (const id of page.ids) {
      try {
        await work(app, id);
      } catch (error) {
        app.log.error({ err: error, subject: id }, 'a due booking could not be handled');
      }
    }
    if (!page.more) return;
    page = await list(app, page.ids.at(-1));
  }
}
