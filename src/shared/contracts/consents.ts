import { call } from '../call.ts';
import type { IdParams } from './common.schemas.ts';
import type {
  ConsentAnswer,
  Consent as ConsentSchema,
  ConsentsPage,
  ConsentsQuery,
  DeclineConsent,
  OpenConsents,
  OpenConsentsQuery,
} from './consents.schemas.ts';

export type Consent = (typeof ConsentSchema)['_zod']['output'];

export const listConsentsCall = call<{ query: typeof ConsentsQuery; answer: typeof ConsentsPage }>(
  'GET',
  '/api/admin/consents',
);
export const listOpenConsentsCall = call<{ query: typeof OpenConsentsQuery; answer: typeof OpenConsents }>(
  'GET',
  '/api/admin/consents/open',
);
export const giveConsentCall = call<{ params: typeof IdParams; answer: typeof ConsentAnswer }>(
  'POST',
  '/api/admin/consents/:id/give',
);
export const declineConsentCall = call<{
  params: typeof IdParams;
  body: typeof DeclineConsent;
  answer: typeof ConsentAnswer;
}>('POST', '/api/admin/consents/:id/decline');
export const takeBackConsentCall = call<{ params: typeof IdParams; answer: typeof ConsentAnswer }>(
  'POST',
  '/api/admin/consents/:id/take-back',
);
