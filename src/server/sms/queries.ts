import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { smsMessagesSent } from './tables.ts';

/** More than a booking can cause. */
const shownMost = 200;

/** The text messages about a booking, the oldest first; by `sms_messages_booking`. */
export const listSmsOf = (db: DbOrTx, bookingId: string) =>
  db
    .select({
      message: smsMessagesSent.message,
      state: smsMessagesSent.state,
      reason: smsMessagesSent.reason,
      createdAt: smsMessagesSent.createdAt,
    })
    .from(smsMessagesSent)
    .where(eq(smsMessagesSent.bookingId, bookingId))
    .orderBy(asc(smsMessagesSent.createdAt))
    .limit(shownMost);
