import { type IncomingHttpHeaders, request as send } from 'node:http';
import type { BareOptions } from './bare-server.ts';
import { nextMessage, type OwnProcess, startNode } from './processes.ts';
import { browserHeaders, pagePaths, pageRequest } from './requests.ts';

export interface Bare extends OwnProcess {
  origin: string;
}

/** Starts the bare server on the product's database, with the product's pages as they are now. */
export async function startBare(product: { origin: string; url: string }, connections: number): Promise<Bare> {
  const pages: BareOptions['pages'] = {};
  for (const path of Object.values(pagePaths)) {
    const { headers, body } = await read(`${product.origin}${path}`, pageRequest(path).headers);
    pages[path] = { type: headers['content-type'] ?? '', encoding: headers['content-encoding'] ?? 'identity', body };
  }
  const running = startNode('bare-server.ts');
  running.child.send({ url: product.url, connections, pages } satisfies BareOptions);
  const origin = await nextMessage<string>(running.child, 20_000);
  return { ...running, origin };
}

/** An answer's bytes as they were sent; `fetch` would unpack them. @throws Error unless it is a 200 */
export function read(url: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: Buffer }>();
  const asked = send(url, { headers: { ...browserHeaders, ...headers } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.once('end', () => {
      if (answer.statusCode === 200) resolve({ headers: answer.headers, body: Buffer.concat(parts) });
      else reject(new Error(`${url} answered ${answer.statusCode}`));
    });
  });
  asked.once('error', reject).end();
  return promise;
}
