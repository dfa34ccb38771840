import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { DocumentAnswer } from '#shared/contracts/onboarding.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { NewDocumentFields, OwnDocumentsAnswer } from '#shared/contracts/provider-documents.schemas.ts';
import { addDocumentCall, listOwnDocumentsCall } from '#shared/contracts/provider-documents.ts';
import { documentMediaTypes } from '#shared/provider-documents.ts';
import { listOwnDocuments } from './document-queries.ts';
import { uploadDocument } from './upload-document.ts';

const managers = { access: 'provider', right: 'manage', tag: 'provider' } as const;

/** The calls with which a provider sees which of its documents end, and renews them. */
export function providerDocumentRoutes(http: Http, app: App): void {
  http.route({
    ...managers,
    call: listOwnDocumentsCall,
    schemas: { query: ProviderQuery, answer: OwnDocumentsAnswer },
    summary: 'The documents of a provider, until when they are valid, and what was decided about them',
    handler: async ({ provider }) => ({ items: await listOwnDocuments(app.db, provider.id) }),
  });
  http.upload({
    ...managers,
    call: addDocumentCall,
    schemas: { query: ProviderQuery, body: NewDocumentFields, answer: DocumentAnswer },
    summary:
      'Add or renew a document; of an approved provider it waits for an admin, and its services stay as they are',
    accepts: documentMediaTypes,
    handler: async ({ provider, person, body, file }) => ({
      document: await uploadDocument(app, { ...body, file, providerId: provider.id, personId: person.id }),
    }),
  });
}
