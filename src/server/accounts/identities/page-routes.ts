import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { isLoopback } from '#server/config/loopback.ts';
import { callerOf, choseSwahili, langOf } from '#server/http/caller.ts';
import { IdentityRefusal } from '#server/outside/identity/client.ts';
import { AppError } from '#shared/errors.ts';
import { identityPurposes } from '#shared/identity-links.ts';
import { type IdentityProvider, identityProviders } from '#shared/identity-providers.ts';
import { isLang, withLang } from '#shared/languages.ts';
import { beginIdentity, finishIdentity, flowValidMs, readWish, type Wish } from './identity-flow.ts';

/** The cookies of a sign-in that was begun, and of who has come back from it. */
const flowCookie = 'identity_flow';
export const foundCookie = 'identity_found';
const maxAgeSeconds = flowValidMs / 1000;

type Asked = FastifyRequest<{ Params: { provider: string }; Querystring: Record<string, unknown> }>;

/**
 * The two addresses that browsers open when somebody signs in with Google or Facebook: the first leads there, to the second
 * they come back. Both only ever redirect, also after a failure: to /login with the reason, or to the page that finishes,
 * which leads whoever was signed in back to where they were.
 */
export function identityPageRoutes(fastify: FastifyInstance, app: App): void {
  const options = { schema: { hide: true }, onRequest: fastify.loadLimit.admit() };
  fastify.get('/api/auth/identity/:provider', options, (request: Asked, reply) => begin(app, request, reply));
  fastify.get('/api/auth/identity/:provider/callback', options, (request: Asked, reply) => finish(app, request, reply));
}

async function begin(app: App, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const provider = providerOf(request);
  const caller = callerOf(request, reply, { secure: isSecure(app) });
  const { lang, redirect, remember, for: asked } = request.query;
  const wish: Wish = {
    lang: isLang(lang) ? lang : ownLang(request),
    purpose: identityPurposes.find((one) => one === asked) ?? 'sign_in',
    redirect: typeof redirect === 'string' && redirect.startsWith('/') ? redirect : undefined,
    remember: remember !== 'false',
  };
  try {
    const origin = originOf(app, request, provider);
    const redirectUri = `${origin}/api/auth/identity/${provider}/callback`;
    const { url, cookie } = await beginIdentity(app, { ...wish, provider, redirectUri, address: caller.ip });
    caller.setCookie({ name: flowCookie, value: cookie, maxAgeSeconds });
    // The demo's own page is asked for where this one was.
    return redirectTo(reply, isSandbox(app, provider) ? `${origin}${url.pathname}${url.search}` : url.href);
  } catch (error) {
    return redirectTo(reply, pageOfProblem(app, { wish, provider, error }));
  }
}

async function finish(app: App, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const provider = providerOf(request);
  const caller = callerOf(request, reply, { secure: isSecure(app) });
  const cookie = caller.cookies[flowCookie];
  const begun = readWish(app, cookie);
  const wish: Wish = begun ?? { lang: ownLang(request), purpose: 'sign_in', redirect: undefined, remember: true };
  caller.setCookie({ name: flowCookie, value: '', maxAgeSeconds: 0 });
  try {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const value = await finishIdentity(app, { provider, query, cookie });
    caller.setCookie({ name: foundCookie, value, maxAgeSeconds });
    return redirectTo(reply, page('/finish-sign-in', wish, { provider }));
  } catch (error) {
    return redirectTo(reply, pageOfProblem(app, { wish, provider, error }));
  }
}

/** @throws AppError not_found */
function providerOf({ params }: Asked): IdentityProvider {
  const provider = identityProviders.find((one) => one === params.provider);
  if (!provider) throw new AppError('not_found');
  return provider;
}

const isSecure = ({ config }: App): boolean => config.publicUrl.startsWith('https:');
const isSandbox = ({ config }: App, provider: IdentityProvider): boolean => config[provider].mode === 'sandbox';
const ownLang = (request: FastifyRequest) => (choseSwahili(request) ? 'sw' : langOf(request));

/**
 * Our own origin as Google or Facebook knows it. The demo may be opened as localhost and as 127.0.0.1, which have cookies of
 * their own, so its own page leads back to the one that was opened.
 */
function originOf(app: App, { host }: FastifyRequest, provider: IdentityProvider): string {
  const { publicUrl } = app.config;
  const opened = `http://${host}`;
  if (!isSandbox(app, provider) || !URL.canParse(opened)) return publicUrl;
  const [own, there] = [new URL(publicUrl), new URL(opened)];
  const isSame = isLoopback(own.hostname) && isLoopback(there.hostname) && own.port === there.port;
  return isSame ? there.origin : publicUrl;
}

interface Failed {
  wish: Wish;
  provider: IdentityProvider;
  error: unknown;
}

/** The page that says why: /login, or for somebody who is signed in the page that would have finished, and leads them back. */
function pageOfProblem(app: App, { wish, provider, error }: Failed): string {
  const problem = error instanceof IdentityRefusal ? error.problem : 'failed';
  if (problem === 'failed') {
    const { name, message, code } = Object(error instanceof IdentityRefusal ? error.cause : error) as {
      [key in 'name' | 'message' | 'code']?: unknown;
    };
    app.log.warn({ event: 'identity_failed', provider, name, code, reason: message }, 'a sign-in elsewhere failed');
  }
  const path = wish.purpose === 'sign_in' ? '/login' : '/finish-sign-in';
  return page(path, wish, { problem, provider });
}

function page(path: string, { lang, purpose, redirect, remember }: Wish, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...more,
    ...(purpose !== 'sign_in' && { for: purpose }),
    ...(redirect && { redirect }),
    ...(!remember && { remember: 'false' }),
  });
  const text = query.toString();
  return withLang(path, lang) + (text && `?${text}`);
}

const redirectTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);
