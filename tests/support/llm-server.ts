import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server answers to one request. */
export type LlmTurn =
  /** Text in these pieces, the last one not before `until`. */
  | { says: readonly string[]; finish?: string; until?: Promise<void> }
  /** Look-ups that it asks for. */
  | { calls: readonly { name: string; arguments: object | string }[] }
  /** An error. */
  | { status: number }
  /** This, and no more. */
  | { sends: string; type?: string }
  /** Text, and then the connection is lost. */
  | { breaksAfter: string }
  /** Nothing, or after this text nothing more. */
  | { hangsAfter: string };

interface LlmRequest {
  headers: Record<string, string | string[] | undefined>;
  body: {
    model: string;
    messages: { role: string; content: string; tool_calls?: { function: { name: string } }[] }[];
    tools?: { function: { name: string; parameters: object } }[];
    [name: string]: unknown;
  };
}

interface LlmServer {
  baseUrl: string;
  /** Those that came since `answer` was called last. */
  requests: LlmRequest[];
  /** What it answers from now on, one after the other; the last again and again. */
  answer(...turns: LlmTurn[]): void;
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** A stand-in for a server with a language model, which says what it is told to say. */
export async function startLlmServer(): Promise<LlmServer> {
  let turns: LlmTurn[] = [];
  const requests: LlmRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    if (request.url !== '/v1/chat/completions' || !turn) response.writeHead(404).end();
    else await send(response, turn);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer(...next) {
      turns = next;
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function send(response: ServerResponse, turn: LlmTurn): Promise<void> {
  if ('status' in turn) {
    response.writeHead(turn.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  const type = 'sends' in turn ? (turn.type ?? 'text/event-stream') : 'text/event-stream';
  response.writeHead(200, { 'content-type': type });
  if ('sends' in turn) response.end(turn.sends);
  else if ('hangsAfter' in turn)
    response.write(turn.hangsAfter === '' ? ': wait\n\n' : chunk({ content: turn.hangsAfter }));
  else if ('breaksAfter' in turn) response.write(chunk({ content: turn.breaksAfter }), () => response.destroy());
  else if ('says' in turn) {
    for (const [place, content] of turn.says.entries()) {
      if (place === turn.says.length - 1) await turn.until;
      response.write(chunk({ content }));
    }
    response.end(`${chunk({}, turn.finish ?? 'stop')}data: [DONE]\n\n`);
  } else {
    turn.calls.forEach(({ name, arguments: asked }, index) => {
      const written = typeof asked === 'string' ? asked : JSON.stringify(asked);
      const half = Math.ceil(written.length / 2);
      const first = { index, id: `call_${index}`, function: { name, arguments: written.slice(0, half) } };
      response.write(chunk({ role: 'assistant', content: null, tool_calls: [first] }));
      response.write(chunk({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] }));
    });
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
  }
}
