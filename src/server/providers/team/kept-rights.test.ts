import { expect, test } from 'vitest';
import type { ProviderRight } from '#shared/rights.ts';
import { lostRights } from './kept-rights.ts';

const all: ProviderRight[] = ['manage', 'bookings', 'money'];
const team = (...rights: ProviderRight[][]) => rights.map((each, at) => ({ personId: String(at), rights: each }));

test.each<{ members: ProviderRight[][]; after: ProviderRight[]; lost: ProviderRight[] }>([
  { members: [all], after: [], lost: all },
  { members: [all, all], after: [], lost: [] },
  { members: [all, ['bookings', 'money']], after: ['bookings', 'money'], lost: all },
  { members: [all, ['manage']], after: [], lost: ['bookings', 'money'] },
  { members: [all, ['manage'], ['money']], after: ['manage', 'bookings'], lost: ['money'] },
  { members: [['manage'], ['money']], after: ['manage', 'money'], lost: [] },
  { members: [['bookings'], all], after: [], lost: [] },
])('of $members the first one then has $after: $lost can be given by nobody', ({ members, after, lost }) => {
  expect(lostRights(team(...members), { personId: '0', rights: after })).toEqual(lost);
});
