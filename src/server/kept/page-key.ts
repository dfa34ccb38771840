import type { Currency } from '#shared/currencies.ts';

/** What a page is rendered from, besides our own answers. */
interface Rendered {
  currency: Currency;
  /** In Nairobi. */
  day: string;
  address: string;
}

/** Under which a page is kept. */
export const pageKey = ({ currency, day, address }: Rendered): string => `${currency} ${day} ${address}`;

/**
 * Pages of which there are only as many as we have pages, listings, providers, and kinds at places: for any other address of this form the
 * answer is 404, which is not kept. In capital letters or with escapes (the router reads both), with parameters, or with something else that only the browser looks up, anybody can
 * invent addresses.
 */
const ours =
  /^\w+ \S+ (?:\/sw)?(?:\/[a-z0-9-]*|\/(?:services|providers|places)\/[a-z0-9-]+|\/places\/[a-z0-9-]+\/[a-z]+)?$/;

export const isOurPage = (key: string): boolean => ours.test(key);
