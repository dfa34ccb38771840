import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { isTooDeep } from '#server/canonical-json.ts';
import type { InSameTx } from '#server/db/client.ts';
import type { AnswerOf, Call, CallShape, ReceivedBy, SchemaLike } from '#shared/call.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { answerOnce, keyedCallOf } from './answer-once.ts';
import { type Caller, callerOf } from './caller.ts';
import { rememberAnswer } from './idempotency.ts';
import { holdsNul } from './nul.ts';
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

interface RouteInput<S extends CallShape, A extends Access, N extends RowParties> extends Decided<A, N> {
  params: ReceivedBy<S, 'params'>;
  query: ReceivedBy<S, 'query'>;
  body: ReceivedBy<S, 'body'>;
  caller: Caller;
  /** For the use case of an `idempotent` route: stores the answer in its transaction, if the call has a key. */
  inSameTx: InSameTx<AnswerOf<S>>;
}

export interface Route<S extends CallShape, A extends Access, N extends RowParties> extends Rights<A, N> {
  call: Call<S>;
  schemas: S;
  /** One line for the interface's description. */
  summary: string;
  tag: string;
  /** Honours Idempotency-Key. */
  idempotent?: boolean;
  /** Errors of this call carry `success: false`. */
  successFlag?: boolean;
  /** How long browsers may cache the answer. Only for public answers that depend on the language alone. */
  keptForSeconds?: number;
  handler(input: RouteInput<S, A, N>): Promise<AnswerOf<S>>;
}

const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .max(255)
    .optional()
    .meta({ description: 'The same key and body give the same answer and one effect, for 24 hours.' }),
});

/** A JSON call of the contract. */
export function addJsonRoute<S extends CallShape, A extends Access, N extends RowParties>(
  fastify: FastifyInstance,
  parts: RightsParts,
  route: Route<S, A, N>,
): void {
  const { app } = parts;
  const secure = app.config.publicUrl.startsWith('https:');
  const { call, schemas, access } = route;
  const body = schemas.body as SchemaLike | undefined;
  const options: RouteOptions = {
    method: call.method,
    url: call.path,
    schema: {
      ...describeRights(route),
      summary: route.summary,
      tags: [route.tag],
      ...(schemas.params && { params: schemas.params }),
      ...(schemas.query && { querystring: schemas.query }),
      ...(body && { body }),
      ...(route.idempotent && { headers: IdempotencyHeaders }),
      response: { [call.status]: schemas.answer, '4xx': ErrorSchema, '5xx': ErrorSchema },
    },
    config: { successFlag: route.successFlag ?? false },
    // Before the body is read, so that nothing is parsed for a caller who may not call, nor an error of its shape shown.
    onRequest: allowCallers(parts, route, { path: call.path }),
    preValidation: async ({ params, query, body }) => {
      // The depth is checked first, because all later recursion over the body relies on it.
      if (isTooDeep(body) || holdsNul([params, query, body])) throw new AppError('invalid_input');
    },
    handler: async (request, reply) => {
      const input = (inSameTx: RouteInput<S, A, N>['inSameTx']): RouteInput<S, A, N> => ({
        ...decidedOf<A, N>(request),
        params: request.params as ReceivedBy<S, 'params'>,
        query: request.query as ReceivedBy<S, 'query'>,
        body: request.body as ReceivedBy<S, 'body'>,
        caller: callerOf(request, reply, { secure }),
        inSameTx,
      });
      reply.status(call.status);
      if (access !== 'public' || call.method !== 'GET') reply.header('cache-control', 'no-store');
      const keyed = route.idempotent ? keyedCallOf(request, call) : undefined;
      if (!keyed) {
        const answer = await route.handler(input(async () => {}));
        const { keptForSeconds: seconds } = route;
        if (seconds) reply.header('cache-control', `public, max-age=${seconds}`);
        return answer;
      }
      return answerOnce(app, { request, reply, keyed }, (claim) =>
        route.handler(
          input(async (tx, answer) => {
            const held = await rememberAnswer(tx, claim, { status: call.status, body: answer });
            if (!held) throw new AppError('idempotency_in_progress', { retryAfter: 1 });
          }),
        ),
      );
    },
  };
  fastify.route(options);
}
