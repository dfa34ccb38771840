import { isFeeOfOwn } from './on-site-fees.ts';
import { type BookedGroup, type GuestKind, isChild, type PartyGroup } from './party.ts';
import { type PricedService, type Quote, type QuoteRequest, quoteFor } from './quote.ts';

/** The quote of `quoteFor` with who of its party shows nothing on the day. Kept apart from it, since browsers need no more than the price. */
export function quoteWithProof(service: PricedService, request: QuoteRequest): Quote {
  const quote = quoteFor(service, request);
  return { ...quote, party: partyWithProof(service, { request, quote }) };
}

/**
 * The party of a quote with who of it shows nothing on the day: for whom it would cost the same if they were from abroad (children:
 * if they were adults from abroad, or children from abroad), and who pay no fee of their own. A room costs what the guest costs
 * who pays most, so that everybody in a room at the price of residents shows that they may be there.
 */
function partyWithProof(
  service: PricedService,
  { request, quote }: { request: QuoteRequest; quote: Quote },
): BookedGroup[] {
  const { priceUnit, onSiteFees } = service;
  const { startDate, endDate, party, totalCents } = quote;
  return party.map((group) => {
    const { kind } = group;
    if (kind === 'non_resident') return group;
    const fromAbroad = quoteFor(service, { ...request, party: withKind(party, kind, kindFromAbroad(kind)) });
    const shows =
      fromAbroad.totalCents !== totalCents ||
      onSiteFees.some((fee) => isFeeOfOwn(fee, kind, { priceUnit, startDate, endDate }));
    return shows ? group : { ...group, noProof: true as const };
  });
}

/** As which a guest would travel who shows nothing; for a child from abroad that is its age. */
const kindFromAbroad = (kind: GuestKind): GuestKind =>
  isChild(kind) && kind !== 'non_resident_child' ? 'non_resident_child' : 'non_resident';

/** The party in which one kind is another. */
function withKind(party: readonly PartyGroup[], from: GuestKind, to: GuestKind): PartyGroup[] {
  const counts = new Map<GuestKind, number>();
  for (const { kind, count } of party) {
    const as = kind === from ? to : kind;
    counts.set(as, (counts.get(as) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
