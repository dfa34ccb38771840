import type { FastifyInstance } from 'fastify';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import { pageWeight } from '#server/http/load-limit.ts';
import type { Http } from '#server/http/route.ts';
import { Done } from '#shared/contracts/common.schemas.ts';
import { FeedLink } from '#shared/contracts/feeds.schemas.ts';
import { getTripFeedLinkCall, makeTripFeedLinkCall, removeTripFeedLinkCall } from '#shared/contracts/trip-feed.ts';
import { sendFeed } from '../calendar-feed/send-feed.ts';
import { findTripFeed } from './feed.ts';
import { getTripFeedLink, makeTripFeedLink, removeTripFeedLink } from './feed-link.ts';

const own = { access: 'signed_in', tag: 'bookings' } as const;

/** The calls with which travellers let their calendars read all their bookings. */
export function tripFeedRoutes(http: Http, app: App): void {
  http.route({
    ...own,
    call: getTripFeedLinkCall,
    schemas: { answer: FeedLink },
    summary: 'The address at which calendars read all your bookings',
    handler: async ({ person }) => ({ url: await getTripFeedLink(app, person.id) }),
  });
  http.route({
    ...own,
    call: makeTripFeedLinkCall,
    schemas: { answer: FeedLink },
    summary: 'Make a new address; the one before no longer works. 20 a day at most',
    handler: async ({ person }) => ({ url: await makeTripFeedLink(app, person.id) }),
  });
  http.route({
    ...own,
    call: removeTripFeedLinkCall,
    schemas: { answer: Done },
    summary: 'End the address',
    handler: async ({ person }) => {
      await removeTripFeedLink(app, person.id);
      return { success: true as const };
    },
  });
}

/** What calendars read, without an account: whoever has the address may. */
export function tripFeedFile(fastify: FastifyInstance, app: App): void {
  const hidden = { schema: { hide: true }, onRequest: fastify.loadLimit.admit(() => pageWeight) };
  fastify.get<{ Params: { id: string; signature: string } }>(
    '/calendars/trips/:id/:signature(^[0-9a-f]{40}$).ics',
    hidden,
    async ({ params: { id, signature }, ip }, reply) => {
      const feed = validate(id) ? await findTripFeed(app, { personId: id, signature, address: ip }) : undefined;
      return sendFeed(reply, feed);
    },
  );
}
