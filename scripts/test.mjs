// Runs checks and tests and closes with the counts. `npm test` for all but the long ones; `npm test -- unit db` for some
// of types, lint, unit, db, long, e2e.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const usual = ['types', 'lint', 'unit', 'db', 'e2e'];
const parts = [...usual, 'long'];
const total = { passed: 0, failed: 0 };
const slowestShown = 20;
const failuresShown = 30;
const linesOfFailure = 12;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((part) => !parts.includes(part));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${parts.join(', ')}.`);
  process.exit(2);
}
const wanted = (part) => (chosen.length === 0 ? usual : chosen).includes(part);
// Ctrl-C reaches the running step too. It ends, and the counts so far are still printed.
process.on('SIGINT', () => {});

if (wanted('e2e') || wanted('long')) await prepareBrowser();
// The tests in the browser mostly wait, those on the database mostly work: side by side they leave no core idle.
const runs = [
  { projects: ['unit', 'db', 'long'].filter(wanted), workers: 3 },
  { projects: ['e2e'].filter(wanted), workers: 2 },
  // Not beside `e2e` in one process: each fills the demo of its process.
  { projects: wanted('long') ? ['long-e2e'] : [], workers: 2 },
].filter(({ projects }) => projects.length > 0);
const tests = runs.map((each, index) => runTests({ ...each, later: index > 0 }));
// Beside the tests, since neither has work for two cores all the time.
await Promise.all([
  // One checker: several check the same types again each, which takes half as much of the processor's time more.
  wanted('types') && run('types', join(bin, 'tsc'), ['--noEmit', '--checkers', '1'], { later: true }).then(showOne),
  wanted('lint') && run('lint', join(bin, 'biome'), ['check', '.'], { later: true }).then(showOne),
]);
const shown = await Promise.all(tests);
for (const { output } of shown) process.stdout.write(output);
printTimes(shown.flatMap(({ files }) => files));
const failuresOf = (kind) => shown.flatMap((one) => one[kind]);
printFailures('failed at the first try only', failuresOf('retried'));
printFailures('failed', failuresOf('failures'));

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Unpacks the browser once before the tests, so that it does not count against the time limit of a test. */
async function prepareBrowser() {
  const { code } = await run('browser', join(bin, 'node'), [
    '--input-type=module',
    '--eval',
    `const { findChromium } = await import('./tests/support/chromium.ts');
     try { console.log((await findChromium(console.log)).executablePath.replace(process.cwd() + '/', '')); }
     catch (problem) { console.error(problem.message); process.exitCode = 1; }`,
  ]);
  if (code !== 0) total.failed += 1;
}

/**
 * Runs the tests of some projects in a process of their own and adds up their counts.
 * @param later whether its output is kept, because another run shows its own meanwhile
 * @returns that output, how long each file took, what failed, and what passed only at its second try
 */
async function runTests({ projects, workers, later }) {
  const folder = mkdtempSync(join(tmpdir(), 'twende-counts-'));
  const file = join(folder, 'counts.json');
  const args = ['run', ...projects.map((name) => `--project=${name}`), `--maxWorkers=${workers}`];
  const reporters = ['--reporter=default', '--reporter=./scripts/counts-reporter.ts'];
  const env = { TEST_COUNTS_FILE: file };
  const { code, output } = await run(projects.join(', '), join(bin, 'vitest'), [...args, ...reporters], { env, later });
  const counts = readCounts(file);
  rmSync(folder, { recursive: true, force: true });
  total.passed += counts.passed;
  // A run that ended with an error but without a failed test counts as one failure.
  total.failed += code !== 0 ? Math.max(1, counts.failures.length) : counts.failures.length;
  return { output, files: counts.files, failures: counts.failures, retried: counts.retried };
}

/** Prints where the time went. Up to four files run at once, so the sums are about four times the time that passed. */
function printTimes(files) {
  if (files.length === 0) return;
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
  console.log('\n── time ──');
  for (const [project, own] of Object.entries(Object.groupBy(files, ({ project }) => project))) {
    const ms = own.reduce((sum, file) => sum + file.ms, 0);
    console.log(`${seconds(ms)}  ${project}: ${own.length} files`);
  }
  console.log(`\nThe ${slowestShown} slowest files:`);
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown);
  for (const { file, ms } of slowest) console.log(`${seconds(ms)}  ${file}`);
}

/** Names what failed once more, since the output above is long and a reader may have only its end. */
function printFailures(title, failures) {
  if (failures.length === 0) return;
  console.log(`\n── ${title} ──`);
  for (const { name, message } of failures.slice(0, failuresShown)) {
    const lines = message.split('\n').slice(0, linesOfFailure);
    console.log(`${name}\n    ${lines.join('\n    ')}`);
  }
  if (failures.length > failuresShown) console.log(`and ${failures.length - failuresShown} more`);
}

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const message = 'The test run ended without its counts.';
    console.error(message);
    return { passed: 0, failures: [{ name: 'test run', message }], retried: [], files: [] };
  }
}

/** Prints what a check said, and counts it. */
function showOne({ code, output }) {
  process.stdout.write(output);
  if (code === 0) total.passed += 1;
  else total.failed += 1;
}

/**
 * Runs a program, with its output shown as it comes or, where `later` is true, given back at its end.
 * @returns its exit code, which a signal or a missing file makes 1, and the output that was kept
 */
function run(title, program, args, { env = {}, later = false } = {}) {
  const heading = `\n── ${title} ──\n`;
  if (!later) process.stdout.write(heading);
  // The packages' programs start by `#!/usr/bin/env node`: our Node comes first.
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: root,
    stdio: later ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env, PATH: path },
  });
  const kept = later ? [heading] : [];
  child.stdout?.on('data', (part) => kept.push(part));
  child.stderr?.on('data', (part) => kept.push(part));
  return new Promise((resolve) => {
    const end = (code) => resolve({ code, output: Buffer.concat(kept.map((part) => Buffer.from(part))) });
    child.once('error', (problem) => {
      console.error(problem.message);
      end(1);
    });
    child.once('close', (code, signal) => {
      if (signal) console.error(`${title}: ended by ${signal}`);
      end(code ?? 1);
    });
  });
}
