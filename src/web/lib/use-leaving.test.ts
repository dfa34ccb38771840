import type { RouterHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, guardLeaving, type Move } from './use-leaving.ts';

type History = Parameters<typeof guardLeaving>[0];
type Blocker = Parameters<RouterHistory['block']>[0];

/** A tab of which the page is the fourth entry. */
const go = vi.fn();
let blockers: Blocker[];
const history = {
  go,
  location: { state: { __TSR_index: 3 } },
  block: (blocker: Blocker) => {
    blockers.push(blocker);
    return () => {
      blockers = blockers.filter((one) => one !== blocker);
    };
  },
} as unknown as History;

/** Asks one blocker after another, as the router does. @returns whether the move is refused */
async function move(action: 'PUSH' | 'BACK'): Promise<boolean> {
  for (const { blockerFn } of blockers) {
    if (await blockerFn({ action } as Move)) return true;
  }
  return false;
}

/** The browser moves before it is asked. */
const browserAt = (index: number) => vi.stubGlobal('window', { history: { state: { __TSR_index: index } } });
const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

let add: ReturnType<typeof guardLeaving>;
function part(isUnsaved = true) {
  const own: { asked: Asked | undefined } = { asked: undefined };
  const remove = add({
    isUnsaved: () => isUnsaved,
    loses: () => true,
    ask: (asked) => {
      own.asked = asked;
    },
  });
  return { own, remove };
}

beforeEach(() => {
  blockers = [];
  go.mockClear();
  add = guardLeaving(history);
});
afterEach(() => vi.unstubAllGlobals());

test('Back is undone at once and made again when the answer is to leave', async () => {
  const { own } = part();
  browserAt(2);
  expect(await move('BACK')).toBe(true);
  expect(go).not.toHaveBeenCalled();
  own.asked?.go();
  expect(go.mock.calls).toEqual([[-1, { ignoreBlocker: true }]]);
  expect(own.asked).toBeUndefined();
});

test('a second Back closes the question and leaves nothing', async () => {
  const { own } = part();
  browserAt(2);
  await move('BACK');
  expect(await move('BACK')).toBe(true);
  expect(own.asked).toBeUndefined();
  expect(go).not.toHaveBeenCalled();
});

test('a link waits for the answer, and Back meanwhile means to stay', async () => {
  const { own } = part();
  const link = move('PUSH');
  await soon();
  browserAt(2);
  expect(await move('BACK')).toBe(true);
  expect(await link).toBe(true);
  expect(own.asked).toBeUndefined();
  const again = move('PUSH');
  await soon();
  own.asked?.go();
  expect(await again).toBe(false);
});

test('a link that is pressed twice asks once, and the answer is that of the first', async () => {
  const { own } = part();
  const first = move('PUSH');
  expect(await move('PUSH')).toBe(true);
  own.asked?.go();
  expect(await first).toBe(false);
  expect(own.asked).toBeUndefined();
});

test('of two parts the later asks, for both', async () => {
  const form = part();
  const dialog = part();
  part(false);
  const link = move('PUSH');
  await soon();
  expect(form.own.asked).toBeUndefined();
  dialog.own.asked?.go();
  expect(await link).toBe(false);
  expect(form.own.asked).toBeUndefined();
});

test('a part that is gone asks no more: its link is refused, and the next one asks anew', async () => {
  const form = part();
  const { own, remove } = part();
  const link = move('PUSH');
  await soon();
  remove();
  expect(await link).toBe(true);
  expect(own.asked).toBeUndefined();
  const again = move('PUSH');
  await soon();
  form.own.asked?.go();
  expect(await again).toBe(false);
  form.remove();
  expect(blockers).toEqual([]);
});

test('a tab that is closed is asked about while any part is unsaved', () => {
  const asksAtClose = () =>
    blockers.map(({ enableBeforeUnload: asks }) => (typeof asks === 'function' ? asks() : asks));
  part(false);
  expect(asksAtClose()).toEqual([false]);
  part();
  expect(asksAtClose()).toEqual([true]);
});
