import { describe, expect, test } from 'vitest';
import { cardSchedule, lostAnswerSchedule, mpesaSchedule, pollPayment, waitFor } from './poll-payment.ts';

/** A clock that moves only during waits and checks. */
function fakeClock(answers: (at: number) => string | Error, { askMs = 0, sleepUntil = 0 } = {}) {
  let at = 1_000_000;
  const start = at;
  const checks: number[] = [];
  const abort = new AbortController();
  return {
    checks,
    abort,
    poll: {
      now: () => at,
      wait: async (ms: number) => {
        at = Math.max(at + ms, checks.length === 1 ? start + sleepUntil : 0);
      },
      ask: async () => {
        checks.push((at - start) / 1000);
        const answer = answers((at - start) / 1000);
        at += askMs;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isFinal: (answer: string) => answer !== 'pending',
      signal: abort.signal,
    },
  };
}

describe('polling for M-Pesa', () => {
  test('checks after 5 s, then every 3 s, 59 times, and ends within 3 minutes', async () => {
    const { poll, checks } = fakeClock(() => 'pending');
    expect(await pollPayment({ ...poll, schedule: mpesaSchedule })).toBeUndefined();
    expect(checks.slice(0, 4)).toEqual([5, 8, 11, 14]);
    expect(checks).toHaveLength(59);
    expect(checks.at(-1)).toBe(179);
  });
  test('stops at the first final answer', async () => {
    const seen: string[] = [];
    const { poll, checks } = fakeClock((at) => (at < 11 ? 'pending' : 'completed'));
    expect(await pollPayment({ ...poll, schedule: mpesaSchedule, onAnswer: (answer) => seen.push(answer) })).toBe(
      'completed',
    );
    expect(checks).toEqual([5, 8, 11]);
    expect(seen).toEqual(['pending', 'pending', 'completed']);
  });
  test('stops at the first check that fails', async () => {
    const { poll, checks } = fakeClock((at) => (at < 8 ? 'pending' : new Error('lost')));
    await expect(pollPayment({ ...poll, schedule: mpesaSchedule })).rejects.toThrow('lost');
    expect(checks).toEqual([5, 8]);
  });
  test('checks that fall due during a slow answer are left out', async () => {
    const { poll, checks } = fakeClock((at) => (at < 15 ? 'pending' : 'completed'), { askMs: 4_000 });
    await pollPayment({ ...poll, schedule: mpesaSchedule });
    expect(checks).toEqual([5, 11, 17]);
  });
  test('a device that slept checks once more when it wakes', async () => {
    const { poll, checks } = fakeClock((at) => (at < 600 ? 'pending' : 'completed'), { sleepUntil: 600_000 });
    expect(await pollPayment({ ...poll, schedule: mpesaSchedule })).toBe('completed');
    expect(checks).toEqual([5, 600]);
  });
  test('stops once aborted', async () => {
    const { poll, checks, abort } = fakeClock(() => {
      abort.abort();
      return 'completed';
    });
    expect(await pollPayment({ ...poll, schedule: mpesaSchedule })).toBeUndefined();
    expect(checks).toEqual([5]);
  });
});

test('polling for a card begins at once', async () => {
  const { poll, checks } = fakeClock((at) => (at < 3 ? 'pending' : 'completed'));
  await pollPayment({ ...poll, schedule: cardSchedule });
  expect(checks).toEqual([0, 3]);
});

test('where the answer about a card was lost, there are five checks', async () => {
  const { poll, checks } = fakeClock(() => 'pending');
  expect(await pollPayment({ ...poll, schedule: lostAnswerSchedule })).toBeUndefined();
  expect(checks).toEqual([0, 3, 6, 9, 12]);
});

test('an aborted wait ends at once', async () => {
  const abort = new AbortController();
  const waiting = waitFor(abort.signal)(3_600_000);
  abort.abort();
  await waiting;
  await waitFor(abort.signal)(3_600_000);
});
