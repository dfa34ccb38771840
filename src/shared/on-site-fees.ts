import type { PriceUnit } from './categories.ts';
import { type CalendarDate, daysOf, nightsOf } from './dates.ts';
import type { Texts } from './listing-rules.ts';
import { adultOf, type BookedGroup, CHILD_UNTIL_MAX, childAgeOf, type GuestKind, isChild } from './party.ts';
import type { ChargeCurrency } from './payment-methods.ts';

/** How often a guest pays a fee: once, or for each night or day of the booking. */
export const feeTimes = ['once', 'daily'] as const;
export type FeeTimes = (typeof feeTimes)[number];

/**
 * Whom a fee may tell apart: the guests of a party, and among its non-residents the citizens of African countries beyond the
 * East African Community. Nobody is asked for these, so what they pay is told beside the amounts.
 */
export const feeKinds = [
  'non_resident',
  'african',
  'resident',
  'citizen',
  'non_resident_child',
  'african_child',
  'resident_child',
  'citizen_child',
] as const;
export type FeeKind = (typeof feeKinds)[number];

/**
 * What a guest of a kind pays, in US cents or in hundredths of a shilling, by `feeCurrencyOf`. Where adult non-residents have none,
 * the amount is not known, and guests are told to ask for it.
 */
export type FeeAmounts = Partial<Record<FeeKind, number>>;

/** The months in which a fee is paid, 1 to 12, both ends counted; from a later month to an earlier one it is over the new year. */
interface FeeMonths {
  from: number;
  until: number;
}

/**
 * A fee that guests pay at the place itself and to whoever asks for it there, such as that of a park. It is no part of the
 * price, and never passes through us. Its ages are its own: a park counts other guests as children than a lodge does.
 */
export interface OnSiteFee {
  name: Texts;
  times: FeeTimes;
  /** Absent: all year. */
  months?: FeeMonths | undefined;
  amounts: FeeAmounts;
  /** Who is younger pays nothing; absent: nobody. */
  freeUnder?: number | undefined;
  /** The age until which guests pay as children; absent where none do, and in fees written before fees had ages: that of the price. */
  childUntil?: number | undefined;
}

/** A fee as a booking keeps it. */
export interface BookedFee extends OnSiteFee {
  /** The age until which its party tells guests as children; absent where it tells none, and where nothing kept it yet. */
  toldUntil?: number | undefined;
}

export const onSiteFeeLimits = {
  /** Of a listing. */
  fees: 5,
  name: 60,
  /** Dollars or shillings a guest. */
  amount: 1_000_000,
  /** The highest age below which guests may be free. */
  freeUnder: CHILD_UNTIL_MAX,
} as const;

const adults = {
  non_resident_child: 'non_resident',
  african_child: 'african',
  resident_child: 'resident',
  citizen_child: 'citizen',
} as const;

/** Whether a fee has amounts of their own for children of any kind. */
export const hasChildAmount = (amounts: Readonly<Partial<Record<FeeKind, unknown>>>): boolean =>
  feeKinds.some((kind) => kind in adults && (amounts[kind] ?? undefined) !== undefined);

/**
 * In what a kind of guests pays fees: residents and citizens in shillings, all others in dollars.
 * @see https://www.kws.go.ke (the Kenya Wildlife Service publishes its fees so, and the counties theirs)
 */
export function feeCurrencyOf(kind: FeeKind): ChargeCurrency {
  const adult = kind in adults ? adults[kind as keyof typeof adults] : kind;
  return adult === 'resident' || adult === 'citizen' ? 'KES' : 'USD';
}

/** The fields of a fee's ages and amounts that no guest could be charged by, with their problems. */
export function feeProblems({ amounts, freeUnder, childUntil }: Omit<OnSiteFee, 'name' | 'times'>): [string, string][] {
  const above = feeKinds
    .filter((kind): kind is keyof typeof adults => kind in adults)
    .filter((kind) => isAbove(amounts[kind], amounts[adults[kind]]));
  const problems = above.map((kind): [string, string] => [`amounts.${kind}`, 'fee_above_adult']);
  if (isAbove(amounts.african, amounts.non_resident)) problems.push(['amounts.african', 'fee_above_others']);
  // It is told beside the amount of adults.
  if (amounts.african_child !== undefined && amounts.african === undefined)
    problems.push(['amounts.african', 'fee_adult_missing']);
  if (hasChildAmount(amounts) && childUntil === undefined) problems.push(['childUntil', 'child_age_missing']);
  if (isAbove(freeUnder, childUntil)) problems.push(['freeUnder', 'fee_free_age']);
  return problems;
}

const isAbove = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one > other;

/** What some guests of one kind pay of a fee. */
export interface FeeCharge {
  kind: GuestKind;
  count: number;
  /** How many nights or days they pay it for; 1 where it is paid once. */
  times: number;
  currency: ChargeCurrency;
  /** For one guest and once; US cents, or hundredths of a shilling; null where it is not known. */
  eachMinor: number | null;
  /** count × times × eachMinor */
  amountMinor: number | null;
  /** Whether some of them may pay less by their age. What is charged is never more. */
  atMost: boolean;
}

interface Stay {
  priceUnit: PriceUnit;
  startDate: CalendarDate;
  /** The last day; where nights are counted, the day of departure. */
  endDate: CalendarDate;
  guests: number;
  /** Who the guests are; empty where nobody asked, and then all are adult non-residents. */
  party: readonly BookedGroup[];
}

/** How a guest is charged. */
type Charged = Omit<BookedFee, 'name'>;

/**
 * What the guests of a stay pay of a fee, by kind; nothing outside of its months. Who has no amount of their own pays as the adults of
 * their kind, and where these have none as non-residents, in their currency; children then as the children of non-residents, if these
 * have an amount. A party tells who is a child by the ages of the price, and the fee has ages of its own: where these leave two
 * amounts open, the larger one is charged.
 */
export function feeCharges(fee: Charged, stay: Stay): FeeCharge[] {
  const times = timesOf(fee, stay);
  if (times === 0) return [];
  const party = stay.party.length > 0 ? stay.party : [{ kind: 'non_resident' as const, count: stay.guests }];
  const childAge = childAgeOf(stay.party) ?? fee.toldUntil ?? null;
  return party.map((group) => {
    const { kind, count } = group;
    const payer = payersFor(fee, group).find((one) => fee.amounts[one] !== undefined) ?? 'non_resident';
    const eachMinor = fee.amounts[payer] ?? null;
    const amountMinor = eachMinor === null ? null : count * times * eachMinor;
    const atMost = (amountMinor ?? 0) > 0 && mayPayLess(fee, { kind, childAge, isTold: stay.party.length > 0 });
    return { kind, count, times, currency: feeCurrencyOf(payer), eachMinor, amountMinor, atMost };
  });
}

/** Whether guests of a kind pay a fee in another way than adult non-residents, or not at all, on a stay in whose days it is paid. */
export function isFeeOfOwn(fee: Charged, kind: GuestKind, stay: Omit<Stay, 'guests' | 'party'>): boolean {
  if (kind === 'non_resident' || timesOf(fee, stay) === 0) return false;
  const ofAge = isChild(kind) && (fee.freeUnder !== undefined || hasChildAmount(fee.amounts));
  return ofAge || [kind, adultOf(kind)].some((one) => one !== 'non_resident' && fee.amounts[one] !== undefined);
}

/** For how many nights or days a fee is paid, or once; 0 outside of its months. */
function timesOf(
  { times, months }: Charged,
  { priceUnit, startDate, endDate }: Omit<Stay, 'guests' | 'party'>,
): number {
  const isPaidOn = (date: CalendarDate) => months === undefined || isInMonths(months, Number(date.slice(5, 7)));
  if (times === 'once') return isPaidOn(startDate) ? 1 : 0;
  const dates = priceUnit === 'night' ? nightsOf(startDate, endDate) : daysOf(startDate, endDate);
  return dates.filter(isPaidOn).length;
}

const isInMonths = ({ from, until }: FeeMonths, month: number): boolean =>
  from <= until ? from <= month && month <= until : month >= from || month <= until;

/** As whom guests pay: the first that has an amount. Children of the price who may be grown up for the fee pay as adults. */
function payersFor({ childUntil }: Charged, { kind, until }: BookedGroup): GuestKind[] {
  if (!isChild(kind)) return [kind];
  if (mayBeAdult(childUntil, until ?? null)) return [adultOf(kind)];
  return [kind, adultOf(kind), 'non_resident_child'];
}

const mayBeAdult = (feeAge: number | undefined, childAge: number | null): boolean =>
  feeAge !== undefined && childAge !== null && feeAge < childAge;

/** Whether guests may pay less than what they are charged, because of an age that the party does not tell. */
function mayPayLess(
  { freeUnder, childUntil, amounts }: Charged,
  { kind, childAge, isTold }: { kind: GuestKind; childAge: number | null; isTold: boolean },
): boolean {
  const tellsChildren = hasChildAmount(amounts);
  if (!isTold) return freeUnder !== undefined || tellsChildren;
  if (isChild(kind)) return freeUnder !== undefined || mayBeAdult(childUntil, childAge);
  // Where neither price nor fee has an amount for them, children are told as adults.
  if (childAge === null) return !tellsChildren && freeUnder !== undefined;
  // Some are older than children of the price, and free or children for the fee.
  return isAbove(freeUnder, childAge + 1) || (tellsChildren && isAbove(childUntil, childAge));
}

/**
 * What charges come to in each currency, dollars first; currencies in which nothing is paid are left out, but for no dollars where
 * all is free. Charges of which the amount is not known are in no total.
 */
export function feeTotals(
  charges: readonly Pick<FeeCharge, 'currency' | 'amountMinor'>[],
): { currency: ChargeCurrency; amountMinor: number }[] {
  const known = charges.flatMap(({ currency, amountMinor }) =>
    amountMinor === null ? [] : [{ currency, amountMinor }],
  );
  const totals = (['USD', 'KES'] as const)
    .map((currency) => ({
      currency,
      amountMinor: known.reduce((sum, one) => sum + (one.currency === currency ? one.amountMinor : 0), 0),
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
  return totals.length > 0 || known.length < charges.length ? totals : [{ currency: 'USD', amountMinor: 0 }];
}
