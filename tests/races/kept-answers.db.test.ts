import { beforeAll, describe, expect, test } from 'vitest';
import { listService, scenarioOn } from '../support/scenario.ts';
import { startOwnProcess } from './support/own-process.ts';
import { countInList, countOf, raceOn, rate, rateUnnoted } from './support/race-of-answers.ts';
import { holdReadings, loseMessages, openTwoProducts, stopClock, untilFollowed } from './support/two-products.ts';

const products = openTwoProducts();
/** One safari, which races, and two others of one category. */
let safari: string;
let beach: string;
let nextBeach: string;

beforeAll(async () => {
  const { here } = products;
  safari = await listService(here);
  beach = await listService(here, 5_000, { category: 'beach' });
  nextBeach = await listService(here, 5_000, { category: 'beach' });
});

describe('kept answers of two products on one database', { timeout: 60_000 }, () => {
  test.each([
    { learns: 'by messages', messages: true, readings: false },
    { learns: 'by readings', messages: false, readings: true },
    { learns: 'by neither', messages: false, readings: false },
  ])('a race of writers and readers in both, where each hears of the other $learns', async ({ messages, readings }) => {
    const { here, there } = products;
    const clock = await stopClock(products);
    if (!messages) loseMessages();
    if (!readings) await holdReadings();
    const before = await countOf(here, safari);
    const { writes, ...race } = await raceOn([here, there], safari);
    expect(race).toEqual({ older: [], wentBack: [] });
    const after = before + writes;
    const counts = () => Promise.all([here, there].flatMap((one) => [countOf(one, safari), countInList(one, safari)]));
    if (messages || readings) await expect.poll(counts).toEqual(Array(4).fill(after));
    // What was acknowledged at the latest instant is seen everywhere a second later.
    clock.pass(1_000);
    expect(await counts()).toEqual(Array(4).fill(after));
  });

  test.each(['what changed meanwhile', 'own commits'] as const)(
    'control: the same race fails without the guard for %s',
    async (without) => {
      const { here, there } = products;
      await stopClock(products);
      loseMessages();
      await holdReadings();
      const { older } = await raceOn([here, there], safari, { without });
      expect(older.length).toBeGreaterThan(0);
    },
  );

  test('by its message a change drops at once what shows the named listing, and nothing else', async () => {
    const { here, there } = products;
    await stopClock(products);
    await holdReadings();
    const [changed, other] = [await countOf(there, beach), await countOf(there, nextBeach)];
    await rateUnnoted(here, nextBeach);
    await rate(here, beach);
    await expect.poll(() => countOf(there, beach), { timeout: 10_000, interval: 10 }).toBe(changed + 1);
    expect(await countOf(there, nextBeach)).toBe(other);
    // A message that follows one that was not heard of drops everything.
    await here.app.db.execute(`update public_versions set version = version + 1 where subject = 'category:beach'`);
    await rate(here, beach);
    await expect.poll(() => countOf(there, nextBeach), { timeout: 10_000, interval: 10 }).toBe(other + 1);
  });

  test('a change whose message is lost is seen a second later, whether or not the versions were read meanwhile', async () => {
    const { here, there } = products;
    const clock = await stopClock(products);
    loseMessages();
    const release = await holdReadings();
    const before = await countOf(there, beach);
    await rate(here, beach);
    expect(await countOf(there, beach)).toBe(before);
    clock.pass(1_000);
    expect([await countOf(there, beach), there.app.kept.isFollowed()]).toEqual([before + 1, false]);
    release();
    // What was kept before is not found again.
    await untilFollowed(there);
    expect(await countOf(there, beach)).toBe(before + 1);
  });

  test('a product in a process of its own: what one has acknowledged is seen by the other within a second', async () => {
    const { here } = products;
    const spawned = await startOwnProcess(products);
    const scenario = scenarioOn(here, beach);
    const member = await scenario.member(beach);
    const statusAt = async (origin: string) => (await fetch(`${origin}/api/services/${beach}`)).status;
    const change = async (origin: string, action: 'pause' | 'resume') => {
      const answer = await fetch(`${origin}/api/provider/services/${beach}/${action}`, {
        ...{ method: 'POST', headers: { authorization: `Bearer ${member.token}` } },
      });
      expect(answer.status).toBe(200);
      return performance.now();
    };
    for (const [changing, other] of [
      [here.origin, spawned],
      [spawned, here.origin],
    ] as const) {
      expect([await statusAt(changing), await statusAt(other)]).toEqual([200, 200]);
      const acknowledgedAt = await change(changing, 'pause');
      expect(await statusAt(changing)).toBe(404);
      let askedAt = performance.now();
      while ((await statusAt(other)) !== 404) {
        // However slow the machine is, nothing that is asked for later may be old.
        expect(askedAt - acknowledgedAt).toBeLessThan(1_000);
        askedAt = performance.now();
      }
      await change(changing, 'resume');
    }
  });

  test('control: a change that is not noted is not seen, so the answers really are kept', async () => {
    const { here } = products;
    await stopClock(products);
    const before = await countOf(here, beach);
    await rateUnnoted(here, beach);
    expect(await countOf(here, beach)).toBe(before);
    await rate(here, beach);
    expect(await countOf(here, beach)).toBe(before + 2);
  });

  test('a booking moves no version', async () => {
    const { here } = products;
    const versions = async () => (await here.app.db.execute('select * from public_versions order by subject')).rows;
    const before = await versions();
    expect(before.length).toBeGreaterThan(2);
    await scenarioOn(here, beach).book();
    expect(await versions()).toEqual(before);
  });

  test('a browser that has the answer is told so, and others get it compressed as they accept it', async () => {
    const { origin } = products.here;
    const ask = (headers: Record<string, string>) => fetch(`${origin}/api/services?pageSize=50`, { headers });
    const first = await ask({ 'accept-encoding': 'gzip' });
    const { items } = (await first.json()) as { items: unknown[] };
    expect(items).toHaveLength(3);
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
