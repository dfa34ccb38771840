import type { FastifyInstance } from 'fastify';
import type { AnswerOf, CallShape } from '#shared/call.ts';
import { langOf } from './caller.ts';
import { errorAnswer } from './errors.ts';
import { createEventStream, type StreamEvent, streamHeaders } from './event-stream.ts';
import { addJsonRoute, type Route, type RouteInput } from './json-route.ts';
import type { OpenStreams } from './open-streams.ts';
import type { Access, NoRows, RightsParts, RowParties } from './rights.ts';

interface PiecesInput<S extends CallShape, A extends Access, N extends RowParties> extends RouteInput<S, A, N> {
  /** Aborted when the caller leaves: then nothing that costs money is worth doing for them any more. */
  signal: AbortSignal;
}

/** A call whose answer has a text that comes in pieces. */
export interface PiecesRoute<S extends CallShape, A extends Access, N extends RowParties>
  extends Omit<Route<S, A, N>, 'handler' | 'idempotent' | 'keptForSeconds'> {
  /**
   * Yields pieces of text and returns the answer, whose own text is what stands. It runs to its end even if the caller leaves. An error
   * before the first piece is answered like that of any other call; cookies are set before the first piece.
   */
  handler(input: PiecesInput<S, A, N>): AsyncGenerator<string, AnswerOf<S>>;
}

const heartbeatMs = 15_000;

/** Answers JSON, or to whoever accepts it a stream of events: `text` for each piece, then `answer` with that JSON, or `problem`. */
export function addPiecesRoute<S extends CallShape, A extends Access, N extends RowParties = NoRows>(
  fastify: FastifyInstance,
  { openStreams, ...parts }: RightsParts & { openStreams: OpenStreams },
  { handler, ...route }: PiecesRoute<S, A, N>,
): void {
  addJsonRoute<S, A, N>(fastify, parts, {
    ...route,
    handler: (input) => finish(handler({ ...input, signal: input.caller.left() })),
    async inPieces(request, reply, input) {
      const stream = createEventStream({
        heartbeatMs,
        // Rights are decided once: it ends within seconds.
        findRefusal: async () => undefined,
        onError: (error) => fastify.log.error({ reqId: request.id, err: error }, 'a stream failed'),
      });
      const begin = async () => {
        // First of all: where it has no place nothing may have begun, since nobody would run that to its end.
        openStreams.add(request.id, stream);
        // Also when the server stops.
        const signal = AbortSignal.any([input.caller.left(), stream.signal]);
        const pieces = handler({ ...input, signal });
        return { pieces, first: await pieces.next() };
      };
      const { pieces, first } = await begin().catch((error) => {
        stream.body.destroy();
        throw error;
      });
      const problemOf = (error: unknown) => {
        const { status, body } = errorAnswer(error, langOf(request));
        if (body.code === 'internal') fastify.log.error({ reqId: request.id, err: error }, 'request failed');
        return { status, ...body };
      };
      // As the call answers it, without what its schema does not have.
      const answerOf = (answer: AnswerOf<S>) =>
        JSON.parse(
          String(
            reply.serializeInput(answer as Record<string, unknown>, String(route.call.status), 'application/json'),
          ),
        );
      void stream.send(eventsOf(first, { pieces, answerOf, problemOf }));
      return reply.headers(streamHeaders).send(stream.body);
    },
  });
}

interface Parts<T> {
  pieces: AsyncGenerator<string, T>;
  answerOf(answer: T): unknown;
  problemOf(error: unknown): unknown;
}

async function* eventsOf<T>(
  first: IteratorResult<string, T>,
  { pieces, answerOf, problemOf }: Parts<T>,
): AsyncGenerator<StreamEvent> {
  let isOver = false;
  try {
    let next = first;
    for (; !next.done; next = await pieces.next()) yield { name: 'text', data: { text: next.value } };
    isOver = true;
    yield { name: 'answer', data: answerOf(next.value) };
  } catch (error) {
    isOver = true;
    yield { name: 'problem', data: problemOf(error) };
  } finally {
    if (!isOver) await finish(pieces).catch(problemOf);
  }
}

/** The last value of a generator, whose pieces nobody wants. */
async function finish<T>(pieces: AsyncGenerator<string, T>): Promise<T> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return value;
  }
}
