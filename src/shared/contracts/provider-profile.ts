import { call } from '../call.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type { ProviderProfileAnswer, ProviderProfileRequest } from './provider-profile.schemas.ts';

export type ProviderProfile = (typeof ProviderProfileAnswer)['_zod']['output'];

export const getProviderProfileCall = call<{ query: typeof ProviderQuery; answer: typeof ProviderProfileAnswer }>(
  'GET',
  '/api/provider/profile',
);
export const updateProviderProfileCall = call<{
  query: typeof ProviderQuery;
  body: typeof ProviderProfileRequest;
  answer: typeof ProviderProfileAnswer;
}>('PUT', '/api/provider/profile');
