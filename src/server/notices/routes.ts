import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  NoticesAnswer,
  NoticesQuery,
  ReadUntilRequest,
  UnreadNotices,
} from '#shared/contracts/notifications.schemas.ts';
import {
  countUnreadNoticesCall,
  listNoticesCall,
  markNoticeReadCall,
  markNoticesReadCall,
} from '#shared/contracts/notifications.ts';
import { markNoticeRead, markNoticesRead } from './mark-read.ts';
import { countUnreadNotices, listNotices } from './notice-queries.ts';

const own = { access: 'signed_in', tag: 'notifications' } as const;
const done = { success: true as const };

/** The calls of the bell: what somebody was told, and what of it they have read. */
export function notificationRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: listNoticesCall,
    schemas: { query: NoticesQuery, answer: NoticesAnswer },
    summary: 'What you were told, the newest first: at most 200, for 90 days',
    handler: ({ person, query: { page, pageSize, order, after }, caller }) =>
      listNotices(app, { personId: person.id, page, pageSize, order, after }, caller.lang),
  });
  http.route({
    ...own,
    call: countUnreadNoticesCall,
    schemas: { answer: UnreadNotices },
    summary: 'How many notifications you have not read',
    handler: async ({ person }) => ({ count: await countUnreadNotices(app.db, person.id) }),
  });
  http.route({
    ...own,
    call: markNoticesReadCall,
    schemas: { body: ReadUntilRequest, answer: Done },
    summary: 'Mark all notifications as read that came until an instant, so that one that comes meanwhile stays unread',
    async handler({ person, body }) {
      await markNoticesRead(app, { personId: person.id, until: new Date(body.until) });
      return done;
    },
  });
  http.route({
    ...own,
    call: markNoticeReadCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'Mark one of your notifications as read',
    async handler({ person, params }) {
      await markNoticeRead(app, { id: params.id, personId: person.id });
      return done;
    },
  });
}
