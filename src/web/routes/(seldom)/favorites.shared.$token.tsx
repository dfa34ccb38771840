import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPageNumber } from '#web/features/catalogue/search-params.ts';
import { sharedListQuery } from '#web/features/favorites/queries.ts';
import { SharedListPage } from '#web/features/favorites/shared-list-page.tsx';
import { missingPage, searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/favorites/shared/$token')({
  ...publicPage,
  validateSearch: searchOfLinks<{ page?: number }>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, params: { token }, deps }) => {
    const page = readPageNumber(deps.page) ?? 1;
    const [list] = await Promise.all([
      orUndefined(queries.ensureQueryData(sharedListQuery({ token, page }))),
      texts.load(['favorites', 'catalogue']),
    ]);
    if (!list) throw missingPage(texts.translate('favorites', 'shared.none'));
    return {
      head: {
        title: list.name ?? texts.translate('favorites', 'title'),
        hidden: true,
        page: page > 1 ? page : undefined,
      },
    };
  },
  component: Shared,
  notFoundComponent: lazyRouteComponent(() => import('#web/features/favorites/no-shared-list.tsx'), 'NoSharedList'),
});

function Shared() {
  const page = Route.useSearch({ select: ({ page }) => readPageNumber(page) }) ?? 1;
  const { data } = useSuspenseQuery(sharedListQuery({ token: Route.useParams().token, page }));
  return <SharedListPage list={data} />;
}
