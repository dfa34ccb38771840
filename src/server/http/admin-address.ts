import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const storage = new AsyncLocalStorage<string>();

/** Keeps the address of each admin while their request is answered, so that the audit record can say from where they acted. */
export function watchAdmins(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _, done) => {
    if (request.decided?.person?.role === 'admin') storage.run(request.ip, done);
    else done();
  });
}

/** The network address of the admin whose request is answered now; undefined for other people, jobs and commands. */
export const addressOfAdmin = (): string | undefined => storage.getStore();
