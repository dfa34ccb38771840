import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, holdMove } from './use-leaving.ts';

/** A tab of which the page is the fourth entry. */
const go = vi.fn();
const history = { go, location: { state: { __TSR_index: 3 } } } as unknown as Parameters<typeof holdMove>[0]['history'];
let asked: Asked | undefined;
const ask = (next: Asked | undefined) => {
  asked = next;
};
const move = (action: 'PUSH' | 'BACK' | 'GO') => holdMove({ move: { action }, history, asked, ask });
/** The browser moves before it is asked. */
const browserAt = (index: number) => vi.stubGlobal('window', { history: { state: { __TSR_index: index } } });

beforeEach(() => {
  asked = undefined;
  go.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('Back is undone at once and made again when the answer is to leave', () => {
  browserAt(2);
  expect(move('BACK')).toBe(true);
  expect(go).not.toHaveBeenCalled();
  asked?.go();
  expect(go.mock.calls).toEqual([[-1, { ignoreBlocker: true }]]);
  expect(asked).toBeUndefined();
});

test('a second Back closes the question and leaves nothing', () => {
  browserAt(2);
  move('BACK');
  expect(move('BACK')).toBe(true);
  expect(asked).toBeUndefined();
  expect(go).not.toHaveBeenCalled();
});

test('a link waits for the answer, and Back meanwhile means to stay', async () => {
  const link = move('PUSH');
  browserAt(2);
  expect(move('BACK')).toBe(true);
  expect(await link).toBe(true);
  expect(asked).toBeUndefined();
  const again = move('PUSH');
  asked?.go();
  expect(await again).toBe(false);
});
