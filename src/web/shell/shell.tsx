import { useRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { hydrated } from '#web/lib/hydration.ts';
import { restoreScroll } from '#web/lib/keep-scroll.ts';
import { showRedirectReason } from '#web/lib/redirect-reason.ts';
import { useSession } from '#web/lib/session.ts';
import { useHere } from '#web/lib/use-here.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { untilSeen, untilUsed } from '#web/ui/stays-html.tsx';
import { Connection } from './connection.tsx';
import { DemoBanner as BannerInHtml } from './demo-banner.tsx';
import { Footer as FooterInHtml } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Toasts } from './toasts.tsx';

// Without a connection it may not load; the page must open all the same.
const AdminNotices = lazy<() => ReactNode>(() => import('./admin-notices.tsx').catch(() => ({ default: () => null })));

const Banner = createIsomorphicFn()
  .server((): (() => ReactNode) => BannerInHtml)
  .client(() => lazy(() => import('./demo-banner.tsx').then(({ DemoBanner }) => ({ default: DemoBanner }))))();

/** Stands in the HTML, and nothing in it ever changes. */
const DemoBanner = untilUsed(() => (
  <LazyPart lost={null}>
    <Banner />
  </LazyPart>
));

const Footer = createIsomorphicFn()
  .server((): (() => ReactNode) => FooterInHtml)
  .client(() => lazy(() => import('./footer.tsx').then(({ Footer }) => ({ default: Footer }))))();

/**
 * The footer stands in the HTML; its code is loaded when it comes near the screen. If it cannot be loaded, the page is
 * complete without.
 */
const LateFooter = untilSeen(
  () => (
    <LazyPart lost={null} loading={<div className="night mt-20 min-h-96" />}>
      <Footer />
    </LazyPart>
  ),
  useHere,
);

/**
 * Header, footer and banners around every page. A page begins below the header; with `staticData: { hero: true }` it
 * begins behind it.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const main = useFocusOnNewPage();
  useEffect(() => {
    void hydrated.then(() => {
      showRedirectReason();
      return restoreScroll();
    });
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
      <DemoBanner />
      {user?.role === 'admin' && (
        <Suspense>
          <AdminNotices />
        </Suspense>
      )}
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[calc(100svh-var(--header))] grow outline-none">
        {children}
      </main>
      <LateFooter />
      <Toasts />
      <Connection />
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
