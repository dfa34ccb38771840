import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { shownRate } from './figures.ts';
import { inspect } from './inspector.ts';
import { type KindName, kinds } from './kinds.ts';
import { measure, type Stage } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { cpuSecondsOfDatabase, nextMessage, usageOf } from './processes.ts';
import { type Cost, summarise } from './profile-summary.ts';
import { type Say, withStage } from './stage.ts';

const shownMost = 20;
/** A statement that is sent less often than in one call of so many belongs to a job. */
const rareBelow = 0.1;

/**
 * Says where the time of each kind of call goes: statements of a call, processor time of Node and PostgreSQL, and a profile
 * of the product's process under load, which is also written to the data folder for a browser's developer tools.
 */
export async function benchProfile(options: BenchOptions, say: Say): Promise<void> {
  const port = await freePort();
  const counting = new URL('count-statements.ts', import.meta.url).href;
  const nodeArgs = [`--inspect=127.0.0.1:${port}`, '--import', counting];
  await withStage({ options, say, nodeArgs }, async (stage) => {
    const inspector = await inspect(port);
    for (const kind of options.kinds) {
      await measure(stage, { kind, target: 'product', seconds: 2 });
      await profileKind({ stage, kind, options, inspector }, say);
    }
    inspector.close();
  });
}

interface Profiled {
  stage: Stage;
  kind: KindName;
  options: BenchOptions;
  inspector: Awaited<ReturnType<typeof inspect>>;
}

async function profileKind({ stage, kind, options, inspector }: Profiled, say: Say): Promise<void> {
  const { product } = stage;
  await countsOf(stage);
  const before = await cpuSecondsOf(stage);
  const plain = await measure(stage, { kind, target: 'product', seconds: options.seconds });
  const after = await cpuSecondsOf(stage);
  const calls = (plain?.perSecond ?? 0) * options.seconds;
  const statements = await countsOf(stage);
  await inspector.startProfile();
  const profiled = await measure(stage, { kind, target: 'product', seconds: options.seconds });
  const profile = await inspector.stopProfile();
  const file = join(product.folder, `${kind}.cpuprofile`);
  await writeFile(file, JSON.stringify(profile));

  say(`\n## ${kinds.find(({ name }) => name === kind)?.title}\n`);
  const [node, database] = after.map((until, index) => ((until - (before[index] ?? 0)) * 1000) / calls);
  say(`${shownRate(plain)} a second (${shownRate(profiled)} while profiled)`);
  say(`Processor time of a call: Node ${node?.toFixed(2)} ms, PostgreSQL ${database?.toFixed(2)} ms`);
  const often = statements.filter(([, count]) => count / calls > rareBelow).sort((a, b) => b[1] - a[1]);
  const all = often.reduce((sum, [, count]) => sum + count, 0);
  say(`Statements of a call: ${(all / calls).toFixed(1)}`);
  for (const [text, count] of often)
    say(`  ${(count / calls).toFixed(2)} × ${text.replace(/\s+/g, ' ').trim().slice(0, 160)}`);
  const { self, inclusive, packages } = summarise(profile);
  say(`Packages: ${listOf(packages.slice(0, 14))}`);
  say(`In the function itself:\n${lines(self)}`);
  say(`In our functions and what they call:\n${lines(inclusive)}`);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const listOf = (costs: readonly Cost[]) => costs.map(({ name, share }) => `${name} ${percent(share)}`).join(', ');
const lines = (costs: readonly Cost[]) =>
  costs
    .slice(0, shownMost)
    .map(({ name, share }) => `  ${percent(share).padStart(7)}  ${name}`)
    .join('\n');

/** Of the product's process and of its database. */
const cpuSecondsOf = async ({ product }: Stage): Promise<number[]> => [
  (await usageOf(product.pid)).cpuSeconds ?? Number.NaN,
  await cpuSecondsOfDatabase(product.folder),
];

async function countsOf({ product }: Stage): Promise<[string, number][]> {
  product.child.send('statements');
  return nextMessage<[string, number][]>(product.child, 5_000);
}
