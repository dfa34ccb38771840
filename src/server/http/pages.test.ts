import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeptAnswers } from '#server/kept/kept-answers.ts';
import type { KeptPage } from '#server/kept/kept-page.ts';
import { AppError } from '#shared/errors.ts';
import { shownOf } from './kept-answers.ts';
import { addLoadLimit, inProgressAlways } from './load-limit.ts';
import { nonceLength } from './nonce.ts';
import { addPageRoute, type PageApp, type PageHandler } from './pages.ts';

let fastify: FastifyInstance;
const nonce = (text: string) => text.padEnd(nonceLength, '=');
let rendered = 0;
const pages = createKeptAnswers<KeptPage>({ maxBytes: 1_000_000, isFollowed: () => true });
const app = { clock: { now: () => new Date('2026-11-23T12:00:00+03:00') } as PageApp['clock'], kept: { pages } };
const options = {
  demo: true,
  publicUrl: 'https://twende.example',
  card: { mode: 'sandbox' },
  development: false,
} as const;
const answers: Record<string, () => Response> = {
  '/moved': () => Response.redirect('http://localhost/services', 307),
  '/broken': () => new Response('broken', { status: 500 }),
};

/** Says what reached it, in place of the browser application. */
const handler: PageHandler = {
  fetch: async (request, { context: { bridge } }) => {
    const url = new URL(request.url);
    const other = answers[url.pathname];
    if (other) return other();
    if (url.pathname.endsWith('/kept')) {
      rendered += 1;
      const { body } = await bridge.api({ method: 'GET', url: '/api/kept', headers: {} });
      const html = `<p>${url.search} ${body} ${bridge.currency}</p><script nonce="${bridge.nonce}"></script>`;
      return new Response(html.padEnd(5_000, ' Karibu.'), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    }
    const inside = await bridge.api({ method: 'GET', url: '/api/hello', headers: { 'accept-language': bridge.lang } });
    return Response.json({
      path: url.pathname + url.search,
      method: request.method,
      cookie: request.headers.get('cookie'),
      lang: bridge.lang,
      currency: bridge.currency,
      nonce: bridge.nonce,
      config: bridge.clientConfig,
      inside,
    });
  },
};

const noLimit = { isLate: () => false, onRefused: () => {} };

beforeEach(() => {
  fastify = Fastify();
  addLoadLimit(fastify, noLimit);
  fastify.addHook('onRequest', async (request) => {
    Object.assign(request.raw, { cspNonce: request.headers['x-nonce'] ?? nonce('n-1') });
  });
  fastify.get('/api/hello', async (request) => ({ hello: request.headers['accept-language'] }));
  rendered = 0;
  fastify.get('/api/kept', async (request) => {
    shownOf.set(request.raw, { subjects: ['settings'] });
    return { kept: true };
  });
  addPageRoute(fastify, { app, handler, options });
});
afterEach(() => fastify.close());

test('a page gets its address, language, nonce and config, calls inside, and no cookie', async () => {
  const answer = await fastify.inject({ url: '/sw/stays?q=a%20b', headers: { cookie: 'lang=en; token=x' } });
  expect(answer.json()).toEqual({
    path: '/sw/stays?q=a%20b',
    method: 'GET',
    cookie: null,
    lang: 'sw',
    currency: 'USD',
    nonce: nonce('n-1'),
    config: { demo: true, publicUrl: 'https://twende.example', liveCards: false },
    inside: { status: 200, body: '{"hello":"sw"}' },
  });
  expect(answer.headers['cache-control']).toBe('private, no-cache');
});

test('the currency of the cookie reaches the page, and caches are told that cookies matter', async () => {
  const answer = await fastify.inject({ url: '/stays', headers: { cookie: 'lang=en; currency=KES' } });
  expect(answer.json()).toMatchObject({ currency: 'KES', cookie: null });
  expect(answer.headers.vary).toBe('Cookie, Accept-Encoding');
  const redirect = await fastify.inject({ url: '/stays', headers: { cookie: 'lang=sw; currency=KES' } });
  expect(redirect.headers.vary).toBe('Cookie, Accept-Encoding');
});

test.each([
  ['/', '/sw'],
  ['/stays?q=samaki', '/sw/stays?q=samaki'],
])('with the cookie lang=sw, %s redirects to its page in Kiswahili', async (url, twin) => {
  const answer = await fastify.inject({ url, headers: { cookie: 'a=b; lang=sw' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, twin]);
});

test.each([
  ['/swahili', 'lang=sv'],
  ['/sw', 'lang=sw'],
  ['/stays', 'xlang=sw'],
])('%s with %s is not redirected', async (url, cookie) => {
  expect((await fastify.inject({ url, headers: { cookie } })).statusCode).toBe(200);
});

test.each([
  ['/a%00b', 400],
  ['/a%E0%A4', 400],
  ['/stays?q=%E0%A4', 400],
  [`/${'a'.repeat(5000)}`, 414],
  ['/assets/old-build.js', 404],
  ['/api/unknown', 404],
  ['/dev/unknown', 404],
  ['/_serverFn/constructor', 404],
  ['/_serverFn/', 404],
  ['/%5FserverFn/constructor', 404],
  ['//_serverFn/x', 308],
  ['/broken', 500],
])('%s answers %i', async (url, status) => {
  expect((await fastify.inject({ url })).statusCode).toBe(status);
});

test.each([
  ['/search?q=%00lamu', '/search?q=+lamu'],
  ['/search?q=a%0Ab&x=%7F', '/search?q=a+b&x=+'],
])('control characters are removed from %s', async (url, location) => {
  const answer = await fastify.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  expect((await fastify.inject({ url: '/search?q=%2500' })).statusCode).toBe(200);
});

test('a malformed address is answered to a browser with a page, to other clients with JSON', async () => {
  const page = await fastify.inject({ url: '/sw/stays?q=%E0%A4', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<html lang="sw"');
  expect((await fastify.inject({ url: '/stays?q=%E0%A4' })).json()).toMatchObject({ code: 'invalid_input' });
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/sw//evil.example', '/sw/evil.example'],
])('%s redirects to no other host', async (url, location) => {
  const answer = await fastify.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});

test('a redirect of the application names no host', async () => {
  const answer = await fastify.inject({ url: '/moved' });
  expect([answer.statusCode, answer.headers.location]).toEqual([307, '/services']);
});

test('HEAD answers like GET, without a body', async () => {
  const answer = await fastify.inject({ method: 'HEAD', url: '/stays' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test("the demo's page of components is the application's, and every other address below /dev is the server's", async () => {
  expect((await fastify.inject({ url: '/dev/components' })).json()).toMatchObject({ path: '/dev/components' });
  expect((await fastify.inject({ url: '/dev/other' })).statusCode).toBe(404);
  const production = Fastify();
  addLoadLimit(production, noLimit);
  addPageRoute(production, { app, handler, options: { ...options, demo: false, card: { mode: 'off' } } });
  expect((await production.inject({ url: '/dev/components' })).statusCode).toBe(404);
  await production.close();
});

describe('a page that is made of kept answers', () => {
  const open = (headers: Record<string, string> = {}, url = '/kept') => fastify.inject({ url, headers });
  beforeEach(() => pages.clear());

  test('is rendered once for everybody, whatever else they send, and each gets their own nonce', async () => {
    const first = await open({
      'x-nonce': nonce('n+1/'),
      cookie: 'token=secret; name=Amina',
      authorization: 'Bearer secret',
    });
    const second = await open({ 'x-nonce': nonce('n-2'), 'user-agent': 'secret' });
    expect(rendered).toBe(1);
    expect(first.body).toContain(`<script nonce="${nonce('n+1/')}"></script>`);
    expect(second.body).toBe(first.body.replace(nonce('n+1/'), nonce('n-2')));
    expect(first.body).not.toMatch(/secret|Amina/);
  });

  test('is rendered for each address and currency', async () => {
    const urls = ['/kept', '/sw/kept', '/kept?q=1'];
    for (const url of [...urls, ...urls]) await open({}, url);
    expect((await open({ cookie: 'currency=KES' })).body).toContain('KES');
    expect(rendered).toBe(4);
  });

  test('is the same for every value of tracking parameters, which reach neither the page nor a redirect', async () => {
    const first = await open({}, '/kept?utm_source=letter');
    for (const url of ['/kept?fbclid=a', '/kept?gclid=b&utm_campaign=c', '/kept'])
      expect((await open({}, url)).body).toBe(first.body);
    expect(rendered).toBe(1);
    expect((await open({}, '/kept?q=1&utm_source=a')).body).toBe((await open({}, '/kept?utm_source=b&q=1')).body);
    expect(rendered).toBe(2);
    const translated = await open({ cookie: 'lang=sw' }, '/kept?q=1&fbclid=a');
    expect(translated.headers.location).toBe('/sw/kept?q=1');
  });

  test('is sent as gzip to whoever takes it, and is the same page', async () => {
    const plain = await open({ 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const accepted of ['gzip', 'GZIP', 'x-gzip', 'gzip, deflate, br', '*']) {
      const packed = await open({ 'accept-encoding': accepted });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.rawPayload.length).toBeLessThan(1_000);
      expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    }
    expect((await open({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('is not compressed anew for whoever takes no gzip', async () => {
    const compressing = Fastify();
    await compressing.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
    addLoadLimit(compressing, noLimit);
    compressing.addHook('onRequest', async ({ raw }) => {
      Object.assign(raw, { cspNonce: nonce('n-1') });
    });
    compressing.get('/api/kept', async ({ raw }) => {
      shownOf.set(raw, { subjects: ['settings'] });
      return { kept: true };
    });
    addPageRoute(compressing, { app, handler, options });
    const headers = { 'accept-encoding': 'br' };
    const answers = [];
    for (const _ of [1, 2]) answers.push(await compressing.inject({ url: '/kept?packed=1', headers }));
    expect(answers.map((answer) => answer.headers['content-encoding'])).toEqual([undefined, undefined]);
    await compressing.close();
  });

  test('is unpacked for as many as there is room for, and refused to others, whether they waited for it or found it', async () => {
    const busy = Fastify();
    addLoadLimit(busy, { ...noLimit, isLate: () => true });
    busy.setErrorHandler((error, _, reply) => reply.code(error instanceof AppError ? 503 : 500).send());
    busy.addHook('onRequest', async ({ raw }) => void Object.assign(raw, { cspNonce: nonce('n-1') }));
    busy.get('/api/kept', async ({ raw }) => {
      shownOf.set(raw, { subjects: ['settings'] });
      return { kept: true };
    });
    addPageRoute(busy, { app, handler, options });
    const askedBy = async (visitors: number, accepted: string) => {
      const headers = { 'accept-encoding': accepted };
      const answers = await Promise.all(
        Array.from({ length: visitors }, () => busy.inject({ url: '/kept?plain=1', headers })),
      );
      const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
      return { sent: count(200), refused: count(503) };
    };
    for (const kept of [false, true]) {
      const { sent, refused } = await askedBy(60, 'identity');
      expect(sent, kept ? 'kept' : 'made').toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(inProgressAlways + 1);
      expect(sent + refused).toBe(60);
    }
    expect(await askedBy(60, 'gzip')).toEqual({ sent: 60, refused: 0 });
    await busy.close();
  });

  test('is the same for each of many who ask at once, with the nonce of each', async () => {
    const origin = await fastify.listen();
    const plain = (await open({ 'accept-encoding': 'identity' })).body;
    const nonces = Array.from({ length: 40 }, (_, index) => nonce(`n-${index}-`));
    const asked = nonces.map((one) => fetch(`${origin}/kept`, { headers: { 'x-nonce': one } }));
    const bodies = await Promise.all(asked.map(async (answer) => (await answer).text()));
    expect(bodies).toEqual(nonces.map((one) => plain.replace(nonce('n-1'), one)));
  });

  test('is rendered again when what it shows has changed', async () => {
    await open();
    pages.drop([{ subject: 'words', listingIds: [] }]);
    await open();
    expect(rendered).toBe(1);
    pages.drop([{ subject: 'settings', listingIds: [] }]);
    await open();
    expect(rendered).toBe(2);
  });

  test('is rendered each time during development, whose sources may change', async () => {
    const development = Fastify();
    addLoadLimit(development, noLimit);
    development.addHook('onRequest', async (request) => void Object.assign(request.raw, { cspNonce: nonce('n-1') }));
    development.get('/api/kept', async (request) => {
      shownOf.set(request.raw, { subjects: ['settings'] });
      return {};
    });
    addPageRoute(development, { app, handler, options: { ...options, development: true } });
    for (let n = 0; n < 2; n++) expect((await development.inject('/kept')).statusCode).toBe(200);
    expect(rendered).toBe(2);
    await development.close();
  });

  test('a page is never kept that an answer was part of which is not kept, nor one that is missing', async () => {
    for (const url of ['/other', '/broken']) {
      await open({}, url);
      expect(pages.find(`USD 2026-11-23 ${url}`)).toBeUndefined();
    }
    await open();
    expect(pages.find('USD 2026-11-23 /kept')).toBeDefined();
  });
});
