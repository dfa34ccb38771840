import { type Category, isCategory } from '#shared/categories.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { breadcrumbs, itemList, jsonLd, type Thing } from '#web/lib/structured-data.ts';
import { servicesQuery } from './queries.ts';
import { contentOf, type ListSearch, queryOf } from './search-params.ts';
import { type Shelf, shelfWords, shelves } from './shelves.ts';

/**
 * The head of a page with a list. A list of one category is the same on /services, which search engines are told; a list of what
 * somebody looks for is no page of its own.
 * @param shelf whose page it is; absent: /services
 */
export function headOfList(context: PageContext, search: ListSearch, shelf?: Shelf): PageFacts {
  const { translate } = context.texts;
  const category = search.category && isCategory(search.category) ? search.category : undefined;
  const words = shelf ? shelfWords[shelf] : ({ title: 'services.title', intro: 'services.intro' } as const);
  return {
    title: translate('catalogue', category ? `category.title.${category}` : words.title),
    description: translate('catalogue', category ? `category.about.${category}` : words.intro),
    path: category || !shelf ? '/services' : `/${shelf}`,
    search: contentOf(search),
    page: search.page,
    hidden: search.q !== undefined,
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && { structuredData: jsonLd(...thingsOf(context, search, shelf)) }),
  };
}

/** The way to the page of a category, and the listings on this page. */
function thingsOf(context: PageContext, search: ListSearch, shelf: Shelf | undefined): Thing[] {
  const { queries } = context;
  const found = queries.getQueryData(servicesQuery(queryOf(search, shelf && shelves[shelf])).queryKey);
  const listings = found?.items.map(({ id, title }) => ({ title, path: `/services/${id}` })) ?? [];
  return [
    ...(search.category && isCategory(search.category) ? [wayTo(context, search.category)] : []),
    ...(listings.length > 0 ? [itemList(context, listings)] : []),
  ];
}

/** As the page's breadcrumbs say. */
const wayTo = (context: PageContext, category: Category): Thing =>
  breadcrumbs(
    context,
    { name: context.texts.translate('catalogue', 'services.title'), path: '/services' },
    {
      name: context.texts.translate('catalogue', `category.${category}`),
      path: `/services?category=${category}`,
    },
  );
