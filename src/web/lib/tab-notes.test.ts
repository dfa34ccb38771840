import { beforeEach, expect, test, vi } from 'vitest';
import { forgetNotes, keepNote, readNote, takeNote } from './tab-notes.ts';

beforeEach(() => {
  // As in browsers, stored items are own enumerable properties, and methods are not.
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  vi.stubGlobal('sessionStorage', Object.assign(Object.create(methods), { token: 't' }));
  return () => vi.unstubAllGlobals();
});

test('a note can be read several times and taken once', () => {
  keepNote('place', 'here');
  expect([readNote('place'), takeNote('place'), takeNote('place')]).toEqual(['here', 'here', undefined]);
});

test('all notes are removed at once, and nothing else', () => {
  keepNote('booking:1', 'draft');
  keepNote('currency', 'KES');
  forgetNotes();
  expect([readNote('booking:1'), readNote('currency')]).toEqual([undefined, undefined]);
  expect(sessionStorage.token).toBe('t');
});

test('where storage is blocked there are no notes, and no errors', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepNote('place', 'here');
  expect(takeNote('place')).toBeUndefined();
  forgetNotes();
});
