import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { findMailedBooking, isStanding } from '#server/notifications/queries.ts';
import { AppError } from '#shared/errors.ts';
import { aboutAsked, findWanted } from './about-booking.ts';
import { planSms } from './plan-sms.ts';
import { sendSms } from './send-sms.ts';
import { smsMessagesSent } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** Beside the limits of all text messages (`sms-limits.ts`): for one booking, and of all bookings of one person. */
export const perBooking = { most: 3, periodMs: dayMs };
const perPerson = { most: 6, periodMs: dayMs };

interface Asked {
  bookingId: string;
  personId: string;
}

/**
 * Sends the voucher to the traveller's phone, because they ask for it now: also where they have text messages switched off, and
 * in their quiet hours.
 * @returns the number, as +254 and nine digits
 * @throws AppError not_ready (nothing is confirmed), sms_no_phone (no Kenyan mobile number was given), sms_failed (they are switched
 *   off here, or the gateway refuses it), too_many_tries
 */
export async function sendVoucherSms(app: App, { bookingId, personId }: Asked): Promise<string> {
  if (!app.sms) throw new AppError('sms_failed');
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed || !isStanding(mailed.booking.status)) throw new AppError('not_ready');
  const asked = { message: 'voucher', bookingId, about: aboutAsked(app.clock.now()) } as const;
  const wanted = await findWanted(app, asked);
  if (!wanted) throw new AppError('sms_no_phone');
  const limits = [
    { subject: `voucher-sms:${bookingId}`, ...perBooking },
    { subject: `voucher-sms-by:${personId}`, ...perPerson },
  ];
  if (app.config.rateLimits) await transaction(app, (tx) => takeTries(tx, limits, app.clock.now()));
  const id = await planSms(app, asked);
  // A second press within the same millisecond is none; otherwise a limit of all messages is reached.
  if (!id) throw new AppError('too_many_tries');
  await sendSms(app, id);
  const [sent] = await app.db
    .select({ state: smsMessagesSent.state })
    .from(smsMessagesSent)
    .where(eq(smsMessagesSent.id, id));
  if (sent?.state === 'refused') throw new AppError('sms_failed');
  return wanted.recipient.phone;
}
