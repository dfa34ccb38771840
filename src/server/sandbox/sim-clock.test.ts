import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSimClock, type SimClock, type SimClockState } from './sim-clock.ts';

const START_MS = Date.parse('2026-11-21T14:30:00+03:00');

let sourceMs: number;
let ran: [string, number][];
let problems: unknown[];
let states: SimClockState[];
let clock: SimClock;

const open = (state?: SimClockState) =>
  createSimClock({
    source: () => sourceMs,
    state,
    onChange: (next) => states.push(next),
    onError: (problem) => problems.push(problem),
  });

/** Notes name and simulated time, in milliseconds after the start, when it ends. */
const note = (name: string) => async () => {
  await Promise.resolve();
  ran.push([name, clock.nowMs() - START_MS]);
};

beforeEach(() => {
  vi.useFakeTimers();
  sourceMs = START_MS;
  ran = [];
  problems = [];
  states = [];
  clock = open();
});
afterEach(async () => {
  await clock.close();
  vi.useRealTimers();
});

test('advance runs due timers in order, each at its time, and those that they plan', async () => {
  clock.at(START_MS + 30, note('c'));
  clock.at(START_MS + 10, async () => {
    await note('a')();
    clock.at(START_MS + 20, note('b'));
    clock.at(START_MS + 101, note('later'));
  });
  clock.at(START_MS + 30, note('d'));
  await clock.advance(100);
  expect(ran).toEqual([
    ['a', 10],
    ['b', 20],
    ['c', 30],
    ['d', 30],
  ]);
  expect([clock.nowMs() - START_MS, clock.pendingTimers()]).toEqual([100, 1]);
});

test('a running clock continues from the time to which it was moved', async () => {
  await clock.advance(60_000);
  sourceMs += 5;
  expect(clock.now()).toEqual(new Date(START_MS + 60_005));
  await clock.set(START_MS - 1_000);
  sourceMs += 5;
  expect(clock.nowMs()).toBe(START_MS - 995);
});

test('a frozen clock stands still, fires no timer by itself, and resumes without a jump', async () => {
  clock.freeze();
  clock.at(START_MS + 10, note('a'));
  sourceMs += 60_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([clock.nowMs(), ran]).toEqual([START_MS, []]);
  await clock.advance(5);
  expect(ran).toEqual([]);
  clock.resume();
  expect(clock.nowMs()).toBe(START_MS + 5);
  sourceMs += 5;
  await vi.advanceTimersByTimeAsync(5);
  expect(ran).toEqual([['a', 10]]);
});

test('while it runs timers fire by themselves, also soon after the source jumps', async () => {
  clock.at(START_MS + 3_600_000, note('a'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ran).toEqual([]);
  sourceMs += 3_600_000;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ran).toEqual([['a', 3_600_000]]);
});

test('runDue runs timers that the moved source made due, and the clock stays on its source', async () => {
  clock.at(START_MS + 10, note('a'));
  clock.at(START_MS + 20, note('b'));
  sourceMs += 15;
  await clock.runDue();
  expect(ran).toEqual([['a', 15]]);
  expect([clock.state(), states]).toEqual([{ offsetMs: 0, frozenAtMs: null }, []]);
});

test('a timer in the past fires at once, frozen or not, and a cancelled timer never', async () => {
  clock.freeze();
  clock.at(START_MS - 1, note('a'));
  const cancel = clock.at(START_MS + 1, note('b'));
  cancel();
  await vi.advanceTimersByTimeAsync(0);
  await clock.advance(10);
  expect(ran).toEqual([['a', 0]]);
});

test('a timer that fails is reported and does not stop others', async () => {
  const problem = new Error('broken');
  clock.at(START_MS + 1, () => Promise.reject(problem));
  clock.at(START_MS + 2, () => {
    throw problem;
  });
  clock.at(START_MS + 3, note('a'));
  await clock.advance(3);
  expect([problems, ran]).toEqual([[problem, problem], [['a', 3]]]);
});

test('advance also waits for what a real timer has started', async () => {
  let finish = () => {};
  clock.at(START_MS, () => new Promise<void>((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  let done = false;
  const advanced = clock.advance(1).then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toBe(false);
  finish();
  await advanced;
});

test('a clock can be restored from its state', async () => {
  clock.freeze();
  await clock.advance(7_000);
  const again = open(states.at(-1));
  expect(again.nowMs()).toBe(START_MS + 7_000);
  again.reset();
  expect(again.nowMs()).toBe(START_MS);
});
