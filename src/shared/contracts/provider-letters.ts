import { call } from '../call.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type { ProviderLettersAnswer, ProviderLettersRequest } from './provider-letters.schemas.ts';

export type ProviderLetters = (typeof ProviderLettersAnswer)['_zod']['output'];

export const getProviderLettersCall = call<{ query: typeof ProviderQuery; answer: typeof ProviderLettersAnswer }>(
  'GET',
  '/api/provider/letters',
);
export const changeProviderLettersCall = call<{
  query: typeof ProviderQuery;
  body: typeof ProviderLettersRequest;
  answer: typeof ProviderLettersAnswer;
}>('PUT', '/api/provider/letters');
