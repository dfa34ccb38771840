import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { keepVouchers } from './keep-vouchers.ts';
import { ownKey } from './kept.ts';

const origin = 'https://twende.test';
const person = 'twende-8-person-1';
let asked: Mock<(url: URL) => Promise<Response>>;
let stored: Map<string, { url: string; headers: Headers }>;

beforeEach(() => {
  stored = new Map();
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  };
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', {
    keys: async () => ['twende-2-pages', person],
    open: async (name: string) => (name === person ? cache : { keys: async () => [] }),
    match: async (key: string) => stored.get(key),
  });
  // As the worker keeps it.
  asked = vi.fn(async (url: URL) => {
    stored.set(ownKey(url, 'en'), { url: url.href, headers: new Headers({ date: new Date().toUTCString() }) });
    return new Response();
  });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

const trip = (id: string, more = {}) => ({
  ...{ id, status: 'confirmed' as const, startDate: '2026-12-01', endDate: '2026-12-03' },
  ...{ guests: 2, totalAmount: 184, ...more },
});
const keptIds = () => [...stored.keys()].map((url) => url.split('/')[5]);

test('the next three confirmed trips have their vouchers kept, each loaded once', async () => {
  const trips = [trip('1'), trip('2', { status: 'pending' }), trip('3'), trip('4'), trip('5')];
  await keepVouchers(trips, 'en');
  expect(keptIds()).toEqual(['1', '3', '4']);
  await keepVouchers(trips, 'en');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a trip that has changed has its voucher loaded again, in the place of the one before', async () => {
  await keepVouchers([trip('1')], 'en');
  await keepVouchers([trip('1', { startDate: '2026-12-02' })], 'en');
  expect([keptIds(), asked.mock.calls.length]).toEqual([['1'], 2]);
});

test('a voucher is loaded again after a day', async () => {
  await keepVouchers([trip('1')], 'en');
  for (const kept of stored.values()) kept.headers.set('date', new Date(Date.now() - 25 * 3_600_000).toUTCString());
  await keepVouchers([trip('1')], 'en');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('vouchers of trips that are over or cancelled are deleted, other answers stay', async () => {
  await keepVouchers([trip('1'), trip('2')], 'en');
  const booking = `${origin}/api/bookings/1?%7Elang=en`;
  stored.set(booking, { url: booking, headers: new Headers() });
  await keepVouchers([trip('2')], 'en');
  expect([...stored.keys()].map((url) => new URL(url).pathname)).toEqual([
    '/api/bookings/2/voucher.pdf',
    '/api/bookings/1',
  ]);
});
