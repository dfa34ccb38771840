import type { Clock } from '#shared/dates.ts';
import { createBreaker } from './breaker.ts';
import { createReply, type ToolCall } from './chunks.ts';
import { ModelFault } from './model-fault.ts';

export type ModelMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string; toolCalls: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };

/** A look-up that the model may ask for; `parameters` is a JSON schema. */
export interface ModelTool {
  name: string;
  description: string;
  parameters: object;
}

interface ModelRequest {
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** Aborted with a ModelFault when the time is over, or when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A server with a language model, which is asked as OpenAI's is. */
export interface LanguageModel {
  /** Whether it is asked now: not while it is left alone after faults, nor by too many at once. */
  isAvailable(): boolean;
  /**
   * Asks once. Yields pieces of text as they come, and returns the look-ups that the model asks for.
   * @throws ModelFault for whatever else happens
   */
  ask(request: ModelRequest): AsyncGenerator<string, ToolCall[]>;
}

interface Options {
  baseUrl: string;
  model: string;
  apiKey?: string;
  clock: Pick<Clock, 'now'>;
  log: { warn(details: object, text: string): void };
  /** By default 8 seconds. */
  firstTokenMs?: number;
}

/** More at once wait for nothing that is ours, but each keeps one of the calls that a process may have in progress. */
export const askedAtOnce = 10;
/** Of one answer, in the form in which it is sent. */
const bytesMost = 256 * 1024;
/** Of one answer: some 2,500 letters. */
const tokensMost = 700;
/** What the server says to whoever it does not want to answer. */
const refusals: readonly number[] = [401, 403, 404, 429];

/** A client of a server by its HTTP interface alone: the official package weighs 35 MB for this one call. */
export function createLanguageModel(options: Options): LanguageModel {
  const { clock, log } = options;
  const breaker = createBreaker(clock);
  let running = 0;
  const isAvailable = () => running < askedAtOnce && breaker.isClosed();
  return {
    isAvailable,
    async *ask(request) {
      if (!isAvailable()) throw new ModelFault('not_available');
      running += 1;
      try {
        const calls = yield* exchange(options, request);
        breaker.worked();
        return calls;
      } catch (error) {
        const fault = faultOf(error);
        if (fault.reason !== leftReason) {
          breaker.failed(refusals.some((status) => fault.reason === `http_${status}`));
          if (!breaker.isClosed()) log.warn({ reason: fault.reason }, 'the language model is not asked for a minute');
        }
        throw fault;
      } finally {
        running -= 1;
      }
    },
  };
}

/** Why a request is aborted by us when its caller has left; no fault of the server. */
export const leftReason = 'left';

async function* exchange(
  { baseUrl, apiKey, model, firstTokenMs = 8_000 }: Options,
  { messages, tools, signal }: ModelRequest,
): AsyncGenerator<string, ToolCall[]> {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new ModelFault('first_token_timeout')), firstTokenMs);
  try {
    const answer = await fetch(`${baseUrl}/chat/completions`, {
      ...{ method: 'POST', redirect: 'error', signal: AbortSignal.any([signal, own.signal]) },
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, stream: true, ...limitOf(baseUrl), ...bodyOf(messages, tools) }),
    });
    if (!answer.ok) throw new ModelFault(`http_${answer.status}`);
    const isStream = answer.headers.get('content-type')?.includes('text/event-stream');
    if (!isStream || !answer.body) throw new ModelFault('no_stream');
    const reply = createReply();
    for await (const data of eventsIn(answer.body)) {
      const text = reply.take(data);
      if (reply.hasBegun()) clearTimeout(timer);
      if (text !== '') yield text;
    }
    return reply.finish();
  } finally {
    clearTimeout(timer);
    // Closes the connection where not all of the answer was read.
    own.abort(new ModelFault(leftReason));
  }
}

/** OpenAI's newer models take only the newer name, many other servers only the older. */
const limitOf = (baseUrl: string) =>
  new URL(baseUrl).hostname === 'api.openai.com' ? { max_completion_tokens: tokensMost } : { max_tokens: tokensMost };

const bodyOf = (messages: readonly ModelMessage[], tools: readonly ModelTool[]) => ({
  messages: messages.map((message) => {
    if (message.role === 'tool') {
      return { role: message.role, tool_call_id: message.toolCallId, content: message.content };
    }
    if (!('toolCalls' in message)) return message;
    const calls = message.toolCalls.map(({ id, ...call }) => ({ id, type: 'function', function: call }));
    return { role: message.role, content: message.content, tool_calls: calls };
  }),
  ...(tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
});

/** The data of server-sent events. @throws ModelFault when there is too much of them */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const { createParser } = await import('eventsource-parser');
  const read: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void read.push(data), maxBufferSize: bytesMost });
  const decoder = new TextDecoder();
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytesMost) throw new ModelFault('too_long');
    parser.feed(decoder.decode(part, { stream: true }));
    yield* read.splice(0);
  }
}

function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const { code } = ((error as Error | undefined)?.cause ?? {}) as { code?: unknown };
  return new ModelFault(typeof code === 'string' ? code : 'connection');
}
