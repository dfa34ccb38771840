import { type AnyRouteMatch, createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { markHydrated } from '../lib/hydration.ts';
import { publicSettingsQuery } from '../lib/queries.ts';
import { getSession } from '../lib/session.ts';
import { everywhere } from '../lib/texts.ts';
import type { PageContext } from '../router.tsx';
import { DisplayMoney } from '../shell/display-money.tsx';
import { OwnPage } from '../shell/own-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { ThemeHead } from '../shell/theme-head.tsx';
import '../styles/app.css';
import figtree from '../styles/fonts/figtree.woff2?url';
import youngSerif from '../styles/fonts/young-serif.woff2?url';

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ context }) => context.texts.load(everywhere),
  // Footer and banner do without their settings rather than break the page.
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
});

// The page that stands in for a missing one has no head of its own.
const isMissing = ({ status, _notFound }: AnyRouteMatch) => status === 'notFound' || _notFound === true;

function Document({ children }: { children: React.ReactNode }) {
  const { lang } = Route.useRouteContext();
  return (
    // The theme's script has marked the element by the time React compares it.
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
