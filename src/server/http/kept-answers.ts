import type { IncomingMessage } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { type Encoding, encodings, type KeptAnswer, plainBody } from '#server/kept/kept-answer.ts';
import type { Shown } from '#server/kept/subjects.ts';
import { today } from '#shared/dates.ts';
import { boundedCache } from './bounded-cache.ts';
import { langOf } from './caller.ts';
import { isInside } from './load-limit.ts';

/** Longer addresses are not kept: people do not write them. */
const longestKept = 1_000;

const negotiator = new Negotiator({ supportedValues: [...encodings], cache: boundedCache() });
const gzipNegotiator = new Negotiator({ supportedValues: ['gzip'], cache: boundedCache() });

/** Names of encodings are the same in capital letters, and x-gzip is gzip. @see RFC 9110, 8.4.1 and 8.4.1.3 */
const acceptedBy = ({ headers }: FastifyRequest) =>
  (headers['accept-encoding'] ?? '').toLowerCase().replaceAll('x-gzip', 'gzip');

/** Whether a browser takes gzip, the one encoding in which pages are put together. */
export const acceptsGzip = (request: FastifyRequest): boolean => gzipNegotiator.negotiate(acceptedBy(request)) !== null;

/** How a request asks for a public answer. */
interface AskedFor {
  /** By what the answer is kept. */
  key: string;
  /** In which encoding it is kept. Whoever takes neither gets that of most browsers, decompressed. */
  encoding: Encoding;
  takesEncoding: boolean;
}

/**
 * A public answer is kept by its address as sent, its language and encoding, and the day in Nairobi, since prices and
 * seasons depend on it. Undefined for an address that is not kept.
 */
export function askedFor(app: Pick<App, 'clock'>, request: FastifyRequest): AskedFor | undefined {
  const url = request.raw.url ?? '';
  if (url.length > longestKept) return undefined;
  const accepted = negotiator.negotiate(acceptedBy(request)) as Encoding | null;
  const encoding = accepted ?? 'br';
  const key = `${encoding} ${langOf(request)} ${today(app.clock)} ${url}`;
  return { key, encoding, takesEncoding: accepted !== null };
}

/** What the answer to a call of one of our pages shows, where it was a kept one: the page is made of such answers. */
export const shownOf = new WeakMap<IncomingMessage, Shown>();

/** Sends an answer compressed as the browser wishes, or 304 if the browser has it already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, takesEncoding }: { answer: KeptAnswer; takesEncoding: boolean },
): FastifyReply {
  if (isInside(request)) shownOf.set(request.raw, answer.shown);
  // Also on 304, which stands for the answer that it names. @see RFC 9110, 15.4.5
  reply.header('etag', answer.etag).header('vary', 'Accept-Encoding, Accept-Language');
  if (hasTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.header('content-type', answer.contentType);
  if (!takesEncoding) return reply.send(plainBody(answer));
  if (answer.encoding) reply.header('content-encoding', answer.encoding);
  return reply.send(answer.body);
}

/** Whether If-None-Match names this answer. Tags are compared weakly, as for GET. @see RFC 9110, 13.1.2 */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}
