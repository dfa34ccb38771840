import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Attempt } from './client.ts';
import { createGoogle } from './google.ts';

const attempt: Attempt = {
  redirectUri: 'https://twende.example/api/auth/identity/google/callback',
  ...{ state: 'state-1', nonce: 'nonce-1', verifier: 'v'.repeat(43) },
};
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, others] = [pair(), pair()];

/** What the server of the tests answers: one part of it is wrong at a time. */
let wrong: {
  claims?: object;
  key?: typeof own;
  token?: (send: (status: number, body: string) => void) => void;
  userinfo?: object;
  discovery?: object;
};
let asked: string[];
beforeEach(() => {
  wrong = {};
  asked = [];
});

const server = createServer((request, response) => {
  const send = (status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const path = request.url ?? '';
  asked.push(path);
  const issuer = originOf();
  if (path === '/.well-known/openid-configuration') {
    const endpoints = {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, userinfo_endpoint: `${issuer}/userinfo` },
    };
    return send(200, JSON.stringify({ ...endpoints, ...wrong.discovery }));
  }
  if (path === '/jwks') {
    const jwk = own.publicKey.export({ format: 'jwk' });
    return send(200, JSON.stringify({ keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] }));
  }
  if (path === '/userinfo') return send(200, JSON.stringify(wrong.userinfo ?? {}));
  if (wrong.token) return wrong.token(send);
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: issuer, aud: 'client', sub: '17', iat: now, exp: now + 600, nonce: 'nonce-1' },
    ...{ name: 'Wanjiru', email: 'wanjiru@example.com', email_verified: true },
    ...wrong.claims,
  };
  const idToken = jwtOf(claims, wrong.key ?? own);
  send(200, JSON.stringify({ access_token: 'access', token_type: 'Bearer', expires_in: 600, id_token: idToken }));
});
server.listen(0, '127.0.0.1');
afterAll(() => void server.close());
const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function jwtOf(claims: object, { privateKey }: typeof own): string {
  const text = [{ alg: 'RS256', kid: 'one' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const client = () =>
  createGoogle({ issuer: originOf(), clientId: 'client', clientSecret: 'secret', insecure: true, subjectPrefix: '' });
const finish = (query = 'code=1&state=state-1') => client().finish(attempt, new URLSearchParams(query));
const problem = (one: Promise<unknown>) =>
  one.then(
    () => 'found',
    (error: { problem: string }) => error.problem,
  );

test('the token says who it is', async () => {
  expect(await finish()).toEqual({
    ...{ subject: '17', name: 'Wanjiru', email: 'wanjiru@example.com', emailVerified: true },
  });
});

test('a server of others is asked for the address where its token has none, and its people are told apart', async () => {
  wrong.claims = { email: undefined, email_verified: undefined };
  wrong.userinfo = { sub: '17', email: 'asked@example.com', email_verified: true };
  const other = createGoogle({
    ...{ issuer: originOf(), clientId: 'client', clientSecret: 'secret', insecure: true },
    subjectPrefix: `${originOf()} `,
  });
  expect(await other.finish(attempt, new URLSearchParams('code=1&state=state-1'))).toMatchObject({
    ...{ subject: `${originOf()} 17`, email: 'asked@example.com' },
  });
});

test.each([
  ['signed by another key', { key: others }],
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['for another product', { claims: { aud: 'another' } }],
  ['expired', { claims: { exp: Math.floor(Date.now() / 1000) - 120 } }],
  ['of another sign-in', { claims: { nonce: 'nonce-2' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
])('a token %s is refused', async (_, change) => {
  wrong = change;
  expect(await problem(finish())).toBe('failed');
});

test.each([
  ['fails', (send: (status: number, body: string) => void) => send(500, '{}')],
  ['is no JSON', (send: (status: number, body: string) => void) => send(200, '<html>')],
  [
    'has no ID token',
    (send: (status: number, body: string) => void) =>
      send(200, JSON.stringify({ access_token: 'a', token_type: 'Bearer' })),
  ],
  [
    'is too large',
    (send: (status: number, body: string) => void) =>
      send(200, JSON.stringify({ access_token: 'a'.repeat(200_000), token_type: 'Bearer' })),
  ],
] as const)('an answer that %s finds nobody', async (_, token) => {
  wrong = { token };
  expect(await problem(finish())).toBe('failed');
});

test('who does not agree is told apart, and a state that is not ours is not looked at', async () => {
  expect(await problem(finish('error=access_denied&state=state-1'))).toBe('denied');
  expect(await problem(finish('error=server_error&state=state-1'))).toBe('failed');
  asked = [];
  expect(await problem(finish('error=access_denied&state=other'))).toBe('failed');
  expect(asked).not.toContain('/token');
});

test('a failed discovery is tried again, a good one is kept', async () => {
  const one = client();
  wrong.discovery = { issuer: 'https://evil.example' };
  expect(await problem(one.begin(attempt))).toBe('failed');
  wrong = {};
  const url = await one.begin(attempt);
  expect(url.searchParams.get('nonce')).toBe('nonce-1');
  await one.begin(attempt);
  expect(asked.filter((path) => path.includes('well-known'))).toHaveLength(2);
});

test('an issuer without https is refused unless it is allowed', async () => {
  const strict = createGoogle({
    ...{ issuer: originOf(), clientId: 'client', clientSecret: 'secret', insecure: false, subjectPrefix: '' },
  });
  expect(await problem(strict.begin(attempt))).toBe('failed');
  expect(asked).toEqual([]);
});
