import { useEffect, useRef, useState } from 'react';
import { getConnection, subscribeToConnection } from './connection.ts';
import { askedToWaitMs, Problem } from './problem.ts';

/** Pauses before each further try; after the last one the person has to try again. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

interface Trying {
  /** Resolves after that time, or earlier when the connection is back. */
  wait: (ms: number) => Promise<void>;
  /** Called before each pause. */
  onLost: () => void;
  signal: AbortSignal;
  /** Fails after so many requests that got no answer, where not all pauses should pass. */
  lostAtMost?: number | undefined;
}

/**
 * Repeats a call that got no answer, whose first request is still under way, or for which the server has no room just now,
 * until the server accepts or refuses it.
 * @param send must send the same idempotency key and content each time, so that all requests have one effect
 * @throws Problem why the server refused; or that there was no answer, after eight tries or `lostAtMost`, or when
 *   `signal` was aborted
 */
export async function untilAnswered<T>(send: () => Promise<T>, trying: Trying): Promise<T> {
  const { wait, onLost, signal, lostAtMost = pauses.length + 1 } = trying;
  let lost = 0;
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (problem) {
      const pause = pauses[tries];
      if (!isUnanswered(problem) || pause === undefined || signal.aborted) throw problem;
      if (isLost(problem)) lost++;
      if (lost >= lostAtMost) throw problem;
      onLost();
      await wait(Math.max(pause, askedToWaitMs(problem) ?? 0));
      if (signal.aborted) throw problem;
    }
  }
}

const isLost = (problem: unknown) => problem instanceof Problem && problem.code === 'network';

const isUnanswered = (problem: unknown) =>
  isLost(problem) ||
  askedToWaitMs(problem) !== undefined ||
  (problem instanceof Problem && problem.code === 'idempotency_in_progress');

/** Waits that time, or until the connection is back or the signal is aborted. */
export function pauseOrConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    let wasLost = getConnection().lost;
    const stop = subscribeToConnection(() => {
      const { lost } = getConnection();
      if (wasLost && !lost) end();
      wasLost = lost;
    });
    signal.addEventListener('abort', end);
  });
}

/**
 * `untilAnswered` for a form, until the form is unmounted. `sendingAgain` says whether it is between two tries; after
 * `stop` no further try is made, and the call fails with the last problem.
 */
export function useUntilAnswered({ lostAtMost }: Pick<Trying, 'lostAtMost'> = {}) {
  const [sendingAgain, setSendingAgain] = useState(false);
  const isHere = useRef(false);
  const trying = useRef<AbortController>(undefined);
  const stop = () => trying.current?.abort();
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      trying.current?.abort();
    };
  }, []);
  const send = async <T>(call: () => Promise<T>): Promise<T> => {
    trying.current = new AbortController();
    if (!isHere.current) trying.current.abort();
    const { signal } = trying.current;
    const wait = (ms: number) => pauseOrConnection(ms, signal);
    try {
      return await untilAnswered(call, { wait, onLost: () => setSendingAgain(true), signal, lostAtMost });
    } finally {
      setSendingAgain(false);
    }
  };
  return { sendingAgain, untilAnswered: send, stop };
}
