import { createFileRoute } from '@tanstack/react-router';
import { LettersPage } from '#web/features/admin/letters-page.tsx';
import { lettersQuery } from '#web/features/admin/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/settings/letters/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { queries, texts } }) => {
    // The page shows them, or why they could not be read.
    void queries.prefetchQuery(lettersQuery);
    await texts.load(['admin-letters']);
    return { head: { title: texts.translate('admin-letters', 'title') } };
  },
  component: LettersPage,
});
