import { call } from '../call.ts';
import type { Done } from './common.schemas.ts';
import type {
  ApplicationAnswer,
  Application as ApplicationSchema,
  BusinessRequest,
  ContactRequest,
  DocumentAnswer,
  DocumentFields,
  DocumentParams,
  ProviderDocument as DocumentSchema,
  PlaceRequest,
} from './onboarding.schemas.ts';

export type Application = (typeof ApplicationSchema)['_zod']['output'];
export type ProviderDocument = (typeof DocumentSchema)['_zod']['output'];

export const getApplicationCall = call<{ answer: typeof ApplicationAnswer }>('GET', '/api/onboarding');
export const saveBusinessCall = call<{ body: typeof BusinessRequest; answer: typeof ApplicationAnswer }>(
  'PUT',
  '/api/onboarding/business',
);
export const savePlaceCall = call<{ body: typeof PlaceRequest; answer: typeof ApplicationAnswer }>(
  'PUT',
  '/api/onboarding/place',
);
export const saveContactCall = call<{ body: typeof ContactRequest; answer: typeof ApplicationAnswer }>(
  'PUT',
  '/api/onboarding/contact',
);
export const submitApplicationCall = call<{ answer: typeof ApplicationAnswer }>('POST', '/api/onboarding/submit');
/** A form with its text fields first, then the file. */
export const uploadDocumentCall = call<{ body: typeof DocumentFields; answer: typeof DocumentAnswer }>(
  'POST',
  '/api/onboarding/documents',
  201,
);
export const removeDocumentCall = call<{ params: typeof DocumentParams; answer: typeof Done }>(
  'DELETE',
  '/api/onboarding/documents/:documentId',
);
/** Opened by a file link or with the bearer header, by members with the right `manage` and by admins. */
export const documentFilePath = '/api/onboarding/documents/:documentId/file';
