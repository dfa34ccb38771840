import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { hydrated } from '#web/lib/hydration.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { showRedirectReason } from '#web/lib/redirect-reason.ts';
import { useSession } from '#web/lib/session.ts';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { hydrateWhenChanged, hydrateWhenSeen, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { afterHydration } from './after-hydration.tsx';
import { DemoBanner, type DemoBannerProps } from './demo-banner.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Toasts } from './toasts.tsx';

// Without a connection it may not load; the page must open all the same.
const AdminNotices = lazy<() => ReactNode>(() => import('./admin-notices.tsx').catch(() => ({ default: () => null })));

/**
 * The assistant's button and the bar about a lost connection, loaded after hydration. Without them failed calls still show their
 * own messages.
 */
const PageEnd = afterHydration(() => import('./page-end.tsx').then(({ PageEnd }) => PageEnd));

/** What is chosen before it is loaded stays in the controls. */
const Switches = afterHydration(() => import('./switches.tsx').then(({ Switches }) => Switches));

/** Changes only where the settings do. */
const LateBanner = hydrateWhenChanged(
  createIsomorphicFn()
    .server((): LateComponent<DemoBannerProps> => ({ Component: DemoBanner }))
    .client(() => ({ load: () => import('./demo-banner.tsx').then(({ DemoBanner }) => DemoBanner) }))(),
);

const LateFooter = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<FooterProps> => ({ Component: Footer }))
    .client(() => ({ load: () => import('./footer.tsx').then(({ Footer }) => Footer) }))(),
  { useAddress: useHere, loading: <div className="night mt-20 min-h-96" />, lost: null, keepsOutdated: true },
);

/**
 * Header, footer and banners around every page. A page begins below the header; with `staticData: { hero: true }` it
 * begins behind it.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { data: settings } = useQuery(publicSettingsQuery);
  const main = useFocusOnNewPage();
  useEffect(() => {
    void hydrated.then(showRedirectReason);
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-m bg-ink px-4 py-3 font-semibold text-canvas opacity-0 focus:translate-y-0 focus:opacity-100"
      >
        {t('skip')}
      </a>
      <ProgressLine />
      <LateBanner settings={settings} />
      {user?.role === 'admin' && (
        <Suspense>
          <AdminNotices />
        </Suspense>
      )}
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[calc(100svh-var(--header))] grow outline-none">
        {children}
      </main>
      <LateFooter settings={settings} />
      <Switches />
      <Toasts />
      {/* For what a page shows at the bottom of the window, above what is said about the connection. */}
      <div id="page-bar" data-bar className="sticky bottom-[var(--connection,0px)] z-30" />
      <PageEnd />
    </div>
  );
}

/** The page number of a list: another one moves the focus, too. */
const pageOf = ({ search }: { search: { page?: unknown } }) => search.page;

/** Moves the focus to the beginning of a new page, as when a document is loaded. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        if (pathChanged || pageOf(fromLocation) !== pageOf(toLocation)) main.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return main;
}
