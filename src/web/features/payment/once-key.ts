import { v4 } from 'uuid';
import { Problem } from '#web/lib/problem.ts';

/** Gives the key of a try: the same one for the same content until `decided` says that its outcome is known. */
export interface OnceKey {
  keyFor: (content: unknown) => string;
  decided: () => void;
}

/** A repeated try after a lost answer must carry the key of the first; a new try must not. */
export function createOnceKey(newKey: () => string = v4): OnceKey {
  let current: { content: string; key: string } | undefined;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { content: text, key: newKey() };
      return current.key;
    },
    decided: () => {
      current = undefined;
    },
  };
}

/** True when the server has answered for good; a lost network or a 5xx leaves it open whether anything was done. */
export function isDecided(problem: unknown): boolean {
  const decided = problem instanceof Problem && problem.status >= 400 && problem.status < 500;
  return decided && problem.code !== 'idempotency_in_progress';
}
