import Fastify from 'fastify';
import helmet from 'helmet';
import { expect, test } from 'vitest';
import { nextNonce, nonceLength } from './nonce.ts';
import { createSecurityHeaders, helmetOptions } from './security-headers.ts';

const urls = ['/', '/payment/0193?x=1', '/sw/payment/0193', '/payment', '/api/services?q=/payment/', '/healthz'];
const configs = (['live', 'sandbox', 'off'] as const).flatMap((mode) =>
  [true, false].map((development) => ({
    card: { mode } as Parameters<typeof helmetOptions>[0]['card'],
    development,
    publicUrl: development ? 'http://localhost:3000' : 'https://twende.example',
  })),
);

test.each(configs)('headers are those that helmet sets itself: %j', async (config) => {
  const fastify = Fastify();
  const apply = helmet(helmetOptions(config));
  const nonce = nextNonce();
  fastify.addHook('onRequest', async ({ raw }, reply) => {
    apply(Object.assign(raw, { cspNonce: nonce }), reply.raw, () => {});
  });
  fastify.get('/*', async () => '');
  const headersFor = createSecurityHeaders(config);
  for (const url of urls) {
    const { headers } = await fastify.inject({ url });
    for (const name of ['connection', 'content-length', 'content-type', 'date']) delete headers[name];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headersFor(url, nonce)).toEqual(headers);
  }
  await fastify.close();
});

test('every nonce is another one', () => {
  const nonces = Array.from({ length: 1_000 }, nextNonce);
  expect(new Set(nonces).size).toBe(1_000);
  expect(nonces.every((nonce) => nonce.length === nonceLength && Buffer.from(nonce, 'base64').length === 16)).toBe(
    true,
  );
});
