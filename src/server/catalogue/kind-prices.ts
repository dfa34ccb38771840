import { AppError } from '#shared/errors.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import { centsFromDollars, dollars, usd } from '#shared/money.ts';
import { isChild, type KindPrices, type PricedKind, pricedKinds } from '#shared/party.ts';
import type { NamedSeason } from './seasons.ts';
import type { services } from './tables.ts';

/** What kinds of guests pay, as answers have it, in dollars. */
export const pricesIn = (kindCents: KindPrices): Partial<Record<PricedKind, number>> =>
  Object.fromEntries(
    pricedKinds.flatMap((kind) => (kindCents[kind] === undefined ? [] : [[kind, dollars(kindCents[kind])]])),
  );

/** A weekend price as answers have it, in dollars. */
export function weekendIn({
  weekendCents,
  weekendKindCents,
}: Pick<typeof services.$inferSelect, 'weekendCents' | 'weekendKindCents'>) {
  if (weekendCents === null) return null;
  return { pricePerUnit: dollars(usd(weekendCents)), residencyPrices: pricesIn(weekendKindCents) };
}

/** The same in cents; kinds without a price are left out, and children where the price is of a room or vehicle. */
export function kindCentsOf(
  prices: Readonly<Partial<Record<PricedKind, number | null>>>,
  { perPerson }: { perPerson: boolean },
): KindPrices {
  const priced = pricedKinds.flatMap((kind) => {
    const price = prices[kind] ?? null;
    return price === null || (isChild(kind) && !perPerson) ? [] : [[kind, centsFromDollars(price)] as const];
  });
  return Object.fromEntries(priced);
}

interface Priced {
  priceCents: number;
  kindCents: KindPrices;
  weekendCents: number | null;
  weekendKindCents: KindPrices;
  childUntil: number | null;
}

interface OnOtherDays {
  seasons: readonly NamedSeason[];
  /** The kinds that have prices on single days, which were checked when they were set. */
  dayPriceKinds: readonly PricedKind[];
}

/**
 * Refuses prices that nobody could sell by: those of adults below what can be charged, those above the usual price, which
 * is the one that lists show, and prices of children without the age that ends them.
 * @throws AppError invalid_input, at the fields as they are sent
 */
export function checkKindPrices(usual: Priced, { seasons, dayPriceKinds }: OnOtherDays): void {
  const { childUntil, weekendCents, weekendKindCents } = usual;
  const lists = [
    { ...usual, path: '' },
    ...seasons.map((season, at) => ({ ...season, path: `seasons.${at}.` })),
    ...(weekendCents === null ? [] : [{ priceCents: weekendCents, kindCents: weekendKindCents, path: 'weekend.' }]),
  ];
  const problems = lists.flatMap(({ path, ...prices }) => kindProblems(prices, path));
  const hasChildren = [
    ...lists.map(({ kindCents = {} }) => kindCents),
    Object.fromEntries(dayPriceKinds.map((kind) => [kind, true])),
  ].some((amounts) => pricedKinds.some((kind) => isChild(kind) && kind in amounts));
  if (hasChildren && childUntil === null) problems.push(['childUntil', 'child_age_missing']);
  if (problems.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(problems) });
}

/** What is wrong with the prices of kinds of guests on the same days: the fields with their problems. */
export const kindProblems = (
  { priceCents, kindCents = {} }: { priceCents: number; kindCents?: KindPrices | undefined },
  path = '',
): [string, string][] =>
  pricedKinds.flatMap((kind): [string, string][] => {
    const cents = kindCents[kind];
    const problem = cents === undefined ? undefined : priceProblem(kind, cents, priceCents);
    return problem === undefined ? [] : [[`${path}residencyPrices.${kind}`, problem]];
  });

function priceProblem(kind: PricedKind, cents: number, usualCents: number): string | undefined {
  if (cents > usualCents) return 'price_above_usual';
  return !isChild(kind) && cents < listingLimits.priceMin ? 'price_small' : undefined;
}
