import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { App } from '../app.ts';
import type { Letter } from '../outside/mail.ts';
import { bookingButton, toProvider, toTraveller, tripFacts } from './letter-parts.ts';
import { isStanding, type MailedBooking, type ReturnedMoney } from './queries.ts';

/** To the traveller: money came that buys no place or no change, or twice, or after all, or more or less than it costs. */
export function surplusLetter(app: App, mailed: MailedBooking, returned: ReturnedMoney): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const subject = translate(lang, 'mail', 'surplus.subject', { reference: booking.reference });
  return toTraveller(app, mailed, subject, {
    paragraphs: [whyBack(mailed, returned, lang), translate(lang, 'mail', whatNow(mailed, returned))],
    facts: [...tripFacts(mailed, lang), [translate(lang, 'mail', 'fact.amount'), formatMoved(returned, lang)]],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** While the places are held, of the booking or of its change, whoever paid too little can still pay. */
function whatNow({ booking }: MailedBooking, { reason, forChange, changeHeld }: ReturnedMoney) {
  const held = forChange ? changeHeld : booking.status === 'pending';
  return reason === 'too_little' && held ? 'surplus.payWhole' : 'surplus.nothing';
}

function whyBack({ booking }: MailedBooking, { reason, forChange, afterAll }: ReturnedMoney, lang: Lang): string {
  if (reason === 'too_little')
    return translate(lang, 'mail', forChange ? 'surplus.changeTooLittle' : 'surplus.tooLittle');
  if (!isStanding(booking.status)) {
    return booking.cancelReason === 'expired'
      ? translate(lang, 'mail', 'surplus.text')
      : translate(lang, 'mail', 'surplus.cancelled');
  }
  if (afterAll && reason === 'duplicate') return translate(lang, 'mail', 'surplus.afterAll');
  if (forChange) return translate(lang, 'mail', 'surplus.change');
  return reason === 'duplicate' ? translate(lang, 'mail', 'surplus.twice') : translate(lang, 'mail', 'surplus.more');
}

/** To the provider: why a cancelled booking stays cancelled although it was paid. */
export function lateMoneyLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = translate(lang, 'mail', 'lateMoney.subject', { reference: booking.reference });
  return toProvider(app, mailed, subject, {
    paragraphs: [
      booking.cancelReason === 'expired'
        ? translate(lang, 'mail', 'lateMoney.text')
        : translate(lang, 'mail', 'lateMoney.cancelled'),
    ],
    facts: tripFacts(mailed, lang),
  });
}
