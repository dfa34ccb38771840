import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  ChoicesAnswer,
  ChoicesRequest,
  NoticesAnswer,
  NoticesQuery,
  OwnNotice as OwnNoticeSchema,
  ReadUntilRequest,
  UnreadNotices,
} from './notifications.schemas.ts';

export type OwnChoices = (typeof ChoicesAnswer)['_zod']['output'];
export type OwnNotice = (typeof OwnNoticeSchema)['_zod']['output'];

export const getChoicesCall = call<{ answer: typeof ChoicesAnswer }>('GET', '/api/notifications/choices');
export const changeChoicesCall = call<{ body: typeof ChoicesRequest; answer: typeof ChoicesAnswer }>(
  'PUT',
  '/api/notifications/choices',
);
export const listNoticesCall = call<{ query: typeof NoticesQuery; answer: typeof NoticesAnswer }>(
  'GET',
  '/api/notifications',
);
export const countUnreadNoticesCall = call<{ answer: typeof UnreadNotices }>('GET', '/api/notifications/unread');
export const markNoticesReadCall = call<{ body: typeof ReadUntilRequest; answer: typeof Done }>(
  'PUT',
  '/api/notifications/read',
);
export const markNoticeReadCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'PUT',
  '/api/notifications/:id/read',
);
