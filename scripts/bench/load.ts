/**
 * Sends requests from a process of its own, so that making them does not slow down what is measured in another one. Each
 * message is a plan; the answer to it is what was measured.
 */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Line } from './line.ts';

export interface PlannedRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadPlan {
  origin: string;
  connections: number;
  seconds: number;
  /** Of every request. */
  headers: Record<string, string>;
  requests: PlannedRequest[];
  /** Each request at most once; otherwise they begin again when all were sent. */
  once: boolean;
  /** Requests a second, evenly spaced, whose times count from when each was due; undefined: as fast as answers come. */
  rate?: number | undefined;
  /** The status of a right answer; undefined: any that is a success. */
  status?: number | undefined;
}

export interface LoadResult {
  /** How many requests of the plan were begun. */
  begun: number;
  answered: number;
  failed: number;
  seconds: number;
  /** Of each right answer. */
  times: Float64Array;
  /** How many answers had each status, but for right ones. */
  refusals: Record<string, number>;
}

/** After the last request was begun. */
const answeredWithinMs = 10_000;

process.on('message', (plan: LoadPlan) => {
  const measured = plan.rate === undefined ? sendAtOnce(plan) : sendAtRate(plan, plan.rate);
  measured.then(
    (result) => process.send?.(result),
    (problem: Error) => process.send?.({ problem: problem.message }),
  );
});
process.once('disconnect', () => process.exit(0));

/** Counts answers; the clock runs until the last one. */
class Tally {
  readonly #startedAt = performance.now();
  readonly #times: number[] = [];
  readonly #refusals: Record<string, number> = {};
  readonly #right: LoadPlan['status'];
  #failed = 0;
  #lastAt = this.#startedAt;

  constructor({ status }: LoadPlan) {
    this.#right = status;
  }

  add(status: number | string, ms: number): void {
    this.#lastAt = performance.now();
    if (this.#right === undefined ? isSuccess(status) : status === this.#right) {
      this.#times.push(ms);
      return;
    }
    this.#failed += 1;
    this.#refusals[status] = (this.#refusals[status] ?? 0) + 1;
  }

  result(begun: number): LoadResult {
    return {
      begun,
      answered: this.#times.length,
      failed: this.#failed,
      seconds: (this.#lastAt - this.#startedAt) / 1000,
      times: Float64Array.from(this.#times),
      refusals: this.#refusals,
    };
  }
}

const isSuccess = (status: number | string) => typeof status === 'number' && status >= 200 && status < 300;

/** The next answer's request is sent when the answer before has come, on each connection. */
async function sendAtOnce(plan: LoadPlan): Promise<LoadResult> {
  const { origin, connections, seconds, headers, requests, once } = plan;
  let begun = 0;
  const { host } = new URL(origin);
  const built = new Map<PlannedRequest, Buffer>();
  // Each is built once, whatever the kind: building takes longer than sending, and would be measured with the answers.
  const next = (): Buffer => {
    const planned = requests[begun++ % requests.length] as PlannedRequest;
    const ready = built.get(planned) ?? bytesOf(planned, { ...headers, host });
    if (!once) built.set(planned, ready);
    return ready;
  };
  const options: autocannon.Options = {
    url: origin,
    connections: Math.min(connections, once ? requests.length : connections),
    duration: seconds,
    sampleInt: 100,
    setupClient(client) {
      client.getRequestBuffer = next;
      // Answers are not kept: each would be turned into text, which for a compressed page takes longer than to receive it.
      client.pipelinedRequests.addBody = () => {};
    },
    ...(once && { maxOverallRequests: requests.length }),
  };
  const tally = new Tally(plan);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const running = autocannon(options, (problem) => (problem ? reject(problem) : resolve()));
  running.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => tally.add(status, ms));
  running.on('reqError', (error: Error) => tally.add(error.message, Number.NaN));
  await promise;
  return tally.result(begun);
}

/** A request as it is sent. */
function bytesOf({ method, path, headers, body = '' }: PlannedRequest, common: Record<string, string>): Buffer {
  const length: Record<string, string> = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...common, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, 'connection: keep-alive', ...lines, '', body].join('\r\n'));
}

/** Requests are begun at a steady pace, whether answers come or not; they wait where all connections do. */
async function sendAtRate(plan: LoadPlan, rate: number): Promise<LoadResult> {
  const { origin, requests, headers, connections, seconds, once } = plan;
  const { host } = new URL(origin);
  const built = requests.map((planned) => bytesOf(planned, { ...headers, host }));
  const tally = new Tally(plan);
  const lines = new Set<Line>();
  const idle: Line[] = [];
  const waiting: Due[] = [];
  let open = 0;

  const send = (line: Line, { bytes, dueAt }: Due) =>
    line.send(bytes, (status) => {
      open -= 1;
      tally.add(status, performance.now() - dueAt);
      if (line.isBroken) lines.delete(line);
      const usable = line.isBroken ? undefined : line;
      const next = waiting.shift();
      if (next) send(usable ?? addLine(), next);
      else if (usable) idle.push(usable);
    });
  const addLine = () => {
    const line = new Line(origin);
    lines.add(line);
    return line;
  };
  const begin = (due: Due) => {
    open += 1;
    const line = idle.pop() ?? (lines.size < connections ? addLine() : undefined);
    if (line) send(line, due);
    else waiting.push(due);
  };

  const startedAt = performance.now();
  const count = Math.min(Math.floor(rate * seconds), once ? requests.length : Number.POSITIVE_INFINITY);
  let begun = 0;
  while (begun < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1000) * rate));
    for (; begun < due; begun += 1) {
      begin({ bytes: built[begun % built.length] as Buffer, dueAt: startedAt + (begun / rate) * 1000 });
    }
    await pause(1);
  }
  const giveUpAt = performance.now() + answeredWithinMs;
  while (open > 0 && performance.now() < giveUpAt) await pause(10);
  for (; open > 0; open -= 1) tally.add('timeout', Number.NaN);
  for (const line of lines) line.close();
  return tally.result(begun);
}

/** A request, and when it should have been sent. */
interface Due {
  bytes: Buffer;
  dueAt: number;
}
