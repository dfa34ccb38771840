import type { FastifyInstance, FastifyReply } from 'fastify';
import { stripLang } from '#shared/languages.ts';

/** What neither pages nor frames in them may use of a device. */
const refused = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'serial', 'usb'],
];
/**
 * What our own pages may ask for, and frames of others in them may not. The policy is that of the document, which stays while
 * one goes from page to page, so it is the same on all: the position is asked for by the application of a provider.
 */
const ours = ['geolocation'];

export const permissionsPolicy: string = [
  ...refused.map((feature) => `${feature}=()`),
  ...ours.map((feature) => `${feature}=(self)`),
].join(', ');

const withCamera = permissionsPolicy.replace('camera=()', 'camera=(self)');

/** The policy of a page. The one that scans vouchers is always opened as a document of its own, and may use the camera. */
export const permissionsPolicyOf = (url: string): string => (isScanPage(url) ? withCamera : permissionsPolicy);

const isScanPage = (url: string): boolean =>
  url.includes('/check-in') && stripLang(url.split('?')[0] ?? '/') === '/provider/check-in';

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
