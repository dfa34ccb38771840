import type { Currency } from '#shared/currencies.ts';
import type { Lang } from '#shared/languages.ts';

/** What the server tells every page, and the page's HTML carries into the browser. Nothing here is secret. */
export interface ClientConfig {
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
  /** Demo mode: accounts to try are offered on /login. */
  demo: boolean;
  /** Cards are typed into Stripe's own fields, whose script only a payment page may load. */
  liveCards: boolean;
}

/** A call of our own interface made inside the process, without a socket. */
export interface BridgeRequest {
  method: string;
  /** Path and query, e.g. `/api/services?q=samaki`. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface BridgeAnswer {
  status: number;
  body: string;
}

/** What the server hands to one rendering of one page. */
export interface Bridge {
  /** Goes on every script of the page. */
  nonce: string;
  lang: Lang;
  /** What prices are shown in: the one cookie that the HTML depends on. */
  currency: Currency;
  api: (request: BridgeRequest) => Promise<BridgeAnswer>;
  clientConfig: ClientConfig;
}
