import { call } from '../call.ts';
import type { DocumentAnswer } from './onboarding.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  NewDocumentFields,
  OwnDocument as OwnDocumentSchema,
  OwnDocumentsAnswer,
} from './provider-documents.schemas.ts';

export type OwnDocument = (typeof OwnDocumentSchema)['_zod']['output'];

/** The documents of a provider, for those who manage it. */
export const listOwnDocumentsCall = call<{ query: typeof ProviderQuery; answer: typeof OwnDocumentsAnswer }>(
  'GET',
  '/api/provider/documents',
);
/** A form with its text fields first, then the file. */
export const addDocumentCall = call<{
  query: typeof ProviderQuery;
  body: typeof NewDocumentFields;
  answer: typeof DocumentAnswer;
}>('POST', '/api/provider/documents', 201);
