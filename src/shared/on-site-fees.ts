import type { PriceUnit } from './categories.ts';
import { daysOfStay } from './charged-extras.ts';
import type { CalendarDate } from './dates.ts';
import type { Texts } from './listing-rules.ts';
import { adultOf, type GuestKind, isChild, type PartyGroup } from './party.ts';
import type { ChargeCurrency } from './payment-methods.ts';

/** How often a guest pays a fee: once, or for each night or day of the booking. */
export const feeTimes = ['once', 'daily'] as const;
export type FeeTimes = (typeof feeTimes)[number];

/** What a guest of a kind pays, in US cents or in hundredths of a shilling, by `feeCurrencyOf`. */
export type FeeAmounts = Partial<Record<GuestKind, number>> & { non_resident: number };

/**
 * A fee that guests pay at the place itself and to whoever asks for it there, such as that of a park. It is no part of the
 * price, and never passes through us.
 */
export interface OnSiteFee {
  name: Texts;
  times: FeeTimes;
  amounts: FeeAmounts;
}

export const onSiteFeeLimits = {
  /** Of a listing. */
  fees: 5,
  name: 60,
  /** Dollars or shillings a guest. */
  amount: 1_000_000,
} as const;

/**
 * In what a kind of guests pays fees: residents and citizens in shillings, all others in dollars.
 * @see https://www.kws.go.ke (the Kenya Wildlife Service publishes its fees so, and the counties theirs)
 */
export const feeCurrencyOf = (kind: GuestKind): ChargeCurrency => (adultOf(kind) === 'non_resident' ? 'USD' : 'KES');

/** What some guests of one kind pay of a fee. */
export interface FeeCharge {
  kind: GuestKind;
  count: number;
  /** How many nights or days they pay it for; 1 where it is paid once. */
  times: number;
  currency: ChargeCurrency;
  /** For one guest and once; US cents, or hundredths of a shilling. */
  eachMinor: number;
  /** count × times × eachMinor */
  amountMinor: number;
}

interface Stay {
  priceUnit: PriceUnit;
  startDate: CalendarDate;
  /** The last day; where nights are counted, the day of departure. */
  endDate: CalendarDate;
  guests: number;
  /** Who the guests are; empty where nobody asked, and then all are adult non-residents. */
  party: readonly PartyGroup[];
}

/**
 * What the guests of a stay pay of a fee, by kind. Who has no amount of their own pays as the adults of their kind, and where
 * these have none as non-residents, in their currency; children then as the children of non-residents, if these have an amount.
 */
export function feeCharges({ times, amounts }: Pick<OnSiteFee, 'times' | 'amounts'>, stay: Stay): FeeCharge[] {
  const days = times === 'once' ? 1 : daysOfStay(stay);
  const party = stay.party.length > 0 ? stay.party : [{ kind: 'non_resident' as const, count: stay.guests }];
  return party.map(({ kind, count }) => {
    const payer = payersFor(kind).find((one) => amounts[one] !== undefined) ?? 'non_resident';
    const eachMinor = amounts[payer] ?? amounts.non_resident;
    const amountMinor = count * days * eachMinor;
    return { kind, count, times: days, currency: feeCurrencyOf(payer), eachMinor, amountMinor };
  });
}

/** As whom guests of a kind pay: the first that has an amount. */
const payersFor = (kind: GuestKind): GuestKind[] => [
  kind,
  adultOf(kind),
  ...(isChild(kind) ? (['non_resident_child'] as const) : []),
];

/**
 * What charges come to in each currency, dollars first; currencies in which nothing is paid are left out, but for no dollars where
 * all is free.
 */
export function feeTotals(charges: readonly FeeCharge[]): { currency: ChargeCurrency; amountMinor: number }[] {
  const totals = (['USD', 'KES'] as const)
    .map((currency) => ({
      currency,
      amountMinor: charges.reduce((sum, one) => sum + (one.currency === currency ? one.amountMinor : 0), 0),
    }))
    .filter(({ amountMinor }) => amountMinor > 0);
  return totals.length > 0 ? totals : [{ currency: 'USD', amountMinor: 0 }];
}
