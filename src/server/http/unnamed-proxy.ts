import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';

/**
 * Warns once in the log when a proxy says whom it asks for and TRUST_PROXY names none: all visitors then share the
 * proxy's address, and the limits of one network. A visitor can cause the line, too, by sending the header themselves.
 */
export function warnOfUnnamedProxy(fastify: FastifyInstance, { config, log }: App): void {
  if (config.trustProxy.length > 0) return;
  let warned = false;
  fastify.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(
      { event: 'unnamed_proxy' },
      'X-Forwarded-For was sent, but TRUST_PROXY is not set: behind a proxy all visitors count as one address',
    );
  });
}
