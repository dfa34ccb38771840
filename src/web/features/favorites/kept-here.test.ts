import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept, writeKept } from './kept-here.ts';

const id = (number: number) => `01a2b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is kept is read again, and nothing is left of an empty list', () => {
  expect(readKept()).toEqual([]);
  expect(writeKept([id(2), id(1)])).toBe(true);
  expect(readKept()).toEqual([id(2), id(1)]);
  writeKept([]);
  expect(stored.size).toBe(0);
});

test.each(['{', '{"a":1}', 'null', '[1,"x",null]'])(
  'what somebody else has written there counts for nothing: %s',
  (text) => {
    stored.set('favorites', text);
    expect(readKept()).toEqual([]);
  },
);

test('500 are read at most, the newest', () => {
  writeKept(Array.from({ length: 501 }, (_, number) => id(number)));
  expect(readKept()).toHaveLength(500);
  expect(readKept()[0]).toBe(id(0));
});

test('a browser that blocks storage keeps nothing, and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([readKept(), writeKept([id(1)])]).toEqual([[], false]);
});
