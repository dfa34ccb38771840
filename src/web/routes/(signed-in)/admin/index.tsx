import { createFileRoute, redirect } from '@tanstack/react-router';
import { adminPage } from '#web/shell/signed-in-page.ts';

/** Leads to the first page of the panel. */
export const Route = createFileRoute('/(signed-in)/admin/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: () => {
    throw redirect({ to: '/admin/services', replace: true });
  },
});
