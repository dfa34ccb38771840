import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

type Move = Parameters<ShouldBlockFn>[0];
type History = ReturnType<typeof useRouter>['history'];

/** A move that waits for the answer whether what is not saved may be lost. */
export interface Asked {
  stay: () => void;
  go: () => void;
}

interface Hold {
  move: Pick<Move, 'action'>;
  history: Pick<History, 'go' | 'location'>;
  /** What is asked already. */
  asked: Asked | undefined;
  ask: (asked: Asked | undefined) => void;
}

/** The place of an entry among those of the tab, as the router keeps it in the browser's history. */
const placeOf = (state: unknown) => Number((state as { __TSR_index?: number } | null)?.__TSR_index);

/**
 * Holds a move and asks about it. One back or forward is undone at once, so that the address stays that of the page, and
 * is made again when it is answered so; another one while the question stands, as a phone's Back to close it, means: stay.
 * @returns whether the move is refused; of a link, once it is answered
 */
export function holdMove({ move, history, asked, ask }: Hold): boolean | Promise<boolean> {
  if (asked) {
    asked.stay();
    return true;
  }
  if (move.action === 'PUSH' || move.action === 'REPLACE') {
    return new Promise((resolve) => {
      const answer = (refused: boolean) => () => {
        ask(undefined);
        resolve(refused);
      };
      ask({ stay: answer(true), go: answer(false) });
    });
  }
  const steps = placeOf(window.history.state) - placeOf(history.location.state);
  ask({
    stay: () => ask(undefined),
    go: () => {
      ask(undefined);
      history.go(steps, { ignoreBlocker: true });
    },
  });
  return true;
}

/**
 * Whether somebody wants to leave what is not saved yet, by a link or by the browser's own Back; undefined: nobody does.
 * A closed tab is asked about by the browser itself.
 * @param loses whether a move would lose anything; absent: every one does
 */
export function useLeaving(unsaved: boolean, loses: (move: Move) => boolean = () => true): Asked | undefined {
  const router = useRouter();
  const [asked, ask] = useState<Asked>();
  useBlocker({
    shouldBlockFn: (move) => unsaved && loses(move) && holdMove({ move, history: router.history, asked, ask }),
    enableBeforeUnload: () => unsaved,
  });
  return asked;
}
