import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCurrencyRoute } from './currency-route.ts';

let fastify: FastifyInstance;
beforeEach(async () => {
  fastify = Fastify();
  await fastify.register(cookie);
  addCurrencyRoute(fastify, { secure: true });
});
afterEach(() => fastify.close());

test('stores the choice and redirects to the page', async () => {
  const answer = await fastify.inject({ url: '/currency?currency=KES&back=%2Fsw%2Fstays%3Fq%3Dlamu' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sw/stays?q=lamu']);
  expect(answer.headers['set-cookie']).toBe('currency=KES; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
});

test.each([
  ['', undefined],
  ['currency=XXX', undefined],
  ['currency=EUR&currency=KES', undefined],
])('%j is no choice', async (query, set) => {
  const answer = await fastify.inject({ url: `/currency?back=/stays&${query}` });
  expect([answer.headers.location, answer.headers['set-cookie']]).toEqual(['/stays', set]);
});

test('redirects to a page whose address has letters beyond ASCII', async () => {
  const answer = await fastify.inject({ url: '/currency?back=/search%3Fq%3D%E2%80%99%C4%80%23caf%C3%A9' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search?q=%E2%80%99%C4%80#caf%C3%A9']);
});

test.each([
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%09/evil.example',
  '',
])('never redirects to %j', async (back) => {
  const answer = await fastify.inject({ url: `/currency?currency=KES&back=${back}` });
  expect(answer.headers.location).toBe('/');
});
