import type { FastifyReply } from 'fastify';

/** Sends a calendar to whoever has its address, which search engines do not list. @param feed undefined: not found */
export function sendFeed(reply: FastifyReply, feed: string | undefined) {
  if (feed === undefined) return reply.callNotFound();
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/calendar; charset=utf-8')
    .send(feed);
}
