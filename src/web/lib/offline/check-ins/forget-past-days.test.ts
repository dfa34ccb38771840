import { afterEach, expect, test, vi } from 'vitest';
import { forgetPastDays } from './forget-past-days.ts';

afterEach(() => vi.unstubAllGlobals());

test('only the lists of days that are over in Kenya are deleted', async () => {
  const list = (date: string) => `https://twende.test/api/provider/check-ins?providerId=1&date=${date}&%7Elang=en`;
  const urls = new Set([list('2026-11-30'), list('2026-12-01'), 'https://twende.test/api/bookings?date=2020-01-01']);
  const cache = {
    keys: async () => [...urls].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => urls.delete(url),
  };
  vi.stubGlobal('caches', { keys: async () => ['twende-8-person-1'], open: async () => cache });
  await forgetPastDays({ now: () => new Date('2026-11-30T20:59:59Z') });
  expect(urls.size).toBe(3);
  await forgetPastDays({ now: () => new Date('2026-11-30T21:00:00Z') });
  expect([...urls]).toEqual([list('2026-12-01'), 'https://twende.test/api/bookings?date=2020-01-01']);
});
