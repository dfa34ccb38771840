import { createFileRoute } from '@tanstack/react-router';
import { redirectToSearch } from '#web/features/catalogue/lead-to-search.ts';
import { categoryPicture, servicesPictures } from '#web/features/catalogue/pictures.ts';
import { loadServices } from '#web/features/catalogue/queries.ts';
import { type CategorySearch, contentOf, queryOf, readCategorySearch } from '#web/features/catalogue/search-params.ts';
import { ServicesPage } from '#web/features/catalogue/services-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/services/')({
  ...publicPage,
  validateSearch: searchOfLinks<CategorySearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    redirectToSearch(deps);
    const search = readCategorySearch(deps);
    const { category, page } = search;
    await Promise.all([
      texts.load(['catalogue']),
      queries.ensureQueryData(category ? categoryPicture(category) : servicesPictures),
      loadServices(queries, queryOf(search)),
    ]);
    const { translate } = texts;
    return {
      head: {
        title: category
          ? translate('catalogue', `category.title.${category}`)
          : translate('catalogue', 'services.title'),
        description: category
          ? translate('catalogue', `category.about.${category}`)
          : translate('catalogue', 'services.intro'),
        path: '/services',
        search: contentOf(search),
        page,
      },
    };
  },
  component: Services,
});

function Services() {
  return <ServicesPage {...Route.useSearch({ select: readCategorySearch })} />;
}
