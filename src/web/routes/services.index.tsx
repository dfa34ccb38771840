import { createFileRoute } from '@tanstack/react-router';
import { headOfList } from '#web/features/catalogue/head-of-list.ts';
import { redirectToSearch } from '#web/features/catalogue/lead-to-search.ts';
import { categoryPicture, servicesPictures } from '#web/features/catalogue/pictures.ts';
import { loadServices } from '#web/features/catalogue/queries.ts';
import { type CategorySearch, queryOf, readCategorySearch } from '#web/features/catalogue/search-params.ts';
import { ServicesPage } from '#web/features/catalogue/services-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/services/')({
  ...publicPage,
  validateSearch: searchOfLinks<CategorySearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context, deps }) => {
    const { queries, texts } = context;
    redirectToSearch(deps);
    const search = readCategorySearch(deps);
    const { category } = search;
    await Promise.all([
      texts.load(['catalogue']),
      queries.ensureQueryData(category ? categoryPicture(category) : servicesPictures),
      loadServices(queries, queryOf(search)),
    ]);
    return { head: headOfList(context, search) };
  },
  component: Services,
});

function Services() {
  return <ServicesPage {...Route.useSearch({ select: readCategorySearch })} />;
}
