import { call } from '../call.ts';
import type {
  CalendarImportAnswer,
  CalendarImportsAnswer,
  ChangedCalendarImport,
  ConflictParams,
  ImportParams,
  NewCalendarImport,
  SettledDays,
} from './calendar-imports.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';

export type CalendarImports = (typeof CalendarImportsAnswer)['_zod']['output'];
export type CalendarImport = CalendarImports['items'][number];

const path = '/api/provider/services/:id/calendar-imports';

export const listImportsCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: typeof CalendarImportsAnswer;
}>('GET', path);
export const addImportCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof NewCalendarImport;
  answer: typeof CalendarImportAnswer;
}>('POST', path, 201);
export const updateImportCall = call<{
  params: typeof ImportParams;
  query: typeof ProviderQuery;
  body: typeof ChangedCalendarImport;
  answer: typeof CalendarImportAnswer;
}>('PUT', `${path}/:importId`);
export const readImportCall = call<{
  params: typeof ImportParams;
  query: typeof ProviderQuery;
  answer: typeof CalendarImportAnswer;
}>('POST', `${path}/:importId/read`);
export const removeImportCall = call<{
  params: typeof ImportParams;
  query: typeof ProviderQuery;
  answer: typeof Done;
}>('DELETE', `${path}/:importId`);
export const settleConflictCall = call<{
  params: typeof ConflictParams;
  query: typeof ProviderQuery;
  body: typeof SettledDays;
  answer: typeof Done;
}>('POST', `${path}/:importId/conflicts/:eventId/settle`);
