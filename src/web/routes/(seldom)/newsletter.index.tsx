import { createFileRoute } from '@tanstack/react-router';
import { NewsletterOutcome, type NewsletterSearch, readNewsletterSearch } from '#web/features/newsletter/outcome.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/newsletter/')({
  ...publicPage,
  validateSearch: searchOfLinks<NewsletterSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { texts }, deps }) => {
    await texts.load(['newsletter']);
    const { state, problem } = readNewsletterSearch(deps);
    const title = texts.translate('newsletter', problem ? 'problem.title' : state ? `${state}.title` : 'title');
    return {
      head: {
        title,
        description: texts.translate('newsletter', 'lead'),
        path: '/newsletter',
        hidden: state !== undefined || problem !== undefined,
      },
    };
  },
  component: Newsletter,
});

function Newsletter() {
  return <NewsletterOutcome search={Route.useSearch({ select: readNewsletterSearch })} />;
}
