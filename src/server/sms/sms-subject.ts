import type { DbOrTx } from '#server/db/client.ts';
import { type Change, findMailedChange } from '#server/notifications/change-queries.ts';
import { findMailedRefund, type RefundRow } from '#server/notifications/queries.ts';
import { findAttempt } from '#server/payments/records/queries.ts';
import { NEVER_CAME } from '#server/payments/records/tables.ts';
import type { SmsMessage } from '#shared/sms-kinds.ts';

/** What a message tells of beside its booking. */
export interface SmsSubject {
  change?: Change;
  /** Refunds of one decision that have arrived at one place. */
  refunds?: readonly RefundRow[];
}

type Find = (db: DbOrTx, about: string) => Promise<SmsSubject | undefined>;

const changeIf =
  (fits: (change: Change) => boolean): Find =>
  async (db, changeId) => {
    const found = await findMailedChange(db, changeId);
    return found && fits(found.change) ? { change: found.change } : undefined;
  };

/** By `about`, the id of a change, of the first refund of a decision or of an attempt. */
const finders: Partial<Record<SmsMessage, Find>> = {
  change_for_you: changeIf(({ status, ourReason }) => ourReason !== null && (status === 'held' || status === 'asked')),
  change_accepted: changeIf(({ status }) => status === 'held'),
  change_declined: changeIf(({ lapseReason }) => lapseReason === 'declined'),
  change_unanswered: changeIf(({ lapseReason }) => lapseReason === 'unanswered'),
  /** Once all that were decided together have arrived, so that one message tells of all of them. */
  async refunded(db, refundId) {
    const found = await findMailedRefund(db, refundId);
    const refunds = found?.together ?? [];
    const isTold = refunds.every(({ status, reason }) => status === 'succeeded' && reason !== 'chargeback');
    return isTold && refunds.some(({ amountMinor }) => amountMinor > 0) ? { refunds } : undefined;
  },
  async never_came(db, attemptId) {
    return (await findAttempt(db, attemptId))?.errorCode === NEVER_CAME ? {} : undefined;
  },
};

/** @returns undefined where what the message is about is not (any longer) so */
export const findSmsSubject = (db: DbOrTx, message: SmsMessage, about: string): Promise<SmsSubject | undefined> =>
  finders[message]?.(db, about) ?? Promise.resolve({});
