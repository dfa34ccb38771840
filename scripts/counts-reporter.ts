import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

interface Failure {
  /** File and test, as Vitest names them. */
  name: string;
  message: string;
}

interface FileTime {
  project: string;
  /** Below the root of the repository. */
  file: string;
  /** From loading it to the end of its last hook. */
  ms: number;
}

/**
 * Writes `{ passed, failures, retried, files }` of a Vitest run to the file named by TEST_COUNTS_FILE, for scripts/test.mjs
 * to add up and to show at its end. Failures are also: a file that does not load, a hook that throws, a test that did not
 * finish, an error outside of any test. `retried` names the tests that passed only at their second try, with what failed
 * at the first.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly { message: string }[]): void {
    const file = process.env.TEST_COUNTS_FILE;
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const retried = passed.filter((test) => test.diagnostic()?.flaky).map(failureOf);
    const stray = strayErrors.map(({ message }) => ({ name: 'outside of any test', message }));
    const failures = [...modules.flatMap(failuresOf), ...stray];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed: passed.length, failures, retried, files: modules.map(timeOf) }));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const path = pathOf(module);
  const failures = module.errors().map(({ message }) => ({ name: path, message }));
  for (const suite of module.children.allSuites()) {
    failures.push(...suite.errors().map(({ message }) => ({ name: `${path} > ${suite.fullName}`, message })));
  }
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state !== 'passed' && state !== 'skipped') failures.push(failureOf(test));
  }
  return failures;
}

function failureOf(test: TestCase): Failure {
  const message =
    test
      .result()
      .errors?.map(({ message }) => message)
      .join('\n') ?? 'did not finish';
  return { name: `${pathOf(test.module)} > ${test.fullName}`, message };
}

function pathOf(module: TestModule): string {
  return relative(process.cwd(), module.moduleId);
}

function timeOf(module: TestModule): FileTime {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
  return { project: module.project.name, file: pathOf(module), ms };
}
