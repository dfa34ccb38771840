import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { describeRights } from './rights.ts';

const icon = new URL('../../../public/favicon.svg', import.meta.url);

/**
 * A server of its own that describes the given routes and runs none of them: `swagger()` is the description, and its answers
 * are the page that shows it.
 */
export async function describeRoutes(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const fastify: FastifyInstance = Fastify({ exposeHeadRoutes: false });
  // Nothing is sent to these routes, so nothing is made of their schemas.
  fastify.setValidatorCompiler(() => () => true);
  fastify.setSerializerCompiler(() => JSON.stringify);
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Twende',
        version: '1',
        description:
          'The interface of Twende, a marketplace for travel in Kenya. Pages use these same calls. Any call may be refused with 503 `too_busy` while there is too much to do, or `unavailable` while the product starts: nothing was done, and `Retry-After`, which is `retryAfter` in the answer, says after how many seconds it can be sent again, a creating call under its same Idempotency-Key.',
      },
      servers: [{ url: '/', description: 'Where this description was read' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/auth/login.' },
          signedLink: { type: 'apiKey', in: 'query', name: 'signature', description: 'From POST /api/file-links.' },
        },
      },
    },
    transform: (document) => {
      const { uploadFields } = document.route.config ?? {};
      const form = uploadFields && { consumes: ['multipart/form-data'], body: formOf(uploadFields) };
      const { schema, url } = jsonSchemaTransform({ ...document, schema: { ...document.schema, ...form } });
      const { method } = document.route;
      const operationId = operationIdOf({ method: Array.isArray(method) ? (method[0] ?? '') : method, path: url });
      // A route without declared rights is public.
      return { schema: { operationId, ...describeRights({ access: 'public' }), ...schema }, url };
    },
    transformObject: (document) => {
      const description = jsonSchemaTransformObject(document);
      if ('components' in description) removeUnused(description.components?.schemas ?? {}, description);
      return description;
    },
  });
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    logo: { type: 'image/svg+xml', content: readFileSync(icon) },
    // Otherwise the page would send the description's address to an external validator.
    uiConfig: { validatorUrl: null },
    staticCSP: true,
    // The page has inline styles; it shows no personal data.
    transformStaticCSP: () =>
      "default-src 'self'; base-uri 'self'; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; style-src 'self' 'unsafe-inline'",
  });
  for (const { method, url, schema, config } of routes) {
    fastify.route({
      method,
      url,
      ...(schema && { schema }),
      ...(config && { config }),
      handler: async () => undefined,
    });
  }
  await fastify.ready();
  return fastify;
}

/** The form in which an upload is sent: its text fields and its file. */
const formOf = (fields: object) =>
  z.object({ ...(fields instanceof z.ZodObject && fields.shape), file: z.string().meta({ format: 'binary' }) });

/** `POST /api/bookings/:id/cancel` → `postBookingsByIdCancel`. */
function operationIdOf({ method, path }: { method: string; path: string }): string {
  const words = path.split(/[/.-]/).filter((word) => word !== '' && word !== 'api');
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)));
  return method.toLowerCase() + named.join('');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Removes unused schemas: each named one is described twice, for requests and for answers, and most have only one use. */
function removeUnused(schemas: Record<string, unknown>, description: object): void {
  const text = JSON.stringify(description);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) removeUnused(schemas, description);
}
