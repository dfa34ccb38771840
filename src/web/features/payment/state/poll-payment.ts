/** When to check: first after `firstMs`, then every `everyMs`, the last time not after `untilMs`. */
export interface Schedule {
  firstMs: number;
  everyMs: number;
  untilMs: number;
}

/** The first check comes after 5 s, then one every 3 s; after 3 minutes the screen explains what to do instead. */
export const mpesaSchedule: Schedule = { firstMs: 5_000, everyMs: 3_000, untilMs: 180_000 };
/** Checked at once, since the card's provider has reported success already. */
export const cardSchedule: Schedule = { firstMs: 0, everyMs: 3_000, untilMs: 180_000 };

/** Where the provider's answer about a card was lost: long enough for the server to ask the provider. */
export const lostAnswerSchedule: Schedule = { firstMs: 0, everyMs: 3_000, untilMs: 12_000 };

interface Poll<Answer> {
  schedule: Schedule;
  /** One check; if it throws, the polling ends. */
  ask: () => Promise<Answer>;
  /** True for an answer that ends the polling. */
  isFinal: (answer: Answer) => boolean;
  onAnswer?: (answer: Answer) => void;
  /** Milliseconds from any fixed moment, always rising. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Checks until an answer is final. Checks that fell due during a slow answer are left out; a device that slept past the
 * end checks once more when it wakes.
 * @returns the final answer, or undefined when none came in time or `signal` was aborted  @throws what `ask` throws
 */
export async function pollPayment<Answer>(poll: Poll<Answer>): Promise<Answer | undefined> {
  const { schedule, ask, isFinal, onAnswer, now, wait, signal } = poll;
  const start = now();
  for (
    let at = schedule.firstMs;
    at <= schedule.untilMs;
    at = nextCheck(schedule, { last: at, passed: now() - start })
  ) {
    await wait(Math.max(0, start + at - now()));
    if (signal.aborted) return undefined;
    const answer = await ask();
    if (signal.aborted) return undefined;
    onAnswer?.(answer);
    if (isFinal(answer)) return answer;
  }
  return undefined;
}

/**
 * @param last when the last check was due
 * @param passed how much time has passed, both in milliseconds since the start
 */
function nextCheck({ everyMs }: Schedule, { last, passed }: { last: number; passed: number }): number {
  const skipped = Math.max(0, Math.ceil((passed - last) / everyMs) - 1);
  return last + (1 + skipped) * everyMs;
}

/** Waits with `setTimeout`, and ends early when aborted. */
export function waitFor(signal: AbortSignal): (ms: number) => Promise<void> {
  return (ms) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(end, ms);
      function end() {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      }
      signal.addEventListener('abort', end);
    });
}
