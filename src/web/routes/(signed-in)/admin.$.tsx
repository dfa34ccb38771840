import { createFileRoute, notFound } from '@tanstack/react-router';
import { adminPage } from '#web/shell/signed-in-page.ts';

/** All addresses below /admin, for admins. There are no pages yet, so each shows the page for unknown addresses. */
export const Route = createFileRoute('/(signed-in)/admin/$')({
  ...adminPage,
  loader: () => {
    throw notFound();
  },
});
