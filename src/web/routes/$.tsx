import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { publicPage } from '#web/shell/public-page.ts';

/**
 * Every address that no other route has. The browser begins without the routes of signed-in pages: what it finds here may
 * be one of them, so it adds them and looks again.
 */
export const Route = createFileRoute('/$')({
  ...publicPage,
  beforeLoad: async ({ context, location }) => {
    await context.addSignedInRoutes();
    if (context.isKnown(location.pathname)) throw redirect({ href: location.href, replace: true });
    throw notFound();
  },
});
