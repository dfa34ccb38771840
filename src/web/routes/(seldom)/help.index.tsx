import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#web/features/help/help-page.tsx';
import { helpArticlesQuery, readQuestion } from '#web/features/help/queries.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/help/')({
  ...publicPage,
  validateSearch: searchOfLinks<{ q?: string }>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    const q = readQuestion(deps.q);
    await Promise.all([queries.ensureQueryData(helpArticlesQuery(q)), texts.load(['help'])]);
    return {
      head: {
        title: q === undefined ? texts.translate('help', 'title') : texts.translate('help', 'results.title', { q }),
        description: texts.translate('help', 'description'),
        path: '/help',
        // What somebody looks for is no page of its own.
        hidden: q !== undefined,
      },
    };
  },
  component: Help,
});

function Help() {
  return <HelpPage q={Route.useSearch({ select: ({ q }) => readQuestion(q) })} />;
}
