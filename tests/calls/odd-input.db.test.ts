import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAdmin } from '#server/accounts/make-admin.ts';
import { registerPerson } from '#server/accounts/register.ts';
import { startSession } from '#server/accounts/sessions.ts';
import { transaction } from '#server/db/client.ts';
import { injectStream, streamPath } from '../support/inject-stream.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { typed } from '../support/typed.ts';

interface Operation {
  method: string;
  path: string;
  closed: boolean;
  takesBody: boolean;
}

const unknownToken = 'f'.repeat(64);
let product: TestProduct;
let people: string[];
let tokens: (string | undefined)[];
let operations: Operation[];

beforeAll(async () => {
  product = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const register = (name: string, role: 'user' | 'provider') =>
    registerPerson(product.app, { name, email: `${name}@odd.test`, password: 'Karibu2026!', role, language: 'en' });
  people = [(await register('traveller', 'user')).user.id, (await register('admin', 'user')).user.id];
  await transaction(product.app, (tx) => makeAdmin(tx, 'admin@odd.test', product.app.clock.now()));
  operations = await readOperations();
});
afterAll(() => product?.close());

/** Signed in anew for every test, because logging out is one of the calls that are tried. */
beforeEach(async () => {
  const now = product.app.clock.now();
  const sessions = people.map((personId) =>
    transaction(product.app, (tx) => startSession(tx, { personId, remember: true, userAgent: 'test', now })),
  );
  tokens = [undefined, ...(await Promise.all(sessions)), unknownToken];
});

const logout = '/api/auth/logout';

/** Every call of the interface. Logging out comes last, because calls after it would be a visitor's. */
async function readOperations(): Promise<Operation[]> {
  const api = (await (await fetch(`${product.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security?: unknown[]; requestBody?: unknown }>>;
  };
  const paths = Object.entries(api.paths).toSorted(([a], [b]) => Number(a === logout) - Number(b === logout));
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      closed: (security ?? []).length > 0,
      takesBody: requestBody !== undefined,
    })),
  );
}

/** What anybody may call. A new call whose access was left public by mistake fails the test. */
const open = [
  'POST /api/auth/register',
  'POST /api/auth/identity',
  'POST /api/auth/login',
  'POST /api/auth/login/passkey',
  'POST /api/auth/login/passkey/options',
  'POST /api/auth/login/second-factor',
  'POST /api/auth/verify-email',
  'POST /api/auth/restore-email',
  'POST /api/auth/take-back',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/reset-password/check',
  'POST /api/push/browsers/renew',
  'PUT /api/push/notices/{id}/read',
  'GET /api/settings/public',
  'GET /api/services',
  'GET /api/services/{id}',
  'GET /api/services/{id}/availability',
  'GET /api/services/{id}/quote',
  'GET /api/services/{id}/reviews',
  'GET /api/services/{id}/similar',
  'GET /api/artisans',
  'GET /api/places',
  'GET /api/places/{slug}',
  'GET /api/providers/{id}',
  'GET /api/favorites/listings',
  'GET /api/favorites/shared/{token}',
  'GET /api/chat/suggestions',
  'GET /api/chat/messages',
  'POST /api/chat/message',
  'POST /api/chat/messages',
  'DELETE /api/chat/messages',
  'GET /api/help/articles',
  'GET /api/help/articles/{slug}',
  'POST /api/support/attachments',
  'GET /api/support/attachments/{attachmentId}',
  'POST /api/support/tickets',
  'POST /api/support/tickets/{ticketId}/close',
  'POST /api/support/tickets/{ticketId}/messages',
  'POST /api/support/tickets/{ticketId}/view',
  'POST /api/newsletter/subscriptions',
  'POST /newsletter',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'GET /api/pictures/site',
  'GET /avatars/{id}',
  'GET /cards/{id}/{name}',
  'GET /pictures/{id}/{width}',
  'POST /api/invitations/view',
  'POST /api/payments/stripe/webhook',
  'POST /api/hooks/d/{token}',
  'POST /api/hooks/s/{token}',
  'POST /api/hooks/mail/{token}',
  'GET /healthz',
  'GET /readyz',
  'GET /dev/clock',
  'POST /dev/clock',
];

const long = 'x'.repeat(5_000);
/** An id of the right form that nothing has, so that the query of the address is read. */
const noId = '00000000-0000-0000-0000-000000000000';
const longestPart = long.slice(0, 400);
const longestQuery = `?q=${long.slice(0, 3_000)}`;
const oddParts = ['1', '%00', '..%2f..', "'%20or%201=1--", '%F0%9F%A6%92', 'BK-2026-001', noId, longestPart];
const oddQueries = [
  '',
  '?page=-1&pageSize=1e9',
  '?q=%00&category=lions&sort=up',
  "?q='%22%25_%5C&minPrice=NaN&maxPrice=1e400",
  '?startDate=2026-02-30&endDate=x&guests=0',
  '?from=2026-01-01&to=2036-01-01',
  '?startDate=2026-12-01&guests=99999999999999999999',
  longestQuery,
  '?q=a&q=b&page[]=1&__proto__=x',
];
const oddBodies = [
  'null',
  '[]',
  '"text"',
  '0',
  '{}',
  '{',
  '{"__proto__":{"role":"admin"}}',
  JSON.stringify({
    email: { $ne: '' },
    password: 1,
    name: [],
    serviceId: 'x',
    bookingId: {},
    guests: '2',
    contact: null,
  }),
  JSON.stringify({ email: 'a@b.co', name: 'Nul \u0000 byte', password: 'Karibu2026!', role: 'admin', phone: '\u0000' }),
  JSON.stringify({ email: `${long}@b.co`, name: long, password: long, bio: long, interests: Array(500).fill('x') }),
  JSON.stringify({
    serviceId: '0190a000-0000-7000-8000-000000000000',
    startDate: '9999-99-99',
    endDate: 5,
    guests: 1e308,
    contact: { email: 'a@b.co', name: '\ud800', phone: '🦒' },
  }),
  JSON.stringify({
    serviceId: '0190a000-0000-7000-8000-000000000000',
    startDate: '2026-12-01',
    contact: { email: 'a@b.co' },
  }),
  JSON.stringify({ bookingId: 'BK-2026-001', phoneNumber: '+254712345678', amount: -1, token: '\u0000', path: '//x' }),
  JSON.stringify({ bookingId: '\u0000', phoneNumber: '+254712345678', amount: 1.5, reason: 'x' }),
  JSON.stringify({ usdToKesRate: 0.5, holdMinutes: -1, commissionPercent: 'x', supportEmail: 'y', advanceMs: -5 }),
];

interface Odd {
  query?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Without a connection of its own, which would take most of the time of the thousands of calls below. */
async function ask({ method, path }: Operation, part: string, { query = '', headers = {}, body }: Odd): Promise<void> {
  const url = `${path.replace(/\{\w+\}/g, part)}${query}`;
  const {
    statusCode,
    headers: answered,
    body: text,
  } = path === streamPath
    ? await injectStream(product.fastify, { url, headers })
    : await product.fastify.inject({
        ...{ method: method as 'GET', url, headers },
        ...(body !== undefined && { body }),
      });
  const what = `${method} ${url.slice(0, 140)} ${(body ?? '').slice(0, 80)}`;
  expectProper(what, { status: statusCode, type: answered['content-type'], text });
}

/** Over a real connection, on which Node reads the request line and the headers before our server does. */
async function askByConnection({ method, path }: Operation, part: string, { query = '', ...odd }: Odd): Promise<void> {
  const url = `${path.replace(/\{\w+\}/g, part)}${query}`;
  const answer = await fetch(product.origin + url, { method, ...odd });
  const what = `${method} ${url.slice(0, 140)} over a connection`;
  const type = answer.headers.get('content-type') ?? undefined;
  expectProper(what, { status: answer.status, type, text: await answer.text() });
}

function expectProper(
  what: string,
  { status, type, text }: { status: number; type: string | undefined; text: string },
) {
  expect.soft(status, `${what} answered ${text.slice(0, 200)}`).toBeLessThan(500);
  expect.soft(text, what).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|SELECT |drizzle/);
  if (status >= 400 && type?.includes('json')) {
    expect.soft(JSON.parse(text), what).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  }
}

/** Whether what such a caller sends is read: a closed call refuses visitors and unknown tokens before (`rights.db.test.ts`). */
const isReadFor = ({ closed }: Operation, token: string | undefined) =>
  !closed || (token !== undefined && token !== unknownToken);

const headersOf = (token: string | undefined) => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});

describe('odd input is never answered with 5xx, a stack trace or an error of another shape', () => {
  test('there are calls to try', () => expect(operations.length).toBeGreaterThan(20));

  test('odd paths and queries, for everybody', async () => {
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      for (const [who, token] of tokens.entries()) {
        // Every part and every query, and for each of the four another pair of them.
        const queries = isReadFor(operation, token) ? oddQueries : oddQueries.slice(0, 1);
        for (const [at, query] of queries.entries()) {
          await ask(operation, oddParts[(at + who) % oddParts.length] ?? '', { query, headers: headersOf(token) });
        }
      }
      // Once more with an id of the right form: where the path is refused, the query is not read.
      if (!operation.path.includes('{')) continue;
      for (const query of oddQueries) await ask(operation, noId, { query, headers: headersOf(tokens[1]) });
    }
  }, 300_000);

  test('the longest path and query, over a real connection', async () => {
    const calls = operations.filter(({ method, path }) => method === 'GET' && path.includes('{')).slice(0, 5);
    expect(calls).toHaveLength(5);
    const headers = headersOf(tokens[1]);
    for (const operation of calls) await askByConnection(operation, longestPart, { query: longestQuery, headers });
  });

  // Most are short words, which no index finds; some look like numbers, others like operators.
  test.each(typed)('what people type is looked for: %s', async (text) => {
    for (const name of ['q', 'location', 'category', 'startDate', 'guests', 'minPrice', 'sort']) {
      const query = `?${new URLSearchParams({ [name]: text })}`;
      for (const path of ['/api/services', '/api/artisans']) {
        await ask({ method: 'GET', path, closed: false, takesBody: false }, '', { query });
      }
    }
    const { status } = await fetch(`${product.origin}/api/services?${new URLSearchParams({ q: text })}`);
    expect(status).toBe(200);
  });

  test('odd bodies, for everybody', async () => {
    for (const operation of operations.filter(({ method }) => method !== 'GET')) {
      for (const token of tokens) {
        for (const body of isReadFor(operation, token) ? oddBodies : oddBodies.slice(0, 1)) {
          await ask(operation, '0190a000-0000-7000-8000-000000000000', { headers: headersOf(token), body });
        }
      }
    }
  }, 300_000);

  test('odd headers and types', async () => {
    const odd: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(2_000) },
      { 'content-type': 'application/json', 'accept-language': ';;;q=x', authorization: 'Bearer' },
      { 'content-type': 'application/json', authorization: `Bearer ${long.slice(0, 4_000)}` },
      { 'content-type': 'application/json', authorization: 'Basic eDp5', cookie: 'lang=%%%; device=x.y' },
    ];
    const calls = operations.filter(({ method }) => method !== 'GET');
    for (const [at, operation] of calls.entries()) {
      // A handful over a real connection as well.
      const ways = at < 5 ? [ask, askByConnection] : [ask];
      for (const headers of odd) {
        const token = tokens[1];
        const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
        for (const way of ways) {
          await way(operation, '0190a000-0000-7000-8000-000000000000', { headers: all, body: '{"a":1}' });
        }
      }
    }
  }, 300_000);

  test.each(['text/plain', 'application/xml', 'text/html'])('a body of type %s is 415', async (type) => {
    const headers = { 'content-type': type };
    const { statusCode } = await product.fastify.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      body: '{}',
    });
    expect(statusCode).toBe(415);
  });

  test('a body over 1 MiB is 413', async () => {
    const body = JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(1024 * 1024) });
    const answer = await fetch(`${product.origin}/api/auth/login`, {
      method: 'POST',
      headers: headersOf(undefined),
      body,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  test('only these calls are open', () => {
    const found = operations.filter(({ closed }) => !closed).map(({ method, path }) => `${method} ${path}`);
    expect(found.sort()).toEqual([...open].sort());
  });
});
