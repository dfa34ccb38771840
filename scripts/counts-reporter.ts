import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
}

interface FileTime {
  project: string;
  /** Below the root of the repository. */
  file: string;
  /** From loading it to the end of its last hook. */
  ms: number;
}

/**
 * Writes `{ passed, failed, files }` of a Vitest run to the file named by TEST_COUNTS_FILE, for scripts/test.mjs to add
 * up. Failed are also: a file that does not load, a hook that throws, a test that did not finish, an error outside of any
 * test.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly unknown[]): void {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) return;
    const total: Counts = { passed: 0, failed: strayErrors.length };
    for (const module of modules) add(total, countModule(module));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...total, files: modules.map(timeOf) }));
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

function timeOf(module: TestModule): FileTime {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
  return { project: module.project.name, file: relative(process.cwd(), module.moduleId), ms };
}
