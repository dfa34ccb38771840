import type { IncomingMessage } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { compressedFrom, type Encoding, encodings, type KeptAnswer } from '#server/kept/kept-answer.ts';
import type { Shown } from '#server/kept/subjects.ts';
import { today } from '#shared/dates.ts';
import { langOf } from './caller.ts';

/** Longer addresses are not kept: people do not write them. */
const longestKept = 1_000;

/** Their caches of headers are bounded: whoever sends another header each time fills them once. */
const negotiator = new Negotiator({ supportedValues: [...encodings], cache: boundedCache(500) });
const gzipNegotiator = new Negotiator({ supportedValues: ['gzip'], cache: boundedCache(500) });

const acceptedBy = ({ headers }: FastifyRequest) => headers['accept-encoding'] ?? '';

/** Whether a browser takes gzip, the one encoding in which pages are put together. */
export const acceptsGzip = (request: FastifyRequest): boolean => gzipNegotiator.negotiate(acceptedBy(request)) !== null;

/**
 * By what a public answer is kept: its address as sent, its language, and the day in Nairobi, since prices and seasons
 * depend on it. Undefined for an address that is not kept.
 */
export function keyOf(app: Pick<App, 'clock'>, request: FastifyRequest): string | undefined {
  const url = request.raw.url ?? '';
  if (url.length > longestKept) return undefined;
  return `${langOf(request)} ${today(app.clock)} ${url}`;
}

/** What the answer to a request shows, where it was a kept one; for pages, which are made of such answers. */
export const shownOf = new WeakMap<IncomingMessage, Shown>();

/** Sends an answer compressed as the browser wishes, or 304 if the browser has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  shownOf.set(request.raw, answer.shown);
  // Also on 304, which stands for the answer that it names. @see RFC 9110, 15.4.5
  reply.headers({ etag: answer.etag, vary: 'Accept-Encoding, Accept-Language' });
  if (hasTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.header('content-type', answer.contentType);
  if (answer.body.length < compressedFrom) return reply.send(answer.body);
  const encoding = negotiator.negotiate(acceptedBy(request)) as Encoding | null;
  if (!encoding) return reply.send(answer.body);
  const body = await answer.encoded(encoding);
  return reply.header('content-encoding', encoding).send(body);
}

/** Whether If-None-Match names this answer. Tags are compared weakly, as for GET. @see RFC 9110, 13.1.2 */
function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}

function boundedCache(most: number): Map<string, string> {
  const cache = new Map<string, string>();
  const set = cache.set.bind(cache);
  cache.set = (key, value) => (cache.size >= most ? cache : set(key, value));
  return cache;
}
