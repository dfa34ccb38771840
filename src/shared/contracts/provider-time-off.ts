import { call } from '../call.ts';
import type { IdParams } from './common.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  NewTimeOff,
  TimeOffAnswer,
  TimeOffConsequencesAnswer,
  TimeOffDaysQuery,
} from './provider-time-off.schemas.ts';

export type TimeOff = (typeof TimeOffAnswer)['_zod']['output'];
export type TimeOffConsequences = (typeof TimeOffConsequencesAnswer)['_zod']['output'];

export const listTimeOffCall = call<{ query: typeof ProviderQuery; answer: typeof TimeOffAnswer }>(
  'GET',
  '/api/provider/time-off',
);
export const getTimeOffConsequencesCall = call<{
  query: typeof TimeOffDaysQuery;
  answer: typeof TimeOffConsequencesAnswer;
}>('GET', '/api/provider/time-off/consequences');
export const takeTimeOffCall = call<{
  query: typeof ProviderQuery;
  body: typeof NewTimeOff;
  answer: typeof TimeOffAnswer;
}>('POST', '/api/provider/time-off', 201);
export const endTimeOffCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: typeof TimeOffAnswer;
}>('DELETE', '/api/provider/time-off/:id');
