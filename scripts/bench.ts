/**
 * Measures the built product beside a bare server and pgbench, on one PostgreSQL, and prints a table: `npm run bench`.
 * `npm run bench -- --help` lists the modes and options; docs/speed.md says what is measured and why.
 */
import { benchGrowth } from './bench/growth.ts';
import { benchOffice } from './bench/office.ts';
import { OptionsError, readOptions, usage } from './bench/options.ts';
import { benchOverload } from './bench/overload.ts';
import { benchProfile } from './bench/profile.ts';
import { benchSoak } from './bench/soak.ts';
import { StoppedError } from './bench/stage.ts';
import { benchTable } from './bench/table.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const args = process.argv.slice(2);
  if (args.includes('--help')) say(usage);
  else await run(args);
} catch (problem) {
  // Ends also what was still being started; see processes.ts.
  if (problem instanceof StoppedError) process.exit(130);
  if (!(problem instanceof OptionsError)) throw problem;
  process.stderr.write(`${problem.message}\n${usage}\n`);
  process.exitCode = 2;
}

async function run(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const modes = {
    table: benchTable,
    growth: benchGrowth,
    soak: benchSoak,
    profile: benchProfile,
    overload: benchOverload,
    office: benchOffice,
  };
  await modes[options.mode](options, say);
}
