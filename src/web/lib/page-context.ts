import type { QueryClient } from '@tanstack/react-query';
import type { ClientConfig } from '#shared/bridge.ts';
import type { Lang } from '#shared/languages.ts';
import type { CurrencyChoice } from './currency.ts';
import type { PageTexts } from './texts.ts';

/** What every route finds in its `context`. */
export interface PageContext {
  lang: Lang;
  texts: PageTexts;
  queries: QueryClient;
  currency: CurrencyChoice;
  config: ClientConfig;
  /** Adds the routes of signed-in people to the browser's router. */
  addSignedInRoutes: () => Promise<void>;
  /** Whether the router has a route for this path so far. */
  isKnown: (pathname: string) => boolean;
}
