import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeRole } from '#server/accounts/change-role.ts';
import { suspendPerson } from '#server/accounts/suspend-person.ts';
import { updateRanked } from '#server/catalogue/repository.ts';
import { transaction } from '#server/db/client.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type MadePerson, makePerson } from '../support/factories.ts';
import { startProductOn, type TestProduct } from '../support/product-on.ts';
import { listService } from '../support/scenario.ts';

const ROUNDS = 60;
const READERS = 4;

let database: TestDatabase;
const folders: string[] = [];
const products: TestProduct[] = [];
let listings: string[];

async function start(): Promise<TestProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-kept-'));
  folders.push(dataDir);
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env: { RATE_LIMITS: 'off' } });
  products.push(product);
  return product;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const first = await start();
  await start();
  listings = [await listService(first), await listService(first, 5_000, { category: 'beach' })];
}, 300_000);
afterAll(async () => {
  for (const product of products) await product.close();
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

interface Shown {
  reviewCount: number;
}

async function read<T>({ origin }: TestProduct, path: string): Promise<T> {
  const answer = await fetch(`${origin}${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

const countOf = async (product: TestProduct, id: string) =>
  (await read<Shown>(product, `/api/services/${id}`)).reviewCount;
const countInList = async (product: TestProduct, category: string) =>
  (await read<{ items: Shown[] }>(product, `/api/services?category=${category}`)).items[0]?.reviewCount ?? 0;

/** Adds a review to a listing's rating, as a review does. */
const rate = ({ app, clock }: TestProduct, id: string) =>
  transaction(app, (tx) => updateRanked(tx, id, { rating: 5, at: clock.now() }));

describe('kept answers of two processes on one database', () => {
  test('while listings change nobody reads what is older than was acknowledged before they asked', async () => {
    const [writer, other] = products as [TestProduct, TestProduct];
    const [safari = '', beach = ''] = listings;
    let acknowledged = await countOf(writer, safari);
    let writing = true;
    const stale: string[] = [];
    const readers = Array.from({ length: READERS }, async () => {
      let last = 0;
      while (writing) {
        const least = acknowledged;
        const [shown, listed] = await Promise.all([countOf(writer, safari), countInList(writer, 'safari')]);
        if (shown < least || listed < least) stale.push(`${Math.min(shown, listed)} < ${least}`);
        last = Math.max(last, shown);
        // The other process may be behind for a moment, but never goes back.
        const there = await countOf(other, safari);
        if (there > acknowledged + 1) stale.push(`the other process shows ${there}`);
      }
      return last;
    });
    for (let round = 0; round < ROUNDS; round++) {
      await rate(writer, safari);
      acknowledged += 1;
      await countOf(writer, beach);
    }
    writing = false;
    await Promise.all(readers);
    expect(stale).toEqual([]);
    await vi.waitFor(async () => expect(await countOf(other, safari)).toBe(acknowledged), 1_000);
    expect(await countInList(other, 'safari')).toBe(acknowledged);
  });

  test('control: a change that is not noted is not seen, so the answers really are kept', async () => {
    const [writer] = products as [TestProduct, TestProduct];
    const [, beach = ''] = listings;
    const before = await countOf(writer, beach);
    await writer.app.db.transaction(async (tx) => {
      await tx.execute(`update services set review_count = review_count + 1 where id = '${beach}'`);
    });
    expect(await countOf(writer, beach)).toBe(before);
    await rate(writer, beach);
    expect(await countOf(writer, beach)).toBe(before + 2);
  });

  test('a change in another process is seen at the latest after a second although its message is lost', async () => {
    const [writer, other] = products as [TestProduct, TestProduct];
    const [, beach = ''] = listings;
    const before = await countOf(other, beach);
    await writer.app.db.execute(`update services set review_count = review_count + 1 where id = '${beach}'`);
    expect(await countOf(other, beach)).toBe(before);
    await writer.app.db.execute(`update public_versions set version = version + 1 where subject = 'category:beach'`);
    await vi.waitFor(async () => expect(await countOf(other, beach)).toBe(before + 1), 1_000);
  });

  test('a booking moves no version', async () => {
    const { app } = products[0] as TestProduct;
    const versions = async () => (await app.db.execute('select * from public_versions order by subject')).rows;
    const before = await versions();
    expect(before.length).toBeGreaterThan(2);
    const { scenarioOn } = await import('../support/scenario.ts');
    await scenarioOn(products[0] as TestProduct, listings[1] ?? '').book();
    expect(await versions()).toEqual(before);
  });

  test('a browser that has the answer is told so, and others get it compressed as they accept it', async () => {
    const { origin } = products[0] as TestProduct;
    const ask = (headers: Record<string, string>) => fetch(`${origin}/api/services?pageSize=50`, { headers });
    const first = await ask({ 'accept-encoding': 'gzip' });
    const { items } = (await first.json()) as { items: unknown[] };
    expect(items).toHaveLength(2);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask({ 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('etag')).toBe(tag);
      expect(((await answer.json()) as { items: unknown[] }).items).toEqual(items);
    }
    const again = await ask({ 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    expect((await ask({ 'if-none-match': tag, 'accept-language': 'sw' })).status).toBe(200);
  });
});

describe('sessions in two processes on one database', () => {
  const statusOf = async ({ origin }: TestProduct, token: string, [method, path]: readonly [string, string]) =>
    (await fetch(`${origin}${path}`, { method, headers: { authorization: `Bearer ${token}` } })).status;
  const reading = ['GET', '/api/auth/me'] as const;
  /** Refused for its body, but for its session before that. */
  const writing = ['POST', '/api/bookings'] as const;
  const open = { reading: 200, writing: 400 };
  const ended = { reading: 401, writing: 401 };
  const statusesOf = async (product: TestProduct, token: string) => ({
    reading: await statusOf(product, token, reading),
    writing: await statusOf(product, token, writing),
  });

  test.each([
    {
      by: 'signing out',
      end: ({ origin }: TestProduct, { token }: MadePerson) =>
        fetch(`${origin}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
    },
    {
      by: 'a suspension',
      end: async ({ app }: TestProduct, { id }: MadePerson) =>
        suspendPerson(app, await makePerson(app, { role: 'admin' }), { personId: id, reason: 'Fraud' }),
    },
  ])(
    'one that is ended by $by ends at once where it was ended and for writes, elsewhere within a second',
    async ({ end }) => {
      const [here, there] = products as [TestProduct, TestProduct];
      const person = await makePerson(here.app);
      expect([await statusesOf(here, person.token), await statusesOf(there, person.token)]).toEqual([open, open]);
      await end(here, person);
      const endedAt = performance.now();
      expect(await statusOf(there, person.token, writing)).toBe(401);
      expect(await statusesOf(here, person.token)).toEqual(ended);
      await vi.waitFor(async () => expect(await statusesOf(there, person.token)).toEqual(ended), {
        ...{ timeout: 1_500, interval: 20 },
      });
      expect(performance.now() - endedAt).toBeLessThan(1_100);
    },
  );

  test('a role that is taken away is gone at once where it was taken and for writes, elsewhere within a second', async () => {
    const [here, there] = products as [TestProduct, TestProduct];
    const admin = await makePerson(here.app, { role: 'admin' });
    const other = await makePerson(here.app, { role: 'admin' });
    const reads = ['GET', '/api/admin/users'] as const;
    /** Refused for its path, but for the role before that. */
    const writes = ['POST', '/api/admin/users/7/restore'] as const;
    const statuses = async (product: TestProduct) => [
      await statusOf(product, other.token, reads),
      await statusOf(product, other.token, writes),
    ];
    expect([await statuses(here), await statuses(there)]).toEqual([
      [200, 400],
      [200, 400],
    ]);
    await changeRole(here.app, admin, { personId: other.id, role: 'user', reason: 'Left' });
    expect(await statusOf(there, other.token, writes)).toBe(403);
    expect(await statuses(here)).toEqual([403, 403]);
    await vi.waitFor(async () => expect(await statuses(there)).toEqual([403, 403]), { timeout: 1_500, interval: 20 });
  });

  test('control: one that nobody notes is kept for reads, and for no writes; where the database is not followed it is not', async () => {
    const { app } = products[0] as TestProduct;
    const other = products[1] as TestProduct;
    const endUnnoted = async () => {
      const person = await makePerson(app);
      expect(await statusesOf(other, person.token)).toEqual(open);
      await app.db.execute(`update sessions set ended_at = now() where person_id = '${person.id}'`);
      return statusesOf(other, person.token);
    };
    expect(await endUnnoted()).toEqual({ reading: 200, writing: 401 });
    await other.app.kept.stop();
    await vi.waitFor(() => expect(other.app.kept.isFollowed()).toBe(false), 1_500);
    expect(await endUnnoted()).toEqual(ended);
  });
});
