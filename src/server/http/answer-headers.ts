import type { FastifyInstance } from 'fastify';

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
  fastify.addHook('onSend', async (_, reply, payload) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', reply.statusCode >= 400 ? 'no-store' : 'no-cache');
    if (String(reply.getHeader('content-type')).startsWith('application/json')) vary(reply, 'Accept-Language');
    return payload;
  });
}

function vary(reply: { getHeader(name: string): unknown; header(name: string, value: string): unknown }, name: string) {
  const before = reply.getHeader('vary');
  const names = typeof before === 'string' ? before.split(/, */) : [];
  if (!names.includes(name)) reply.header('vary', [...names, name].join(', '));
}
