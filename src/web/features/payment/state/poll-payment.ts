/** When to ask: first after `firstMs`, then every `everyMs`, the last time not after `untilMs`. */
export interface Rhythm {
  firstMs: number;
  everyMs: number;
  untilMs: number;
}

/** The first check comes after 5 s, then one every 3 s; after 3 minutes the screen explains what to do instead. */
export const mpesaRhythm: Rhythm = { firstMs: 5_000, everyMs: 3_000, untilMs: 180_000 };
/** The card's provider has already said yes when we begin to look. */
export const cardRhythm: Rhythm = { firstMs: 0, everyMs: 3_000, untilMs: 180_000 };

/** Where nobody heard what became of a card: long enough for us to ask its provider. */
export const doubtRhythm: Rhythm = { firstMs: 0, everyMs: 3_000, untilMs: 12_000 };

interface Poll<Answer> {
  rhythm: Rhythm;
  /** One look; what it throws ends the polling. */
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
 * Looks again and again until an answer is final.
 * A slow answer skips the looks it has covered; a device that slept past the end looks once more when it wakes.
 * @returns the final answer, or undefined when none came in time or `signal` was aborted  @throws what `ask` throws
 */
export async function pollPayment<Answer>(poll: Poll<Answer>): Promise<Answer | undefined> {
  const { rhythm, ask, isFinal, onAnswer, now, wait, signal } = poll;
  const start = now();
  for (let at = rhythm.firstMs; at <= rhythm.untilMs; at = nextLook(rhythm, at, now() - start)) {
    await wait(Math.max(0, start + at - now()));
    if (signal.aborted) return undefined;
    const answer = await ask();
    if (signal.aborted) return undefined;
    onAnswer?.(answer);
    if (isFinal(answer)) return answer;
  }
  return undefined;
}

function nextLook({ everyMs }: Rhythm, last: number, passed: number): number {
  const skipped = Math.max(0, Math.ceil((passed - last) / everyMs) - 1);
  return last + (1 + skipped) * everyMs;
}

/** The browser's own waiting; ends early when aborted. */
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
