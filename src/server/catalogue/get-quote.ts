import type { App } from '#server/app.ts';
import { checkBookingRules } from '#shared/booking-rules.ts';
import type { Quote as QuoteAnswer } from '#shared/contracts/catalogue.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, kesFor, type UsdCents } from '#shared/money.ts';
import { quoteWithProof } from '#shared/party-proof.ts';
import { type FrozenPolicy, freezePolicy, refundCents } from '#shared/policy.ts';
import { bookedFees, checkBookingWindow, type Quote, type QuoteRequest, quoteFor } from '#shared/quote.ts';
import { getBookable } from './bookable-queries.ts';
import { extrasIn } from './extra-words.ts';
import { onSiteIn } from './fee-words.ts';
import { linesIn } from './line-words.ts';
import { partyIn } from './party-words.ts';
import { placesLeft } from './places-left.ts';
import { unitPriceIn } from './price-queries.ts';

/**
 * What a booking would cost now, line by line in the given language, with what its policy would refund. More guests than
 * there are places still have a price; `available` and `places` show that they do not fit.
 * @throws AppError not_found; QuoteError invalid_dates, invalid_input
 */
export async function getQuote(app: App, id: string, request: QuoteRequest, lang: Lang): Promise<QuoteAnswer> {
  const { service, settings } = await getBookable(app.readDb, id, request);
  const quote = quoteWithProof(service, request);
  const now = today(app.clock);
  checkBookingWindow({ today: now, startDate: quote.startDate, lastDate: lastTaken(quote) });
  checkBookingRules(service, quote, now);
  const left = await placesLeft(app.readDb, service, quote.dates);
  return {
    lines: linesIn(lang, quote.lines),
    extras: extrasIn(lang, quote.extras),
    total: dollars(quote.totalCents),
    // That of those who pay the usual price, as lists show it.
    ...unitPriceIn(request.party ? quoteFor(service, { ...request, party: undefined }) : quote),
    currency: 'USD',
    available: Math.min(...left),
    places: quote.places,
    party: partyIn(lang, quote.party),
    onSite: onSiteIn(lang, bookedFees(service), { ...quote, priceUnit: service.priceUnit }),
    startDate: quote.startDate,
    endDate: quote.endDate,
    totalKes: kesFor(quote.totalCents, settings.usdToKesRate),
    policy: policyOf(freezePolicy(service.policy, quote.startDate, app.clock.now()), quote.totalCents),
  };
}

const lastTaken = ({ dates, startDate }: Quote): CalendarDate => dates.at(-1) ?? startDate;

/** A policy with what each of its steps refunds of a total that is paid in money only. */
function policyOf({ name, steps }: FrozenPolicy, totalCents: UsdCents): QuoteAnswer['policy'] {
  const back = (percent: number) => ({ amount: dollars(refundCents(totalCents, percent)), pointsBack: 0 });
  return { name, steps: steps.map((step) => ({ ...step, ...back(step.percent) })) };
}
