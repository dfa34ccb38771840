import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough for the next key of somebody who types, short enough to feel immediate. */
const pauseMs = 250;

interface TypedInput<T> {
  /** The state in the address; must stay the same object while the address does not change. */
  given: T;
  /** Whether two states mean the same address. */
  same: (a: T, b: T) => boolean;
  /** Puts a state into the address. */
  send: (value: T) => void;
}

/**
 * The state of fields that belong in the address. Typing changes the fields at once and the address after a short
 * pause; a change of the address itself (Back, a link that clears it) changes the fields.
 */
export function useTyped<T>({ given, same, send }: TypedInput<T>) {
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef({ same, send, typed });
  useEffect(() => {
    latest.current = { same, send, typed };
  });
  useEffect(() => {
    if (latest.current.same(given, sent.current)) return;
    window.clearTimeout(timer.current);
    sent.current = given;
    setTyped(given);
  }, [given]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Always the same functions, so that parts which are given them need not be rendered while somebody types elsewhere.
  const sendNow = useCallback((value: T) => {
    window.clearTimeout(timer.current);
    if (latest.current.same(value, sent.current)) return;
    sent.current = value;
    latest.current.send(value);
  }, []);
  const type = useCallback(
    (value: T) => {
      latest.current.typed = value;
      setTyped(value);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => sendNow(value), pauseMs);
    },
    [sendNow],
  );
  /** Types into some fields only, beside what was typed last. */
  const typePart = useCallback((part: Partial<T>) => type({ ...latest.current.typed, ...part }), [type]);
  return { typed, type, typePart, sendNow };
}

/** `same` for a single text: spaces around it do not count. */
export const sameWords = (a: string, b: string) => a.trim() === b.trim();
