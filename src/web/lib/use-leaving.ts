import { type BlockerFn, type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

type HistoryPart = Pick<RouterHistory, 'block' | 'go' | 'location'>;
export type Move = Parameters<BlockerFn>[0];

/** A move that waits for the answer whether what is not saved may be lost. */
export interface Asked {
  stay: () => void;
  go: () => void;
}

/** A part of a page in which something may not be saved yet. */
interface UnsavedPart {
  isUnsaved: () => boolean;
  /** Whether a move would lose what is not saved. */
  loses: (move: Move) => boolean;
  /** Draws the question; undefined: takes it away. */
  ask: (asked: Asked | undefined) => void;
}

/** The place of an entry among those of the tab, as the router keeps it in the browser's history. */
const placeOf = (state: unknown) => Number((state as { __TSR_index?: number } | null)?.__TSR_index);

const isLink = ({ action }: Move) => action === 'PUSH' || action === 'REPLACE';

/**
 * Holds what would lose something, and asks once for the whole page: the part that was added last asks, because a dialog
 * lies above the form that has opened it. A link pressed again while the question stands is the same leaving. One back or
 * forward is undone at once, so that the address stays that of the page, and is made again when it is answered so; another
 * one while the question stands, as a phone's Back to close it, means: stay.
 * @returns what adds a part, and then removes it
 */
export function guardLeaving(history: HistoryPart): (part: UnsavedPart) => () => void {
  const parts = new Set<UnsavedPart>();
  let open: (Asked & { by: UnsavedPart }) | undefined;
  let unblock: (() => void) | undefined;
  const ask = (by: UnsavedPart, asked: Asked) => {
    const closed = (answer: () => void) => () => {
      if (open?.by === by) open = undefined;
      by.ask(undefined);
      answer();
    };
    open = { by, stay: closed(asked.stay), go: closed(asked.go) };
    by.ask(open);
  };
  const hold = (move: Move): boolean | Promise<boolean> => {
    const part = [...parts].filter((one) => one.isUnsaved() && one.loses(move)).at(-1);
    if (!part) return false;
    if (open) {
      if (!isLink(move)) open.stay();
      return true;
    }
    if (isLink(move)) {
      return new Promise((resolve) => ask(part, { stay: () => resolve(true), go: () => resolve(false) }));
    }
    const steps = placeOf(window.history.state) - placeOf(history.location.state);
    ask(part, { stay: () => undefined, go: () => history.go(steps, { ignoreBlocker: true }) });
    return true;
  };
  return (part) => {
    unblock ??= history.block({
      blockerFn: async (move) => hold(move),
      enableBeforeUnload: () => [...parts].some((one) => one.isUnsaved()),
    });
    parts.add(part);
    return () => {
      parts.delete(part);
      if (open?.by === part) open.stay();
      if (parts.size > 0) return;
      unblock?.();
      unblock = undefined;
    };
  };
}

const guards = new WeakMap<RouterHistory, ReturnType<typeof guardLeaving>>();

function guardOf(history: RouterHistory): ReturnType<typeof guardLeaving> {
  const guard = guards.get(history) ?? guardLeaving(history);
  guards.set(history, guard);
  return guard;
}

/**
 * Whether somebody wants to leave what is not saved yet, by a link or by the browser's own Back; undefined: nobody does, or
 * another part of the page asks. A closed tab is asked about by the browser itself.
 * @param loses whether a move would lose anything; absent: every one does
 */
export function useLeaving(unsaved: boolean, loses: (move: Move) => boolean = () => true): Asked | undefined {
  const { history } = useRouter();
  const [asked, ask] = useState<Asked>();
  const now = useRef({ unsaved, loses });
  useEffect(() => {
    now.current = { unsaved, loses };
  });
  useEffect(
    () =>
      guardOf(history)({
        isUnsaved: () => now.current.unsaved,
        loses: (move) => now.current.loses(move),
        ask,
      }),
    [history],
  );
  return asked;
}
