import {
  type AnyRouteMatch,
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { markHydrated } from '#web/lib/hydration.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { getSession } from '#web/lib/session.ts';
import { everywhere } from '#web/lib/texts.ts';
import { DisplayMoney } from '#web/shell/display-money.tsx';
import { LateErrorPage } from '#web/shell/late-error-page.tsx';
import { OwnPage } from '#web/shell/own-page.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { ThemeHead } from '#web/shell/theme-head.tsx';
import '#web/styles/app.css';
import figtree from '#web/styles/fonts/figtree.woff2?url';
import youngSerif from '#web/styles/fonts/young-serif.woff2?url';

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ context }) => context.texts.load(everywhere),
  // If the settings cannot be read, footer and banner are shown without them.
  loader: ({ context }) => context.queries.prefetchQuery(publicSettingsQuery),
  head: ({ match, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      {
        title: matches.some(isMissing)
          ? `${match.context.texts.translate('shell', 'notFound.title')} · Twende`
          : 'Twende',
      },
    ],
    links: [
      ...[figtree, youngSerif].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
      // The build makes it; the dev server has none.
      ...(import.meta.env.PROD ? [{ rel: 'manifest', href: `/twende.${match.context.lang}.webmanifest` }] : []),
    ],
  }),
  shellComponent: Document,
  component: Page,
  errorComponent: LateErrorPage,
  notFoundComponent: lazyRouteComponent(() => import('#web/shell/not-found-page.tsx'), 'NotFoundPage'),
});

// The page for unknown addresses has no head of its own.
const isMissing = ({ status, _notFound }: AnyRouteMatch) => status === 'notFound' || _notFound === true;

function Document({ children }: { children: React.ReactNode }) {
  const { lang } = Route.useRouteContext();
  return (
    // The script in the head has set `data-theme` on this element before React hydrates it.
    <html lang={lang} suppressHydrationWarning>
      <head>
        <ThemeHead />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  useEffect(() => {
    markHydrated();
    void getSession();
  }, []);
  return (
    <DisplayMoney>
      <Shell>
        <OwnPage>
          <Outlet />
        </OwnPage>
      </Shell>
    </DisplayMoney>
  );
}
