/** What prices can be shown in. Charged are dollars (card) and shillings (M-Pesa), whatever is shown. */
export const currencies = ['USD', 'KES', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/** True for one of ours, in capitals. */
export function isCurrency(text: unknown): text is Currency {
  return currencies.some((each) => each === text);
}

/** What one dollar stands for: whole shillings; euros and pounds with at most four decimals. Set by us, no market's rates. */
export type Rates = Record<Exclude<Currency, 'USD'>, number>;

/** The cookie that remembers the choice; scripts may read it, since the pages show prices by it. */
export const currencyCookie = { name: 'currency', maxAgeSeconds: 31_536_000 } as const;

/** The currency that a Cookie header asks prices in; dollars without. */
export function currencyIn(cookies: string | undefined): Currency {
  const found = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isCurrency(found) ? found : 'USD';
}
