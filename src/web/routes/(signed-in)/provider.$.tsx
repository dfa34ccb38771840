import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageForMember } from '#web/shell/signed-in-page.ts';

/** The provider's panel: for members of a provider, and until it has pages they are told that there is none. */
export const Route = createFileRoute('/(signed-in)/provider/$')({
  ...pageForMember(),
  loader: () => {
    throw notFound();
  },
});
