import { createServer } from 'node:net';

/**
 * Each process of the tests has its own ports. They lie below those that systems give to outgoing connections, so nobody
 * else takes one between this look and the start of whatever is to listen there.
 */
const ports = 100;
const first = 10_000 + (process.pid % 200) * ports;
let used = 0;

/** A TCP port on loopback that is free now. @throws Error when all ports of this process are taken */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = first + (used++ % ports);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${first} on`);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
