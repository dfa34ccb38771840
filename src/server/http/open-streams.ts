import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { EventStream } from './event-stream.ts';

/** Of one person, in one process: some tabs and some phones. */
export const streamsOfOneMost = 5;
const streamsMost = 1_000;

export interface OpenStreams {
  /**
   * Counts a stream until it is over. One more than a person may have ends their oldest, since that may be a connection
   * that broke without our noticing.
   * @throws AppError unavailable when this process has as many as it may
   */
  add(personId: string, stream: EventStream): void;
}

/** The streams that are open in this process. All end when the server stops, which would else wait for them. */
export function createOpenStreams(fastify: FastifyInstance): OpenStreams {
  const open = new Map<EventStream, string>();
  fastify.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end('unavailable');
  });
  return {
    add(personId, stream) {
      if (open.size >= streamsMost) throw new AppError('unavailable', { retryAfter: 30 });
      const theirs = [...open].filter(([, owner]) => owner === personId).map(([one]) => one);
      const tooMany = Math.max(0, theirs.length + 1 - streamsOfOneMost);
      for (const oldest of theirs.slice(0, tooMany)) oldest.end('too_many_tries');
      open.set(stream, personId);
      stream.signal.addEventListener('abort', () => open.delete(stream), { once: true });
    },
  };
}
