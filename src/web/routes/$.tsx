import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { publicPage } from '#web/shell/public-page.ts';

/**
 * Matches every address without a route of its own. The browser begins without the routes of signed-in pages, and the
 * address may be one of them; so they are added, and the address is matched again.
 */
export const Route = createFileRoute('/$')({
  ...publicPage,
  beforeLoad: async ({ context, location }) => {
    await context.addSignedInRoutes();
    if (context.isKnown(location.pathname)) throw redirect({ href: location.href, replace: true });
    throw notFound();
  },
});
