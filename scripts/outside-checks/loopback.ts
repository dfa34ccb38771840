import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Served {
  origin: string;
  close(): Promise<void>;
}

/** What the stand-in posted to us. */
export interface Post {
  raw: Buffer;
  headers: IncomingHttpHeaders;
}

export interface Inbox extends Served {
  /**
   * The next post to `path` that was not returned yet.
   * @throws Error when none comes within 10 s
   */
  next(path: string, wanted?: (post: Post) => boolean): Promise<Post>;
}

const WAIT_MS = 10_000;

/** Takes webhooks and callbacks on the loopback and answers each with 200. */
export async function startInbox(): Promise<Inbox> {
  const posts: (Post & { path: string })[] = [];
  let wake = Promise.withResolvers<void>();
  const served = await serve(async (request, response) => {
    posts.push({ path: request.url ?? '', raw: await buffer(request), headers: request.headers });
    wake.resolve();
    wake = Promise.withResolvers();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ResultCode":0,"ResultDesc":"Accepted"}');
  });
  return {
    ...served,
    async next(path, wanted = () => true) {
      const timeout = AbortSignal.timeout(WAIT_MS);
      const over = once(timeout, 'abort');
      for (;;) {
        const index = posts.findIndex((post) => post.path === path && wanted(post));
        const [post] = index < 0 ? [] : posts.splice(index, 1);
        if (post) return post;
        if (timeout.aborted) throw new Error(`nothing came to ${path} within ${WAIT_MS / 1000} s`);
        await Promise.race([wake.promise, over]);
      }
    },
  };
}

interface Changes {
  /** The body as the stand-in shall see it. */
  request?(path: string, body: string): string;
  /** The answer as our adapter shall see it. @param sent our own body */
  answer?(path: string, answer: string, sent: string): string;
}

const HANDED_ON = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];

/** A proxy between our adapter and a stand-in that refuses or misreads a field; everything else is passed unchanged. */
export async function startProxy(target: string, changes: Changes): Promise<Served> {
  return serve(async (request, response) => {
    const path = request.url ?? '/';
    const sent = (await buffer(request)).toString();
    const headers = HANDED_ON.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const body = changes.request?.(path, sent) ?? sent;
    const method = request.method ?? 'GET';
    const answer = await fetch(`${target}${path}`, { method, headers, ...(method === 'POST' && { body }) });
    const text = await answer.text();
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .end(changes.answer?.(path, text, sent) ?? text);
  });
}

/** HTTP on a free port of the loopback. */
export async function serve(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Served> {
  const server = createServer((request, response) => {
    // If the stand-in cannot be reached, the adapter sees a lost connection, as it would without this proxy.
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
