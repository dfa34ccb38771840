import { lazyRouteComponent } from '@tanstack/react-router';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { ErrorPageProps } from './error-page.tsx';
import { PendingPage } from './pending-page.tsx';

const ErrorPage = lazyRouteComponent(() => import('./error-page.tsx'), 'ErrorPage');

/**
 * The error page in a chunk of its own, since few visits need it. The router waits for `preload` before it shows it, on
 * the server and during hydration.
 */
export const LateErrorPage = Object.assign(
  (props: ErrorPageProps) => (
    <LazyPart loading={<PendingPage />}>
      <ErrorPage {...props} />
    </LazyPart>
  ),
  { preload: ErrorPage.preload },
);
