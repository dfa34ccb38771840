import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { ProviderHints, ServiceHints } from '#shared/contracts/admin-hints.schemas.ts';
import { getProviderHintsCall, getServiceHintsCall } from '#shared/contracts/admin-hints.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { getProviderHints, getServiceHints } from './hint-queries.ts';

const tag = 'admin';
const access = 'admin';

/** What admins may want to look at before they decide about a provider or a listing. */
export function adminHintRoutes(http: Http, app: App): void {
  http.route({
    call: getProviderHintsCall,
    schemas: { params: IdParams, answer: ProviderHints },
    access,
    summary:
      'Other providers with the same phone, or paid to the same phone or account, and a position far from its town',
    tag,
    handler: ({ params }) => getProviderHints(app.db, params.id),
  });
  http.route({
    call: getServiceHintsCall,
    schemas: { params: IdParams, answer: ServiceHints },
    access,
    summary: 'The same about a listing, and whether its price is far from those of its category and unit',
    tag,
    handler: ({ params }) => getServiceHints(app.db, params.id),
  });
}
