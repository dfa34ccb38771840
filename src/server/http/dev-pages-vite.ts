import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageHandler } from './pages.ts';

/** Pages made from the sources, which the browser reloads on every change. Loaded by `npm run dev` only. */
export async function createDevPages(fastify: FastifyInstance): Promise<PageHandler> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: fastify.server }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
  });
  await fastify.register(middie);
  // Vite answers its own files and passes everything else on.
  fastify.use(vite.middlewares);
  fastify.addHook('onClose', () => vite.close());
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment for the server');
  return {
    fetch: async (request, options) => {
      const entry = (await ssr.runner.import('@tanstack/react-start/server-entry')) as { default: PageHandler };
      return entry.default.fetch(request, options);
    },
  };
}
