import { createFileRoute } from '@tanstack/react-router';
import {
  type ProviderReviewsSearch,
  providerReviewsQuery,
  readReviewsSearch,
  reviewedServicesQuery,
} from '#web/features/provider-reviews/queries.ts';
import { ReviewsPage } from '#web/features/provider-reviews/reviews-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/reviews')({
  ...pageForMember('manage'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<ProviderReviewsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, member }, deps }) => {
    void queries.prefetchQuery(providerReviewsQuery(member.providerId, readReviewsSearch(deps)));
    void queries.prefetchQuery(reviewedServicesQuery(member.providerId));
    await texts.load(['provider-reviews', 'provider-panel', 'catalogue', 'fields', 'leaving']);
    return { head: { title: texts.translate('provider-panel', 'reviews') } };
  },
  component: Reviews,
});

function Reviews() {
  return <ReviewsPage search={Route.useSearch({ select: readReviewsSearch })} />;
}
