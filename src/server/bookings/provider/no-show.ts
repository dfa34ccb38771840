import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { noShowRefusal, undoRefusal } from '../came-rules.ts';
import { reviewInvitationAt } from '../invite-review.ts';
import { lockBooking } from '../lock-booking.ts';
import { countMarks, listNoShows, noShowActions } from '../no-show-queries.ts';
import { setReviewInvitation } from '../repository.ts';
import { getListingSays, setNoShow } from './repository.ts';

interface Asked {
  bookingId: string;
  personId: string;
}

/**
 * Notes that nobody came. No money moves by it: the provider earns as if they had come. A second call changes nothing.
 * @throws AppError not_found, booking_not_confirmed, no_show_checked_in, no_show_too_early, no_show_too_late
 */
export function markNoShow(app: App, asked: Asked): Promise<void> {
  const at = app.clock.now();
  return transaction(app, async (tx) => {
    const booking = await lockBooking(tx, asked.bookingId);
    if (booking.noShowAt !== null) return;
    refuse(noShowRefusal(booking, await getListingSays(tx, booking.serviceId), at));
    await note(tx, asked, { noShowAt: at, action: noShowActions.marked, at });
  });
}

/**
 * Takes a no-show back, within 24 hours; a traveller whose trip is over by then is asked for a review. A second call changes nothing.
 * @throws AppError not_found, booking_not_confirmed (cancelled meanwhile), no_show_final, no_show_often: undone twice before
 */
export function undoNoShow(app: App, asked: Asked): Promise<void> {
  const at = app.clock.now();
  return transaction(app, async (tx) => {
    const booking = await lockBooking(tx, asked.bookingId);
    const { noShowAt } = booking;
    if (noShowAt === null) return;
    const marks = countMarks(await listNoShows(tx, booking.id));
    refuse(undoRefusal({ ...booking, noShowAt }, marks, at));
    await note(tx, asked, { noShowAt: null, action: noShowActions.undone, at });
    // Completed as a no-show it had no invitation.
    if (booking.status === 'completed' && noShowAt < booking.completesAt) {
      await setReviewInvitation(tx, booking.id, latest(at, reviewInvitationAt(booking)));
    }
  });
}

const latest = (a: Date, b: Date) => (a > b ? a : b);

function refuse(code: ErrorCode | undefined): void {
  if (code) throw new AppError(code);
}

async function note(
  tx: Tx,
  { bookingId, personId }: Asked,
  { noShowAt, action, at }: { noShowAt: Date | null; action: AuditAction; at: Date },
): Promise<void> {
  await setNoShow(tx, bookingId, noShowAt);
  await recordAudit(tx, { actorId: personId, action, subjectType: 'booking', subjectId: bookingId, detail: {}, at });
}
