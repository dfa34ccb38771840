import { createFileRoute, notFound } from '@tanstack/react-router';
import { adminPage } from '#web/shell/signed-in-page.ts';

/** The admin's panel: for admins, and until it has pages they are told that there is none. */
export const Route = createFileRoute('/(signed-in)/admin/$')({
  ...adminPage,
  loader: () => {
    throw notFound();
  },
});
