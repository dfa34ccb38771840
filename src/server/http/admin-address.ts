import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const storage = new AsyncLocalStorage<{ id: string; address: string }>();

/** Keeps the address of each admin while their request is answered, so that the audit log can say from where they acted. */
export function watchAdmins(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _, done) => {
    const person = request.decided?.person;
    if (person?.role === 'admin') storage.run({ id: person.id, address: request.ip }, done);
    else done();
  });
}

/** The network address of this person, if they are an admin whose request is answered now. */
export function addressOfAdmin(id: string | null): string | undefined {
  const acting = storage.getStore();
  return acting?.id === id ? acting?.address : undefined;
}
