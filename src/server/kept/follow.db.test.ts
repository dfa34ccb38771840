import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createFollower } from './follow.ts';

let database: TestDatabase;
let between: Server;
/** The connections to the database, the oldest first. */
const connections: { near: Socket; far: Socket }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port } = new pg.Client(database.url);
  between = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    connections.push({ near, far });
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
});
afterAll(async () => {
  for (const { near, far } of connections) for (const socket of [near, far]) socket.destroy();
  between.close();
  await database.drop();
});

test('a connection that no longer answers is given up for another one within seconds', async () => {
  const url = new URL(database.url);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((between.address() as AddressInfo).port);
  const onError = vi.fn<(error: Error) => void>();
  const follower = createFollower(url.href, onError);
  await follower.follow();
  expect(follower.isFollowed()).toBe(true);
  const [first] = connections;
  first?.far.unpipe().pause();
  await vi.waitFor(() => expect(follower.isFollowed()).toBe(false), { timeout: 3_000, interval: 20 });
  await vi.waitFor(() => expect(follower.isFollowed()).toBe(true), { timeout: 3_500, interval: 20 });
  expect([connections.length, first?.near.destroyed, onError.mock.calls.length]).toEqual([2, true, 1]);
  await follower.stop();
});
