import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { ProviderOverviewAnswer } from '#shared/contracts/provider-overview.schemas.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import { getOverview } from './get-overview.ts';

/** The call of the first page of a provider's panel. */
export function providerOverviewRoutes(http: Http, app: App): void {
  http.route({
    access: 'provider',
    tag: 'provider',
    call: getProviderOverviewCall,
    schemas: { query: ProviderQuery, answer: ProviderOverviewAnswer },
    summary: 'A provider’s figures, what waits, and today; parts for which the member lacks the right are null',
    handler: ({ provider, rights, caller }) => getOverview(app, { provider, rights, lang: caller.lang }),
  });
}
