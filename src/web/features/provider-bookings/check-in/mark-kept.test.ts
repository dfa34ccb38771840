import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Expected } from '#shared/contracts/papers.ts';
import { changeExpected } from '#web/lib/offline/check-ins/change-expected.ts';
import { judgeOffline } from './judge-offline.ts';
import { markKept } from './mark-kept.ts';

const now = new Date('2026-12-01T15:00:00+03:00');
const at = '2026-12-01T11:00:00.000Z';
const expected = (bookingId: string): Expected['items'][number] => ({
  ...{ traveller: 'Amina Hassan', guests: 2, party: [], startDate: '2026-12-01', endDate: '2026-12-03' },
  ...{ bookingId, service: { title: 'Acacia rooms', textLang: 'en' } },
  ...{ endsAt: '2026-12-03T21:00:00.000Z', checkedInAt: null, noShowAt: null, codeDigest: '' },
});
const list: Expected = {
  date: '2026-12-01',
  items: [expected('BK-2026-001'), expected('BK-2026-002')],
  isComplete: true,
};
const key = ['GET', '/api/provider/check-ins', { query: { providerId: 'one', date: '2026-12-01' } }];
const address = 'https://twende.test/api/provider/check-ins?providerId=one&date=2026-12-01&%7Elang=sw';
const date = 'Tue, 01 Dec 2026 06:00:00 GMT';

/** What the worker keeps for a person, in memory. */
let kept: Map<string, Response>;
beforeEach(() => {
  const headers = { date, 'content-encoding': 'br' };
  kept = new Map([
    [address, Response.json(list, { headers })],
    ['https://twende.test/api/bookings', Response.json({ items: [] })],
  ]);
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => kept.get(url)?.clone(),
    put: async ({ url }: { url: string }, response: Response) => kept.set(url, response),
  };
  vi.stubGlobal('caches', { keys: async () => ['twende-11-answers', 'twende-8-person-1'], open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

const verdictOf = async ({ items }: Expected, code: string) =>
  (await judgeOffline(code, { expected: items, noted: [], now })).verdict;

test.each([
  ['checked in', { checkedInAt: at, noShowAt: null }, 'already'],
  ['noted as a no-show', { checkedInAt: null, noShowAt: at }, 'noShow'],
  ['no longer a no-show', { checkedInAt: null, noShowAt: null }, 'ok'],
])(
  'without signal a booking that was %s with it is known as such, on the page and to the worker',
  async (_, came, verdict) => {
    const queries = new QueryClient();
    queries.setQueryData<Expected>(key, list);
    await markKept(queries, { bookingId: 'BK-2026-001', checkedInAt: null, noShowAt: at });
    await markKept(queries, { bookingId: 'BK-2026-001', ...came });
    const ofPage = queries.getQueryData<Expected>(key) ?? list;
    const ofWorker = kept.get(address) ?? Response.error();
    expect(Object.fromEntries(ofWorker.headers)).toEqual({ date, 'content-type': expect.any(String) });
    for (const known of [ofPage, (await ofWorker.json()) as Expected]) {
      expect([await verdictOf(known, 'BK-2026-001'), await verdictOf(known, 'BK-2026-002')]).toEqual([verdict, 'ok']);
    }
    expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
    expect(await kept.get('https://twende.test/api/bookings')?.json()).toEqual({ items: [] });
  },
);

test('without signal a booking that its host cancelled with it is unknown', async () => {
  const queries = new QueryClient();
  queries.setQueryData<Expected>(key, list);
  await changeExpected(queries, (bookings) => bookings.filter(({ bookingId }) => bookingId !== 'BK-2026-001'));
  const ofWorker = kept.get(address) ?? Response.error();
  for (const known of [queries.getQueryData<Expected>(key) ?? list, (await ofWorker.json()) as Expected]) {
    expect([await verdictOf(known, 'BK-2026-001'), await verdictOf(known, 'BK-2026-002')]).toEqual(['unknown', 'ok']);
  }
});

test('where the browser keeps nothing, or refuses to, the page still knows', async () => {
  for (const caches of [undefined, { keys: () => Promise.reject(new Error('refused')) }]) {
    if (caches) vi.stubGlobal('caches', caches);
    else vi.unstubAllGlobals();
    const queries = new QueryClient();
    queries.setQueryData<Expected>(key, list);
    await markKept(queries, { bookingId: 'BK-2026-001', checkedInAt: at, noShowAt: null });
    expect(await verdictOf(queries.getQueryData<Expected>(key) ?? list, 'BK-2026-001')).toBe('already');
  }
});
