import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { NewsletterRequest, SubscribersPage, SubscribersQuery } from '#shared/contracts/newsletter.schemas.ts';
import { listSubscribersCall, removeSubscriberCall, subscribeCall } from '#shared/contracts/newsletter.ts';
import { newsletterFormRoutes } from './form-routes.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { subscribe } from './subscribe.ts';
import { listSubscribers } from './subscriber-queries.ts';

const admins = { access: 'admin', tag: 'admin' } as const;
const done = { success: true as const };

/** The calls of the newsletter: asking for it, and its list for admins. */
export function newsletterRoutes(http: Http, app: App): void {
  http.route({
    call: subscribeCall,
    schemas: { body: NewsletterRequest, answer: Done },
    summary:
      'Ask for the newsletter; the address gets a letter with a link, and the answer is the same for every address',
    tag: 'newsletter',
    access: 'public',
    handler: async ({ body, caller }) => {
      await subscribe(app, { email: body.email, lang: body.language ?? caller.lang, ip: caller.ip });
      return done;
    },
  });
  newsletterFormRoutes(http, app);
  http.route({
    ...admins,
    call: listSubscribersCall,
    schemas: { query: SubscribersQuery, answer: SubscribersPage },
    summary: 'The addresses of the newsletter, those that are not confirmed too, newest first',
    handler: ({ query }) => listSubscribers(app, query),
  });
  http.route({
    ...admins,
    recentSignIn: true,
    call: removeSubscriberCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'Take an address off the newsletter',
    handler: async ({ person, params }) => {
      await removeSubscriber(app, person, params.id);
      return done;
    },
  });
}
