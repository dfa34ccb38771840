import type { Clock } from '#shared/dates.ts';

// The demo's clock can be moved; pages that count down or know "today" must read the moved one.
let offsetMs = 0;

/** The product's time as this browser knows it: the device's, moved as the demo's clock is once that has been asked. */
export const pageClock: Clock = { now: () => new Date(Date.now() + offsetMs) };

/** In demo mode asks how far the product's clock has been moved. Without an answer the device's time has to do. */
export async function readProductClock({ demo }: { demo: boolean }): Promise<void> {
  if (!demo) return;
  try {
    const answer = await fetch('/dev/clock', { headers: { accept: 'application/json' } });
    const { offsetMs: moved } = (await answer.json()) as { offsetMs?: unknown };
    if (typeof moved === 'number') offsetMs = moved;
  } catch {
    offsetMs = 0;
  }
}
