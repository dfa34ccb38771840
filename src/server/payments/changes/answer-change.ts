import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { centsBackOfChange } from '#server/bookings/cancellation.ts';
import { acceptAskedChange } from '#server/bookings/changes/accept-asked-change.ts';
import { asksForLess } from '#server/bookings/changes/change-rules.ts';
import { lapseChange } from '#server/bookings/changes/lapse-change.ts';
import { type Change, lockChangeOf } from '#server/bookings/changes/lock-change.ts';
import { findChange } from '#server/bookings/changes/queries.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import { checkNotTakenDown } from '#server/bookings/requests/check-not-taken-down.ts';
import { isChangeAsked } from '#server/bookings/requests/request-rules.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { AppError } from '#shared/errors.ts';
import { usd } from '#shared/money.ts';
import { insertChangePayment } from '../records/repository.ts';
import { decideRefund, lockRefundables, type Refundables } from '../refunds/decide-refund.ts';

interface Answer {
  bookingId: string;
  changeId: string;
  /** The member of its provider who answers. */
  personId: string;
}

/**
 * Accepts a change that the provider was asked for. One that costs more takes its further places and holds them until the
 * difference is paid; any other is applied, with the refund that the traveller saw. Where a place is gone, nothing is
 * written and the change stays open. A second call changes nothing.
 * @throws AppError not_found (also for another booking's), request_closed (declined, withdrawn, not answered in time),
 * taken_down: our team has taken the listing down or suspended its provider, and the change does not ask for less; disputed,
 * sold_out
 */
export function acceptChange(app: App, answer: Answer): Promise<void> {
  return answerWith(app, answer, async (tx, { booking, change, refundables, at }) => {
    if (change.status === 'held' || change.status === 'applied') return undefined;
    checkAsked(change, at);
    if (!asksForLess(change)) await checkNotTakenDown(tx, booking.serviceId);
    // While a bank holds a payment it is not known what the booking is worth.
    if (refundables.paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
    const { holdMinutes } = await getSettings(tx);
    const { state, movePlaces } = await acceptAskedChange(tx, booking, change, { holdMinutes, at });
    if (state === 'held') {
      const payment = { bookingId: booking.id, changeId: change.id, dueCents: change.differenceCents, now: at };
      await insertChangePayment(tx, payment);
    } else {
      const priceCents = usd(Math.min(change.refundCents, mostBack(change, refundables)));
      const decidedBy = answer.personId;
      await decideRefund(app, tx, { booking, priceCents, reason: 'change', decidedBy, at, refundables });
    }
    return { action: 'booking.change_accepted', last: movePlaces };
  });
}

/**
 * Declines a change that the provider was asked for: the booking stays as it is. A second call changes nothing.
 * @param answer.reason for the traveller; may be empty
 * @throws AppError not_found (also for another booking's), request_closed (accepted, withdrawn, not answered in time)
 */
export function declineChange(app: App, answer: Answer & { reason: string }): Promise<void> {
  return answerWith(app, answer, async (tx, { booking, change, at }) => {
    if (change.lapseReason === 'declined') return undefined;
    checkAsked(change, at);
    await lapseChange(tx, booking, change, { reason: 'declined', word: answer.reason, at });
    await enqueue(tx, 'mail-change-declined', { changeId: change.id }, { key: change.id });
    return { action: 'booking.change_declined' };
  });
}

interface Locked {
  booking: Booking;
  change: Change;
  refundables: Refundables;
  at: Date;
}

interface Done {
  /** What is noted of it. */
  action: AuditAction;
  last?: () => Promise<unknown>;
}

/** Locks booking, payments and change in this order. @param work answers what was done, if anything */
async function answerWith(
  app: App,
  { bookingId, changeId, personId }: Answer,
  work: (tx: Tx, locked: Locked) => Promise<Done | undefined>,
): Promise<void> {
  const found = await findChange(app.db, changeId);
  if (found?.bookingId !== bookingId) throw new AppError('not_found');
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    const refundables = await lockRefundables(tx, bookingId);
    const change = await lockChangeOf(tx, { bookingId, changeId });
    const done = await work(tx, { booking, change, refundables, at });
    if (done === undefined) return;
    const subject = { subjectType: 'booking', subjectId: bookingId, detail: { changeId } } as const;
    await recordAudit(tx, { actorId: personId, action: done.action, ...subject, at });
    await done.last?.();
  });
}

/** What the change gives back at most of what is left: an admin may have refunded a part of the price meanwhile. */
const mostBack = ({ fromTotalCents, totalCents }: Change, { leftCents }: Refundables): number =>
  centsBackOfChange({ leftCents, fromCents: fromTotalCents, toCents: totalCents, percent: 100 });

function checkAsked(change: Change, at: Date): void {
  if (!isChangeAsked(change, at)) throw new AppError('request_closed');
}
