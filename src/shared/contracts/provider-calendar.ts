import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  BlockAnswer,
  BlockParams,
  Block as BlockSchema,
  CalendarAnswer,
  CalendarQuery,
  NewBlock,
} from './provider-calendar.schemas.ts';

export type Block = (typeof BlockSchema)['_zod']['output'];
export type Calendar = (typeof CalendarAnswer)['_zod']['output'];
export type CalendarDay = Calendar['days'][number];

const path = '/api/provider/services/:id';

export const getCalendarCall = call<{
  params: typeof IdParams;
  query: typeof CalendarQuery;
  answer: typeof CalendarAnswer;
}>('GET', `${path}/calendar`);
export const addBlockCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof NewBlock;
  answer: typeof BlockAnswer;
}>('POST', `${path}/blocks`, 201);
export const removeBlockCall = call<{
  params: typeof BlockParams;
  query: typeof ProviderQuery;
  answer: typeof Done;
}>('DELETE', `${path}/blocks/:blockId`);
