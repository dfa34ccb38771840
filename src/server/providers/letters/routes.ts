import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { ProviderLettersAnswer, ProviderLettersRequest } from '#shared/contracts/provider-letters.schemas.ts';
import { changeProviderLettersCall, getProviderLettersCall } from '#shared/contracts/provider-letters.ts';
import { changeProviderLetters, getProviderLetters } from './letter-choice.ts';

const members = { access: 'provider', right: 'manage', tag: 'provider' } as const;

/** The calls with which those who manage a provider choose its letters. */
export function providerLetterRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: getProviderLettersCall,
    schemas: { query: ProviderQuery, answer: ProviderLettersAnswer },
    summary: 'Which letters a provider gets, where, and in which language',
    handler: ({ provider }) => getProviderLetters(app.db, provider.id),
  });
  http.route({
    ...members,
    call: changeProviderLettersCall,
    schemas: { query: ProviderQuery, body: ProviderLettersRequest, answer: ProviderLettersAnswer },
    summary:
      'Choose which letters a provider gets, and their language; those about payouts with the right `money` as well',
    handler: ({ person, provider, rights, body }) =>
      changeProviderLetters(app, { providerId: provider.id, personId: person.id, rights, choice: body }),
  });
}
