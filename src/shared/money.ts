import type { Lang } from './languages.ts';

/** A whole, non-negative number of US cents: the currency of every booking. */
export type UsdCents = number & { readonly brand: 'UsdCents' };
/** A whole, non-negative number of Kenyan shillings: what M-Pesa moves (it knows no cents). */
export type Kes = number & { readonly brand: 'Kes' };

/** The most that one M-Pesa payment may move, in shillings (Central Bank of Kenya, since 2023). */
export const KES_MAX = 250_000;

/** The number as US cents. @throws RangeError unless it is a safe integer ≥ 0 */
export function usd(cents: number): UsdCents {
  return wholeAmount(cents) as UsdCents;
}

/** The number as shillings. @throws RangeError unless it is a safe integer ≥ 0 */
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
 * @param rate KES per USD, the whole number locked on the payment (default setting: 110)
 * @returns whole shillings; may exceed `KES_MAX`, which the caller refuses
 * @throws RangeError unless price ≥ 0, rate > 0 and their product are safe integers
 */
export function kesFor(price: UsdCents, rate: number): Kes {
  wholeAmount(price);
  if (!Number.isSafeInteger(rate) || rate <= 0) throw new RangeError('a rate is a whole number above 0');
  return kes(Math.floor((wholeAmount(price * rate) + 50) / 100));
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

const wholeNumber = {
  en: new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 }),
  sw: new Intl.NumberFormat('sw-KE', { maximumFractionDigits: 0 }),
};
const twoDecimals = {
  en: new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  sw: new Intl.NumberFormat('sw-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
};

/** A price in dollars for people: '$240', '$1,240.50'. Alike in both languages (Intl's own sw form is '$ 240'). */
export function formatUsd(cents: UsdCents, lang: Lang): string {
  const numbers = cents % 100 === 0 ? wholeNumber : twoDecimals;
  return `$${numbers[lang].format(dollars(cents))}`;
}

/** A charge in dollars, which always names its currency: '$240 USD'. */
export function formatUsdCharge(cents: UsdCents, lang: Lang): string {
  return `${formatUsd(cents, lang)} USD`;
}

const shillings = {
  en: kesFormat('en-KE'),
  sw: kesFormat('sw-KE'),
};

function kesFormat(locale: string): Intl.NumberFormat {
  // 'code', because the default symbol ('Ksh') differs from the 'KES' that M-Pesa receipts and our texts use.
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'KES',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
}

/** Shillings for people: 'KES 11,000', with an ordinary space (Intl gives a no-break one), so that it can be searched and compared. */
export function formatKes(amount: Kes, lang: Lang): string {
  return shillings[lang].format(amount).replaceAll('\u00a0', ' ');
}
