import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  PushBrowsersAnswer,
  PushRenewalRequest,
  PushSubscriptionRequest,
  ReadPushedRequest,
} from '#shared/contracts/push.schemas.ts';
import {
  addPushBrowserCall,
  listPushBrowsersCall,
  readPushedCall,
  removePushBrowserCall,
  renewPushBrowserCall,
} from '#shared/contracts/push.ts';
import { addPushBrowser, removePushBrowser, renewPushBrowser } from './add-browser.ts';
import { listPushBrowsers } from './push-queries.ts';
import { readPushed } from './read-pushed.ts';

const own = { access: 'signed_in', tag: 'notifications' } as const;
const done = { success: true as const };

/** The calls with which people have notifications shown by their browsers. */
export function pushRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: listPushBrowsersCall,
    schemas: { answer: PushBrowsersAnswer },
    summary: 'The browsers that show your notifications, and the key by which another one subscribes',
    handler: ({ person }) => listPushBrowsers(app, person),
  });
  http.route({
    ...own,
    call: addPushBrowserCall,
    schemas: { body: PushSubscriptionRequest, answer: PushBrowsersAnswer },
    summary: 'Show your notifications in this browser until its session ends; of several browsers the newest ten stay',
    async handler({ person, body, caller }) {
      await addPushBrowser(app, { ...person, userAgent: caller.userAgent }, body);
      return listPushBrowsers(app, person);
    },
  });
  http.route({
    ...own,
    call: removePushBrowserCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'No longer show your notifications in one of your browsers',
    async handler({ person, params }) {
      await removePushBrowser(app, { id: params.id, personId: person.id });
      return done;
    },
  });
  http.route({
    call: renewPushBrowserCall,
    schemas: { body: PushRenewalRequest, answer: Done },
    access: 'public',
    summary: 'Replace the endpoint of a browser, which proves that it is the same one by the endpoint before',
    tag: 'notifications',
    async handler({ body, caller }) {
      await renewPushBrowser(app, body, caller.ip);
      return done;
    },
  });
  http.route({
    call: readPushedCall,
    schemas: { params: IdParams, body: ReadPushedRequest, answer: Done },
    access: 'public',
    summary:
      'Mark a notification as read that was pressed on the screen of a browser, which proves itself by its endpoint',
    tag: 'notifications',
    async handler({ params, body, caller }) {
      await readPushed(app, { noticeId: params.id, ...body }, caller.ip);
      return done;
    },
  });
}
