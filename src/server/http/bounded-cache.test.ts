import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { movableClock } from '#server/clock.ts';
import { boundedCache } from './bounded-cache.ts';
import { acceptsGzip, askedFor } from './kept-answers.ts';

test('a full cache takes what is new, and no more memory', () => {
  const cache = boundedCache<number>();
  for (let n = 0; n < 2_000; n += 1) {
    cache.set(`value ${n}`, n);
    expect(cache.get(`value ${n}`)).toBe(n);
  }
  expect(cache.size).toBeLessThanOrEqual(500);
});

test('however many other headers were sent before, nobody is sent an encoding that they do not accept', async () => {
  const fastify = Fastify();
  fastify.get('/', async (request) => {
    const { encoding, takesEncoding } = askedFor({ clock: movableClock() }, request) ?? {};
    return { gzip: acceptsGzip(request), encoding, takesEncoding };
  });
  const ask = async (accepted: string) =>
    (await fastify.inject({ url: '/', headers: { 'accept-encoding': accepted } })).json();
  for (let n = 0; n < 600; n += 1) await ask(`x-${n}`);
  expect(await ask('gzip, deflate')).toEqual({ gzip: true, encoding: 'gzip', takesEncoding: true });
  expect(await ask('identity')).toEqual({ gzip: false, encoding: 'br', takesEncoding: false });
});
