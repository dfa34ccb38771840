import { createFileRoute } from '@tanstack/react-router';
import { HelpListPage } from '#web/features/admin/help-list-page.tsx';
import { editedArticlesQuery } from '#web/features/admin/help-queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/help/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts } }) => {
    // The page shows them, or why they could not be read.
    void queries.prefetchQuery(editedArticlesQuery);
    await texts.load(['admin-help', 'help', 'sign-in-again']);
    return { head: { title: texts.translate('admin-help', 'title') } };
  },
  component: HelpListPage,
});
