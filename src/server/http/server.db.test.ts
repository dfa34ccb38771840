import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { call } from '#shared/call.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { makePerson } from '#tests/support/factories.ts';
import type { Access } from './rights.ts';
import type { Http } from './route.ts';
import { createServer } from './server.ts';

const Seen = z.object({ ip: z.string(), lang: z.string(), name: z.string().nullable() });
const Thing = z.object({ name: z.string('name_short').min(2, 'name_short') });
const failures: Record<string, () => unknown> = {
  'sold-out': () => new AppError('sold_out'),
  'too-many': () => new AppError('too_many_tries', { retryAfter: 61 }),
  broken: () => new Error('SELECT secret FROM people'),
  nothing: () => undefined,
};

function routes(http: Http): void {
  const see = (path: string, access: Access) =>
    http.route({
      call: call<{ answer: typeof Seen }>('GET', path),
      schemas: { answer: Seen },
      access,
      summary: 'Who asks',
      tag: 'test',
      handler: async ({ caller, person }) => ({ ip: caller.ip, lang: caller.lang, name: person?.name ?? null }),
    });
  see('/api/public', 'public');
  see('/api/closed', 'signed_in');
  see('/api/office', 'admin');
  for (const [path, successFlag] of [
    ['/api/things', false],
    ['/api/flagged', true],
  ] as const) {
    http.route({
      call: call<{ body: typeof Thing; answer: typeof Thing }>('POST', path, 201),
      schemas: { body: Thing, answer: Thing },
      access: 'public',
      summary: 'Makes a thing, or fails by its name',
      tag: 'test',
      successFlag,
      handler: async ({ body }) => {
        if (body.name in failures) throw failures[body.name]?.();
        return body;
      },
    });
  }
  http.hook({
    path: '/api/hooks/d/:token',
    summary: 'A callback',
    answer: z.object({ bytes: z.number() }),
    handler: async ({ raw }) => ({ status: 200, body: { bytes: raw.length } }),
  });
}

let product: TestApp;
const open: TestApp[] = [];
async function make(options: TestAppOptions = {}): Promise<TestApp> {
  const made = await createTestApp({ routes: [routes], ...options });
  open.push(made);
  return made;
}
beforeEach(async () => {
  product = await make();
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '198.51.100.7') =>
  product.fastify.inject({ url, headers, remoteAddress });
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  product.fastify.inject({ method: 'POST', url, headers, payload: payload as object });

test.each([
  ['sold-out', 409, 'sold_out'],
  ['broken', 500, 'internal'],
  ['nothing', 500, 'internal'],
  ['x', 400, 'invalid_input'],
])('an error over HTTP, with and without its flag: %s', async (name, status, code) => {
  const plain = await post('/api/things', { name });
  expect([plain.statusCode, plain.json().code]).toEqual([status, code]);
  expect(plain.json()).not.toHaveProperty('success');
  expect((await post('/api/flagged', { name })).json()).toEqual({ success: false, ...plain.json() });
  expect(plain.body).not.toContain('SELECT');
});

test('a flagged call keeps its flag when its body cannot even be read', async () => {
  const json = { 'content-type': 'application/json' };
  expect((await post('/api/flagged', '{', json)).json()).toMatchObject({ success: false, code: 'invalid_input' });
  const long = await post('/api/flagged', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), json);
  expect([long.statusCode, long.json()]).toMatchObject([413, { success: false, code: 'payload_too_large' }]);
  const xml = await post('/api/flagged', '<a/>', { 'content-type': 'application/xml' });
  expect([xml.statusCode, xml.json()]).toMatchObject([415, { success: false, code: 'unsupported_media_type' }]);
});

test('a waiting time is in body and header, and the text is in the language of Accept-Language', async () => {
  const answer = await post('/api/things', { name: 'too-many' }, { 'accept-language': 'sw-KE,en;q=0.5' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().retryAfter]).toEqual([429, '61', 61]);
  expect(answer.json().error).not.toBe((await post('/api/things', { name: 'too-many' })).json().error);
});

test('an error that is not ours is logged with its request id, a refusal of ours is not', async () => {
  const broken = await post('/api/things', { name: 'broken' });
  await post('/api/things', { name: 'sold-out' });
  const told = product.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ reqId: broken.headers['x-request-id'], err: { type: 'Error' } });
});

test('unknown calls are 404 in the one shape', async () => {
  for (const answer of [await get('/api/unknown'), await post('/api/public', {})]) {
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: expect.any(String), code: 'not_found' }]);
  }
});

test('a call whose address cannot be read is answered with the headers of every refusal', async () => {
  const { headers } = await get('/api/%zz');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('camera=()'),
    vary: 'Accept-Language',
    'x-content-type-options': 'nosniff',
  });
});

test('an unknown call is 404 before its body is read', async () => {
  const answer = await post('/api/nothing', '{', { 'content-type': 'application/json' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(answer.headers['content-security-policy']).toBeDefined();
  const page = await post('/nothing', '{', { 'content-type': 'application/json' });
  expect(page.statusCode).toBe(404);
});

test('every answer has a request id of its own, whatever the caller sends', async () => {
  const own = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const ids = await Promise.all([1, 2, 3].map(async () => (await get('/healthz', own)).headers['x-request-id']));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  const lines = product.logged.map((line) => JSON.parse(line)).filter(({ route }) => route === '/healthz');
  expect(lines.map(({ reqId }) => reqId).toSorted()).toEqual(ids.toSorted());
});

test('the log names the route, never the address with its tokens', async () => {
  await post('/api/hooks/d/0123secret', { any: 'thing' });
  await get('/api/public?token=0123secret', { authorization: 'Bearer 0123secret' });
  expect(product.logged.join('')).toContain('/api/hooks/d/:token');
  expect(product.logged.join('')).not.toContain('0123secret');
});

test('the security headers, with a nonce of the request’s own', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await get('/healthz')).headers['content-security-policy']),
  );
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([\w+/=]{22,})'/.exec(String(policy))?.[1]);
  expect(nonces[0]).toBeDefined();
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const directive of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'self'"]) {
    expect(policies[0]).toContain(directive);
  }
  const { headers } = await get('/healthz');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('HSTS where the public address is https, and plain HTTP is still answered', async () => {
  product = await make({ env: { PUBLIC_URL: 'https://twende.example' } });
  const answer = await get('/healthz');
  expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([
    200,
    expect.stringContaining('max-age=31536000'),
  ]);
});

test.each([
  [undefined, '198.51.100.7', '198.51.100.7'],
  ['10.0.0.0/8', '10.1.2.3', '203.0.113.9'],
  ['10.0.0.0/8', '198.51.100.7', '198.51.100.7'],
  ['loopback, 192.0.2.1', '127.0.0.1', '203.0.113.9'],
])('TRUST_PROXY %s, asked from %s: the address is %s', async (trusted, from, seen) => {
  if (trusted) product = await make({ env: { TRUST_PROXY: trusted } });
  const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.9' };
  expect((await get('/api/public', headers, from)).json().ip).toBe(seen);
});

test.each([
  [undefined, '10.1.2.3', 1],
  ['10.0.0.0/8', '10.1.2.3', 0],
  ['10.0.0.0/8', '172.18.0.2', 1],
])(
  'TRUST_PROXY %s, a proxy at %s: %d line in the log, however often it asks, and /readyz says so, too',
  async (trusted, proxy, lines) => {
    product = await make({ env: trusted ? { TRUST_PROXY: trusted } : {} });
    expect((await get('/readyz', {}, proxy)).json()).toMatchObject({ status: 'ok', proxy: true });
    for (let n = 0; n < 3; n++) await get('/api/public', { 'x-forwarded-for': '203.0.113.9' }, proxy);
    expect(product.logged.filter((line) => JSON.parse(line).event === 'unnamed_proxy')).toHaveLength(lines);
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ok', proxy: lines === 0 });
  },
);

test('the notice of a proxy that is not named lapses after an hour without another sign of it', async () => {
  product = await make();
  const pass = (minutes: number) => product.clock.freeze(new Date(product.clock.now().getTime() + minutes * 60_000));
  const askByProxy = () => get('/api/public', { 'x-forwarded-for': '203.0.113.9' }, '10.1.2.3');
  const proxyIsFine = async () => (await get('/readyz')).json().proxy;
  const warnings = () => product.logged.filter((line) => JSON.parse(line).event === 'unnamed_proxy').length;
  await askByProxy();
  pass(59);
  await askByProxy();
  pass(59);
  expect([await proxyIsFine(), warnings()]).toEqual([false, 1]);
  pass(1);
  expect([await proxyIsFine(), warnings()]).toEqual([true, 1]);
  await askByProxy();
  expect([await proxyIsFine(), warnings()]).toEqual([false, 2]);
});

test.each(['10.1.2.3', '10.9.9.9', ''])('a named proxy may ask for itself, as health checks do: %j', async (itself) => {
  product = await make({ env: { TRUST_PROXY: '10.0.0.0/8' } });
  await get('/healthz', { 'x-forwarded-for': itself }, '10.1.2.3');
  expect((await get('/readyz')).json()).toMatchObject({ proxy: true });
});

test('who may not call is refused: 401 without a token and with a wrong one, 403 for the wrong role', async () => {
  const traveller = await makePerson(product.app, { name: 'Wanjiku' });
  const admin = await makePerson(product.app, { role: 'admin', name: 'Odhiambo' });
  const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  expect((await get('/api/closed')).json()).toMatchObject({ code: 'sign_in_required' });
  expect((await get('/api/closed', { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  expect((await get('/api/closed', as(traveller))).json()).toMatchObject({ name: 'Wanjiku' });
  expect((await get('/api/office', as(traveller))).json()).toMatchObject({ code: 'forbidden' });
  expect((await get('/api/office', as(admin))).json()).toMatchObject({ name: 'Odhiambo' });
  expect((await get('/api/public', as(traveller))).json()).toMatchObject({ name: 'Wanjiku' });
  expect((await get('/api/public', { authorization: 'Bearer nonsense' })).json()).toMatchObject({ name: null });
});

test('until the demo is filled only health checks and callbacks are answered', async () => {
  let filled = false;
  const people = {
    findPersonByToken: async () => undefined,
    findPersonById: async () => undefined,
    findMembership: async () => undefined,
    listMemberships: async () => [],
  };
  const rows = { booking: async () => undefined, document: async () => undefined, conversation: async () => undefined };
  const server = await createServer(product.app, { people, rows, routes: [routes], ready: () => filled });
  const status = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await server.inject({ url, method })).statusCode;
  try {
    expect((await server.inject('/api/public')).json()).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    const browser = { accept: 'text/html,application/xhtml+xml' };
    const page = await server.inject({ url: '/stays', headers: browser });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.body).toContain('http-equiv="refresh"');
    expect((await server.inject({ url: '/api/public', headers: browser })).json()).toMatchObject({
      code: 'unavailable',
    });
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect(await status('/api/hooks/d/x', 'POST')).toBe(200);
    filled = true;
    expect([await status('/api/public'), await status('/readyz')]).toEqual([200, 200]);
  } finally {
    await server.close();
  }
});

test('/readyz says 503 when the database is gone, /healthz stays', async () => {
  expect((await get('/readyz')).json()).toEqual({
    status: 'ok',
    database: true,
    queue: true,
    filled: true,
    letters: true,
    proxy: true,
  });
  const url = new URL('postgres://twende@127.0.0.1:1/nowhere');
  const lost = await make();
  Object.assign(lost.app, { db: (await import('#server/db/client.ts')).connect(url.href, () => {}).db });
  const answer = await lost.fastify.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'not_ready', database: false }]);
  expect((await lost.fastify.inject('/healthz')).statusCode).toBe(200);
});

test('a body that never ends does not delay other requests', async () => {
  await product.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = product.fastify.server.address() as AddressInfo;
  const aborter = new AbortController();
  const endless = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"name":')) });
  const slow = fetch(`http://127.0.0.1:${port}/api/things`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
    signal: aborter.signal,
  } as RequestInit).catch((error: Error) => error.name);
  expect((await fetch(`http://127.0.0.1:${port}/api/public`)).status).toBe(200);
  aborter.abort();
  expect(await slow).toBe('AbortError');
});

test('headers that are too long are refused in the shape of all errors', async () => {
  await product.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = product.fastify.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/public`, { headers: { 'x-long': 'a'.repeat(20_000) } });
  expect([answer.status, await answer.json()]).toMatchObject([431, { code: 'invalid_input' }]);
});

test('an address with a broken escape is answered to a browser with a page and the security headers', async () => {
  const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
  const answer = await get('/%ff', { accept });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<html lang="en"');
  expect((await get('/sw/%ff', { accept })).body).toContain('<html lang="sw"');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  for (const call of [await get('/%ff'), await get('/api/%ff', { accept })])
    expect([call.statusCode, call.json()]).toMatchObject([400, { code: 'invalid_input' }]);
});

test('every answer says whether it is kept, that its texts depend on the language, and what pages may use', async () => {
  const headersOf = async (url: string, headers = {}) => {
    const answer = await product.fastify.inject({ url, headers });
    const { 'cache-control': cache, vary, 'permissions-policy': permissions } = answer.headers;
    expect(permissions).toContain('camera=()');
    expect(permissions).toContain('geolocation=(self)');
    return [answer.statusCode, cache, vary];
  };
  expect(await headersOf('/api/public')).toEqual([200, 'no-cache', 'Accept-Language']);
  expect(await headersOf('/healthz')).toEqual([200, 'no-cache', 'Accept-Language']);
  expect(await headersOf('/api/closed')).toEqual([401, 'no-store', 'Accept-Language']);
  expect(await headersOf('/api/nowhere')).toEqual([404, 'no-store', 'Accept-Language']);
  const { token } = await makePerson(product.app);
  expect(await headersOf('/api/office', { authorization: `Bearer ${token}` })).toEqual([
    403,
    'no-store',
    'Accept-Language',
  ]);
});
