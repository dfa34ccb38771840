import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { anyListings } from '#server/kept/subjects.ts';
import { ProviderPage, ProviderPageParams, ProviderPageQuery } from '#shared/contracts/provider-page.schemas.ts';
import { getProviderCall } from '#shared/contracts/provider-page.ts';
import { getProviderPage } from './queries.ts';

/** The call behind a provider's public page. */
export function providerPageRoutes(http: Http, app: App): void {
  http.kept({
    call: getProviderCall,
    schemas: { params: ProviderPageParams, query: ProviderPageQuery, answer: ProviderPage },
    summary: 'An approved provider with its listings, 18 a page, and its newest reviews',
    tag: 'catalogue',
    // Its listings may be of any category.
    shows: () => ({ subjects: [...anyListings, 'providers'] }),
    handler: ({ params, query, lang }) => getProviderPage(app.readDb, { ...params, page: query.page }, lang),
  });
}
