import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createDaraja, type StkPush } from './daraja.ts';
import type { DarajaOptions } from './daraja-client.ts';

/** `cut`: the answer is cut off after its beginning; `hang`: there is no answer. */
export type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | 'reset' | 'cut' | 'hang';

export const ACCEPTED: Reply = {
  status: 200,
  body: { MerchantRequestID: 'm-1', CheckoutRequestID: 'ws_CO_1', ResponseCode: '0' },
};

export const push: StkPush = {
  phone: '+254712345678',
  amountKes: 11_000,
  accountReference: 'BK2026001',
  callbackUrl: 'https://twende.example/api/hooks/d/c0ffee',
  description: 'Twende trip',
};

export const error = (status: number, errorCode: string, errorMessage = 'x'): Reply => ({
  status,
  body: { errorCode, errorMessage },
});

export type ScriptedDaraja = Awaited<ReturnType<typeof openScriptedDaraja>>;

/** An HTTP server with the answers that a test sets, and adapters to it on a frozen clock. */
export async function openScriptedDaraja() {
  const script = {
    /** The next answers, in order; the last one is repeated. */
    replies: [] as Reply[],
    /** Every OAuth call takes the next; without one it gets token t1, t2 … */
    oauth: [] as Reply[],
    /** OAuth calls so far. */
    tokens: 0,
    seen: [] as { path: string; authorization: string | undefined; body: Record<string, unknown> }[],
    pauses: [] as number[],
    nowMs: Date.parse('2026-11-21T14:30:05.999+03:00'),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let raw = '';
    for await (const part of request) raw += String(part);
    const path = request.url ?? '';
    if (path.startsWith('/oauth')) {
      script.tokens += 1;
      const token: Reply = { status: 200, body: { access_token: `t${script.tokens}`, expires_in: '3599' } };
      return answer(request.socket, response, script.oauth.shift() ?? token);
    }
    script.seen.push({ path, authorization: request.headers.authorization, body: JSON.parse(raw) });
    const reply = script.replies.length > 1 ? script.replies.shift() : script.replies[0];
    return answer(request.socket, response, reply ?? 'reset');
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(script, {
    origin,
    adapter: (more: Partial<DarajaOptions> = {}) =>
      createDaraja({
        baseUrl: `${origin}/`,
        consumerKey: 'key',
        consumerSecret: 'secret',
        shortcode: '174379',
        passkey: 'pass',
        clock: { now: () => new Date(script.nowMs) },
        log: { debug: () => {} },
        wait: async (ms) => void script.pauses.push(ms),
        random: () => 0.999,
        ...more,
      }),
    close: () =>
      new Promise<unknown>((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  });
}

function answer(socket: Socket, response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'reset') {
    socket.resetAndDestroy();
  } else if (reply === 'cut') {
    response.writeHead(200, { 'content-length': '500' }).write('{"ResponseCode":"0"');
    socket.destroySoon();
  } else {
    const { status, body = '', headers = {} } = reply;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  }
}
