/** How often the event loop is asked whether it is late. */
const everyMs = 50;
/** So many times in a row it must have been late: one long step of the collector is no overload. */
const times = 4;
const lateMs = 150;

/**
 * Tells from when it was called whether the event loop has been late all the time lately: whatever arrives then waits at
 * least that long before it is even looked at.
 */
export function createLateness() {
  let dueAt: number | undefined;
  const latest: number[] = [];
  return {
    /** Called every `everyMs`, or as soon after that as the event loop can. @param now in milliseconds */
    tick(now: number): void {
      if (dueAt !== undefined) latest.push(now - dueAt);
      if (latest.length > times) latest.shift();
      dueAt = now + everyMs;
    },
    isLate: (): boolean => latest.length === times && latest.every((ms) => ms > lateMs),
  };
}

/** Watches the event loop of this process until `stop`. */
export function watchEventLoop(): { isLate(): boolean; stop(): void } {
  const { tick, isLate } = createLateness();
  const timer = setInterval(() => tick(performance.now()), everyMs).unref();
  return { isLate, stop: () => clearInterval(timer) };
}
