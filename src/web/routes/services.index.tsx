import { createFileRoute } from '@tanstack/react-router';
import { type Category, categories, isCategory } from '#shared/categories.ts';
import { categoryPicture, servicesPictures } from '#web/features/catalogue/pictures.ts';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { contentOf, queryOf, readListSearch } from '#web/features/catalogue/search-params.ts';
import { ServicesPage } from '#web/features/catalogue/services-page.tsx';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

const readable = (raw: Record<string, unknown>): { category?: Category; page?: number } => {
  const { category, page } = readListSearch(
    raw,
    categories.map(({ value }) => value),
  );
  return { ...(category && isCategory(category) && { category }), ...(page !== undefined && { page }) };
};

export const Route = createFileRoute('/services/')({
  validateSearch: readable,
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readable(search),
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(deps.category ? categoryPicture(deps.category) : servicesPictures),
      bringServices(queries, queryOf(deps)),
    ]),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    const { category } = match.loaderDeps;
    return pageHead(match.context, {
      title: category ? translate('catalogue', `category.title.${category}`) : translate('catalogue', 'services.title'),
      description: category
        ? translate('catalogue', `category.about.${category}`)
        : translate('catalogue', 'services.intro'),
      path: '/services',
      search: contentOf(match.loaderDeps),
      page: match.loaderDeps.page,
    });
  },
  component: Services,
});

function Services() {
  return <ServicesPage {...Route.useLoaderDeps()} />;
}
