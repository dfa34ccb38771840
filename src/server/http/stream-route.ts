import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { createEventStream, eventWord, type StreamEvent } from './event-stream.ts';
import { holdsNul } from './nul.ts';
import type { OpenStreams } from './open-streams.ts';
import type { Person } from './person.ts';
import { type Access, allowCallers, type Decided, describeRights, type People, type Rights } from './rights.ts';

type ClosedAccess = Exclude<Access, 'public'>;

export interface StreamInput<A extends ClosedAccess> extends Decided<A> {
  params: Record<string, string>;
  /** The id of the last event that the caller had before they were cut off: they want those after it. */
  lastEventId: string | undefined;
  /** Aborted as soon as the stream ends, from whichever side: what the events wait for must end then. */
  signal: AbortSignal;
}

export interface StreamRoute<A extends ClosedAccess> extends Rights<A> {
  path: string;
  /** One line for the interface's description. */
  summary: string;
  tag: string;
  /** How often the caller hears that the stream is open, and is looked at again; default 15 seconds. */
  heartbeatMs?: number;
  /** What it throws before it returns is answered as by any other call; after that it ends the stream. */
  handler(input: StreamInput<A>): Promise<AsyncIterable<StreamEvent>>;
}

const describedAnswer = {
  description:
    'Server-sent events. The last is `end`: with `code` if there was a reason; only after `unavailable`, or without an `end`, should the caller open the stream again.',
  content: { 'text/event-stream': { schema: z.string() } },
};
const Headers = z.looseObject({
  'last-event-id': z
    .union([z.literal(''), z.string().regex(eventWord)])
    .optional()
    .meta({ description: 'The id of the last event received: those after it follow.' }),
});

/** Events as they happen, to somebody signed in, by the bearer header: read by `fetch`, since EventSource sends none. */
export function addStreamRoute<A extends ClosedAccess>(
  fastify: FastifyInstance,
  { app, people, openStreams }: { app: App; people: People; openStreams: OpenStreams },
  route: StreamRoute<A>,
): void {
  const allow = allowCallers({ app, people }, route);
  fastify.get(route.path, {
    exposeHeadRoute: false,
    schema: {
      ...describeRights(route),
      summary: route.summary,
      tags: [route.tag],
      headers: Headers,
      response: { 200: describedAnswer, '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    onRequest: allow,
    handler: async (request, reply) => {
      if (holdsNul(request.params)) throw new AppError('not_found');
      const { id: personId } = request.person as Person;
      const stream = createEventStream({
        heartbeatMs: route.heartbeatMs ?? 15_000,
        findRefusal: () => findRefusal(request, allow),
        onFault: (error) => fastify.log.error({ reqId: request.id, err: error }, 'a stream failed'),
      });
      try {
        openStreams.add(personId, stream);
        const events = await route.handler({
          params: request.params as Record<string, string>,
          person: request.person as StreamInput<A>['person'],
          provider: request.provider as StreamInput<A>['provider'],
          lastEventId: String(request.headers['last-event-id'] ?? '') || undefined,
          signal: stream.signal,
        });
        void stream.send(events);
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          // For a proxy that would collect the answer before it passes it on.
          'x-accel-buffering': 'no',
          // Else the connection would wait for another request, and a server that stops for it.
          connection: 'close',
        })
        .send(stream.body);
    },
  });
}

/** Who was let in may be signed out, suspended or without their right by now. */
async function findRefusal(
  request: FastifyRequest,
  allow: (request: FastifyRequest) => Promise<void>,
): Promise<ErrorCode | undefined> {
  try {
    await allow(request);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'unavailable';
  }
}
