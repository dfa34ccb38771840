import type { App } from '#server/app.ts';
import { extrasIn } from '#server/catalogue/extra-words.ts';
import { onSiteIn } from '#server/catalogue/fee-words.ts';
import { linesIn } from '#server/catalogue/line-words.ts';
import { partyIn } from '#server/catalogue/party-words.ts';
import { placesLeft } from '#server/catalogue/places-left.ts';
import type { ChangeQuote } from '#shared/contracts/booking-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { takenDates } from '#shared/quote.ts';
import { changedAnswers } from '../answers/change-answers.ts';
import { pointsOf } from '../price-parts.ts';
import { getBookingRow } from '../queries.ts';
import { amountsByMethod } from '../shares.ts';
import { figuresOf, signedDollars, termsAfter } from './change-answers.ts';
import { type PricedChange, priceChange, type StayRequest } from './price-change.ts';
import { findOpenChange, listPaidParts } from './queries.ts';

/**
 * What a change to other dates or guests would cost now, or refund. More guests than there are places still have a price;
 * `available` says how many fit, the booking's own places included. Nothing is written.
 * @throws AppError not_found, not_changeable, change_open, disputed, sold_out, invalid_dates, invalid_input and answers_closed (of answers)
 */
export async function getChangeQuote(
  app: App,
  {
    bookingId,
    asked,
    lang,
  }: { bookingId: string; asked: StayRequest & { answers?: AnswersSent | undefined }; lang: Lang },
): Promise<ChangeQuote> {
  const { db } = app;
  const booking = await getBookingRow(db, bookingId);
  if (asked.answers) changedAnswers(app, booking, { answers: asked.answers, at: app.clock.now() });
  const paid = await listPaidParts(db, booking.id);
  const priced = await priceChange(app, db, { booking, asked, paid });
  if (await findOpenChange(db, booking.id)) throw new AppError('change_open');
  // A disputed payment may be lost, so the value of the booking is not known.
  if (paid.some((payment) => payment.disputed)) throw new AppError('disputed');
  const { service, quote, differenceCents } = priced;
  const left = await placesLeft(db, service, quote.dates);
  const own = new Set(takenDates(booking.priceUnit, booking.startDate, booking.endDate));
  const { startDate, endDate, guests, party, places, lines, extras } = quote;
  return {
    ...{ startDate, endDate, guests, places, party: partyIn(lang, party) },
    lines: linesIn(lang, lines),
    extras: extrasIn(lang, extras),
    onSite: onSiteIn(lang, booking.onSiteFees, { ...quote, priceUnit: service.priceUnit }),
    ...figuresOf(priced),
    difference: signedDollars(differenceCents),
    back: amountsByMethod(paid, priced.sharesBack),
    ...keptOf(priced),
    available: Math.min(...quote.dates.map((date, at) => (left[at] ?? 0) + (own.has(date) ? booking.places : 0))),
    policy: termsAfter(paid, priced),
  };
}

/** The part of a cheaper change's difference that the policy does not refund. */
function keptOf({ refundCents, sharesBack, sharesAtBest }: PricedChange): Pick<ChangeQuote, 'kept' | 'pointsKept'> {
  const pointsKept = pointsOf(sharesAtBest) - pointsOf(sharesBack);
  const cents = sharesAtBest.reduce((sum, share) => sum + share.usdCents + share.discountCents, 0) - refundCents;
  return { kept: dollars(usd(cents - pointsKept)), pointsKept };
}
