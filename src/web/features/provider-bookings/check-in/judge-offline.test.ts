import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ExpectedBooking, judgeOffline } from './judge-offline.ts';

const code = 'abcdefghijklmnopqrst';
const booking: ExpectedBooking = {
  ...{ bookingId: 'BK-2026-014', service: { title: 'Mara dawn drive', textLang: 'en' }, traveller: 'Priya Nair' },
  ...{ guests: 2, party: [], startDate: '2026-12-01', endDate: '2026-12-02', endsAt: '2026-12-02T21:00:00.000Z' },
  ...{ checkedInAt: null, noShowAt: null, codeDigest: createHash('sha256').update(code).digest('hex') },
};
const at = '2026-12-01T03:00:00.000Z';
const noted = { reference: 'BK-2026-014', at, by: 'me', state: 'waiting' } as const;
const judge = async (text: string, changes: Partial<ExpectedBooking> = {}, now = at, own: (typeof noted)[] = []) => {
  const known = { expected: [{ ...booking, ...changes }], noted: own, now: new Date(now) };
  return (await judgeOffline(text, known)).verdict;
};

test('a typed reference and a genuine code are let in, a forged one and an unknown one are not', async () => {
  expect(await judge('BK-2026-014')).toBe('ok');
  expect(await judge(`https://twende.example/v/BK-2026-014.${code}?utm=x`)).toBe('ok');
  expect(await judge(`https://twende.example/v/BK-2026-014.${code.replace('a', 'b')}`)).toBe('notGenuine');
  expect(await judge(`https://twende.example/v/BK-2026-015.${code}`)).toBe('unknown');
  expect(await judge('hello')).toBe('unreadable');
  // Not a reference that somebody typed.
  expect(await judge('https://twende.example/v/BK-2026-014.abc')).toBe('unreadable');
});

test.each([
  ['noted', {}, at, [noted]],
  ['already', { checkedInAt: at }, at, []],
  ['noShow', { noShowAt: at }, at, []],
  ['tooEarly', {}, '2026-11-30T20:59:59Z', []],
  ['ok', {}, '2026-11-30T21:00:00Z', []],
  ['ok', {}, '2026-12-02T20:59:59Z', []],
  ['tooLate', {}, '2026-12-02T21:00:00Z', []],
] as const)('the kept list says %s', async (verdict, changes, now, own) => {
  expect(await judge('BK-2026-014', changes, now, [...own])).toBe(verdict);
});
