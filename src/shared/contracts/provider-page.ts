import { call } from '../call.ts';
import type { IdParams } from './common.schemas.ts';
import type { ProviderPageQuery, ProviderPage as ProviderPageSchema } from './provider-page.schemas.ts';

export type ProviderPage = (typeof ProviderPageSchema)['_zod']['output'];

/** The public page of a provider. */
export const getProviderCall = call<{
  params: typeof IdParams;
  query: typeof ProviderPageQuery;
  answer: typeof ProviderPageSchema;
}>('GET', '/api/providers/:id');
