import { beforeEach, expect, test, vi } from 'vitest';
import { notedMost } from '#shared/check-ins.ts';
import { countWaiting, deleteOldNoted, forgetNoted, noteCheckIn, readNoted, settleNoted } from './noted.ts';

const day = 86_400_000;
const now = Date.now();
const at = new Date(now).toISOString();
const note = (reference: string, by = 'me') => noteCheckIn({ reference, at, by });

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a booking that waits is noted once for each person, and again after a refusal', () => {
  expect([note('BK-2026-1'), note('BK-2026-1'), note('BK-2026-1', 'colleague')]).toEqual(['noted', 'noted', 'noted']);
  expect([countWaiting('me'), countWaiting('nobody')]).toEqual([1, 0]);
  const [mine, theirs] = readNoted();
  expect([mine, theirs]).toMatchObject([{ by: 'me', state: 'waiting' }, { by: 'colleague' }]);
  if (mine) settleNoted(mine, { state: 'refused', refusal: 'not_found' });
  expect(readNoted()).toMatchObject([{ state: 'refused', refusal: 'not_found' }, { state: 'waiting' }]);
  expect(countWaiting('me')).toBe(0);
  note('BK-2026-1');
  expect(readNoted()).toMatchObject([{ by: 'colleague' }, { by: 'me', state: 'waiting' }]);
  for (const one of readNoted()) forgetNoted(one);
  expect(kept.size).toBe(0);
});

test('no more are kept than the limit; what was sent makes room, then what was refused, what waits does not', () => {
  for (let number = 0; number < notedMost; number++) expect(note(`BK-2026-${number}`)).toBe('noted');
  expect(note('BK-2027-1')).toBe('full');
  const [first] = readNoted();
  if (first) settleNoted(first, { state: 'sent' });
  expect(note('BK-2027-1')).toBe('noted');
  expect(readNoted()).toHaveLength(notedMost);
  expect(readNoted().map(({ reference }) => reference)).not.toContain('BK-2026-0');
  const [refused, sent] = readNoted();
  if (refused && sent) {
    settleNoted(refused, { state: 'refused', refusal: 'not_found' });
    settleNoted(sent, { state: 'sent' });
  }
  expect([note('BK-2027-2'), readNoted()[0]?.state]).toEqual(['noted', 'refused']);
  expect([note('BK-2027-3'), readNoted()[0]?.state]).toEqual(['noted', 'waiting']);
  expect(note('BK-2027-4')).toBe('full');
});

test('what was sent is forgotten after a day, what waits after two weeks, and other content is ignored', () => {
  note('BK-2026-1');
  note('BK-2026-2');
  const [first] = readNoted();
  if (first) settleNoted(first, { state: 'sent' });
  expect(readNoted(now + day)).toMatchObject([{ reference: 'BK-2026-2' }]);
  expect(readNoted(now + 14 * day)).toEqual([]);
  deleteOldNoted(now + day);
  expect(JSON.parse(kept.get('check-ins-without-signal') ?? '')).toMatchObject([{ reference: 'BK-2026-2' }]);
  deleteOldNoted(now + 14 * day);
  expect(kept.size).toBe(0);
  kept.set('check-ins-without-signal', '[null, {"reference": 1}]');
  expect(readNoted()).toEqual([]);
  kept.set('check-ins-without-signal', '{');
  expect(readNoted()).toEqual([]);
});

test('storage that takes nothing says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(note('BK-2026-1')).toBe('blocked');
});
