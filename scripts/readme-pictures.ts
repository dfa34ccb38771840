import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { watchRequests } from '#tests/support/quiet.ts';

// Remakes docs/screenshots from a running demo: node_modules/.bin/node scripts/readme-pictures.ts [address]
const origin = process.argv[2] ?? 'http://localhost:5000';
const folder = join(import.meta.dirname, '../docs/screenshots');

interface Picture {
  name: string;
  width: 360 | 1280;
  path: string;
  /** Default the traveller. */
  token?: string;
}

const token = await signIn('amina@twende.test');
const providerToken = await signIn('baraka@twende.test');
const adminToken = await signIn('admin@twende.test');
const serviceId = await firstResult('masai maraa');
const bookingId = await bookUnpaid();

const pictures: Picture[] = [
  { name: 'home-1280-en', width: 1280, path: '/' },
  { name: 'service-1280-en', width: 1280, path: `/services/${serviceId}` },
  { name: 'payment-card-1280-en', width: 1280, path: `/payment/${bookingId}` },
  { name: 'search-360-sw', width: 360, path: '/sw/search?q=samaki' },
  { name: 'booking-360-en', width: 360, path: `/booking/${serviceId}?startDate=${inDays(30)}&guests=2` },
  { name: 'dashboard-360-en', width: 360, path: '/dashboard' },
  { name: 'provider-360-en', width: 360, path: '/provider', token: providerToken },
  { name: 'provider-calendar-360-en', width: 360, path: '/provider/calendar', token: providerToken },
  { name: 'admin-1280-en', width: 1280, path: '/admin', token: adminToken },
  { name: 'admin-bookings-1280-en', width: 1280, path: '/admin/bookings', token: adminToken },
  { name: 'admin-ledger-1280-en', width: 1280, path: '/admin/payments/ledger', token: adminToken },
  { name: 'provider-bookings-360-sw', width: 360, path: '/sw/provider/bookings', token: providerToken },
];

await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const picture of pictures) await take(browser, picture);
await browser.close();

async function take(where: Browser, { name, width, path, token: own = token }: Picture): Promise<void> {
  const context = await where.newContext({
    viewport: { width, height: width === 360 ? 740 : 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), own);
  const page = await context.newPage();
  // Pages of signed-in people have a stream that never ends.
  const quiet = watchRequests(page);
  await page.goto(`${origin}${path}`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await quiet();
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  process.stdout.write(`${name}\n`);
}

async function call<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(body && token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function firstResult(q: string): Promise<string> {
  const { items } = await call<{ items: { id: string }[] }>(`/api/services?q=${encodeURIComponent(q)}`);
  const [first] = items;
  if (!first) throw new Error(`Nothing is found for ${q}: is the demo filled?`);
  return first.id;
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Karibu2026!' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function bookUnpaid(): Promise<string> {
  const contact = { name: 'Amina Hassan', phone: '+254712345678', email: 'amina@twende.test' };
  const { id } = await call<{ id: string }>('/api/bookings', { serviceId, startDate: inDays(30), guests: 2, contact });
  return id;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
