import { useEffect, useRef, useState } from 'react';

/** Long enough for the next key of somebody who types, short enough to feel immediate. */
const pauseMs = 250;

/**
 * What somebody fills in, kept apart from the address, which follows after a short pause. When the address changes by
 * itself (Back, a link that clears it) the fields follow it.
 * @param given what the address says; must stay the same object while nothing changes there
 * @param same whether two states mean the same address
 * @param send puts a state into the address
 */
export function useTyped<T>(given: T, same: (a: T, b: T) => boolean, send: (value: T) => void) {
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef({ same, send });
  useEffect(() => {
    latest.current = { same, send };
  });
  useEffect(() => {
    if (latest.current.same(given, sent.current)) return;
    window.clearTimeout(timer.current);
    sent.current = given;
    setTyped(given);
  }, [given]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const sendNow = (value: T) => {
    window.clearTimeout(timer.current);
    if (latest.current.same(value, sent.current)) return;
    sent.current = value;
    latest.current.send(value);
  };
  const type = (value: T) => {
    setTyped(value);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => sendNow(value), pauseMs);
  };
  return { typed, type, sendNow };
}

/** For a single text: space around it does not count. */
export const sameWords = (a: string, b: string) => a.trim() === b.trim();
