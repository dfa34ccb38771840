import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { untilPicturesAreReady } from '../until-written.ts';
import { startBare } from './bare.ts';
import { prepareData } from './data.ts';
import { type Stage, startLoad } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { findPgbench } from './pgbench.ts';
import { endProcesses } from './processes.ts';
import { dataFolder, seed, startProduct } from './product.ts';
import { differences } from './same-rows.ts';

export type Say = (line: string) => void;
const tmpfs = 0x01021994;

interface StageOptions {
  options: BenchOptions;
  say: Say;
  /** For the product's Node, such as those of a profile. */
  nodeArgs?: readonly string[];
}

/** SIGINT or SIGTERM came; everything was ended, and temporary folders removed. */
export class StoppedError extends Error {}

const signals = ['SIGINT', 'SIGTERM'] as const;

type Ends = (() => Promise<unknown>)[];

/**
 * Starts everything, hands it to `work`, and ends it again whatever happens.
 * @throws StoppedError
 */
export async function withStage(options: StageOptions, work: (stage: Stage) => Promise<void>): Promise<void> {
  const ends: Ends = [];
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new StoppedError('stopped'));
  for (const signal of signals) process.on(signal, stop);
  try {
    await Promise.race([setStage(options, ends).then(work), stopped]);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    for (const end of ends.reverse()) {
      await end().catch((problem: unknown) => options.say(`Not ended in order: ${problem}`));
    }
  }
}

async function setStage({ options, say, nodeArgs }: StageOptions, ends: Ends): Promise<Stage> {
  const { folder, remove } = await dataFolder(options);
  // Also those that were still being started are ended before the folder is removed.
  ends.push(remove, endProcesses);
  if ((await statfs(folder)).type === tmpfs)
    say('This folder lies in memory, where a commit costs nothing: bookings look too fast.');
  const { services, bookings, connections } = options;
  if (services !== undefined) {
    say(`Filling ${services} listings, ${bookings ?? 0} bookings …`);
    await seed(folder, { services, bookings: bookings ?? 0 });
  }
  say('Starting the product …');
  const product = await startProduct(folder, nodeArgs);
  ends.push(() => product.stop());
  await untilPicturesAreReady(product.child, say);
  const pool = new pg.Pool({ connectionString: product.url, max: 1 });
  ends.push(() => pool.end());
  say('Making people and places to book …');
  const data = await prepareData(pool, placesFor(options));
  ends.push(() => data.remove());
  const bare = await startBare(product, connections);
  ends.push(() => bare.stop());
  const load = startLoad();
  ends.push(() => load.stop());
  const pgbench = await findPgbench();
  if (pgbench === undefined) {
    say("pgbench was not found, so its column is left out. It comes with Debian's package postgresql.");
  }
  for (const line of await differences({ product, bare, data }, options.kinds)) say(`Not the same rows: ${line}`);
  return { product, bare, pgbench, load, data, connections };
}

const placesMost = 300_000;
const placesEachSecond = 25_000;

/** How many places all measurements may book; where they run out, a measurement of bookings ends earlier. */
const placesFor = ({ seconds, rounds }: BenchOptions) =>
  Math.min(placesMost, placesEachSecond * seconds * (rounds + 1));
