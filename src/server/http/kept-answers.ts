import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { compressedFrom, type Encoding, encodings, type KeptAnswer } from '#server/kept/kept-answer.ts';
import { langOf } from './caller.ts';

/** Longer addresses are not kept: people do not write them. */
const longestKept = 1_000;
const dayMs = 86_400_000;
const nairobiMs = 3 * 3_600_000;

/** Its cache of headers is bounded: whoever sends another header each time fills it once. */
const negotiator = new Negotiator({ supportedValues: [...encodings], cache: boundedCache(500) });

/**
 * By what a public answer is kept: its address as sent, its language, and the day in Nairobi, since prices and seasons
 * depend on it. Undefined for an address that is not kept.
 */
export function keyOf(app: App, request: FastifyRequest): string | undefined {
  const url = request.raw.url ?? '';
  if (url.length > longestKept) return undefined;
  const day = Math.floor((app.clock.now().getTime() + nairobiMs) / dayMs);
  return `${langOf(request)} ${day} ${url}`;
}

/** Sends an answer compressed as the browser wishes, or 304 if the browser has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  reply.header('etag', answer.etag);
  if (hasTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.header('content-type', answer.contentType);
  if (answer.body.length < compressedFrom) return reply.send(answer.body);
  reply.header('vary', 'Accept-Encoding');
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '') as Encoding | null;
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
