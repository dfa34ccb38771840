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
  /** Makes the pages of signed-in people known to the browser's router. */
  addSignedInRoutes: () => Promise<void>;
  /** Whether the router knows a page at this path, so far. */
  isKnown: (pathname: string) => boolean;
}
