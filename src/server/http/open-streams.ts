import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { EventStream } from './event-stream.ts';

/** How many streams one person may have in one process, for several tabs and devices. */
export const streamsPerPersonMax = 5;
const streamsMax = 1_000;

export interface OpenStreams {
  /**
   * Counts a stream until it ends. When a person has too many, their oldest is ended, since its connection may have broken
   * unnoticed.
   * @param ownerId of a person, or of a request that anybody may make
   * @throws AppError too_busy when this process has too many
   */
  add(ownerId: string, stream: EventStream): void;
}

/** The open streams of this process. Stopping the server ends them, since it would otherwise wait for them. */
export function createOpenStreams(fastify: FastifyInstance): OpenStreams {
  const open = new Map<EventStream, string>();
  fastify.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end('unavailable');
  });
  return {
    add(ownerId, stream) {
      if (open.size >= streamsMax) throw new AppError('too_busy', { retryAfter: 30 });
      const theirs = [...open].filter(([, owner]) => owner === ownerId).map(([one]) => one);
      const tooMany = Math.max(0, theirs.length + 1 - streamsPerPersonMax);
      for (const oldest of theirs.slice(0, tooMany)) oldest.end('too_many_tries');
      open.set(stream, ownerId);
      stream.signal.addEventListener('abort', () => open.delete(stream), { once: true });
    },
  };
}
