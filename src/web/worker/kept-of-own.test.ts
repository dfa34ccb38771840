import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personPrefix } from '#web/lib/offline/forget-people.ts';
import { cacheNames } from '#web/lib/offline/kept.ts';
import { keptOfOwn } from './kept-of-own.ts';

/** The caches by name, each with the addresses that it holds. */
const kept = new Map<string, Set<string>>();
const origin = 'https://twende.test';
const cacheOf = (name: string) => ({
  keys: async () => [...(kept.get(name) ?? [])].map((path) => ({ url: origin + path })),
  match: async (path: string) => (kept.get(name)?.has(path) ? new Response() : undefined),
  delete: async ({ url }: { url: string }) => kept.get(name)?.delete(url.slice(origin.length)) ?? false,
});

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name), keys: async () => [...kept.keys()] });
});
afterEach(() => vi.unstubAllGlobals());

const own = `${personPrefix}one`;
const gate = (date: string) => `/api/provider/check-ins?providerId=1&date=${date}&%7Elang=en`;

test('a host has bookings and the list of the gate, in the languages in which their pages are kept', async () => {
  kept.set(cacheNames.ownPages, new Set(['/dashboard', '/provider/check-in', '/sw/provider/check-in']));
  kept.set(own, new Set([gate('2099-12-01')]));
  expect(await keptOfOwn('en')).toEqual({ bookings: true, checkIn: true });
  expect(await keptOfOwn('sw')).toEqual({ bookings: false, checkIn: true });
});

test('a traveller has no list, and neither has a host whose lists are of days that are over', async () => {
  kept.set(cacheNames.ownPages, new Set(['/dashboard', '/provider/check-in']));
  kept.set(own, new Set(['/api/dashboard', gate('2020-01-01')]));
  expect(await keptOfOwn('en')).toEqual({ bookings: true, checkIn: false });
});

test('without a session nothing of anybody is named', async () => {
  kept.set(cacheNames.ownPages, new Set(['/dashboard', '/provider/check-in']));
  expect(await keptOfOwn('en')).toEqual({ bookings: false, checkIn: false });
});
