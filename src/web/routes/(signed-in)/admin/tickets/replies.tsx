import { createFileRoute } from '@tanstack/react-router';
import { TeamRepliesPage } from '#web/features/admin/team-replies-page.tsx';
import { teamRepliesQuery } from '#web/features/admin/ticket-queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/tickets/replies')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts } }) => {
    // The page shows them, or why they could not be read.
    void queries.prefetchQuery(teamRepliesQuery);
    await texts.load(['admin-tickets', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-tickets', 'replies') } };
  },
  component: TeamRepliesPage,
});
