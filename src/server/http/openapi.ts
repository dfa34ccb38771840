import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { pageWeight } from './load-limit.ts';

/** Adds /api/openapi.json, made from what the routes declare, and a page that shows it; what makes them is loaded when one is asked for. */
export function describeInterface(fastify: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  fastify.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' && !route.schema?.hide) routes.push(route);
  });
  let described: Promise<FastifyInstance> | undefined;
  const description = () => {
    described ??= import('./describe-routes.ts').then(({ describeRoutes }) => describeRoutes(routes));
    return described;
  };
  const showPage = async ({ url, headers: asked }: FastifyRequest, reply: FastifyReply) => {
    const page = await (await description()).inject({ url, headers: asked });
    if (page.statusCode === 404) throw new AppError('not_found');
    const { date: _date, connection: _connection, ...headers } = page.headers;
    return reply.status(page.statusCode).headers(headers).send(page.rawPayload);
  };
  // The description is long, and written and compressed anew for each reader.
  const options = { schema: { hide: true }, onRequest: fastify.loadLimit.admit(() => pageWeight) };
  fastify.get('/api/openapi.json', options, async () => (await description()).swagger());
  fastify.get('/api/docs', options, showPage);
  fastify.get('/api/docs/*', options, showPage);
}
