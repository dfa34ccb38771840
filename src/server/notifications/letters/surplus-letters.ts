import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import { formatMoved } from '#shared/money.ts';
import { bookingButton, toProvider, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { paidLimits, sendWithin } from '../letter-limits.ts';
import {
  findMailedBooking,
  isStanding,
  listReturnedMoney,
  type MailedBooking,
  type ReturnedMoney,
} from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To the traveller: surplus money arrived (too late, twice, too little, or more than the price) and is refunded.
 */
function surplusLetter(app: App, mailed: MailedBooking, returned: ReturnedMoney): Promise<Letter> {
  const { booking } = mailed;
  const lang = mailed.traveller.language;
  const subject = say('surplus.subject', { reference: booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [say(whyBack(mailed, returned)), say(whatNow(mailed, returned))],
    facts: [...tripFacts(mailed, lang), [translate(lang, 'mail', 'fact.amount'), formatMoved(returned, lang)]],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** While the places of the booking or its change are held, somebody who paid too little can still pay all of it. */
function whatNow({ booking }: MailedBooking, { reason, forChange, changeHeld }: ReturnedMoney) {
  const held = forChange ? changeHeld : booking.status === 'pending';
  return reason === 'too_little' && held ? 'surplus.payWhole' : 'surplus.nothing';
}

function whyBack({ booking }: MailedBooking, { reason, forChange, afterAll }: ReturnedMoney) {
  if (reason === 'too_little') return forChange ? 'surplus.changeTooLittle' : 'surplus.tooLittle';
  if (reason === 'day_passed') return forChange ? 'surplus.changeDayPassed' : 'surplus.dayPassed';
  if (reason === 'points_short') return 'surplus.pointsShort';
  if (!isStanding(booking.status)) {
    return booking.cancelReason === 'expired' ? 'surplus.text' : 'surplus.cancelled';
  }
  if (afterAll && reason === 'duplicate') return 'surplus.afterAll';
  if (forChange) return 'surplus.change';
  return reason === 'duplicate' ? 'surplus.twice' : 'surplus.more';
}

/** To the provider: a cancelled booking stays cancelled although money for it has arrived. */
function lateMoneyLetter(app: App, mailed: MailedBooking, returned: ReturnedMoney): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = say('lateMoney.subject', { reference: booking.reference });
  return toProvider(app, mailed, {
    subject,
    paragraphs: [say(whyCancelled(mailed, returned))],
    facts: tripFacts(mailed, lang),
  });
}

function whyCancelled({ booking }: MailedBooking, { reason }: ReturnedMoney) {
  if (reason === 'day_passed') return 'lateMoney.dayPassed';
  if (reason === 'points_short') return 'lateMoney.pointsShort';
  return booking.cancelReason === 'expired' ? 'lateMoney.text' : 'lateMoney.cancelled';
}

/** One letter for each refund of surplus money, and one to the provider if the booking is cancelled. */
export const surplusLetterJob = job('mail-payment-surplus', async (app, { bookingId }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed) return;
  const all = await listReturnedMoney(app.db, bookingId);
  const limits = await paidLimits(app, mailed);
  for (const returned of all) {
    const told = await sendWithin(
      app,
      limits,
      () => sendOnce(app, `payment-surplus:${bookingId}:${returned.id}`, () => surplusLetter(app, mailed, returned)),
      (tx, at) => enqueue(tx, 'mail-payment-surplus', { bookingId }, { at }),
    );
    // The job that waits tells of the others, too.
    if (!told) break;
  }
  // The provider gets no letter about surplus money of a confirmed booking, nor about a payment that was too little.
  const cameLate = all.find(({ reason }) => reason !== 'too_little');
  if (!cameLate || isStanding(mailed.booking.status)) return;
  await sendOnce(app, `late-money:${bookingId}`, () => lateMoneyLetter(app, mailed, cameLate));
});
