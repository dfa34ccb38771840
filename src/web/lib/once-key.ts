import { v4 } from 'uuid';

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
