/** The currencies in which prices can be displayed. Cards are always charged in dollars and M-Pesa in shillings. */
export const currencies = ['USD', 'KES', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/** Whether a text is one of these currencies, in capitals. */
export function isCurrency(text: unknown): text is Currency {
  return currencies.some((currency) => currency === text);
}

/**
 * How much one dollar is in each other currency: a whole number of shillings, euros and pounds with at most four
 * decimals. An admin sets these rates; they are not read from a market.
 */
export type Rates = Record<Exclude<Currency, 'USD'>, number>;

/** The cookie that keeps the chosen currency. Scripts may read it, because the pages display prices by it. */
export const currencyCookie = { name: 'currency', maxAgeSeconds: 31_536_000 } as const;

/** The display currency that a Cookie header names; USD when it names none of ours. */
export function currencyIn(cookies: string | undefined): Currency {
  const found = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isCurrency(found) ? found : 'USD';
}
