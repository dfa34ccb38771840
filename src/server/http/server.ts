import { randomUUID } from 'node:crypto';
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from '#server/app.ts';
import { sendsLetters } from '#server/config/config.ts';
import { statusOf } from '#shared/error-statuses.ts';
import { AppError } from '#shared/errors.ts';
import { watchAdmins } from './admin-address.ts';
import { addAnswerHeaders, permissionsPolicyOf } from './answer-headers.ts';
import { withFlag } from './answer-once.ts';
import { langOf } from './caller.ts';
import { errorAnswer } from './errors.ts';
import { watchEventLoop } from './event-loop.ts';
import { addLoadLimit } from './load-limit.ts';
import { nextNonce } from './nonce.ts';
import { describeInterface } from './openapi.ts';
import { refuse } from './refusal.ts';
import type { People, Rows } from './rights.ts';
import { type Http, httpOn } from './route.ts';
import { createSecurityHeaders, type RequestWithNonce } from './security-headers.ts';
import { watchForUnnamedProxy } from './unnamed-proxy.ts';
import { answerUnread } from './unread-request.ts';

/** 1 MiB for JSON; uploads have limits of their own. */
const bodyLimit = 1024 * 1024;
/** As much as Node reads of an address: rights are decided, and rows looked for, by names of any length. */
const maxParamLength = 16 * 1024;
/** A whole request must arrive within this time, also over a slow mobile connection. */
const requestWithinMs = 120_000;

interface Product {
  people: People;
  rows: Rows;
  /** Every feature's calls. */
  routes: ((http: Http, app: App) => void)[];
  /** Added last: the pages, and routes that exist in some modes only (/dev). */
  extras?: ((fastify: FastifyInstance, app: App) => Promise<void>)[];
  /** False while the demo is being filled: everything but callbacks and /healthz answers 503 then. */
  ready(): boolean;
}

/** The HTTP server with every route; not listening yet. */
export async function createServer(app: App, product: Product): Promise<FastifyInstance> {
  const fastify: FastifyInstance = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: () => randomUUID(),
    trustProxy: app.config.trustProxy.length > 0 ? app.config.trustProxy : false,
    routerOptions: { maxParamLength, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: requestWithinMs,
    clientErrorHandler: answerUnread,
    // Errors before a route is found, such as an address with a broken escape.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      void refuse(request, reply.header('x-request-id', request.id), errorAnswer(error, langOf(request)));
    },
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  // No call takes plain text, which Fastify would read by itself.
  fastify.removeContentTypeParser('text/plain');
  fastify.decorateRequest('decided', undefined);
  fastify.decorateRequest('linkLang', undefined);

  const securityHeaders = createSecurityHeaders(app.config);
  // Hooks of every request call back instead of returning a promise, each of which would be waited for.
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url, id } = request;
    const nonce = nextNonce();
    (request.raw as RequestWithNonce).cspNonce = nonce;
    reply.headers(securityHeaders(url, nonce));
    reply.headers({ 'x-request-id': id, 'permissions-policy': permissionsPolicyOf(url) });
    const always = url.startsWith('/healthz') || url.startsWith('/readyz') || isCallback(url);
    done(product.ready() || always ? undefined : new AppError('unavailable', { retryAfter: 2 }));
  });
  const eventLoop = watchEventLoop();
  fastify.addHook('onClose', async () => eventLoop.stop());
  addLoadLimit(fastify, {
    isLate: eventLoop.isLate,
    onRefused: (refused) => app.log.warn({ event: 'too_busy', refused }, 'there was too much to do at once'),
  });
  const proxiesAreNamed = watchForUnnamedProxy(fastify, app);
  await fastify.register(cookie);
  // For answers that are made on request. Built files are stored compressed.
  await fastify.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });

  addAnswerHeaders(fastify);
  watchAdmins(fastify);
  logRequests(fastify, app);
  answerErrors(fastify);
  describeInterface(fastify);

  await fastify.register(async (scope) => {
    const http = httpOn(scope, { app, people: product.people, rows: product.rows });
    for (const add of product.routes) add(http, app);
    health(scope, app, { ready: product.ready, proxiesAreNamed });
  });
  for (const add of product.extras ?? []) await add(fastify, app);
  return fastify;
}

const isCallback = (url: string) => url.startsWith('/api/hooks/') || url.startsWith('/api/payments/stripe/webhook');

/** Logs one line for each request, with the route's pattern instead of the address, which may contain tokens. */
function logRequests(fastify: FastifyInstance, app: App) {
  const isDetailed = app.log.isLevelEnabled('debug');
  fastify.addHook('onResponse', (request, reply, done) => {
    // Of those that are refused early there may be thousands a second; how many is logged once a second.
    if ((reply.statusCode >= 500 && !request.isShed) || isDetailed) logRequest(app, request, reply);
    done();
  });
}

function logRequest({ log }: App, request: FastifyRequest, reply: FastifyReply) {
  const line = {
    reqId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
  // A payment provider refused, for example because the phone is busy, which is not an error of ours.
  if (reply.statusCode === statusOf.provider_refused) log.warn(line, 'request');
  else if (reply.statusCode >= 500) log.error(line, 'request');
  else log.debug(line, 'request');
}

function answerErrors(fastify: FastifyInstance) {
  fastify.setErrorHandler((error, request, reply) => {
    const { status, body, headers } = errorAnswer(error, langOf(request));
    if (body.code === 'internal') fastify.log.error({ reqId: request.id, err: error }, 'request failed');
    return refuse(request, reply, { status, headers, body: withFlag(request, body) });
  });
  // Before the body is read, whose mistakes say nothing about a call that does not exist.
  fastify.addHook('onRequest', (request, _, done) => {
    done(request.is404 ? new AppError('not_found') : undefined);
  });
  fastify.setNotFoundHandler((request, reply) => {
    return refuse(request, reply, errorAnswer(new AppError('not_found'), langOf(request)));
  });
}

interface Details {
  ready(): boolean;
  proxiesAreNamed(): boolean;
}

function health(fastify: FastifyInstance, app: App, { ready: isFilled, proxiesAreNamed }: Details) {
  fastify.get('/healthz', { schema: { summary: 'The process is alive', tags: ['operations'] } }, async () => ({
    status: 'ok',
  }));
  fastify.get(
    '/readyz',
    { schema: { summary: 'Database and queue answer', tags: ['operations'] } },
    async (_, reply) => {
      const [database, queue] = await Promise.all([
        app.db.execute('select 1').then(
          () => true,
          () => false,
        ),
        app.queue.healthy().catch(() => false),
      ]);
      const ready = database && queue && isFilled();
      return reply.status(ready ? 200 : 503).send({
        status: ready ? 'ok' : 'not_ready',
        database,
        queue,
        filled: isFilled(),
        letters: sendsLetters(app.config),
        proxy: proxiesAreNamed(),
      });
    },
  );
}
