import type { Rates } from './currencies.ts';
import type { Lang } from './languages.ts';
import type { ChargeCurrency } from './payment-methods.ts';
import { perLang } from './per-lang.ts';

/** A whole, non-negative number of US cents: the currency of every booking. */
export type UsdCents = number & { readonly brand: 'UsdCents' };
/** A whole, non-negative number of Kenyan shillings. M-Pesa moves whole shillings only. */
export type Kes = number & { readonly brand: 'Kes' };

/** The most that one M-Pesa payment may move, in shillings (Central Bank of Kenya, since 2023). */
export const KES_MAX = 250_000;

/** The least that one card payment may charge, in US cents (Stripe's minimum for dollars). */
export const CARD_MINIMUM_CENTS = 50;

/** A number as US cents. @throws RangeError unless it is a safe integer ≥ 0 */
export function usd(cents: number): UsdCents {
  return wholeAmount(cents) as UsdCents;
}

/** A number as shillings. @throws RangeError unless it is a safe integer ≥ 0 */
export function kes(shillings: number): Kes {
  return wholeAmount(shillings) as Kes;
}

function wholeAmount(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('an amount is a whole number, 0 or more');
  return amount;
}

/**
 * Shillings that M-Pesa charges for a price in dollars, rounded half up.
 * @param price US cents, ≥ 0
 * @param rate KES per USD, the whole number that is locked on the payment's attempt (the setting's default is 110)
 * @returns whole shillings; may exceed `KES_MAX`, which the caller refuses
 * @throws RangeError unless price ≥ 0, rate > 0 and their product are safe integers
 */
export function kesFor(price: UsdCents, rate: number): Kes {
  wholeAmount(price);
  if (!Number.isSafeInteger(rate) || rate <= 0) throw new RangeError('a rate is a whole number above 0');
  return kes(Math.floor((wholeAmount(price * rate) + 50) / 100));
}

// Rates of euros and pounds have at most four decimals, so they are whole numbers of ten-thousandths.
const rateUnit = 10_000;

/**
 * A rate as the fraction units / per: hundredths of a euro or a pound, or whole shillings, for each cent of a dollar.
 */
function fractionOf(currency: keyof Rates, rate: number): { units: number; per: number } {
  const fraction =
    currency === 'KES' ? { units: rate, per: 100 } : { units: Math.round(rate * rateUnit), per: rateUnit };
  if (!Number.isSafeInteger(fraction.units) || fraction.units <= 0) throw new RangeError('a rate is above 0');
  return fraction;
}

/**
 * The approximate amount of a price in another currency, rounded half up. It is displayed only, never charged.
 * @param price US cents, ≥ 0
 * @returns whole shillings, or hundredths of a euro or a pound
 * @throws RangeError unless price ≥ 0, the rate > 0 and their product are safe integers
 */
export function amountIn(currency: keyof Rates, price: UsdCents, rates: Rates): number {
  if (currency === 'KES') return kesFor(price, rates.KES);
  const { units, per } = fractionOf(currency, rates[currency]);
  return Math.floor((wholeAmount(wholeAmount(price) * units) + per / 2) / per);
}

/**
 * The lowest and the highest price in dollars whose amount in a currency lies within bounds: the inverse of `amountIn`.
 * @param min, max whole shillings, or hundredths of a euro or a pound; 0 or more
 * @returns US cents; a bound that is absent in the argument is absent in the result
 */
export function pricesWithin(
  currency: keyof Rates,
  { min, max }: { min?: number | undefined; max?: number | undefined },
  rates: Rates,
): { min?: UsdCents; max?: UsdCents } {
  const { units, per } = fractionOf(currency, rates[currency]);
  /** The lowest price whose amount is at least this: price × units + per / 2 ≥ amount × per. */
  const lowestFor = (amount: number) => Math.max(0, Math.ceil((wholeAmount(amount * per) - per / 2) / units));
  return {
    ...(min !== undefined && { min: usd(lowestFor(min)) }),
    ...(max !== undefined && { max: usd(lowestFor(max + 1) - 1) }),
  };
}

/** Cents as the decimal dollars that JSON answers carry: 24050 → 240.5. */
export function dollars(cents: UsdCents): number {
  return cents / 100;
}

/** Decimal dollars (a filter, a form) as the nearest whole cents. @throws RangeError when negative or not finite */
export function centsFromDollars(amount: number): UsdCents {
  if (amount < 0) throw new RangeError('an amount is 0 or more');
  return usd(Math.round(amount * 100));
}

/**
 * The commission on a price before points, rounded half up.
 * @param gross US cents   @param bps hundredths of a percent, 0–10000 (12 % = 1200)
 * @throws RangeError when bps is not a whole number of that range
 */
export function commissionCents(gross: UsdCents, bps: number): UsdCents {
  if (!Number.isSafeInteger(bps) || bps < 0 || bps > 10_000) throw new RangeError('basis points run from 0 to 10000');
  return usd(Math.floor((wholeAmount(gross * bps) + 5_000) / 10_000));
}

const wholeNumber = perLang((lang) => new Intl.NumberFormat(`${lang}-KE`, { maximumFractionDigits: 0 }));
const twoDecimals = perLang(
  (lang) => new Intl.NumberFormat(`${lang}-KE`, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/**
 * A price in dollars for people: '$240', '$1,240.50'. Both languages write it so, although Intl's form for sw is '$
 * 240'.
 */
export function formatUsd(cents: UsdCents, lang: Lang): string {
  const numbers = cents % 100 === 0 ? wholeNumber : twoDecimals;
  return `$${numbers(lang).format(dollars(cents))}`;
}

/** A charged amount in dollars, which always names its currency: '$240 USD'. */
export function formatUsdCharge(cents: UsdCents, lang: Lang): string {
  return `${formatUsd(cents, lang)} USD`;
}

const shillings = perLang(
  (lang) =>
    // 'code', because the default symbol ('Ksh') differs from the 'KES' that M-Pesa receipts and our texts use.
    new Intl.NumberFormat(`${lang}-KE`, {
      style: 'currency',
      currency: 'KES',
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }),
);

/**
 * Shillings for people: 'KES 11,000'. Intl writes a no-break space; an ordinary one lets texts be searched and
 * compared.
 */
export function formatKes(amount: Kes, lang: Lang): string {
  return shillings(lang).format(amount).replaceAll('\u00a0', ' ');
}

/**
 * An amount that was charged or sent, with its currency: '$240 USD', 'KES 26,400'.
 * @param amountMinor US cents, or shillings × 100, which is rounded to whole shillings
 */
export function formatMoved(
  { currency, amountMinor }: { currency: ChargeCurrency; amountMinor: number },
  lang: Lang,
): string {
  return currency === 'KES'
    ? formatKes(kes(Math.round(amountMinor / 100)), lang)
    : formatUsdCharge(usd(amountMinor), lang);
}

/** The currency in which prices are displayed, and the rates for it. USD needs no rates. */
export type Display = { currency: 'USD'; rates?: Rates } | { currency: keyof Rates; rates: Rates };

const signs = { EUR: '€', GBP: '£' };
/** From this amount on an approximate price is rounded to whole euros or pounds. */
const wholeFromHundredths = 100 * 100;

/**
 * A price for people in the currency that they have chosen: '$240'; a converted one is marked: '≈ €221', '≈ KES
 * 26,400'.
 */
export function formatPrice(price: UsdCents, { currency, rates }: Display, lang: Lang): string {
  if (currency === 'USD') return formatUsd(price, lang);
  const amount = amountIn(currency, price, rates);
  if (currency === 'KES') return `≈ ${formatKes(kes(amount), lang)}`;
  const shown = amount < wholeFromHundredths ? amount : Math.floor((amount + 50) / 100) * 100;
  const numbers = shown % 100 === 0 ? wholeNumber : twoDecimals;
  return `≈ ${signs[currency]}${numbers(lang).format(shown / 100)}`;
}

/**
 * The short form of `formatPrice`, for places whose surrounding text names the currency: '$240', '€221', '26.4K' for
 * shillings.
 */
export function formatBriefPrice(price: UsdCents, display: Display, lang: Lang): string {
  if (display.currency !== 'KES') return formatPrice(price, display, lang).replace('≈ ', '');
  const amount = amountIn('KES', price, display.rates);
  return amount < 10_000 ? wholeNumber(lang).format(amount) : `${Math.floor((amount + 50) / 100) / 10}K`;
}
