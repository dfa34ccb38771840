import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { ClientConfig } from '#shared/bridge.ts';
import type { Currency } from '#shared/currencies.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { type Lang, langOfPath } from '#shared/languages.ts';
import { onSignInRequired } from './lib/api.ts';
import { type CurrencyChoice, createCurrencyChoice } from './lib/currency.ts';
import { toLogin } from './lib/guards.ts';
import { languageRewrite } from './lib/language.ts';
import { createQueries } from './lib/queries.ts';
import { forgetSession, onOtherTab } from './lib/session.ts';
import { createPageTexts, type PageTexts } from './lib/texts.ts';
import { TextsContext } from './lib/use-translation.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { PendingPage } from './shell/pending-page.tsx';
import { findBridge } from './ssr.ts';

/** What every route finds in its `context`. */
export interface PageContext {
  lang: Lang;
  texts: PageTexts;
  queries: QueryClient;
  currency: CurrencyChoice;
  config: ClientConfig;
}

/** What the HTML carries into the browser beside the queries. */
interface Dehydrated {
  words: Record<string, Texts>;
  currency: Currency;
  config: ClientConfig;
}

/** Called once per rendering on the server and once per document in the browser. */
export function getRouter() {
  const bridge = findBridge();
  const lang = bridge?.lang ?? langOfPath(window.location.pathname);
  const texts = createPageTexts(lang);
  const queries = createQueries();
  // In the browser currency and config arrive with the HTML, before the first route is matched.
  const currency = createCurrencyChoice(bridge?.currency ?? 'USD');
  const config: ClientConfig = bridge?.clientConfig ?? { publicUrl: '', demo: false, liveCards: false };
  const context: PageContext = { lang, texts, queries, currency, config };

  const router = createRouter({
    routeTree,
    context,
    rewrite: languageRewrite(lang),
    ...(bridge && { ssr: { nonce: bridge.nonce } }),
    scrollRestoration: true,
    // Whoever waits that long shall see that something happens.
    defaultPendingMs: 400,
    defaultPendingMinMs: 400,
    defaultPreload: 'intent',
    // Freshness is the queries' business: a preloaded route asks them again and they know.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Below a page that exists there may be no page: that page would stand there without its words and its booking.
    notFoundMode: 'root',
    Wrap: ({ children }) => <TextsContext value={texts}>{children}</TextsContext>,
    dehydrate: (): Dehydrated => ({ words: texts.dump(), currency: currency.get(), config }),
    hydrate: (page: Dehydrated) => {
      texts.adopt(page.words);
      currency.set(page.currency);
      Object.assign(config, page.config);
    },
  });
  setupRouterSsrQueryIntegration({ router, queryClient: queries });
  if (!bridge) {
    onSignInRequired(() => {
      forgetSession();
      queries.clear();
      void router.navigate(toLogin(router.latestLocation));
    });
    onOtherTab(() => {
      queries.clear();
      void router.invalidate();
    });
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
