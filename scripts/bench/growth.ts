import { join } from 'node:path';
import { costGrowthAllowed, median, shownMs, shownRate, tableOf } from './figures.ts';
import { type KindName, titleOf } from './kinds.ts';
import { askEach, measure, type Stage } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { cpuSecondsOfDatabase, usageOf } from './processes.ts';
import { readRequests } from './requests.ts';
import { type Say, withStage } from './stage.ts';
import { describe } from './table.ts';

const sizes = [1_000, 10_000, 100_000];
const bookingsPerService = 10;
/** As many in each catalogue, since what grows is the cost of a listing, not how many are kept. */
const listingsAsked = 1_000;
/** At half of what the product can do, list and search of the largest catalogue must answer so quickly. */
const p95Ms = 50;
const timed: readonly KindName[] = ['list', 'search'];

/** What a kind of call costs at one size. */
interface Cost {
  perSecond: number;
  /** Processor time of a call, of Node and PostgreSQL together. */
  cpuMs: number;
  /** At half load; undefined where it is not asked for. */
  p95: number | undefined;
}

/** Of these kinds it is also measured what nobody has asked for yet, whose answer is not kept. */
const askedFirst = ['detail', 'similar', 'provider'] as const satisfies readonly KindName[];
type Row = KindName | `${(typeof askedFirst)[number]} first`;

type Rows = Map<Row, Cost>;
type Costs = Map<number, Rows>;

/** Repeats the product's measurements with ever more listings and bookings, and prints how the cost of each call grows. */
export async function benchGrowth(options: BenchOptions, say: Say): Promise<void> {
  const costs: Costs = new Map();
  for (const services of sizes) {
    const data = options.data === undefined ? undefined : join(options.data, String(services));
    const sized = { ...options, data, services, bookings: services * bookingsPerService };
    await withStage({ options: sized, say }, async (stage) => {
      costs.set(services, await costsOf(stage, sized));
      const { residentMb } = await usageOf(stage.product.pid);
      say(`${describe(sized, stage)} Resident memory of the Node process: ${residentMb?.toFixed(0) ?? '–'} MB.`);
    });
  }
  say(`\n${growthTable(costs, options.kinds)}`);
}

async function costsOf(stage: Stage, options: BenchOptions): Promise<Rows> {
  const { kinds } = options;
  const listings = stage.data.listings.slice(0, listingsAsked);
  const asked = { ...stage, data: { ...stage.data, listings } };
  const costs: Rows = new Map();
  for (const kind of askedFirst.filter((one) => kinds.includes(one))) {
    const { result, cpuSeconds } = await withCpu(stage, () => askEach(asked, kind));
    const answers = readRequests(kind, asked.data).length;
    costs.set(`${kind} first`, { perSecond: result.perSecond, cpuMs: (cpuSeconds * 1000) / answers, p95: undefined });
  }
  for (const kind of kinds) {
    if (kind === 'list' || kind === 'search') await askEach(asked, kind);
    costs.set(kind, await costOf(asked, kind, options));
  }
  return costs;
}

async function costOf(stage: Stage, kind: KindName, { seconds, rounds }: BenchOptions): Promise<Cost> {
  await measure(stage, { kind, target: 'product', seconds: 2 });
  const rates: number[] = [];
  const { cpuSeconds } = await withCpu(stage, async () => {
    for (let round = 0; round < rounds; round += 1) {
      rates.push((await measure(stage, { kind, target: 'product', seconds }))?.perSecond ?? Number.NaN);
    }
  });
  const perSecond = median(rates);
  const calls = rates.reduce((sum, rate) => sum + rate * seconds, 0);
  const atHalf = timed.includes(kind)
    ? await measure(stage, { kind, target: 'product', seconds, rate: perSecond / 2 })
    : undefined;
  return { perSecond, cpuMs: (cpuSeconds * 1000) / calls, p95: atHalf?.p95 };
}

/** What work took of the processor, by Node and PostgreSQL together. */
async function withCpu<T>({ product }: Stage, work: () => Promise<T>): Promise<{ result: T; cpuSeconds: number }> {
  const used = async () =>
    ((await usageOf(product.pid)).cpuSeconds ?? Number.NaN) + (await cpuSecondsOfDatabase(product.folder));
  const before = await used();
  const result = await work();
  return { result, cpuSeconds: (await used()) - before };
}

function growthTable(costs: Costs, kinds: readonly KindName[]): string {
  const [smallest = 1, largest = 1] = [sizes.at(0), sizes.at(-1)];
  const allowed = costGrowthAllowed(smallest, largest);
  const isAskedFirst = (kind: KindName) => askedFirst.find((one) => one === kind);
  const names = kinds.flatMap((kind): { row: Row; title: string }[] => {
    const row = { row: kind, title: titleOf(kind) };
    const first = isAskedFirst(kind);
    return first ? [{ row: `${first} first`, title: `${row.title}, asked for the first time` }, row] : [row];
  });
  const rows = names.map(({ row, title }) => {
    const of = (size: number) => costs.get(size)?.get(row);
    const grown = (of(largest)?.cpuMs ?? Number.NaN) / (of(smallest)?.cpuMs ?? Number.NaN);
    const p95 = of(largest)?.p95;
    return [
      title,
      ...sizes.map((size) => `${shownRate(of(size))}, ${shownMs(of(size)?.cpuMs ?? Number.NaN)}`),
      `×${grown.toFixed(2)}, ${grown <= allowed ? 'held' : 'not held'}`,
      p95 === undefined ? '' : `${shownMs(p95)}, ${p95 <= p95Ms ? 'held' : 'not held'}`,
    ];
  });
  const head = sizes.map((size) => `${size.toLocaleString('en-US')} listings`);
  return tableOf([
    [
      'answers a second, processor ms a call',
      ...head,
      `cost (at most ×${allowed.toFixed(2)})`,
      `p95 at half load (at most ${p95Ms} ms)`,
    ],
    ...rows,
  ]);
}
