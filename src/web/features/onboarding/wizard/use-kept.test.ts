import { beforeEach, expect, test, vi } from 'vitest';
import { keepNote } from '#web/lib/tab-notes.ts';
import { readKept } from './use-kept.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const keep = (from: unknown, value: unknown) =>
  keepNote('onboard:one:name', JSON.stringify({ from: JSON.stringify(from), value }));

test('what was typed over a saved value is read again as long as that is the same', () => {
  keep({ name: '' }, { name: 'Mama Njeri' });
  expect(readKept('onboard:one:name', { name: '' })).toEqual({ name: 'Mama Njeri' });
  expect(readKept('onboard:one:name', { name: 'Saved elsewhere' })).toBeUndefined();
  expect(readKept('onboard:another:name', { name: '' })).toBeUndefined();
});

test('what cannot be read counts as nothing', () => {
  expect(readKept('onboard:one:name', '')).toBeUndefined();
  keepNote('onboard:one:name', '{"from":');
  expect(readKept('onboard:one:name', '')).toBeUndefined();
});
