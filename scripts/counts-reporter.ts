import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export type Counts = { passed: number; failed: number };

/**
 * Writes `{ passed, failed }` of a Vitest run to the file named by TEST_COUNTS_FILE, for scripts/test.mjs to add up.
 * Failed are also: a file that does not load, a hook that throws, a test that never came to its end, a stray error.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) return;
    const total: Counts = { passed: 0, failed: strayErrors.length };
    for (const module of modules) add(total, countModule(module));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(total));
  }
}

function countModule(module: TestModule): Counts {
  const counts: Counts = { passed: 0, failed: module.errors().length };
  for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') counts.passed += 1;
    else if (state !== 'skipped') counts.failed += 1;
  }
  return counts;
}

function add(total: Counts, more: Counts): void {
  total.passed += more.passed;
  total.failed += more.failed;
}
