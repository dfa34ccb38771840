import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PendingPage } from './pending-page.tsx';

const ErrorPage = lazyRouteComponent(() => import('./error-page.tsx'), 'ErrorPage');

/**
 * The page in place of one that broke, in a piece of its own, since nearly nobody sees it. The router waits for `preload`
 * before it shows it, on the server and where it takes over the server's HTML.
 */
export const LateErrorPage = Object.assign(
  (props: ErrorComponentProps) => (
    <LazyPart loading={<PendingPage />}>
      <ErrorPage {...props} />
    </LazyPart>
  ),
  { preload: ErrorPage.preload },
);
