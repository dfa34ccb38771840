import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CheckedIn, Expected } from '#shared/contracts/papers.ts';
import { judgeOffline } from './judge-offline.ts';
import { markKept } from './mark-kept.ts';

const guests = { traveller: 'Amina Hassan', guests: 2, party: [] };
const days = { startDate: '2026-12-01', endDate: '2026-12-03' };
const now = new Date('2026-12-01T15:00:00+03:00');
const checkedIn: CheckedIn['booking'] = {
  ...{ ...guests, ...days, bookingId: 'BK-2026-001', title: 'Acacia rooms', status: 'confirmed' },
  ...{ checkedInAt: '2026-12-01T11:00:00.000Z', alreadyCheckedIn: false, offline: false },
};
const expected = (bookingId: string): Expected['items'][number] => ({
  ...{ ...guests, ...days, bookingId, service: { title: 'Acacia rooms', textLang: 'en' } },
  ...{ endsAt: '2026-12-03T21:00:00.000Z', checkedInAt: null, noShowAt: null, codeDigest: '' },
});

test('who was checked in with signal does not pass again without it', async () => {
  const queries = new QueryClient();
  const key = ['GET', '/api/provider/check-ins', { query: { providerId: 'one', date: '2026-12-01' } }];
  const list = { date: '2026-12-01', items: [expected('BK-2026-001'), expected('BK-2026-002')], isComplete: true };
  queries.setQueryData<Expected>(key, list);
  markKept(queries, checkedIn);
  const kept = queries.getQueryData<Expected>(key)?.items ?? [];
  const verdictOf = async (code: string) => (await judgeOffline(code, { expected: kept, noted: [], now })).verdict;
  expect([await verdictOf('BK-2026-001'), await verdictOf('BK-2026-002')]).toEqual(['already', 'ok']);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});
