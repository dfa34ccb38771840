import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { FeedLink } from './feeds.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  AllCalendarsAnswer,
  AllCalendarsQuery,
  BlockAnswer,
  BlockParams,
  CalendarAnswer,
  CalendarEntriesAnswer,
  CalendarEntriesQuery,
  CalendarEntry as CalendarEntrySchema,
  CalendarQuery,
  CalendarServicesAnswer,
  DaysOpened,
  NewBlock,
  OpenedDays,
} from './provider-calendar.schemas.ts';

export type AllCalendars = (typeof AllCalendarsAnswer)['_zod']['output'];
export type Calendar = (typeof CalendarAnswer)['_zod']['output'];
export type CalendarServices = (typeof CalendarServicesAnswer)['_zod']['output'];
export type CalendarDay = Calendar['days'][number];
export type CalendarEntry = (typeof CalendarEntrySchema)['_zod']['output'];
export type CalendarEntries = (typeof CalendarEntriesAnswer)['_zod']['output'];
export type Block = (typeof BlockAnswer)['_zod']['output']['block'];

export const getAllCalendarsCall = call<{ query: typeof AllCalendarsQuery; answer: typeof AllCalendarsAnswer }>(
  'GET',
  '/api/provider/calendar',
);
/** The listings among which the calendar's page offers a choice. */
export const listCalendarServicesCall = call<{ query: typeof ProviderQuery; answer: typeof CalendarServicesAnswer }>(
  'GET',
  '/api/provider/calendar/services',
);
export const listCalendarEntriesCall = call<{
  query: typeof CalendarEntriesQuery;
  answer: typeof CalendarEntriesAnswer;
}>('GET', '/api/provider/calendar/entries');
export const getCalendarCall = call<{
  params: typeof IdParams;
  query: typeof CalendarQuery;
  answer: typeof CalendarAnswer;
}>('GET', '/api/provider/services/:id/calendar');
export const addBlockCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof NewBlock;
  answer: typeof BlockAnswer;
}>('POST', '/api/provider/services/:id/blocks', 201);
export const removeBlockCall = call<{
  params: typeof BlockParams;
  query: typeof ProviderQuery;
  answer: typeof Done;
}>('DELETE', '/api/provider/services/:id/blocks/:blockId');

/** Opens days within blocks, which go on before and after them. */
export const openDaysCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof OpenedDays;
  answer: typeof DaysOpened;
}>('POST', '/api/provider/services/:id/blocks/open');

interface OfListing<Answer> {
  params: typeof IdParams;
  query: typeof ProviderQuery;
  answer: Answer;
}
const feedPath = '/api/provider/services/:id/calendar-link';
export const getFeedLinkCall = call<OfListing<typeof FeedLink>>('GET', feedPath);
export const makeFeedLinkCall = call<OfListing<typeof FeedLink>>('POST', feedPath);
export const removeFeedLinkCall = call<OfListing<typeof Done>>('DELETE', feedPath);
