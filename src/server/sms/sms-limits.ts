import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { type Limit, takeOne, takeTries } from '#server/limits/take-tries.ts';

const dayMs = 24 * 3_600_000;

/*
 * Each message costs us, and may go to a stranger: nobody verifies numbers, and whoever books may type any. So nothing that is
 * free for a traveller causes a message to the number that they typed: a booking must have been paid, or a host have accepted
 * it (`about-booking.ts`). Paying and cancelling for a full refund can be repeated, which is what the limits to a number are for. What they leave out
 * stands in the letter and on the page of the booking.
 */

/** To a number that has paid for this person by M-Pesa, whose owner has typed a PIN on it. */
const toPayer = { most: 20, periodMs: dayMs };
/** To any other number, caused by one person: a booking with its payment, voucher, a change and what follows. */
const toTyped = { most: 6, periodMs: dayMs };
/** To such a number in all, so that many accounts do no more harm than two. */
const toTypedInAll = { most: 12, periodMs: dayMs };
/** Caused by one traveller, to whichever numbers. */
const byTraveller = { most: 20, periodMs: dayMs };
/** To the number of a host, whom our team has approved: a busy one gets some thirty bookings a day. */
const toHost = { most: 40, periodMs: dayMs };
/** Of these about requests, which cost a traveller nothing. The panel has all of them. */
const requestsToHost = { most: 10, periodMs: dayMs };
/** About requests of one traveller, to whichever hosts. */
const requestsByTraveller = { most: 10, periodMs: dayMs };
/** Of the whole product: some 1,600 shillings a day, if everything else fails. */
const inAll = { subject: 'sms:all', most: 2_000, periodMs: dayMs };
/** From then on our team is warned. */
const warnFrom = { subject: 'sms:all:warned', most: 1_600, periodMs: dayMs };

/** Whom a message goes to and who causes it. `isPayer`: the number has paid for the traveller before. */
interface SmsSubject {
  side: 'traveller' | 'host';
  /** A keyed digest of the number. */
  phoneKey: string;
  isPayer: boolean;
  /** The traveller whose booking it is. */
  personId: string;
  isRequest: boolean;
}

export function limitsOf({ side, phoneKey, isPayer, personId, isRequest }: SmsSubject): Limit[] {
  const number = `sms:to:${phoneKey}`;
  if (side === 'host') {
    const requests = [
      { subject: `sms:requests-to:${phoneKey}`, ...requestsToHost },
      { subject: `sms:requests-by:${personId}`, ...requestsByTraveller },
    ];
    return [{ subject: `sms:to-host:${phoneKey}`, ...toHost }, ...(isRequest ? requests : []), inAll];
  }
  const typed = [
    { subject: `${number}:by:${personId}`, ...toTyped },
    { subject: number, ...toTypedInAll },
  ];
  const own = isPayer ? [{ subject: `${number}:paid:${personId}`, ...toPayer }] : typed;
  return [...own, { subject: `sms:by:${personId}`, ...byTraveller }, inAll];
}

/**
 * Takes a try of each limit.
 * @returns whether our team is to be warned that there are many  @throws AppError too_many_tries
 */
export async function takeSmsTries(app: App, tx: Tx, subject: SmsSubject): Promise<boolean> {
  if (!app.config.rateLimits) return false;
  const now = app.clock.now();
  await takeTries(tx, limitsOf(subject), now);
  return !(await takeOne(tx, warnFrom, now));
}
