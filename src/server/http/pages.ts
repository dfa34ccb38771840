import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { App } from '#server/app.ts';
import type { Shows } from '#server/kept/kept-answers.ts';
import { gzippedPage, type KeptPage, keptPage, pageBytesOf, plainPage } from '#server/kept/kept-page.ts';
import { pageKey } from '#server/kept/page-key.ts';
import { createLimiter } from '#server/limiter.ts';
import type { Bridge, BridgeAnswer, BridgeRequest } from '#shared/bridge.ts';
import { currencyIn } from '#shared/currencies.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { langOfPath, withLang } from '#shared/languages.ts';
import { withoutTracking } from '#shared/tracking.ts';
import { choseSwahili, langOf } from './caller.ts';
import { addCurrencyRoute } from './currency-route.ts';
import { errorAnswer } from './errors.ts';
import { acceptsGzip, shownOf } from './kept-answers.ts';
import { insideHeader, pageWeight } from './load-limit.ts';
import { nonceLength } from './nonce.ts';
import { refuse } from './refusal.ts';

interface PageOptions {
  demo: boolean;
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
  /** How cards are taken. */
  card: { mode: 'live' | 'sandbox' | 'off' };
  /** Serve from the sources, with Vite in the process (npm run dev). */
  development: boolean;
  /** Whether browsers get the service worker. When it is off, browsers that have one are told to remove it. */
  offline: boolean;
}

/** The browser application's entry on the server, built or run from the sources. */
export interface PageHandler {
  fetch(request: Request, options: { context: { bridge: Bridge } }): Promise<Response> | Response;
}

/** What pages need of the App. */
export interface PageApp {
  clock: App['clock'];
  kept: Pick<App['kept'], 'pages'>;
}

const longestAddress = 4096;
/** To unpack a kept page, for whoever takes no gzip, takes about as long as a call. */
const unpackWeight = 1;
/**
 * Below these addresses there are no pages. At the last one the page framework would call functions of the browser
 * application on the server; there are none, and for a name that it does not know it answers 500.
 */
const notPages = /^\/(?:api|dev|_serverFn)(?:\/|$)/i;
const dist = new URL('../../../dist/', import.meta.url);

/**
 * Serves the pages and the built files. It must be registered last, since it takes every remaining GET; unknown paths
 * under /api and /dev go to the server's not-found handler.
 *
 * The server must set a random `cspNonce` on `request.raw` in `onRequest` before the security headers, and put the same
 * nonce into the policy's `script-src`.
 * @throws Error if the build is missing
 */
export async function registerPages(fastify: FastifyInstance, app: PageApp, options: PageOptions): Promise<void> {
  const handler = options.development ? await devHandler(fastify) : await builtHandler(fastify, options);
  addCurrencyRoute(fastify, { secure: options.publicUrl.startsWith('https:') });
  addPageRoute(fastify, { app, handler, options });
}

/** Adds the route of all pages, which `handler` renders. */
export function addPageRoute(fastify: FastifyInstance, parts: Omit<PageParts, 'fastify'>): void {
  const { kept } = parts.app;
  const weightOf = (request: FastifyRequest) => {
    const key = keyOf(parts.app, request, addressOf(request));
    if (kept.pages.isUnderWay(key)) return 0;
    return kept.pages.find(key) ? unpackWeight : pageWeight;
  };
  fastify.get(
    '/*',
    { schema: { hide: true }, onRequest: [sendIfKept(parts.app), fastify.loadLimit.admit(weightOf)] },
    (request, reply) => answerPage({ fastify, ...parts }, request, reply),
  );
}

async function devHandler(fastify: FastifyInstance): Promise<PageHandler> {
  const { createDevPages } = await import('./dev-pages-vite.ts');
  return createDevPages(fastify);
}

async function builtHandler(fastify: FastifyInstance, { offline }: PageOptions): Promise<PageHandler> {
  const entry = new URL('server/server.js', dist);
  if (statSync(entry, { throwIfNoEntry: false }) === undefined)
    throw new Error('The pages are not built: run npm start');
  await fastify.register(fastifyStatic, {
    root: fileURLToPath(new URL('client/', dist)),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    globIgnore: ['sw.js'],
    setHeaders: (reply, path) => {
      // A file whose name contains a hash of its content never changes, so browsers may keep it.
      const immutable = path.includes('/client/assets/');
      // The service worker decides what else is cached, so a browser must learn at once when it has changed.
      const revalidated = /\/sw(-retired)?\.js(\.\w+)?$/.test(path);
      const others = revalidated ? 'no-cache' : 'public, max-age=3600';
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : others);
    },
  });
  fastify.get('/sw.js', { schema: { hide: true } }, (_, reply) => reply.sendFile(offline ? 'sw.js' : 'sw-retired.js'));
  const built = (await import(pathToFileURL(fileURLToPath(entry)).href)) as { default: PageHandler };
  return built.default;
}

interface PageParts {
  app: PageApp;
  fastify: FastifyInstance;
  handler: PageHandler;
  options: Pick<PageOptions, 'demo' | 'publicUrl' | 'card' | 'development'>;
}

/**
 * The address that a page is rendered and kept for. Its visitors may come by links with many values of tracking parameters;
 * the page's own script removes them from the browser's address before anything reads it (`web/lib/tracking.ts`).
 */
const addressOf = (request: FastifyRequest) => withoutTracking(request.raw.url ?? '/');

const keyOf = ({ clock }: PageApp, request: FastifyRequest, address: string) =>
  pageKey({ currency: currencyIn(request.headers.cookie), day: today(clock), address });

/** Whether a visitor who prefers Kiswahili asks for an English page. */
const isToBeTranslated = (request: FastifyRequest, address: string) =>
  langOfPath(address) === 'en' && choseSwahili(request);

/**
 * Answers from memory. An address under which a page is kept was found to be right when it was rendered. Whoever takes no
 * gzip is answered by the route, which refuses them when there is too much to do: every answer is unpacked anew.
 */
function sendIfKept(app: PageApp) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const address = addressOf(request);
    const isSought = address.length <= longestAddress && !isToBeTranslated(request, address);
    const page = isSought ? app.kept.pages.find(keyOf(app, request, address)) : undefined;
    if (page && acceptsGzip(request)) sendPacked(request, reply, page);
    else done();
  };
}

async function answerPage(
  { app, fastify, handler, options }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const target = addressOf(request);
  if (target.length > longestAddress) return refuse(request, reply, { ...unreadable(request), status: 414 });
  const url = readAddress(target);
  if (!url) return refuse(request, reply, unreadable(request));
  // A redirect that starts with two slashes would lead to another host. Control characters are replaced because HTML
  // allows only few of them.
  const clean = url.pathname.replace(/\/{2,}/g, '/') + url.search.replace(/%(?:[01][\da-f]|7f)/gi, '+');
  if (clean !== url.pathname + url.search) return reply.redirect(clean, 308);

  // This page of the demo is one of the browser application's routes, although its path begins with /dev.
  const showcase = options.demo && url.pathname === '/dev/components';
  if (notPages.test(decodeURIComponent(url.pathname)) && !showcase) return callNotFound(reply);
  // Built files have their own routes, so a file that is missing here belongs to an older build.
  if (url.pathname.startsWith('/assets/')) {
    return reply.code(404).type('text/plain; charset=utf-8').send('This file is not here any more.');
  }

  const lang = langOfPath(url.pathname);
  if (isToBeTranslated(request, url.pathname)) {
    reply.headers(pageHeaders);
    return reply.redirect(withLang(url.pathname, 'sw') + url.search, 302);
  }

  const currency = currencyIn(request.headers.cookie);
  const key = keyOf(app, request, url.pathname + url.search);
  const compute = async (shows: Shows) => {
    fastify.loadLimit.takeIn(request, pageWeight);
    const bridge: Bridge = {
      nonce: noncePlaceholder,
      lang,
      currency,
      api: (call) => callInside(fastify, request, { call, shows }),
      clientConfig: { publicUrl: options.publicUrl, demo: options.demo, liveCards: options.card.mode === 'live' },
    };
    const render = async () => handler.fetch(new Request(url, pageRequest), { context: { bridge } });
    const response = await oneOfFew(render);
    if (response.status >= 500) request.log.error({ path: url.pathname, status: response.status }, 'a page failed');
    // During development the sources may change at any time.
    shows(response.status === 200 && !options.development ? {} : undefined);
    return pageOf(response, url.origin);
  };
  const page = await app.kept.pages.get(key, { compute, bytesOf: pageBytesOf });
  if (acceptsGzip(request)) return sendPacked(request, reply, page);
  // Whoever waited for somebody else's page was not counted until now.
  fastify.loadLimit.takeIn(request, unpackWeight);
  return sendPlain(request, reply, page);
}

/** Cookies decide the language of a page without prefix and the currency of its prices. */
const pageHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' };

/**
 * Rendering keeps the processor busy, so more at once make none quicker. They would make each turn of the event loop longer,
 * which takes one new connection in each turn: those of others, also of callbacks, would wait for seconds.
 */
const oneOfFew = createLimiter({ concurrency: 2 });

/** In place of the nonce, which differs in each answer. It has letters and digits only, so that nothing escapes it. */
const noncePlaceholder = randomBytes(16).toString('hex');

/**
 * What a page is rendered from besides its address and currency, for everybody alike: it gets no cookies or other headers of
 * the visitor, and is not aborted with the visit, since others may wait for it.
 */
const pageRequest = { headers: { accept: 'text/html' } };

async function pageOf(response: Response, ownOrigin: string): Promise<KeptPage> {
  const headers = [...response.headers]
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => {
      const ofOurs = name === 'location' && value.startsWith(ownOrigin);
      return [name, ofOurs ? value.slice(ownOrigin.length) : value];
    });
  return keptPage(await response.text(), {
    status: response.status,
    headers: { ...pageHeaders, ...Object.fromEntries(headers) },
    placeholder: noncePlaceholder,
    nonceLength,
  });
}

/** Sends a page as it is kept. */
function sendPacked(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const packed = gzippedPage(page, nonceOf(request.raw), reply.raw);
  return reply.code(page.status).headers(page.headers).header('content-encoding', 'gzip').send(packed);
}

/** Sends a page to one of the few who take no gzip, in its turn, and counted by the limit of load until then. */
async function sendPlain(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  const plain = await inTurn(() => plainPage(page, nonceOf(request.raw)));
  // To compress it anew for whoever takes only something else would cost sixty times as much.
  request.headers['x-no-compression'] = '1';
  return reply.code(page.status).headers(page.headers).send(plain);
}

/** Node has four threads for such work, which others need as well. */
const inTurn = createLimiter({ concurrency: 2 });

function callNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** The address with a placeholder origin, or undefined if it contains a broken or forbidden escape. */
function readAddress(target: string): URL | undefined {
  try {
    const url = new URL(`http://localhost${target.startsWith('/') ? '' : '/'}${target}`);
    const path = decodeURIComponent(url.pathname);
    decodeURIComponent(url.search.replaceAll('+', ' '));
    return hasControlCharacter(path) ? undefined : url;
  } catch {
    return undefined;
  }
}

const unreadable = (request: FastifyRequest) => errorAnswer(new AppError('invalid_input'), langOf(request));

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

function nonceOf(raw: IncomingMessage & { cspNonce?: string }): string {
  if (raw.cspNonce === undefined) throw new Error('request.raw.cspNonce is not set');
  return raw.cspNonce;
}

/**
 * Makes one of our own calls without a socket; it keeps the visitor's IP address for limits and logs.
 * @param inside.shows is told what the answer shows, so that the page is kept no longer than the answers it is made of
 */
async function callInside(
  fastify: FastifyInstance,
  request: FastifyRequest,
  { call, shows }: { call: BridgeRequest; shows: Shows },
): Promise<BridgeAnswer> {
  const answer = await fastify.inject({
    method: call.method as NonNullable<InjectOptions['method']>,
    url: call.url,
    headers: { ...call.headers, [insideHeader.name]: insideHeader.value },
    remoteAddress: request.ip,
    ...(call.body !== undefined && { payload: call.body }),
  });
  shows(answer.statusCode === 200 ? shownOf.get(answer.raw.req) : undefined);
  return { status: answer.statusCode, body: answer.body };
}
