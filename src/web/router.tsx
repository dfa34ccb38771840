import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { ClientConfig } from '#shared/bridge.ts';
import type { Currency } from '#shared/currencies.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { langOfPath } from '#shared/languages.ts';
import { onSignInRequired } from '#web/lib/api.ts';
import { findBridge } from '#web/lib/bridge.ts';
import { languageRewrite } from '#web/lib/language.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { createQueries, datePageData, type PageData } from '#web/lib/queries.ts';
import { forgetSession, onOtherTab } from '#web/lib/session.ts';
import { createStore } from '#web/lib/store.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { toLogin } from '#web/lib/to-login.ts';
import { TextsContext } from '#web/lib/use-translation.ts';
import { PendingPage } from '#web/shell/pending-page.tsx';
import { findRouteTree, signedInRoutesOf } from './route-trees.ts';

/** What the HTML carries to the browser, besides the queries. */
interface Dehydrated {
  words: Record<string, Texts>;
  currency: Currency;
  config: ClientConfig;
  /** Added by the integration of queries, which reads it after us. */
  query?: { initial?: PageData[] };
}

/** Called once per rendering on the server and once per document in the browser. */
export function getRouter() {
  const bridge = findBridge();
  const lang = bridge?.lang ?? langOfPath(window.location.pathname);
  const texts = createPageTexts(lang);
  const queries = createQueries();
  // In the browser currency and config are read from the HTML, before the first route is matched.
  const currency = createStore<Currency>(bridge?.currency ?? 'USD');
  const config: ClientConfig = bridge?.clientConfig ?? { publicUrl: '', demo: false, liveCards: false };
  const addSignedInRoutes = async () => (bridge ? undefined : addToTree());
  const isKnown = (pathname: string) => {
    const found = router.getMatchedRoutes(pathname)[2];
    return found !== undefined && found.id !== '/$';
  };
  const context: PageContext = { lang, texts, queries, currency, config, addSignedInRoutes, isKnown };

  const router = createRouter({
    routeTree: findRouteTree(),
    context,
    rewrite: languageRewrite(lang),
    ...(bridge && { ssr: { nonce: bridge.nonce } }),
    scrollRestoration: true,
    // After this a navigation shows the pending page.
    defaultPendingMs: 400,
    defaultPendingMinMs: 400,
    defaultPreload: 'intent',
    // The queries decide whether data is fresh, so the loader of a preloaded route always runs again.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    defaultPendingComponent: PendingPage,
    // For an unknown address below a page the root shows the page for unknown addresses, since the texts and data of
    // the page above it are not loaded.
    notFoundMode: 'root',
    Wrap: ({ children }) => <TextsContext value={texts}>{children}</TextsContext>,
    dehydrate: (): Dehydrated => ({ words: texts.dump(), currency: currency.get(), config }),
    hydrate: (page: Dehydrated) => {
      texts.adopt(page.words);
      currency.set(page.currency);
      Object.assign(config, page.config);
      datePageData(page.query?.initial ?? []);
    },
  });
  const addToTree = signedInRoutesOf(router);
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
