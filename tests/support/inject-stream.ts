import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** The stream of a person's events, which has no end. */
export const streamPath = '/api/events';

/** A call for a stream of events, which is left once it is open. */
export async function injectStream(
  fastify: FastifyInstance,
  request: { url: string; headers: Record<string, string> },
) {
  const { statusCode, headers, stream } = await fastify.inject({ ...request, payloadAsStream: true });
  const sent = stream();
  if (statusCode !== 200) {
    const body = await text(sent);
    return { statusCode, headers, body, json: () => JSON.parse(body) };
  }
  sent.destroy();
  return { statusCode, headers, body: '', json: () => ({}) };
}
