import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#server/product.ts';
import { call } from '#shared/call.ts';
import { createTestApp } from '#tests/support/app.ts';
import type { Http } from './route.ts';

/** The kinds of routes that the product does not have yet. */
function others(http: Http): void {
  const answer = z.object({ ok: z.boolean() });
  http.upload({
    call: call<{ answer: typeof answer }>('POST', '/api/test/uploads'),
    schemas: { answer },
    ...{ access: 'signed_in', summary: 'Takes a file', tag: 'test', accepts: ['image/png'] },
    handler: async () => ({ ok: true }),
  });
  http.stream({
    ...{ path: '/api/test/:id/events', access: 'signed_in', summary: 'Tells what happens', tag: 'test' },
    handler: async () => (async function* () {})(),
  });
}

test('every parameter has a type', async () => {
  const product = await createTestApp({ routes });
  try {
    const { paths } = (await product.fastify.inject('/api/openapi.json')).json();
    const untyped = Object.entries<Record<string, { parameters?: Parameter[] }>>(paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters = [] }) =>
        parameters
          .filter(({ schema }) => !schema.type && !schema.anyOf && !schema.$ref)
          .map(({ name }) => `${path} ${name}`),
      ),
    );
    expect(untyped).toEqual([]);
  } finally {
    await product.close();
  }
});

test('the page that shows the description comes with its files under its own policy, also where a browser kept them', async () => {
  const { fastify, close } = await createTestApp({ routes: [] });
  try {
    const page = await fastify.inject('/api/docs');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('/api/docs/static/swagger-ui.css')]);
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    const file = await fastify.inject('/api/docs/static/swagger-ui.css');
    expect(file.headers['content-type']).toContain('text/css');
    const again = { url: '/api/docs/static/swagger-ui.css', headers: { 'if-none-match': file.headers.etag } };
    expect((await fastify.inject(again)).statusCode).toBe(304);
    const unknown = await fastify.inject('/api/docs/static/unknown.css');
    expect([unknown.statusCode, unknown.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  } finally {
    await close();
  }
});

interface Parameter {
  name: string;
  schema: { type?: string; anyOf?: object[]; $ref?: string };
}

test('the description of the interface passes the recommended rules of a public linter', async () => {
  const product = await createTestApp({ routes: [...routes, others] });
  try {
    const source = (await product.fastify.inject('/api/openapi.json')).body;
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
    expect(problems.map(({ ruleId, location: [at] }) => `${ruleId} ${at?.pointer}`).toSorted()).toEqual([
      // The interface has no licence.
      'info-license #/info',
      // These have no parameters, so they have no 4xx.
      'operation-4xx-response #/paths/~1healthz/get/responses',
      'operation-4xx-response #/paths/~1readyz/get/responses',
    ]);
  } finally {
    await product.close();
  }
});
