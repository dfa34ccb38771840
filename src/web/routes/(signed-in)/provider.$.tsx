import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageForMember } from '#web/shell/signed-in-page.ts';

/**
 * All addresses below /provider, for members of a provider. There are no pages yet, so each shows the page for unknown
 * addresses.
 */
export const Route = createFileRoute('/(signed-in)/provider/$')({
  ...pageForMember(),
  loader: () => {
    throw notFound();
  },
});
