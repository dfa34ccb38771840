import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';

/**
 * Notices when a proxy that TRUST_PROXY does not name says whom it asks for: all its visitors then share its address, and
 * the limits of one network. Warns of it once in the log. A visitor who sends the header themselves looks the same.
 * @returns whether none was noticed so far
 */
export function watchForUnnamedProxy(fastify: FastifyInstance, { log }: App): () => boolean {
  let noticed = false;
  fastify.addHook('onRequest', async ({ headers, ip, socket }) => {
    // What a proxy says is not believed where the address remains its own.
    if (noticed || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    noticed = true;
    log.warn(
      { event: 'unnamed_proxy' },
      'X-Forwarded-For was sent from an address that TRUST_PROXY does not name: all visitors behind a proxy count as one',
    );
  });
  return () => !noticed;
}
