import { expect, test, vi } from 'vitest';
import { within } from './within.ts';

test('an answer in time, a failure, and a timeout', async () => {
  expect(await within(1_000, Promise.resolve(7))).toBe(7);
  await expect(within(1_000, Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  vi.useFakeTimers();
  const never = within(1_000, new Promise(() => undefined));
  const told = expect(never).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(1_000);
  await told;
  vi.useRealTimers();
});
