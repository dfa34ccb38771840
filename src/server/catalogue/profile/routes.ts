import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { ProviderProfileAnswer, ProviderProfileRequest } from '#shared/contracts/provider-profile.schemas.ts';
import { getProviderProfileCall, updateProviderProfileCall } from '#shared/contracts/provider-profile.ts';
import { getProviderProfile } from './profile-queries.ts';
import { updateProviderProfile } from './update-profile.ts';

/** The calls about what an organisation is: its status for all members, its public texts for those who manage it. */
export function providerProfileRoutes(http: Http, app: App): void {
  http.route({
    access: 'provider',
    tag: 'provider',
    call: getProviderProfileCall,
    schemas: { query: ProviderQuery, answer: ProviderProfileAnswer },
    summary: 'A provider’s status, public texts, and how guests reach it',
    handler: ({ provider }) => getProviderProfile(app, provider.id),
  });
  http.route({
    access: 'provider',
    right: 'manage',
    tag: 'provider',
    call: updateProviderProfileCall,
    schemas: { query: ProviderQuery, body: ProviderProfileRequest, answer: ProviderProfileAnswer },
    summary: 'Change a provider’s public texts and how guests reach it; another e-mail address needs a recent sign-in',
    handler: ({ person, provider, body }) =>
      updateProviderProfile(app, { person, providerId: provider.id, profile: body }),
  });
}
