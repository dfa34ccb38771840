import { createFileRoute } from '@tanstack/react-router';
import { NewsletterListPage } from '#web/features/admin/newsletter-page.tsx';
import { type NewsletterListSearch, readNewsletterListSearch } from '#web/features/admin/newsletter-search.ts';
import { subscribersQuery } from '#web/features/admin/queries.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/newsletter')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<NewsletterListSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(subscribersQuery(readNewsletterListSearch(deps)));
    await texts.load(['admin-newsletter', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-newsletter', 'title') } };
  },
  component: Page,
});

function Page() {
  return <NewsletterListPage search={Route.useSearch({ select: readNewsletterListSearch })} />;
}
