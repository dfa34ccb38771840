import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { lockBooking } from '../lock-booking.ts';
import { hasVoucher, whyNone } from '../vouchers/get-voucher.ts';

const dayMs = 24 * 3_600_000;
/** Vouchers of one booking that are sent to others, and of all bookings of one person. */
export const vouchersPerBooking = { most: 5, periodMs: dayMs };
export const vouchersPerPerson = { most: 10, periodMs: dayMs };

interface Wanted {
  bookingId: string;
  personId: string;
  /** To whom it is sent. It is kept sealed in the job of the letter, and nowhere else. */
  email: string;
}

/**
 * Sends the voucher of a booking to somebody who comes along. It may be a stranger's address, so the letter says who has sent it, and
 * only whoever has proved to read their own may send one.
 * @throws AppError not_found, not_ready, voucher_of_cancelled, request_closed, sender_unverified, too_many_tries
 */
export function sendVoucher(app: App, { bookingId, personId, email }: Wanted): Promise<void> {
  return transaction(app, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!hasVoucher(booking)) throw new AppError(whyNone(booking));
    if (!(await isVerified(tx, personId))) throw new AppError('sender_unverified');
    const limits = [
      { subject: `companion-vouchers:${bookingId}`, ...vouchersPerBooking },
      { subject: `companion-vouchers-by:${personId}`, ...vouchersPerPerson },
    ];
    if (app.config.rateLimits) await takeTries(tx, limits, app.clock.now());
    const letter = { bookingId, letterId: randomUUID(), sealedTo: app.secrets.seal(email) };
    await enqueue(tx, 'mail-companion-voucher', letter);
  });
}

async function isVerified(tx: Tx, personId: string): Promise<boolean> {
  const [row] = await tx.select({ at: people.emailVerifiedAt }).from(people).where(eq(people.id, personId));
  return Boolean(row?.at);
}
