import { createFileRoute } from '@tanstack/react-router';
import { readPageNumber } from '#web/features/catalogue/search-params.ts';
import { PointsPage } from '#web/features/dashboard/points-page.tsx';
import { searchOfLinks } from '#web/lib/page.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/dashboard/points')({
  ...signedInPage,
  staticData: { title: 'dashboard' },
  validateSearch: searchOfLinks<{ page?: number }>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['points']);
    return { head: { title: texts.translate('points', 'title') } };
  },
  component: PointsOfTraveller,
});

function PointsOfTraveller() {
  return <PointsPage page={Route.useSearch({ select: ({ page }) => readPageNumber(page) }) ?? 1} />;
}
