import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { AppError, type ErrorCode } from '#shared/errors.ts';

export interface StreamEvent {
  /** Where somebody who was cut off goes on: it comes back as Last-Event-ID. */
  id?: string;
  /** What kind of event it is; `end` is ours. */
  name: string;
  data: unknown;
}

/** Ids and names stand on lines of their own. */
export const eventWord = /^[\w.:-]{1,200}$/;

export interface EventStream {
  /** What is sent. */
  body: Readable;
  /** Aborted as soon as the stream ends, from whichever side. */
  signal: AbortSignal;
  /** Sends all of these, unless it ends before. */
  send(events: AsyncIterable<StreamEvent>): Promise<void>;
  /** Sends a last event `end`, with the reason if there is one, and nothing after it. */
  end(code?: ErrorCode): void;
}

export interface EventStreamOptions {
  heartbeatMs: number;
  /** Why the caller may not go on receiving; undefined as long as they may. Asked at every heartbeat and before every event. */
  findRefusal(): Promise<ErrorCode | undefined>;
  onFault(error: unknown): void;
}

/** Server-sent events to one caller. */
export function createEventStream({ heartbeatMs, findRefusal, onFault }: EventStreamOptions): EventStream {
  const body = new PassThrough();
  const over = new AbortController();
  const { signal } = over;
  let stalled = false;
  body.on('drain', () => {
    stalled = false;
  });
  body.on('error', () => {});
  body.once('close', () => {
    over.abort();
    clearInterval(heart);
  });

  const heart = setInterval(() => void beat(), heartbeatMs);
  // Shows whoever waits for it that the stream is open.
  body.write(': open\n\n');

  async function beat(): Promise<void> {
    // A caller who takes nothing from one beat to the next is gone, or as good as gone.
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
      if (!(error instanceof AppError)) onFault(error);
      end(error instanceof AppError ? error.code : 'internal');
    }
  }

  function end(code?: ErrorCode): void {
    if (signal.aborted) return;
    over.abort();
    body.end(textOf({ name: 'end', data: code ? { code } : {} }));
    // Whoever is gone does not take the last event either.
    const patience = setTimeout(() => body.destroy(), heartbeatMs);
    body.once('close', () => clearTimeout(patience));
  }

  return { body, signal, send, end };
}

function textOf({ id, name, data }: StreamEvent): string {
  for (const word of [name, ...(id === undefined ? [] : [id])]) {
    if (!eventWord.test(word)) throw new RangeError(`no id or name of an event: ${JSON.stringify(word)}`);
  }
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
