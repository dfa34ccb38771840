import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteBack, noteLost } from './connection.ts';
import { Problem } from './problem.ts';
import { pauseOrConnection, untilAnswered } from './until-answered.ts';

const lost = () => new Problem({ status: 0, code: 'network', message: '' });
const running = () => new Problem({ status: 409, code: 'idempotency_in_progress', message: '' });

let waited: number[];
let told: number;
let aborter: AbortController;
beforeEach(() => {
  waited = [];
  told = 0;
  aborter = new AbortController();
});
afterEach(() => {
  noteBack();
  vi.useRealTimers();
});

/** Answers with these one after the other, throws those that are a Problem, and counts its calls. */
function sender(...answers: unknown[]) {
  return vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

const trying = (during?: () => void) => ({
  wait: async (ms: number) => {
    waited.push(ms);
    during?.();
  },
  onLost: () => {
    told += 1;
  },
  signal: aborter.signal,
});

test('an answer ends the repetition, at once or after lost answers and a first request that is still under way', async () => {
  expect(await untilAnswered(sender('booked'), trying())).toBe('booked');
  expect([waited, told]).toEqual([[], 0]);
  const send = sender(lost(), lost(), running(), 'booked');
  expect(await untilAnswered(send, trying())).toBe('booked');
  expect([send.mock.calls.length, waited, told]).toEqual([4, [1_000, 2_000, 4_000], 3]);
});

test('a server that has too much to do is asked again after as long as it says, and at least as long as otherwise', async () => {
  const busy = (code: string, retryAfter: number) =>
    new Problem({ status: 503, code, message: '', extra: { retryAfter } });
  const send = sender(busy('too_busy', 4), busy('unavailable', 1), 'booked');
  expect(await untilAnswered(send, trying())).toBe('booked');
  expect([waited, told]).toEqual([[4_000, 2_000], 2]);
});

test.each([
  new Problem({ status: 409, code: 'sold_out', message: '' }),
  new Problem({ status: 500, code: 'internal', message: '' }),
  new Problem({ status: 401, code: 'sign_in_required', message: '' }),
  new RangeError('a fault of ours'),
])('a refusal is an answer: %s', async (problem) => {
  const send = sender(lost(), problem, 'never');
  await expect(untilAnswered(send, trying())).rejects.toBe(problem);
  expect(send).toHaveBeenCalledTimes(2);
});

test('it ends after eight lost answers, two minutes after the first', async () => {
  const last = lost();
  const send = sender(...Array.from({ length: 7 }, lost), last, 'never');
  await expect(untilAnswered(send, trying())).rejects.toBe(last);
  expect(send).toHaveBeenCalledTimes(8);
  expect(waited.reduce((sum, ms) => sum + ms)).toBe(120_000);
});

test('it ends sooner where few answers may be lost, which a request that is still under way is not', async () => {
  const last = lost();
  const send = sender(lost(), running(), running(), lost(), last, 'never');
  await expect(untilAnswered(send, { ...trying(), lostAtMost: 3 })).rejects.toBe(last);
  expect([send.mock.calls.length, told]).toEqual([5, 4]);
});

test('nothing is sent after the page was left', async () => {
  const send = sender(lost(), 'never');
  await expect(
    untilAnswered(
      send,
      trying(() => aborter.abort()),
    ),
  ).rejects.toBeInstanceOf(Problem);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a pause ends after its time, when the connection is back, or when it is aborted', async () => {
  vi.useFakeTimers();
  let over = 0;
  const pause = () => void pauseOrConnection(60_000, aborter.signal).then(() => over++);
  pause();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(over).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toBe(1);

  noteLost();
  pause();
  noteBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(2);

  pause();
  // The lost connection is noticed during the pause.
  noteLost();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(2);
  noteBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(3);

  pause();
  aborter.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
});
