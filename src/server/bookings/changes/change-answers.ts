import { extrasIn } from '#server/catalogue/extra-words.ts';
import { partyIn } from '#server/catalogue/party-words.ts';
import type { BookingChange, ChangeQuote } from '#shared/contracts/booking-changes.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { PaidPart } from '#shared/split-price.ts';
import { leftOfAll, pointsOf } from '../price-parts.ts';
import { type PaidByMethod, sharesOf } from '../shares.ts';
import { termsOf } from '../terms.ts';
import type { PricedChange } from './price-change.ts';
import type { Change } from './queries.ts';

/** Whether the difference can be paid now: its places are held. */
export const isChangePayable = ({ status, holdEndsAt }: Pick<Change, 'status' | 'holdEndsAt'>, now: Date): boolean =>
  status === 'held' && holdEndsAt !== null && holdEndsAt > now;

/** Cents with a sign as dollars. */
export const signedDollars = (cents: number): number => (cents < 0 ? -dollars(usd(-cents)) : dollars(usd(cents)));

/** The amounts on which a traveller decides; a change is refused when they differ from those shown. Dollars, and points. */
export function figuresOf({ quote, differenceCents, refundCents, sharesBack }: PricedChange) {
  const pointsBack = pointsOf(sharesBack);
  return {
    total: dollars(quote.totalCents),
    amountDue: dollars(usd(Math.max(0, differenceCents))),
    refund: dollars(usd(refundCents - pointsBack)),
    pointsBack,
  };
}

/** What cancelling will refund once the change is applied. @param paid what is not refunded of each of the booking's payments */
export function termsAfter(paid: readonly PaidPart[], priced: PricedChange): ChangeQuote['policy'] {
  return termsOf(priced.policy, priced.quote.totalCents, paidAfter(paid, priced));
}

/** What will not be refunded of each payment once the change is applied; a difference is paid in money, not in points. */
function paidAfter(
  paid: readonly PaidPart[],
  { differenceCents, sharesBack }: Pick<PricedChange, 'differenceCents' | 'sharesBack'>,
): PaidPart[] {
  const rest = paid.map(({ leftCents, leftDiscountCents }, index) => {
    const { usdCents = 0, discountCents = 0 } = sharesBack[index] ?? {};
    return { leftCents: usd(leftCents - usdCents), leftDiscountCents: usd(leftDiscountCents - discountCents) };
  });
  return [...rest, { leftCents: usd(Math.max(0, differenceCents)), leftDiscountCents: usd(0) }];
}

/**
 * A change as its calls and its booking show it.
 * @param paid what is not refunded of each of the booking's payments   @param pointsBack points that an applied change returned
 */
export function changeAnswer(
  change: Change,
  {
    paid,
    now,
    lang,
    pointsBack: returned = 0,
  }: { paid: readonly PaidByMethod[]; now: Date; lang: Lang; pointsBack?: number },
): BookingChange {
  const { id, status, startDate, endDate, guests, totalCents, differenceCents, refundCents, holdEndsAt } = change;
  const [asked, held] = [status === 'asked', status === 'held'];
  const until = holdEndsAt?.toISOString() ?? null;
  // An admin may have refunded a part of the price since it was asked.
  const sharesBack = asked ? sharesOf(paid, usd(Math.min(refundCents, leftOfAll(paid)))) : [];
  const pointsBack = asked ? pointsOf(sharesBack) : returned;
  const paidThen = status === 'applied' ? paid : paidAfter(paid, { differenceCents, sharesBack });
  return {
    ...{ id, status, startDate, endDate, guests, pointsBack },
    ...{ party: partyIn(lang, change.party), extras: extrasIn(lang, change.extras) },
    total: dollars(usd(totalCents)),
    difference: signedDollars(differenceCents),
    amountDue: asked || held ? dollars(usd(Math.max(0, differenceCents))) : 0,
    refund: dollars(usd(refundCents - pointsBack)),
    policy: termsOf(change.policy, totalCents, paidThen),
    answerEndsAt: asked ? until : null,
    holdEndsAt: held ? until : null,
    payable: isChangePayable(change, now),
  };
}

/** The stay before a change and after it. */
export function staysOf(change: Change, lang: Lang): NonNullable<Booking['timeline'][number]['changed']> {
  const { startDate, endDate, guests, fromStartDate, fromEndDate, fromGuests } = change;
  const [fromParty, party] = [partyIn(lang, change.fromParty), partyIn(lang, change.party)];
  const [fromExtras, extras] = [extrasIn(lang, change.fromExtras), extrasIn(lang, change.extras)];
  return {
    from: {
      startDate: fromStartDate,
      endDate: fromEndDate,
      guests: fromGuests,
      party: fromParty,
      extras: fromExtras,
    },
    to: { startDate, endDate, guests, party, extras },
  };
}
