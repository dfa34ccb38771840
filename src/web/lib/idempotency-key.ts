import { v4 } from 'uuid';

interface IdempotencyKey {
  /** The key for a request: the same one for the same content until `decided` is called. */
  keyFor: (content: unknown) => string;
  /** To be called once the outcome of the request is known. */
  decided: () => void;
}

/**
 * Idempotency keys of one form: a request that is sent again after a lost answer has the key of the first, a new
 * request has a new one.
 */
export function createIdempotencyKey(newKey: () => string = v4): IdempotencyKey {
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
