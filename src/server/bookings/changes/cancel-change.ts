import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { lockBooking } from '../lock-booking.ts';
import { changeAnswer } from './change-answers.ts';
import { lapseChange } from './lapse-change.ts';
import { findChange, listPaidParts } from './queries.ts';
import { type Change, lockChange } from './repository.ts';

interface Cancelled {
  bookingId: string;
  changeId: string;
  /** The admin who takes back a change that our team had asked for, and why; undefined: the traveller gives it up. */
  ours?: { adminId: string; reason: string };
}

/**
 * The traveller cancels a change that waits for its provider or its payment, or an admin takes back one that our team had
 * asked for, of which the traveller then gets a letter. Money that arrives for it later is refunded. A second call answers the same.
 * @throws AppError not_found (also for another booking's, and for an admin the traveller's own), change_paid (it was applied
 *   already), request_closed (an admin takes back one that has ended otherwise)
 */
export async function cancelChange(
  app: App,
  { bookingId, changeId, ours }: Cancelled,
  { inSameTx, lang = 'en' }: UseCaseOptions<BookingChange> & { lang?: Lang } = {},
): Promise<BookingChange> {
  const found = await findChange(app.db, changeId);
  if (found?.bookingId !== bookingId || (ours && found.ourReason === null)) throw new AppError('not_found');
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    const change = await lockChange(tx, changeId);
    if (change.status === 'applied') throw new AppError('change_paid');
    const given = change.status === 'asked' ? 'withdrawn' : 'traveller';
    const how = ours ? ({ reason: 'ours', word: ours.reason } as const) : ({ reason: given } as const);
    const lapsed = await lapseChange(tx, booking, change, { ...how, at });
    if (ours && !lapsed && change.lapseReason !== 'ours') throw new AppError('request_closed');
    if (ours && lapsed) await tellTakenBack(tx, ours, lapsed);
    const answer = changeAnswer(lapsed ?? change, { paid: await listPaidParts(tx, bookingId), now: at, lang });
    await inSameTx?.(tx, answer);
    return answer;
  });
}

/** Records that an admin has taken a change back, and writes to the traveller. */
async function tellTakenBack(
  tx: Tx,
  { adminId, reason }: NonNullable<Cancelled['ours']>,
  change: Change,
): Promise<void> {
  const { id: changeId, bookingId, lapsedAt } = change;
  if (!lapsedAt) throw new Error(`Change ${changeId} lapsed without its time`);
  await recordAudit(tx, {
    ...{ actorId: adminId, action: 'booking.change_taken_back', subjectType: 'booking', subjectId: bookingId },
    ...{ detail: { changeId, reason }, at: lapsedAt },
  });
  await enqueue(tx, 'mail-change-taken-back', { changeId }, { key: changeId });
}
