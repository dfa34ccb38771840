import type { FastifyInstance, FastifyReply } from 'fastify';

/** What pages of this origin, and frames in them, may use of a device. The provider's panel will ask for more itself. */
export const permissionsPolicy: string = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers of every answer that its route has not set: a refusal is never stored, any other answer is stored only to be
 * asked for again; and the texts of answers that are not pages depend on Accept-Language.
 */
export function addAnswerHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', reply.statusCode >= 400 ? 'no-store' : 'no-cache');
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('application/json')) vary(reply, 'Accept-Language');
    done(null, payload);
  });
}

function vary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary');
  if (typeof before !== 'string') reply.header('vary', name);
  else if (!before.split(/, */).includes(name)) reply.header('vary', `${before}, ${name}`);
}
