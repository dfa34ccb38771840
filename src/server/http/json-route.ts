import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AnswerOf, Call, CallShape, ReceivedBy, SchemaLike } from '#shared/call.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import type { Tx } from '../db/client.ts';
import { answerOnce, keyedCallOf } from './answer-once.ts';
import { type Asker, askerOf } from './asker.ts';
import { rememberAnswer } from './idempotency.ts';
import { holdsNul } from './nul.ts';
import type { Person } from './person.ts';

/** Who may call: anybody (told who they are, if signed in), anybody signed in, or a role. */
export type Access = 'public' | 'signed_in' | 'provider' | 'admin';

export interface RouteInput<S extends CallShape, A extends Access> {
  params: ReceivedBy<S, 'params'>;
  query: ReceivedBy<S, 'query'>;
  body: ReceivedBy<S, 'body'>;
  person: A extends 'public' ? Person | undefined : Person;
  asker: Asker;
  /** With `idempotent`: stores the answer in the effect's own transaction. Without a key it does nothing. */
  remember(tx: Tx, answer: AnswerOf<S>): Promise<void>;
}

export interface Route<S extends CallShape, A extends Access> {
  call: Call<S>;
  schemas: S;
  access: A;
  /** Rights beyond the role, decided before the request is validated: its query may be of any shape. */
  rights?(person: Person, query: unknown): Promise<unknown>;
  /** One line for the interface's description. */
  summary: string;
  tag: string;
  /** Honours Idempotency-Key. */
  idempotent?: boolean;
  /** This call's errors carry `success: false`. */
  successFlag?: boolean;
  /** A public answer that depends on the language alone and may be this old. */
  keptForSeconds?: number;
  handler(input: RouteInput<S, A>): Promise<AnswerOf<S>>;
}

function mayCall(access: Access, person: Person | undefined): void {
  if (access === 'public') return;
  if (!person) throw new AppError('sign_in_required');
  if (access !== 'signed_in' && person.role !== access) throw new AppError('forbidden');
}

const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .max(255)
    .optional()
    .meta({ description: 'The same key and body give the same answer and one effect, for 24 hours.' }),
});

/** `POST /api/bookings/:id/cancel` → `postBookingsByIdCancel`. */
function operationIdOf({ method, path }: Call): string {
  const words = path.split(/[/-]/).filter((word) => word !== '' && word !== 'api');
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)));
  return method.toLowerCase() + named.join('');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface Parts {
  app: App;
  personOf(request: FastifyRequest): Promise<Person | undefined>;
}

/** A JSON call of the contract. */
export function addJsonRoute<S extends CallShape, A extends Access>(
  fastify: FastifyInstance,
  { app, personOf }: Parts,
  route: Route<S, A>,
): void {
  const secure = app.config.publicUrl.startsWith('https:');
  const { call, schemas, access } = route;
  const body = schemas.body as SchemaLike | undefined;
  const options: RouteOptions = {
    method: call.method,
    url: call.path,
    schema: {
      summary: route.summary,
      tags: [route.tag],
      ...(schemas.params && { params: schemas.params }),
      ...(schemas.query && { querystring: schemas.query }),
      ...(body && { body }),
      ...(route.idempotent && { headers: IdempotencyHeaders }),
      operationId: operationIdOf(call),
      response: { [call.status]: schemas.answer, '4xx': ErrorSchema, '5xx': ErrorSchema },
      ...(access !== 'public' && { security: [{ bearer: [] }] }),
    },
    config: { successFlag: route.successFlag ?? false },
    // Rights are decided before the request is validated: a stranger learns nothing about shapes.
    preValidation: async (request) => {
      const person = await personOf(request);
      mayCall(access, person);
      request.person = person;
      const { params, query, body } = request;
      if (holdsNul([params, query, body])) throw new AppError('invalid_input');
      if (person) await route.rights?.(person, query);
    },
    handler: async (request, reply) => {
      const input = (remember: RouteInput<S, A>['remember']): RouteInput<S, A> => ({
        params: request.params as ReceivedBy<S, 'params'>,
        query: request.query as ReceivedBy<S, 'query'>,
        body: request.body as ReceivedBy<S, 'body'>,
        person: request.person as RouteInput<S, A>['person'],
        asker: askerOf(request, reply, secure),
        remember,
      });
      reply.status(call.status);
      if (access !== 'public' || call.method !== 'GET') reply.header('cache-control', 'no-store');
      const keyed = route.idempotent ? keyedCallOf(request, call) : undefined;
      if (!keyed) {
        const answer = await route.handler(input(async () => {}));
        const { keptForSeconds: seconds } = route;
        if (seconds) reply.header('cache-control', `public, max-age=${seconds}`).header('vary', 'Accept-Language');
        return answer;
      }
      return answerOnce(app, request, reply, keyed, (claim) =>
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
