import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { App } from '../app.ts';
import type { Letter } from '../outside/mail.ts';
import { bookingButton, type Facts, toProvider, toTraveller, tripFacts } from './letter-parts.ts';
import { findCancelledBy, listCancelRefunds, type MailedBooking, type RefundRow, shareOfProvider } from './queries.ts';
import { howLong, refundFacts } from './refund-letters.ts';

/** To the traveller: who cancelled, and what comes back when. */
export async function cancelledLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const [by, refunds] = await Promise.all([findCancelledBy(app.db, booking.id), listCancelRefunds(app.db, booking)]);
  const subject = translate(lang, 'mail', 'cancelled.subject', { reference: booking.reference });
  return toTraveller(app, mailed, subject, {
    paragraphs: [whoCancelled(by, lang), ...whatComesBack(mailed, refunds, lang)],
    facts: [
      ...tripFacts(mailed, lang),
      ...reasonFact(by?.actor !== 'traveller' ? by?.reason : null, lang),
      ...refunds.flatMap((refund) => refundFacts(refund, lang)),
    ],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

type Canceller = Awaited<ReturnType<typeof findCancelledBy>>;

function whoCancelled(by: Canceller, lang: Lang): string {
  if (by?.actor === 'traveller') return translate(lang, 'mail', 'cancelled.byYou');
  return by?.actor === 'provider'
    ? translate(lang, 'mail', 'cancelled.byProvider')
    : translate(lang, 'mail', 'cancelled.byUs');
}

function whatComesBack({ booking }: MailedBooking, refunds: RefundRow[], lang: Lang): string[] {
  // It was confirmed when it was paid.
  if (booking.confirmedAt === null) return [translate(lang, 'mail', 'cancelled.unpaid')];
  if (refunds.length === 0) return [translate(lang, 'mail', 'cancelled.nothing')];
  const times = refunds.map((refund) => howLong(refund, lang));
  return [translate(lang, 'mail', 'cancelled.refund'), ...new Set(times)];
}

/** In the words of whoever cancelled, for the other side. */
const reasonFact = (reason: string | null | undefined, lang: Lang): Facts =>
  reason ? [[translate(lang, 'mail', 'fact.reason'), reason]] : [];

/** To the provider of a booking that had been confirmed: their places are free again, and what they keep. */
export async function providerCancelledLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const [by, keptCents] = await Promise.all([findCancelledBy(app.db, booking.id), shareOfProvider(app.db, booking)]);
  const subject = translate(lang, 'mail', 'providerCancelled.subject', { reference: booking.reference });
  return toProvider(app, mailed, subject, {
    paragraphs: [
      by?.actor === 'provider'
        ? translate(lang, 'mail', 'providerCancelled.byYou')
        : by?.actor === 'traveller'
          ? translate(lang, 'mail', 'providerCancelled.byTraveller')
          : translate(lang, 'mail', 'providerCancelled.byUs'),
      translate(lang, 'mail', 'providerCancelled.places'),
    ],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      ...reasonFact(by?.actor !== 'provider' ? by?.reason : null, lang),
      [translate(lang, 'mail', 'fact.kept'), formatMoved({ currency: 'USD', amountMinor: keptCents }, lang)],
    ],
  });
}
