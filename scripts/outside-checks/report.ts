export interface Report {
  heading(text: string): void;
  /** Passed unless `run` throws; the first line of what it throws is printed. */
  check(name: string, run: () => unknown): Promise<void>;
  /**
   * Something that the stand-in cannot do; it counts neither as passed nor as failed. It fails when `ask` throws, which means
   * that the stand-in can do it now or fails in another way, so that a check must be written.
   */
  unknown(name: string, why: string, ask: () => unknown): Promise<void>;
  /** A stand-in that did not run at all, with the reason. */
  notRun(name: string, why: string): void;
  tally: { passed: number; failed: number; unknown: number };
}

/** Counts the checks and prints a line for each. */
export function createReport(print: (line: string) => void): Report {
  const tally = { passed: 0, failed: 0, unknown: 0 };
  const line = (outcome: string, text: string) => print(`  ${outcome.padEnd(9)} ${text}`);

  async function attempt(name: string, run: () => unknown, done: () => void): Promise<void> {
    try {
      await run();
      done();
    } catch (problem) {
      tally.failed += 1;
      line('FAILED', `${name}: ${reasonOf(problem)}`);
    }
  }

  return {
    tally,
    heading: (text) => print(`\n${text}`),
    check: (name, run) =>
      attempt(name, run, () => {
        tally.passed += 1;
        line('passed', name);
      }),
    unknown: (name, why, ask) =>
      attempt(name, ask, () => {
        tally.unknown += 1;
        line('not known', `${name}: ${why}`);
      }),
    notRun: (name, why) => line('not run', `${name}: ${why}`),
  };
}

/** One line of an error; for an assertion the compared values instead of the headline. */
export function reasonOf(problem: unknown): string {
  const { message, actual, expected } = problem as { message?: string; actual?: unknown; expected?: unknown };
  if (expected !== undefined) return `got ${JSON.stringify(actual)} in place of ${JSON.stringify(expected)}`;
  return String(message ?? problem).split('\n', 1)[0] ?? '';
}
