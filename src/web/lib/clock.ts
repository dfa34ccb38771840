import type { Clock } from '#shared/dates.ts';

// The demo's clock can be moved; pages that count down or know "today" must read the moved one.
let offsetMs = 0;

/** The product's time: the device's, plus the offset of the demo's clock once that has been read. */
export const pageClock: Clock = { now: () => new Date(Date.now() + offsetMs) };

/** In demo mode reads how far the product's clock has been moved. Without an answer the device's time is used. */
export async function readProductClock({ demo }: { demo: boolean }): Promise<void> {
  if (!demo) return;
  try {
    const answer = await fetch('/dev/clock', { headers: { accept: 'application/json' } });
    const { offsetMs: moved } = (await answer.json()) as { offsetMs?: unknown };
    if (typeof moved === 'number') offsetMs = moved;
  } catch {
    // Without a connection the clock stays as it was.
  }
}
