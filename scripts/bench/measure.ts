import { type Bare, read } from './bare.ts';
import type { BenchData } from './data.ts';
import { type Figures, percentile } from './figures.ts';
import { isFurther, type KindName, type Target } from './kinds.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { runPgbench } from './pgbench.ts';
import { pgbenchScripts } from './pgbench-scripts.ts';
import { nextMessage, type OwnProcess, startNode } from './processes.ts';
import type { Product } from './product.ts';
import { browserHeaders, readRequests } from './requests.ts';

/** Everything that a measurement needs. */
export interface Stage {
  product: Product;
  bare: Bare;
  /** Undefined where there is none. */
  pgbench: string | undefined;
  load: OwnProcess;
  data: BenchData;
  connections: number;
}

/** Places for so many bookings a second are taken, and those that are left given back. */
const bookingsAtMost = { product: 4_000, bare: 6_000, pgbench: 12_000 };
/** pgbench's clients count each for itself, and the fastest one decides how many places are used up. */
const unevenClients = 1.5;
/** A server that answers so quickly has nothing else to do. */
const idleMs = 10;
const idleTries = 200;

export const startLoad = () => startNode('load.ts');

interface Ask {
  kind: KindName;
  target: Target;
  seconds: number;
  /** Requests a second; undefined: as fast as answers come. */
  rate?: number | undefined;
}

/** At most so long, for a catalogue of which not all can be kept. */
const firstAskedSeconds = 60;

/** Sends each request of a kind once, so that later measurements find it kept. @returns how quickly these answers were made */
export async function askEach(
  { product, load, data, connections }: Stage,
  kind: Exclude<KindName, 'book'>,
): Promise<Figures> {
  const requests = readRequests(kind, data);
  const { origin } = product;
  const plan = { origin, connections, seconds: firstAskedSeconds, headers: browserHeaders, requests, once: true };
  return figuresOf(await runLoad(load, plan));
}

/** Measures one kind of call at one target. Undefined where the target cannot answer it. */
export async function measure(stage: Stage, ask: Ask): Promise<Figures | undefined> {
  if (ask.target === 'pgbench') return measureStatements(stage, ask);
  if (ask.target === 'bare' && isFurther(ask.kind)) return undefined;
  return figuresOf(await sendLoad(stage, ask));
}

async function measureStatements({ pgbench, product, data, connections }: Stage, { kind, seconds }: Ask) {
  const scripts = pgbenchScripts[kind];
  if (pgbench === undefined || scripts === undefined) return undefined;
  const places = kind === 'book' ? Math.min(data.placesLeft(), bookingsAtMost.pgbench * seconds) : 0;
  const first = data.passPlaces(places);
  // A kept folder has the bookings of runs before, whose references must not come again.
  const run = Math.floor(Date.now() / 1000);
  const variables = { listings: data.listings.length, first, i: 0, clients: connections, run };
  const { figures, transactions } = await runPgbench({
    ...{ program: pgbench, url: product.url, scripts, variables, connections, seconds },
  });
  data.returnPlaces(Math.max(0, places - Math.ceil(transactions * unevenClients) - connections));
  return figures;
}

async function sendLoad({ product, bare, load, data, connections }: Stage, { kind, target, seconds, rate }: Ask) {
  const { origin } = target === 'bare' ? bare : product;
  const plan = { origin, connections, seconds, rate, headers: browserHeaders };
  if (kind !== 'book') return runLoad(load, { ...plan, requests: readRequests(kind, data), once: false });
  const { requests } = await data.takePlaces(
    (target === 'bare' ? bookingsAtMost.bare : bookingsAtMost.product) * seconds,
  );
  if (requests.length === 0) throw new Error('no listing has a free place left: measure for a shorter time');
  const result = await runLoad(load, { ...plan, requests, once: true });
  data.returnPlaces(Math.max(0, requests.length - result.begun));
  return result;
}

/** Waits until requests that the load gave up have ended, so that they do not slow down the next measurement. */
export async function untilIdle(origin: string): Promise<void> {
  for (let tries = 0; tries < idleTries; tries += 1) {
    const begun = performance.now();
    await read(`${origin}/healthz`);
    if (performance.now() - begun < idleMs) return;
  }
}

/** What was measured by a plan, whatever was refused. */
export async function askLoad({ child }: OwnProcess, plan: LoadPlan): Promise<LoadResult> {
  child.send(plan);
  const result = await nextMessage<LoadResult | { problem: string }>(child, (plan.seconds + 60) * 1000);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

async function runLoad(load: OwnProcess, plan: LoadPlan): Promise<LoadResult> {
  const result = await askLoad(load, plan);
  await untilIdle(plan.origin);
  const [refusal] = Object.entries(result.refusals);
  if (refusal && result.failed > result.answered / 100) {
    const { method, path } = plan.requests[0] ?? {};
    throw new Error(
      `${method} ${path} was refused ${result.failed} times (${refusal[0]}), answered ${result.answered} times`,
    );
  }
  return result;
}

function figuresOf({ answered, failed, seconds, times }: LoadResult): Figures {
  const all = [...times];
  const of = (share: number) => percentile(all, share);
  return { perSecond: answered / seconds, p50: of(0.5), p95: of(0.95), p99: of(0.99), failed };
}
