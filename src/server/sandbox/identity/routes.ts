import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { isLoopback } from '#server/config/loopback.ts';
import { SANDBOX_IDENTITY } from '#server/outside/identity/identity.ts';
import { AppError } from '#shared/errors.ts';
import { type IdentityProvider, identityProviderNames } from '#shared/identity-providers.ts';
import { sendDevPage } from '../dev-html.ts';
import { createGrants, type Grants } from './grants.ts';
import { claimsOf, idTokenClaims, signingKey } from './id-token.ts';
import { type Asked, authorizePage } from './page.ts';
import { personIn } from './people.ts';

const schema = { hide: true };
const graphVersion = 'v24.0';

/** /dev/identity: what the product asks Google and Facebook for where no keys are set, and the page that people see there. */
export function identityRoutes(fastify: FastifyInstance, app: App): void {
  const grants = createGrants(app);
  if (app.config.google.mode === 'sandbox') googleRoutes(fastify, app, grants);
  if (app.config.facebook.mode === 'sandbox') facebookRoutes(fastify, app, grants);
}

/** An OpenID Connect server: discovery, page, tokens, key and what is known about a person. */
function googleRoutes(fastify: FastifyInstance, app: App, grants: Grants): void {
  const base = `${SANDBOX_IDENTITY.path}/google`;
  const issuer = `http://127.0.0.1:${app.config.port}${base}`;
  const key = signingKey(app.secrets);
  fastify.get(`${base}/.well-known/openid-configuration`, { schema }, async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  }));
  fastify.get(`${base}/jwks`, { schema }, async () => ({ keys: [key.jwk] }));
  pageRoutes(fastify, app, { provider: 'google', path: `${base}/authorize`, grants });
  fastify.post(`${base}/token`, { schema }, async (request, reply) => {
    const found = exchange(request, grants);
    if (!found) return reply.status(400).send({ error: 'invalid_grant' });
    const { person, nonce, token, expiresInSeconds } = found;
    return {
      ...{ access_token: token, token_type: 'Bearer', expires_in: expiresInSeconds, scope: 'openid email profile' },
      id_token: key.sign(idTokenClaims({ issuer, clientId: SANDBOX_IDENTITY.clientId, person, nonce })),
    };
  });
  fastify.get(`${base}/userinfo`, { schema }, async (request, reply) => {
    const person = grants.personOf(bearerOf(request));
    return person ? claimsOf(person) : reply.status(401).send({ error: 'invalid_token' });
  });
}

/** Facebook's dialog, its token for the Graph API, and `me` there. */
function facebookRoutes(fastify: FastifyInstance, app: App, grants: Grants): void {
  const base = `${SANDBOX_IDENTITY.path}/facebook/${graphVersion}`;
  pageRoutes(fastify, app, { provider: 'facebook', path: `${base}/dialog/oauth`, grants });
  fastify.post(`${base}/oauth/access_token`, { schema }, async (request, reply) => {
    const found = exchange(request, grants);
    if (!found) return reply.status(400).send(graphError('Error validating verification code.', 100));
    return { access_token: found.token, token_type: 'bearer', expires_in: found.expiresInSeconds };
  });
  fastify.get(`${base}/me`, { schema }, async (request, reply) => {
    const person = grants.personOf(bearerOf(request));
    if (!person) return reply.status(400).send(graphError('Invalid OAuth access token.', 190));
    return { id: person.subject, name: person.name, ...(person.email && { email: person.email }) };
  });
}

const graphError = (message: string, code: number) => ({ error: { message, type: 'OAuthException', code } });
const bearerOf = ({ headers }: FastifyRequest): string => String(headers.authorization ?? '').replace(/^\S+ /, '');

function exchange(request: FastifyRequest, grants: Grants) {
  const form = formOf(request);
  const { clientId, clientSecret } = SANDBOX_IDENTITY;
  if (form.client_id !== clientId || form.client_secret !== clientSecret) return undefined;
  const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = form;
  return grants.exchange({ code, redirectUri, verifier });
}

interface Page {
  provider: IdentityProvider;
  path: string;
  grants: Grants;
}

/** The page, at the provider's own path, and where its forms go. */
function pageRoutes(fastify: FastifyInstance, app: App, { provider, path, grants }: Page): void {
  const title = `Sign in with ${identityProviderNames[provider]}`;
  fastify.get(path, { schema }, (request, reply) => {
    const asked = askedIn(app, request.query as Record<string, string>);
    return sendDevPage(request, reply, {
      title,
      body: authorizePage({ provider, asked, accounts: app.demo?.accounts ?? [] }),
    });
  });
  const formPath = `${SANDBOX_IDENTITY.path}/${provider}/authorize`;
  fastify.post(formPath, { schema }, (request, reply) => {
    const form = formOf(request);
    const asked = askedIn(app, form);
    if (form.deny === 'on') return backWith(reply, asked, { error: 'access_denied' });
    const person = personIn(form);
    if (!person) return reply.redirect(`${path}?${new URLSearchParams(asked)}`, 303);
    const { redirect_uri: redirectUri, code_challenge: challenge, nonce } = asked;
    return backWith(reply, asked, {
      code: grants.codeFor({ person, redirectUri, challenge, nonce: nonce || undefined }),
    });
  });
}

const formOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, string>;

function backWith(reply: FastifyReply, asked: Asked, answer: Record<string, string>): FastifyReply {
  return reply.redirect(`${asked.redirect_uri}?${new URLSearchParams({ ...answer, state: asked.state })}`, 303);
}

/** @throws AppError invalid_input for what the product does not ask, above all another address to come back to */
function askedIn({ config }: App, sent: Record<string, string>): Asked {
  const { client_id = '', redirect_uri = '', state = '', nonce = '', code_challenge = '' } = sent;
  const back = URL.canParse(redirect_uri) ? new URL(redirect_uri) : undefined;
  const isOurs = back && (back.origin === config.publicUrl || isLoopback(back.hostname));
  if (client_id !== SANDBOX_IDENTITY.clientId || !isOurs || state === '' || code_challenge === '')
    throw new AppError('invalid_input');
  return { client_id, redirect_uri, state, nonce, code_challenge };
}
