import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';

/** How long the notice lasts: a visitor can cause it, too, where there is no proxy. */
const noticeMs = 3_600_000;

/**
 * Notices when a proxy that TRUST_PROXY does not name says whom it asks for: all its visitors then share its address, and
 * the limits of one network. Warns of it in the log when it begins. A visitor who sends the header themselves looks the
 * same.
 * @returns whether none was noticed within the last hour
 */
export function watchForUnnamedProxy(fastify: FastifyInstance, { log, clock }: App): () => boolean {
  let noticedAt: Date | undefined;
  const isNoticed = () => noticedAt !== undefined && clock.now().getTime() - noticedAt.getTime() < noticeMs;
  const look = ({ ips }: FastifyRequest) => {
    // `ips` begins with the sender, and goes on with whom it asks for where it is a proxy that is named.
    const isBelieved = ips !== undefined && ips.length > 1;
    if (isBelieved) return;
    const isNews = !isNoticed();
    noticedAt = clock.now();
    if (!isNews) return;
    log.warn(
      { event: 'unnamed_proxy' },
      'X-Forwarded-For was sent from an address that TRUST_PROXY does not name: all visitors behind a proxy count as one',
    );
  };
  fastify.addHook('onRequest', (request, _, done) => {
    if (request.headers['x-forwarded-for']) look(request);
    done();
  });
  return () => !isNoticed();
}
