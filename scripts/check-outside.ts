// Runs our adapters against other people's imitations of Stripe and Daraja: npm run check:outside [-- <stand-in>[=<address>] …]
// Needs the network once. What each stand-in is and cannot do: docs/outside-checks.md.
import { darajaMcp } from './outside-checks/daraja-mcp.ts';
import { darajaMock } from './outside-checks/daraja-mock.ts';
import { emulate } from './outside-checks/emulate.ts';
import { localstripe } from './outside-checks/localstripe.ts';
import { Unavailable } from './outside-checks/packages.ts';
import { createReport, type Report, reasonOf } from './outside-checks/report.ts';
import type { StandIn } from './outside-checks/stand-in.ts';

const standIns: StandIn[] = [emulate, localstripe, darajaMcp, darajaMock];

interface Wish {
  standIn: StandIn;
  at: string | undefined;
}

/** @throws Error that says what is wrong with the command line */
function readWishes(args: string[]): Wish[] {
  return args.map((arg) => {
    const [name = '', at] = arg.split(/=(.*)/s);
    const standIn = standIns.find((one) => one.name === name);
    if (!standIn) throw new Error(`Unknown: ${name}. Choose from ${standIns.map((one) => one.name).join(', ')}.`);
    if (at === undefined) return { standIn, at };
    if (!standIn.mayRunElsewhere) throw new Error(`${name} is always started by this command.`);
    if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(at)) {
      throw new Error(`${name}= takes the origin of a program on this machine, such as http://127.0.0.1:8100.`);
    }
    return { standIn, at };
  });
}

/** @returns whether the stand-in ran; one after another, so that a small machine stays usable */
async function ran(report: Report, { standIn, at }: Wish): Promise<boolean> {
  const { name, version, licence, provider } = standIn;
  report.heading(`${provider} by ${name} ${at === undefined ? `${version}, ${licence}` : `at ${at}`}`);
  try {
    await standIn.run(report, at);
    return true;
  } catch (problem) {
    if (!(problem instanceof Unavailable)) {
      await report.check('runs to its end', () => {
        throw problem;
      });
      return true;
    }
    report.notRun(name, problem.message);
    return false;
  }
}

async function main(args: string[]): Promise<number> {
  const named = readWishes(args);
  const report = createReport(console.log);
  const wishes = named.length > 0 ? named : standIns.map((standIn) => ({ standIn, at: undefined }));
  const covered = new Set<string>();
  for (const wish of wishes) {
    const { onlyByName, name, provider } = wish.standIn;
    if (named.length === 0 && onlyByName !== undefined) report.notRun(name, onlyByName);
    else if (await ran(report, wish)) covered.add(provider);
  }
  const bare = ['Stripe', 'Daraja'].filter((provider) => !covered.has(provider));
  if (named.length === 0 && bare.length > 0) console.log(`\nNo stand-in of ${bare.join(' and ')} could be run here.`);
  const { passed, failed, unknown } = report.tally;
  console.log(`\n${passed} passed, ${failed} failed, ${unknown} not known to the stand-in`);
  return failed > 0 || (named.length === 0 && bare.length > 0) || passed === 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  console.error(reasonOf(problem));
  process.exitCode = 2;
}
