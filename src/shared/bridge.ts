import type { Currency } from './currencies.ts';
import type { Lang } from './languages.ts';

/** Settings that the server writes into the HTML of every page for the browser. Nothing here is secret. */
export interface ClientConfig {
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
  /** Whether the product runs in demo mode: /login then offers the demo's accounts. */
  demo: boolean;
  /** Whether cards are typed into Stripe's own fields. Only a payment page may load the script of these fields. */
  liveCards: boolean;
}

/** A call of our own HTTP interface that is made inside the process, without a socket. */
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

/** What the server passes to the rendering of one page. */
export interface Bridge {
  /** The nonce of the Content-Security-Policy, which every script of the page carries. */
  nonce: string;
  lang: Lang;
  /** The currency in which prices are displayed. Its cookie is the only one that the HTML depends on. */
  currency: Currency;
  api: (request: BridgeRequest) => Promise<BridgeAnswer>;
  clientConfig: ClientConfig;
}
