import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { createEventStream, eventToken, type StreamEvent, streamHeaders } from './event-stream.ts';
import { holdsNul } from './nul.ts';
import type { OpenStreams } from './open-streams.ts';
import {
  type Access,
  allowCallers,
  type Decided,
  decidedOf,
  describeRights,
  type Rights,
  type RightsParts,
  type RowParties,
} from './rights.ts';

type ClosedAccess = Exclude<Access, 'public'>;

interface StreamInput<A extends ClosedAccess, N extends RowParties> extends Decided<A, N> {
  params: Record<string, string>;
  /** The id of the last event that the caller received; the stream continues after it. */
  lastEventId: string | undefined;
  /** Aborted as soon as either side ends the stream; the generator of events must then end too. */
  signal: AbortSignal;
}

export interface StreamRoute<A extends ClosedAccess, N extends RowParties> extends Rights<A, N> {
  path: string;
  /** One line for the interface's description. */
  summary: string;
  tag: string;
  /** How often a heartbeat is sent and the caller's rights are checked again; default 15 seconds. */
  heartbeatMs?: number;
  /** An error before it returns is answered like that of any other call; an error of the events ends the stream. */
  handler(input: StreamInput<A, N>): Promise<AsyncIterable<StreamEvent>>;
}

const describedAnswer = {
  description:
    'Server-sent events. The last is `end`: with `code` if there was a reason; only after `unavailable`, or without an `end`, should the caller open the stream again.',
  content: { 'text/event-stream': { schema: z.string() } },
};
const Headers = z.looseObject({
  'last-event-id': z
    .union([z.literal(''), z.string().regex(eventToken)])
    .optional()
    .meta({ description: 'The id of the last event received: those after it follow.' }),
});

/** A stream of events by the bearer header. Browsers read it with `fetch`, since EventSource cannot send that header. */
export function addStreamRoute<A extends ClosedAccess, N extends RowParties>(
  fastify: FastifyInstance,
  { openStreams, ...parts }: RightsParts & { openStreams: OpenStreams },
  route: StreamRoute<A, N>,
): void {
  const allow = allowCallers(parts, route, { path: route.path });
  fastify.get(route.path, {
    exposeHeadRoute: false,
    schema: {
      ...describeRights(route),
      summary: route.summary,
      tags: [route.tag],
      headers: Headers,
      response: { 200: describedAnswer, '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    onRequest: [fastify.loadLimit.admit(), allow],
    handler: async (request, reply) => {
      if (holdsNul(request.params)) throw new AppError('not_found');
      const decided = decidedOf<A, N>(request);
      const stream = createEventStream({
        heartbeatMs: route.heartbeatMs ?? 15_000,
        findRefusal: () => findRefusal(request, allow),
        onError: (error) => fastify.log.error({ reqId: request.id, err: error }, 'a stream failed'),
      });
      try {
        openStreams.add(decided.person.id, stream);
        const events = await route.handler({
          params: request.params as Record<string, string>,
          ...decided,
          lastEventId: String(request.headers['last-event-id'] ?? '') || undefined,
          signal: stream.signal,
        });
        void stream.send(events);
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      return reply.headers(streamHeaders).send(stream.body);
    },
  });
}

/** Decides the caller's rights again: they may have signed out, been suspended or lost their right. */
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
