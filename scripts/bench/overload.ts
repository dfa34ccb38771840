import { setTimeout as pause } from 'node:timers/promises';
import { read } from './bare.ts';
import { percentile, shownMs, shownShare, tableOf } from './figures.ts';
import type { LoadPlan, LoadResult, PlannedRequest } from './load.ts';
import { askLoad, type Stage, startLoad, untilIdle } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { OwnProcess } from './processes.ts';
import { browserHeaders, category, pageRequest } from './requests.ts';
import { type Say, withStage } from './stage.ts';
import { describe } from './table.ts';

/** What is offered, in parts of what the product can do. */
const offers = [1, 2, 10];
/** So many visitors may wait for an answer at once. */
const visitors = 1_000;
/** Of a payment provider, during each measurement. */
const callbacksPerSecond = 20;
const bookingsPerSecondMost = 1_000;
const probeEveryMs = 20;
const recoveredWithinMs = 30_000;

/** Other dates each time, so that no answer can be kept; each is asked for by many visitors. */
const datesOf = (index: number) => {
  const start = new Date(Date.now() + (30 + (index % 300)) * 86_400_000);
  const end = new Date(start.getTime() + (2 + (index % 5)) * 86_400_000);
  return `startDate=${start.toISOString().slice(0, 10)}&endDate=${end.toISOString().slice(0, 10)}&guests=2`;
};
const many = (request: (index: number) => PlannedRequest) =>
  Array.from({ length: 1_500 }, (_, index) => request(index));

interface Work {
  title: string;
  /** At most so many, for `seconds`; each is sent once where `once`. */
  requests(stage: Stage, most: number): Promise<{ requests: PlannedRequest[]; once: boolean }>;
}

/** None of them is answered from memory. */
const works: readonly Work[] = [
  {
    title: 'GET /api/services?…&startDate=…',
    requests: async () => ({
      once: false,
      requests: many((index) => ({ method: 'GET', path: `/api/services?category=${category}&${datesOf(index)}` })),
    }),
  },
  {
    title: '/search?startDate=… as a page',
    requests: async () => ({ once: false, requests: many((index) => pageRequest(`/search?${datesOf(index)}`)) }),
  },
  {
    title: 'POST /api/bookings',
    requests: async ({ data }, most) => ({ once: true, requests: (await data.takePlaces(most)).requests }),
  },
];

/** Offers the product up to ten times what it can do, and prints what becomes of it. */
export async function benchOverload(options: BenchOptions, say: Say): Promise<void> {
  await withStage({ options, say }, async (stage) => {
    const provider = startLoad();
    try {
      const rows: string[][] = [];
      for (const work of works) {
        say(`${work.title} …`);
        await capacityOf({ stage, options, work });
        const capacity = await capacityOf({ stage, options, work });
        for (const times of offers) {
          const row = await overload({ stage, provider, options, work, rate: Math.max(1, capacity * times) });
          rows.push([work.title, `${times} × ${Math.round(capacity)}`, ...row]);
        }
      }
      say(`\n${describe(options, stage)} ${options.seconds} s each, ${visitors} visitors at the most.\n`);
      const times = ['p50, p99 in ms', 'callbacks: p50, p99', '/healthz: p50, p99', 'recovered after ms'];
      say(tableOf([['call', 'offered a second', 'answered a second', 'refused', 'failed', ...times], ...rows]));
    } finally {
      await provider.stop();
    }
  });
}

interface Ask {
  stage: Stage;
  options: BenchOptions;
  work: Work;
}

/** Answers a second where each connection waits for its answer. */
async function capacityOf({ stage, options: { seconds, connections }, work }: Ask): Promise<number> {
  const asked = await work.requests(stage, bookingsPerSecondMost * seconds);
  const { answered, seconds: taken } = await askLoad(stage.load, planOf(stage, { ...asked, connections, seconds }));
  return answered / taken;
}

async function overload({
  stage,
  provider,
  options: { seconds },
  work,
  rate,
}: Ask & { provider: OwnProcess; rate: number }) {
  const asked = await work.requests(stage, Math.ceil(rate * seconds));
  const [probe] = asked.requests;
  const { origin } = stage.product;
  const callback: PlannedRequest = { method: 'POST', path: '/api/hooks/d/unknown', body: '{}' };
  const others = { connections: 50, seconds, once: false, rate: callbacksPerSecond };
  // An unknown address of a callback is looked up in the database, and answered with 404.
  const callbacks = askLoad(provider, planOf(stage, { ...others, requests: [callback], status: 404 }));
  const health = healthDuring(origin, seconds);
  const load = askLoad(stage.load, planOf(stage, { ...asked, connections: visitors, seconds, rate }));
  await pause(seconds * 1_000);
  const recovered = probe?.method === 'GET' ? await untilAnswered(`${origin}${probe.path}`, probe.headers) : Number.NaN;
  const result = await load;
  await untilIdle(origin);
  return rowOf(result, { times: [[...(await callbacks).times], await health], recovered });
}

const planOf = ({ product: { origin } }: Stage, plan: Omit<LoadPlan, 'origin' | 'headers'>): LoadPlan => ({
  ...{ origin, headers: browserHeaders },
  ...plan,
});

/** How long /healthz took, each time. */
async function healthDuring(origin: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    await read(`${origin}/healthz`);
    times.push(performance.now() - begun);
    await pause(probeEveryMs);
  }
  return times;
}

/** Milliseconds until the same call is answered again. */
async function untilAnswered(url: string, headers: PlannedRequest['headers']): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < recoveredWithinMs) {
    const isAnswered = await read(url, headers).then(
      () => true,
      () => false,
    );
    if (isAnswered) return performance.now() - begun;
    await pause(probeEveryMs);
  }
  return Number.NaN;
}

interface Measured {
  /** Of callbacks and /healthz. */
  times: number[][];
  recovered: number;
}

function rowOf(result: LoadResult, { times: others, recovered }: Measured): string[] {
  const { answered, failed, begun, refusals, times, seconds } = result;
  const both = (all: readonly number[]) => `${shownMs(percentile(all, 0.5))}, ${shownMs(percentile(all, 0.99))}`;
  const refused = refusals['503'] ?? 0;
  return [
    (answered / seconds).toFixed(0),
    shownShare(refused / begun),
    String(failed - refused),
    both([...times]),
    ...others.map(both),
    shownMs(recovered),
  ];
}
