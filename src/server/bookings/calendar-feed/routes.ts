import type { FastifyInstance } from 'fastify';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import { pageWeight } from '#server/http/load-limit.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { FeedLink } from '#shared/contracts/feeds.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import { getFeedLinkCall, makeFeedLinkCall, removeFeedLinkCall } from '#shared/contracts/provider-calendar.ts';
import { findFeed } from './feed.ts';
import { getFeedLink, makeFeedLink, removeFeedLink } from './feed-link.ts';
import { sendFeed } from './send-feed.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;
const named = { params: IdParams, query: ProviderQuery };

/** The calls with which a provider's members give other calendars the days on which a listing is full. */
export function calendarFeedRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: getFeedLinkCall,
    schemas: { ...named, answer: FeedLink },
    summary: 'The address at which other calendars read when a listing is full',
    handler: async ({ provider, params }) => ({
      url: await getFeedLink(app, { serviceId: params.id, providerId: provider.id }),
    }),
  });
  http.route({
    ...members,
    call: makeFeedLinkCall,
    schemas: { ...named, answer: FeedLink },
    summary: 'Make a new address; the one before no longer works',
    handler: async ({ provider, person, params }) => ({
      url: await makeFeedLink(app, { serviceId: params.id, providerId: provider.id, personId: person.id }),
    }),
  });
  http.route({
    ...members,
    call: removeFeedLinkCall,
    schemas: { ...named, answer: Done },
    summary: 'End the address',
    handler: async ({ provider, person, params }) => {
      await removeFeedLink(app, { serviceId: params.id, providerId: provider.id, personId: person.id });
      return { success: true as const };
    },
  });
}

/** What other calendars read, without an account: whoever has the address may. */
export function calendarFeedFile(fastify: FastifyInstance, app: App): void {
  const hidden = { schema: { hide: true }, onRequest: fastify.loadLimit.admit(() => pageWeight) };
  fastify.get<{ Params: { id: string; signature: string } }>(
    '/calendars/:id/:signature(^[0-9a-f]{40}$).ics',
    hidden,
    async ({ params: { id, signature }, ip }, reply) => {
      const feed = validate(id) ? await findFeed(app, { serviceId: id, signature, address: ip }) : undefined;
      return sendFeed(reply, feed);
    },
  );
}
