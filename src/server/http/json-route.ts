import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { isTooDeep } from '#server/canonical-json.ts';
import type { InSameTx } from '#server/db/client.ts';
import { bytesOf, keptAnswer } from '#server/kept/kept-answer.ts';
import type { Shows } from '#server/kept/kept-answers.ts';
import type { Shown } from '#server/kept/subjects.ts';
import type { AnswerOf, Call, CallShape, ReceivedBy, SchemaLike } from '#shared/call.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { answerOnce, keyedCallOf } from './answer-once.ts';
import { type Caller, callerOf } from './caller.ts';
import { askedFor, sendKept } from './kept-answers.ts';
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

export interface RouteInput<S extends CallShape, A extends Access, N extends RowParties> extends Decided<A, N> {
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
  /** Whether it may be answered with `consent_asked`, because another admin has to consent first. */
  asksConsent?: true;
  /** Errors of this call carry `success: false`. */
  successFlag?: boolean;
  /** How long browsers may cache the answer. Only for public answers that depend on the language alone. */
  keptForSeconds?: number;
  /** Whether a public answer depends on who asks, by a cookie or a token: then browsers store nothing of it. */
  ofCaller?: true;
  handler(input: RouteInput<S, A, N>): Promise<AnswerOf<S>>;
}

/** With what a kept answer shows; see `kept-route.ts`. */
interface RouteParts<S extends CallShape, A extends Access, N extends RowParties> extends Route<S, A, N> {
  shows?: (input: Pick<RouteInput<S, A, N>, 'params' | 'query'>) => Shown | undefined;
  /** Answers whoever accepts a stream of events instead; see `pieces-route.ts`. */
  inPieces?: (request: FastifyRequest, reply: FastifyReply, input: RouteInput<S, A, N>) => Promise<FastifyReply>;
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
  route: RouteParts<S, A, N>,
): void {
  const { app } = parts;
  const { loadLimit } = fastify;
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
      response: {
        [call.status]: route.inPieces ? jsonOrEvents(schemas.answer) : schemas.answer,
        ...(route.asksConsent && { 202: ErrorSchema }),
        '4xx': ErrorSchema,
        '5xx': ErrorSchema,
      },
    },
    config: { successFlag: route.successFlag ?? false },
    // Before the body is read, so that nothing is parsed for a caller who may not call, nor an error of its shape shown.
    onRequest: [
      ...(route.shows ? [sendIfKept(app, route)] : []),
      loadLimit.admit(route.shows && ((request) => (isUnderWay(app, request) ? 0 : 1))),
      allowCallers(parts, route, { path: call.path }),
    ],
    ...(body && { preParsing: loadLimit.whileBodyArrives }),
    preValidation: [
      ...(body ? [loadLimit.afterBody] : []),
      async ({ params, query, body }: FastifyRequest) => {
        // The depth is checked first, because all later recursion over the body relies on it.
        if (isTooDeep(body) || holdsNul([params, query, body])) throw new AppError('invalid_input');
      },
    ],
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
      if (access !== 'public' || call.method !== 'GET' || route.ofCaller) reply.header('cache-control', 'no-store');
      const keyed = route.idempotent ? keyedCallOf(request, call) : undefined;
      if (!keyed) {
        const asked = input(async () => {});
        if (route.inPieces && acceptsEvents(request)) return route.inPieces(request, reply, asked);
        const answerNow = () => route.handler(asked);
        // Writes may wait for others' answers, such as a payment provider's, so their number is limited by the database alone.
        const isRead = access === 'public' && call.method === 'GET';
        const answerIt = isRead ? () => loadLimit.inTurn(request, answerNow) : answerNow;
        const shown = route.shows?.(asked);
        const wanted = shown && askedFor(app, request);
        if (!shown || !wanted) {
          const answer = await answerIt();
          letBrowsersKeep(reply, route);
          return answer;
        }
        const compute = async (shows: Shows) => {
          loadLimit.takeIn(request, 1);
          shows(shown);
          const text = String(reply.serialize(await answerIt()));
          const { encoding } = wanted;
          return keptAnswer(text, { contentType: 'application/json; charset=utf-8', shown, encoding });
        };
        const kept = await app.kept.answers.get(wanted.key, { compute, bytesOf });
        // After it is known that there is an answer: browsers must not keep an error.
        letBrowsersKeep(reply, route);
        return sendKept(request, reply, { answer: kept, ...wanted });
      }
      return answerOnce(app, { request, reply, keyed }, (inSameTx) => route.handler(input(inSameTx)));
    },
  };
  fastify.route(options);
}

const acceptsEvents = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/event-stream');

const jsonOrEvents = (answer: SchemaLike) => ({
  description:
    'With `Accept: text/event-stream` server-sent events: `text` with `{"text"}` for each piece as it comes, then `answer` with the same JSON, whose text is what stands, or `problem` with an error and its `status`; the last is `end`.',
  content: {
    'application/json': { schema: answer },
    'text/event-stream': { schema: z.string() },
  },
});

/** Answers from memory before anything else is done with the request. */
function sendIfKept(app: RightsParts['app'], route: { keptForSeconds?: number }) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const wanted = askedFor(app, request);
    const answer = wanted && app.kept.answers.find(wanted.key);
    if (answer) {
      letBrowsersKeep(reply, route);
      sendKept(request, reply, { answer, ...wanted });
    } else done();
  };
}

/** Whether somebody else asked for the same answer, which is being made. */
function isUnderWay(app: RightsParts['app'], request: FastifyRequest): boolean {
  const wanted = askedFor(app, request);
  return wanted !== undefined && app.kept.answers.isUnderWay(wanted.key);
}

function letBrowsersKeep(reply: FastifyReply, { keptForSeconds: seconds }: { keptForSeconds?: number }): void {
  if (seconds) reply.header('cache-control', `public, max-age=${seconds}`);
}
