import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AnswerOf, Call, CallShape, ReceivedBy, SchemaLike } from '#shared/call.ts';
import { ErrorAnswer as ErrorSchema } from '#shared/contracts/common.schemas.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { App } from '../app.ts';
import type { Tx } from '../db/client.ts';
import { sha256 } from '../secrets.ts';
import { type Asker, askerOf, langOf, tokenOf } from './asker.ts';
import { errorAnswer } from './errors.ts';
import { readFileLink } from './file-links.ts';
import { type Claim, claimKey, type KeyedCall, releaseKey, rememberAnswer, requestDigest } from './idempotency.ts';
import type { Person } from './person.ts';

/** Who may call: anybody (told who they are, if signed in), anybody signed in, or a role. */
export type Access = 'public' | 'signed_in' | 'provider' | 'admin';

/** Finds out who sent a token or opened a signed address; handed in by main, so that http knows no feature. */
export interface People {
  findPersonByToken(app: App, token: string): Promise<Person | undefined>;
  findPersonById(app: App, id: string): Promise<Person | undefined>;
}

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

export interface FileAnswer {
  contentType: string;
  filename: string;
  body: string | Buffer;
  inline?: boolean;
}

export interface FileRoute {
  path: string;
  summary: string;
  tag: string;
  handler(input: {
    params: Record<string, string>;
    /** Unchecked, and without what signs an address; of a name that comes twice nothing is told. */
    query: Record<string, string>;
    person: Person;
    lang: Lang;
  }): Promise<FileAnswer>;
}

export interface PictureAnswer {
  contentType: string;
  body: Buffer;
}

export interface PictureRoute {
  path: string;
  summary: string;
  description: string;
  tag: string;
  handler(input: {
    params: Record<string, string>;
    /** The Accept header, empty without one. */
    accept: string;
    /** Whether the visitor asked for small answers (Save-Data). */
    saveData: boolean;
  }): Promise<PictureAnswer>;
}

export interface HookRoute {
  path: string;
  summary: string;
  handler(input: {
    params: Record<string, string>;
    raw: Buffer;
    headers: Record<string, string | undefined>;
  }): Promise<{ status: number; body: object }>;
}

export interface Http {
  /** A JSON call of the contract. */
  route<S extends CallShape, const A extends Access>(route: Route<S, A>): void;
  /** A file that needs rights: opened with the bearer header or by a signed address. */
  file(route: FileRoute): void;
  /** A picture that anybody may see and that never changes, in the format that the visitor's browser knows. */
  picture(route: PictureRoute): void;
  /** A provider's callback: any body, as raw bytes. */
  hook(route: HookRoute): void;
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

const errorSchemas = { '4xx': ErrorSchema, '5xx': ErrorSchema };

/** The four kinds of routes, on one Fastify instance. */
export function httpOn(fastify: FastifyInstance, app: App, people: People): Http {
  const secure = app.config.publicUrl.startsWith('https:');

  const personOf = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token ? people.findPersonByToken(app, token) : undefined;
  };

  return {
    route<S extends CallShape, A extends Access>(route: Route<S, A>) {
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
          response: { [call.status]: schemas.answer, ...errorSchemas },
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
          return answerOnce(request, reply, keyed, (claim) =>
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
    },

    file({ path, summary, tag, handler }) {
      fastify.get(path, {
        schema: {
          summary,
          tags: [tag],
          security: [{ bearer: [] }, { signedLink: [] }],
          response: { '4xx': ErrorSchema },
        },
        handler: async (request, reply) => {
          const [bare = ''] = request.url.split('?');
          if (holdsNul([request.params, request.query])) throw new AppError('not_found');
          const link = readFileLink(app, bare, request.query as Record<string, unknown>);
          const person = link ? await people.findPersonById(app, link.personId) : await personOf(request);
          if (!person) throw new AppError('sign_in_required');
          const file = await handler({
            params: request.params as Record<string, string>,
            query: plainQuery(request.query as Record<string, unknown>),
            person,
            lang: link?.lang ?? langOf(request),
          });
          const disposition = file.inline ? 'inline' : 'attachment';
          return reply
            .header('content-type', file.contentType)
            .header('content-disposition', `${disposition}; filename="${file.filename}"`)
            .header('cache-control', 'private, no-store')
            .send(file.body);
        },
      });
    },

    picture({ path, summary, description, tag, handler }) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      // No shape that could be refused: what is no picture is not found.
      const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
      fastify.get(path, {
        schema: { summary, description, tags: [tag], params, response: { '4xx': ErrorSchema } },
        handler: async (request, reply) => {
          const { accept = '', 'save-data': saveData } = request.headers;
          const { contentType, body } = await handler({
            params: request.params as Record<string, string>,
            accept,
            saveData: saveData === 'on',
          });
          const etag = `"${sha256(body).slice(0, 32)}"`;
          reply
            .header('etag', etag)
            .header('vary', 'Accept, Save-Data')
            // Letters show them on the pages of mail programs.
            .header('cross-origin-resource-policy', 'cross-origin')
            .header('cache-control', 'public, max-age=31536000, immutable');
          if (String(request.headers['if-none-match'] ?? '').includes(etag)) return reply.status(304).send();
          return reply.type(contentType).send(body);
        },
      });
    },

    hook({ path, summary, handler }) {
      fastify.register(async (scope) => {
        // The signature is over the bytes as sent, so nothing may parse them first.
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, raw, done) => done(null, raw));
        scope.post(path, {
          schema: { summary, tags: ['callbacks'], response: { '4xx': ErrorSchema } },
          // Fastify hands an empty body over as undefined or null, whatever its type.
          handler: async (request, reply) => {
            const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
            const headers = request.headers as Record<string, string | undefined>;
            const { status, body } = await handler({ params: request.params as Record<string, string>, raw, headers });
            return reply.status(status).send(body);
          },
        });
      });
    },
  };

  function keyedCallOf(request: FastifyRequest, call: Call): KeyedCall | undefined {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key === '' || !request.person) return undefined;
    const { params, query, body } = request;
    return {
      personId: request.person.id,
      route: `${call.method} ${call.path}`,
      key,
      requestSha256: requestDigest({ params, query, body }),
    };
  }

  /**
   * Runs the handler at most once for a key. Refusals are answers too; our own faults are not kept, nor what only asks
   * for the password first: the same deed with the same key is what comes next.
   */
  async function answerOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    keyed: KeyedCall,
    run: (claim: Claim) => Promise<unknown>,
  ) {
    const found = await claimKey(app, keyed);
    if ('answer' in found) {
      const { status, body } = found.answer;
      return reply.status(status).header('idempotent-replayed', 'true').send(body);
    }
    const { claim } = found;
    try {
      const answer = await run(claim);
      await rememberAnswer(app.db, claim, { status: reply.statusCode, body: answer });
      return answer;
    } catch (error) {
      const { status, body } = errorAnswer(error, langOf(request));
      const again = error instanceof AppError && error.code === 'sign_in_again';
      if (status >= 500 || again) await releaseKey(app, claim);
      else await rememberAnswer(app.db, claim, { status, body: withFlag(request, body) });
      throw error;
    }
  }
}

/** PostgreSQL's text holds no NUL; no person types one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

const ofSignature = ['person', 'lang', 'expires', 'signature'];

function plainQuery(query: Record<string, unknown>): Record<string, string> {
  const told = Object.entries(query).filter(
    ([name, value]) => typeof value === 'string' && !ofSignature.includes(name),
  );
  return Object.fromEntries(told) as Record<string, string>;
}

/** Calls that promise `success` in every answer get it in their errors too. */
export function withFlag<Body extends object>(request: FastifyRequest, body: Body): Body & { success?: false } {
  return request.routeOptions.config.successFlag ? { success: false, ...body } : body;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined;
  }
  interface FastifyContextConfig {
    successFlag?: boolean;
  }
}
