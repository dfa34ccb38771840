import { createFileRoute } from '@tanstack/react-router';
import { NewHelpArticlePage } from '#web/features/admin/new-help-article-page.tsx';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/help/new')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { texts } }) => {
    await texts.load(['admin-help', 'admin-panel', 'fields', 'help', 'sign-in-again']);
    return { head: { title: texts.translate('admin-help', 'new.title') } };
  },
  component: NewHelpArticlePage,
});
