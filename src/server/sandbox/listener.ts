import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, type Controlled, control } from './control.ts';

export type SimRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The body as it was sent, as UTF-8 text. */
  raw: string;
  /** The same, where it is no text. */
  bytes: Buffer;
};

/**
 * A text as `body` is sent as it is (as HTML unless `headers` say otherwise), anything else as JSON. `reset`: the
 * connection is cut.
 */
export type SimAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'reset';

type Listener = { origin: string; close(): Promise<void> };

type Options = Controlled & {
  /** 0 picks a free port; always on 127.0.0.1. */
  port: number;
  handle: (request: SimRequest) => Promise<SimAnswer> | SimAnswer;
  /** What `GET calls` shows of a request, without secrets, and the phone by which fault rules match. */
  describe: (request: SimRequest) => Pick<Call, 'phone' | 'body'>;
  /** The provider's error body for a fault `status:N`. */
  faultBody: (status: number) => unknown;
  log: { error(details: object, text: string): void };
};

const CONTROL = '/__control/';
const LARGEST_BODY = 1_048_576;
const FIREWALL_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

/**
 * The HTTP server of a simulator. It answers control routes itself; every other request goes through the call log and the
 * fault rules to `handle`. Paths that begin with /__ are not the provider's: they have no faults and are not logged, and
 * they refuse requests with an Origin, so that a page in a browser reaches them only by the product's /dev pages.
 */
export async function startListener(options: Options): Promise<Listener> {
  const server = createServer((request, response) => {
    answer(options, request, response).catch((problem: unknown) => {
      options.log.error({ err: problem }, 'simulator failed to answer');
      response.destroy();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(options: Options, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(message.url ?? '/', 'http://simulator');
  const bytes = await readBody(message);
  const request: SimRequest = {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    raw: bytes.toString('utf8'),
    bytes,
  };
  send(response, await (request.path.startsWith('/__') ? inner(options, request) : logged(options, request)));
}

async function inner(options: Options, request: SimRequest): Promise<SimAnswer> {
  if (request.headers.origin !== undefined) return { status: 403, body: { error: 'Not for pages.' } };
  return request.path.startsWith(CONTROL) ? controlled(options, request) : options.handle(request);
}

async function controlled(options: Options, request: SimRequest): Promise<SimAnswer> {
  const body = parsed(request.raw);
  if (body === undefined) return { status: 400, body: { error: 'The body is not JSON.' } };
  const { method, path } = request;
  const result = await control(options, { method, name: path.slice(CONTROL.length), body });
  return result ?? { status: 404, body: { error: 'No such control.' } };
}

async function logged(options: Options, request: SimRequest): Promise<SimAnswer> {
  const seen = options.describe(request);
  const at = options.clock.now().toISOString();
  const result = await faulty(options, request, seen.phone);
  const status = result === 'reset' ? 0 : result.status;
  options.calls.add({ at, method: request.method, path: request.path, status, ...seen });
  return result;
}

async function faulty(options: Options, request: SimRequest, phone: string | undefined): Promise<SimAnswer> {
  const [fault, number] = (options.faults.take({ path: request.path, phone }) ?? '').split(':');
  if (fault === 'status') return { status: Number(number), body: options.faultBody(Number(number)) };
  if (fault === 'html') return { status: 502, body: FIREWALL_PAGE };
  if (fault === 'empty') return { status: 200 };
  if (fault === 'reset_before') return 'reset';
  const result = await options.handle(request);
  if (fault === 'reset_after') return 'reset';
  if (fault === 'delay') await passTime(options, Number(number));
  return result;
}

/** Resolves after `ms` of simulated time. */
export function passTime({ clock }: Pick<Options, 'clock'>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.at(clock.nowMs() + ms, resolve);
  });
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY) throw new Error('request body over 1 MiB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parsed(raw: string): unknown {
  if (raw === '') return {};
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, result: SimAnswer): void {
  if (result === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status, body, headers = {} } = result;
  if (body === undefined) response.writeHead(status, headers).end();
  else if (typeof body === 'string')
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
