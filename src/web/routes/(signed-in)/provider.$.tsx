import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageForRole } from '#web/shell/signed-in-page.ts';

/** The provider's panel: guarded, and until it has pages the right role is told that there is none. */
export const Route = createFileRoute('/(signed-in)/provider/$')({
  ...pageForRole('provider'),
  loader: () => {
    throw notFound();
  },
});
