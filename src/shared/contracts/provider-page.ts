import { call } from '../call.ts';
import type {
  ProviderPageParams,
  ProviderPageQuery,
  ProviderPage as ProviderPageSchema,
} from './provider-page.schemas.ts';

export type ProviderPage = (typeof ProviderPageSchema)['_zod']['output'];

/** The public page of a provider. */
export const getProviderCall = call<{
  params: typeof ProviderPageParams;
  query: typeof ProviderPageQuery;
  answer: typeof ProviderPageSchema;
}>('GET', '/api/providers/:id');
