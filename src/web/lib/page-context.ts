import type { QueryClient } from '@tanstack/react-query';
import type { ClientConfig } from '#shared/bridge.ts';
import type { Currency } from '#shared/currencies.ts';
import type { Lang } from '#shared/languages.ts';
import type { Store } from './store.ts';
import type { PageTexts } from './texts.ts';

/** What every route finds in its `context`. */
export interface PageContext {
  lang: Lang;
  texts: PageTexts;
  queries: QueryClient;
  /** The currency in which this document shows prices: first that of its HTML, then the person's choice. */
  currency: Store<Currency>;
  config: ClientConfig;
  /** Adds the routes of signed-in people to the browser's router. */
  addSignedInRoutes: () => Promise<void>;
  /** Whether the router has a route for this path so far. */
  isKnown: (pathname: string) => boolean;
}
