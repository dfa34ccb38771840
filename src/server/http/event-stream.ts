import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { AppError, type ErrorCode } from '#shared/errors.ts';

export interface StreamEvent {
  /** A caller whose connection broke sends the last one as Last-Event-ID, and gets the events after it. */
  id?: string;
  /** The kind of event; `end` is reserved. */
  name: string;
  data: unknown;
}

/** Ids and names of events; each is sent on a line of its own, so it has no line breaks. */
export const eventToken = /^[\w.:-]{1,200}$/;

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Keeps proxies from buffering the stream.
  'x-accel-buffering': 'no',
  // Otherwise the connection would stay open after the stream, and a stopping server would wait for it.
  connection: 'close',
} as const;

export interface EventStream {
  /** The stream to send. */
  body: Readable;
  /** Aborted as soon as either side ends the stream. */
  signal: AbortSignal;
  /** Sends all of these, unless it ends before. */
  send(events: AsyncIterable<StreamEvent>): Promise<void>;
  /** Sends a last event `end`, with the reason if there is one, and nothing after it. */
  end(code?: ErrorCode): void;
}

interface EventStreamOptions {
  heartbeatMs: number;
  /** Why the caller may no longer receive events, or undefined. Called at every heartbeat and before every event. */
  findRefusal(): Promise<ErrorCode | undefined>;
  onError(error: unknown): void;
}

/** Server-sent events to one caller. */
export function createEventStream({ heartbeatMs, findRefusal, onError }: EventStreamOptions): EventStream {
  const body = new PassThrough();
  const ended = new AbortController();
  const { signal } = ended;
  let stalled = false;
  body.on('drain', () => {
    stalled = false;
  });
  body.on('error', () => {});
  body.once('close', () => {
    ended.abort();
    clearInterval(heartbeat);
  });

  const heartbeat = setInterval(() => void beat(), heartbeatMs);
  // Sent at once, so that the caller sees that the stream is open.
  body.write(': open\n\n');

  async function beat(): Promise<void> {
    // A caller who has read nothing since the last heartbeat has probably disconnected.
    if (body.writableNeedDrain && stalled) body.destroy();
    stalled = body.writableNeedDrain;
    if (signal.aborted) return;
    const refusal = await findRefusal();
    if (refusal) end(refusal);
    else if (!signal.aborted && !stalled) body.write(': still here\n\n');
  }

  async function send(events: AsyncIterable<StreamEvent>): Promise<void> {
    try {
      for await (const event of events) {
        const text = textOf(event);
        const refusal = await findRefusal();
        if (refusal) end(refusal);
        if (signal.aborted) return;
        if (!body.write(text)) await once(body, 'drain', { signal });
      }
      end();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof AppError)) onError(error);
      end(error instanceof AppError ? error.code : 'internal');
    }
  }

  function end(code?: ErrorCode): void {
    if (signal.aborted) return;
    ended.abort();
    body.end(textOf({ name: 'end', data: code ? { code } : {} }));
    // A caller who has disconnected never reads the last event.
    const timeout = setTimeout(() => body.destroy(), heartbeatMs);
    body.once('close', () => clearTimeout(timeout));
  }

  return { body, signal, send, end };
}

function textOf({ id, name, data }: StreamEvent): string {
  for (const token of [name, ...(id === undefined ? [] : [id])]) {
    if (!eventToken.test(token)) throw new RangeError(`Not an id or name of an event: ${JSON.stringify(token)}`);
  }
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
