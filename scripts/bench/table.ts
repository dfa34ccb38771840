import { availableParallelism, cpus } from 'node:os';
import { type Figures, medianFigures, shareOf, shownMs, shownRate, shownShare, tableOf } from './figures.ts';
import { judge, type KindName, kinds, type Results, type Target, targets, titleOf } from './kinds.ts';
import { askEach, measure, type Stage } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { usageOf } from './processes.ts';
import { type Say, withStage } from './stage.ts';

const warmUpSeconds = 2;

/** Measures every kind at every target in turn, round by round, and prints the table. */
export async function benchTable(options: BenchOptions, say: Say): Promise<void> {
  await withStage({ options, say }, async (stage) => {
    const before = await usageOf(stage.product.pid);
    const results = await measureRounds(stage, options, say);
    const [product, bare] = await Promise.all([stage.product, stage.bare].map(({ pid }) => usageOf(pid)));
    say(`\n${describe(options, stage)} Median of ${options.rounds} rounds of ${options.seconds} s.\n`);
    say(ratesTable(results));
    say(`\n${timesTable(results)}\n`);
    say(goalsTable(results));
    const mb = (usage: typeof before | undefined) => usage?.residentMb?.toFixed(0) ?? '–';
    say(
      `\nResident memory of the Node process, MB: product ${mb(before)} before, ${mb(product)} after; bare ${mb(bare)} after.`,
    );
    say(`Ready after ${(stage.product.readyMs / 1000).toFixed(1)} s (with filling, if the folder was new).`);
  });
}

/** The median of the rounds, each of which measures all kinds at all targets, after one that does not count. */
async function measureRounds(stage: Stage, options: BenchOptions, say: Say): Promise<Results> {
  const rounds = new Map<string, Figures[]>();
  const all: readonly KindName[] = kinds.map(({ name }) => name).filter((name) => options.kinds.includes(name));
  if (all.includes('detail')) {
    const made = await askEach(stage, 'detail');
    say(
      `Each listing asked for once: ${shownRate(made)} a second, in ${shownMs(made.p50)}, ${shownMs(made.p99)} ms (p50, p99).`,
    );
  }
  for (let round = 0; round <= options.rounds; round += 1) {
    say(round === 0 ? 'Warming up …' : `Round ${round} of ${options.rounds} …`);
    for (const kind of all) {
      for (const target of targets) {
        if (round === 0 && target === 'pgbench') continue;
        const figures = await measure(stage, { kind, target, seconds: round === 0 ? warmUpSeconds : options.seconds });
        if (round === 0 || !figures) continue;
        rounds.set(`${kind} ${target}`, [...(rounds.get(`${kind} ${target}`) ?? []), figures]);
      }
    }
  }
  const of = (kind: KindName, target: Target) => medianFigures(rounds.get(`${kind} ${target}`) ?? []);
  return new Map(
    all.map((kind) => [
      kind,
      Object.fromEntries(
        targets.flatMap((target) => {
          const figures = of(kind, target);
          return figures ? [[target, figures]] : [];
        }),
      ),
    ]),
  );
}

/** The machine and what was measured, as one line. */
export function describe({ connections, services, bookings }: BenchOptions, { data }: Stage): string {
  const size = services === undefined ? 'the demo' : `${services} generated listings, ${bookings ?? 0} bookings`;
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version},`,
    `${data.listings.length} listings (${size}), ${connections} connections.`,
  ].join(' ');
}

function ratesTable(results: Results): string {
  const rows = [...results].map(([name, of]) => [
    titleOf(name),
    ...targets.map((target) => shownRate(of[target])),
    shownShare(shareOf(of.product, of.bare)),
    shownShare(shareOf(of.product, of.pgbench)),
    shownShare(shareOf(of.product, results.get('health')?.product)),
  ]);
  return tableOf([['answers a second', ...targets, 'product/bare', 'product/pgbench', 'product//healthz'], ...rows]);
}

function timesTable(results: Results): string {
  const both = (figures: Figures | undefined) => (figures ? `${shownMs(figures.p50)}, ${shownMs(figures.p99)}` : '–');
  const rows = [...results].map(([name, of]) => [titleOf(name), ...targets.map((target) => both(of[target]))]);
  return tableOf([['p50, p99 in ms', ...targets], ...rows]);
}

function goalsTable(results: Results): string {
  const rows = kinds.flatMap(({ name, title, floor, aim }) =>
    [
      { goal: floor, what: 'floor' },
      { goal: aim, what: 'aim' },
    ].flatMap(({ goal, what }) => {
      if (!goal || !results.has(name)) return [];
      const { text, share, held } = judge(results, name, goal);
      const verdict = held === undefined ? 'not measured' : held ? 'held' : 'not held';
      return [[title, `${what}: ${text}`, shownShare(share), verdict]];
    }),
  );
  return tableOf([['goal', 'is', 'measured', ''], ...rows]);
}
