import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { sendAt } from '#shared/notification-kinds.ts';
import { smsMessages } from '#shared/sms-kinds.ts';
import { findWanted, type SmsAbout } from './about-booking.ts';
import { takeSmsTries } from './sms-limits.ts';
import { smsMessagesSent } from './tables.ts';
import { warnOfMany } from './warn-of-many.ts';

/**
 * Writes down a message that is to be sent, once for each booking, message and `about`. Where a limit is reached it is written
 * down as left out: the letter says the same.
 * @returns its id; undefined where none is to be sent, or it was written down before
 */
export async function planSms(app: App, asked: SmsAbout): Promise<string | undefined> {
  if (!app.sms) return undefined;
  const wanted = await findWanted(app, asked);
  if (!wanted) return undefined;
  const { message, bookingId, about } = asked;
  const { recipient, mailed, quietHours } = wanted;
  const now = app.clock.now();
  const row = {
    ...{ key: `${message}:${bookingId}:${about}`, message, bookingId, createdAt: now },
    phoneSealed: app.secrets.seal(recipient.phone),
  };
  const subject = { ...recipient, personId: mailed.booking.personId, isRequest: message === 'host_request' };
  try {
    const planned = await transaction(app, async (tx) => {
      const waiting = { ...row, state: 'waiting', dueAt: sendAt(smsMessages[message], now, quietHours) } as const;
      const [written] = await tx
        .insert(smsMessagesSent)
        .values(waiting)
        .onConflictDoNothing({ target: smsMessagesSent.key })
        .returning({ id: smsMessagesSent.id });
      return written && { id: written.id, warns: await takeSmsTries(app, tx, subject) };
    });
    if (planned?.warns) await warnOfMany(app);
    return planned?.id;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_tries') throw error;
    const leftOut = { ...row, state: 'left_out', reason: 'limit' } as const;
    await app.db.insert(smsMessagesSent).values(leftOut).onConflictDoNothing({ target: smsMessagesSent.key });
    return undefined;
  }
}
