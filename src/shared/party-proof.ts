import { addDays } from './dates.ts';
import { pricesOn } from './day-prices.ts';
import { ownPriceOf } from './kind-price.ts';
import { isFeeOfOwn } from './on-site-fees.ts';
import { adultOf, type BookedGroup } from './party.ts';
import { type PricedService, type Quote, type QuoteLine, type QuoteRequest, quoteFor } from './quote.ts';

/** The quote of `quoteFor` with who of its party shows nothing on the day. Kept apart from it, since browsers need no more than the price. */
export function quoteWithProof(service: PricedService, request: QuoteRequest): Quote {
  const quote = quoteFor(service, request);
  return { ...quote, party: partyWithProof(service, quote) };
}

/**
 * The party of a quote with who of it shows nothing on the day: whose own price is charged on none of its days, and who pays no fee
 * of their own. Lines name the adults whose price a room or vehicle costs, and it is then that of their children, too.
 */
function partyWithProof(
  service: PricedService,
  { startDate, endDate, lines, party }: Pick<Quote, 'startDate' | 'endDate' | 'lines' | 'party'>,
): BookedGroup[] {
  const { priceUnit, onSiteFees } = service;
  const charged = new Set(lines.filter((line) => isOwnPrice(service, line)).map(({ kind }) => kind));
  return party.map((group) => {
    const { kind } = group;
    const pays = charged.has(kind) || (priceUnit !== 'person' && charged.has(adultOf(kind)));
    const shows = pays || onSiteFees.some((fee) => isFeeOfOwn(fee, kind, { priceUnit, startDate, endDate }));
    return shows || kind === 'non_resident' ? group : { ...group, noProof: true as const };
  });
}

/** Whether a line charges a price that guests of its kind have of their own on any of its days. */
function isOwnPrice(service: PricedService, { kind, startDate, units }: QuoteLine): boolean {
  if (kind === undefined) return false;
  const dates = Array.from({ length: units }, (_, after) => addDays(startDate, after));
  return dates.some((date) => ownPriceOf(pricesOn(service, date), kind) !== undefined);
}
