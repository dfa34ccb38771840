import { adultOf, type GuestKind, isChild, type PricedKind, pricedKinds } from '#shared/party.ts';

/** What is typed for each kind of guests, in dollars; NaN where the field is empty. */
export type KindValues = Partial<Record<PricedKind, number>>;

interface OwnPrices {
  /** What kinds pay on usual days. */
  usual: KindValues;
  /** What kinds pay on these days. */
  own: KindValues;
  /** What everybody else pays on these days, in dollars; NaN while no price is typed. */
  price: number;
  /** Only then children have prices of their own. */
  perPerson: boolean;
}

/**
 * The kinds that have a price on usual days and none on these, and what they pay on these instead: what their adults pay, or what
 * everybody does (`priceOfKind`). Dollars are undefined while that is not typed yet.
 */
export function kindsWithoutPrice({ usual, own, price, perPerson }: OwnPrices) {
  const typed = (kind: GuestKind) => (kind === 'non_resident' ? undefined : isPrice(own[kind]) ? own[kind] : undefined);
  return pricedKinds
    .filter((kind) => (perPerson || !isChild(kind)) && isPrice(usual[kind]) && typed(kind) === undefined)
    .map((kind) => {
      const ofAdults = typed(adultOf(kind));
      const like = ofAdults === undefined ? ('everybody' as const) : ('adults' as const);
      return { kind, dollars: ofAdults ?? (isPrice(price) ? price : undefined), like };
    });
}

const isPrice = (dollars: number | undefined): dollars is number =>
  dollars !== undefined && dollars >= 0 && dollars <= 1_000_000;
