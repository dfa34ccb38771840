import { and, eq, isNotNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { payments } from '#server/payments/records/tables.ts';
import { AppError } from '#shared/errors.ts';

/** For one booking, whichever admins send them. */
const perHour = { most: 3, periodMs: 3_600_000 };

/**
 * Mails the papers of a booking once more to the address that was given with it: voucher, receipt and calendar file of one
 * that is confirmed or completed, the receipt of any other that was paid. The voucher goes to their phone as well, where they
 * want text messages.
 * @throws AppError not_found, not_ready (there are none), too_many_tries
 */
export async function sendPapers(
  app: App,
  admin: { id: string },
  bookingId: string,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { status } = await lockBooking(tx, bookingId);
    const hasPapers = status === 'confirmed' || status === 'completed' || (await wasPaid(tx, bookingId));
    if (!hasPapers) throw new AppError('not_ready');
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `papers-by-admin:${bookingId}`, ...perHour }], at);
    const askedAt = at.toISOString();
    await enqueue(tx, 'mail-booking-papers', { bookingId, askedAt }, { key: `${bookingId}:${askedAt}` });
    const entry = { actorId: admin.id, action: 'booking.papers_sent', detail: {}, at } as const;
    await recordAudit(tx, { ...entry, subjectType: 'booking', subjectId: bookingId });
    await inSameTx?.(tx);
  });
}

/** By `payments_booking_seq`. */
async function wasPaid(tx: Tx, bookingId: string): Promise<boolean> {
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)))
    .limit(1);
  return paid !== undefined;
}
