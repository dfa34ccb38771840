// Runs our adapters against other people's imitations of Stripe and Daraja: npm run check:outside [-- all | <stand-in>[=<address>] …]
// Needs the network once. The stand-ins and their limits are described in docs/outside-checks.md.
import { darajaMcp } from './outside-checks/daraja-mcp.ts';
import { darajaMock } from './outside-checks/daraja-mock.ts';
import { emulate } from './outside-checks/emulate.ts';
import { localstripe } from './outside-checks/localstripe.ts';
import { openssl } from './outside-checks/openssl.ts';
import { Unavailable } from './outside-checks/packages.ts';
import { createReport, type Report, reasonOf } from './outside-checks/report.ts';
import { safaricomLibrary } from './outside-checks/safaricom-library.ts';
import type { StandIn } from './outside-checks/stand-in.ts';

const standIns: StandIn[] = [emulate, localstripe, openssl, darajaMcp, darajaMock, safaricomLibrary];

interface Choice {
  standIn: StandIn;
  at: string | undefined;
}
const choiceOf = (standIn: StandIn): Choice => ({ standIn, at: undefined });

/** @throws Error that says what is wrong with the command line */
function readChoices(args: string[]): Choice[] {
  if (args.length === 0) return standIns.filter(({ onlyByName }) => !onlyByName).map(choiceOf);
  if (args.join() === 'all') return standIns.map(choiceOf);
  return args.map((arg) => {
    const [name = '', at] = arg.split(/=(.*)/s);
    const standIn = standIns.find((one) => one.name === name);
    if (!standIn) throw new Error(`Unknown: ${name}. Choose from all, ${standIns.map((one) => one.name).join(', ')}.`);
    if (at === undefined) return choiceOf(standIn);
    if (!standIn.mayRunElsewhere) throw new Error(`${name} is always started by this command.`);
    if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(at)) {
      throw new Error(`${name}= takes the origin of a program on this machine, such as http://127.0.0.1:8100.`);
    }
    return { standIn, at };
  });
}

/** @returns whether the stand-in ran; one after another, so that a small machine stays usable */
async function ran(report: Report, { standIn, at }: Choice): Promise<boolean> {
  const { name, about, provider, role } = standIn;
  const words = role === 'answers' ? `${name} as ${provider}` : `${name} judges ${provider}`;
  report.heading(`${words} (${at === undefined ? about : `at ${at}`})`);
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
  const choices = readChoices(args);
  const report = createReport(console.log);
  const tried = new Set<string>();
  const covered = new Set<string>();
  for (const choice of choices) {
    const { role, provider } = choice.standIn;
    const covers = await ran(report, choice);
    if (role === 'judges') continue;
    tried.add(provider);
    if (covers) covered.add(provider);
  }
  if (args.length === 0) for (const { name, onlyByName } of standIns) if (onlyByName) leftOut(report, name, onlyByName);
  const bare = [...tried].filter((provider) => !covered.has(provider));
  if (bare.length > 0) console.log(`\nNo stand-in of ${bare.join(' and ')} could be had here: docs/outside-checks.md`);
  const { passed, failed, unknown } = report.tally;
  console.log(`\n${passed} passed, ${failed} failed, ${unknown} not known to the stand-in`);
  return failed > 0 || bare.length > 0 || passed === 0 ? 1 : 0;
}

function leftOut(report: Report, name: string, why: string): void {
  report.heading(name);
  report.notRun(name, why);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  console.error(reasonOf(problem));
  process.exitCode = 2;
}
