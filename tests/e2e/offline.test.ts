import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { offline } from '#shared/i18n/en/offline.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, newTraveller, serviceFor, signIn as signInAs } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

const lostText = /You are offline; this is from \d|No connection\. We keep trying\./;
const bar = (page: Page) => page.getByRole('status').filter({ hasText: lostText });

/** Addresses that the worker keeps, by cache. */
function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name.replace(/^twende-\d+-/, ''), requests.map(({ url }) => url.slice(location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });
}

const isKept = (page: Page, cache: string, address: string) =>
  expect.poll(async () => (await kept(page))[cache]).toContain(address);

const people = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('twende-8-person-')));

async function signIn({ page, open }: Visitor, email: string, to: string) {
  const token = await signInAs(site.origin, { ...demoTraveller, email });
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await open(to);
  return token;
}

type Item = { id: string; bookingId: string; status: string; startDate: string };
async function bookingsOf(token: string, filter = ''): Promise<Item[]> {
  const path = `/api/bookings?page=1&pageSize=50${filter}`;
  return (await ask<{ items: Item[] }>(site.origin, path, { token })).items;
}

test('visited pages open without a connection; any other shows an explanation, and opens when the connection is back', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'offline', worker: true });
  await open('/');
  await isKept(page, 'pages', '/');
  // Reached inside the document, so the worker never saw it loaded.
  await page.getByRole('button', { name: translate('en', 'shell', 'menu') }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Stays', exact: true }).click();
  await page.waitForURL('**/stays');
  await isKept(page, 'pages', '/stays');

  await page.context().setOffline(true);
  await bar(page).waitFor();
  // By a link in a letter, too.
  await open('/stays?utm_source=letter');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(offline.title);
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
  await bar(page).filter({ hasText: 'this is from' }).waitFor();

  await page.goto(`${site.origin}/terms`);
  await page.getByRole('heading', { level: 1, name: offline.title }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.locator('main a[href="/stays"]').waitFor();
  await page.goto(`${site.origin}/sw/terms`);
  await page.getByRole('heading', { level: 1, name: 'Huna mtandao' }).waitFor();

  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: translate('sw', 'terms', 'title') }).waitFor();
});

test('a listing that was opened can be read to its end and has its panel without a connection, unscrolled before', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'offline/listing', worker: true });
  const listing = `/services/${await serviceFor(site.origin, 'category=safari')}`;
  await open(listing);
  await isKept(page, 'pages', listing);
  const worker = await (await fetch(`${site.origin}/sw.js`)).text();
  // Minifying writes a long list of names as one text that is split.
  const [, parts = '', texts = ''] = /listingParts:\{any:(.*?),en:(.*?),sw:/.exec(worker) ?? [];
  const named = `${parts} ${texts}`;
  for (const name of ['booking-panel', 'availability-calendar', 'lower-sections', 'bookings', 'fields'])
    expect(named).toContain(`/assets/${name}-`);
  const all = named.match(/\/assets\/[^`'",]+/g) ?? [];
  await expect.poll(async () => (await kept(page)).parts).toEqual(expect.arrayContaining(all));

  await page.context().setOffline(true);
  await bar(page).waitFor();
  await open(listing);
  expect(await page.locator('html').getAttribute('data-kept-from')).toMatch(/GMT$/);
  await page.locator('#dates').scrollIntoViewIfNeeded();
  await page
    .getByRole('textbox', { name: translate('en', 'bookings', 'firstDay') })
    .first()
    .waitFor();
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  expect(await page.getByText(translate('en', 'common', 'lostChunk')).count()).toBe(0);
  await bar(page).filter({ hasText: 'this is from' }).waitFor();
});

test('without a connection links open the kept pages whose words and answers came inside their HTML', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'offline', worker: true });
  // Each is loaded as a document of its own; the first before the worker was registered.
  for (const path of ['/explore', '/services', '/terms']) {
    await open(path);
    await isKept(page, 'pages', path);
  }
  await page.context().setOffline(true);
  await bar(page).waitFor();
  await follow(page, 'explore');
  await page.getByRole('heading', { level: 1, name: translate('en', 'explore', 'title') }).waitFor();
  await follow(page, 'services');
  await page.getByRole('heading', { level: 1, name: translate('en', 'catalogue', 'services.title') }).waitFor();
});

test('a page that was not visited says that it is not kept, and opens by itself when the connection is back', async () => {
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'offline', worker: true });
  const { page, open } = visitor;
  const notKept = page.getByRole('alert').filter({ hasText: translate('en', 'shell', 'error.notKept') });
  await open('/terms');
  await isKept(page, 'pages', '/terms');
  await signIn(visitor, 'amina@twende.test', '/');
  await isKept(page, 'own-pages', '/dashboard');

  // The page has no kept answer. The browser also remembers that its chunk failed, so only a new document loads it.
  await page.context().setOffline(true);
  await bar(page).waitFor();
  await follow(page, 'services');
  await notKept.waitFor();
  // The bar names no time, because nothing kept is shown.
  expect(await bar(page).innerText()).toBe(translate('en', 'shell', 'connection.lost'));
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: translate('en', 'catalogue', 'services.title') }).waitFor();
  // The new document knows who is signed in, so its menu has the own pages.
  await page.getByRole('button', { name: /Amina/ }).waitFor();

  // Its texts are not kept; they are chunks that failed as well.
  await page.context().setOffline(true);
  await bar(page).waitFor();
  await follow(page, 'profile');
  await notKept.waitFor();
  expect(await bar(page).innerText()).toBe(translate('en', 'shell', 'connection.lost'));
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /Amina/ }).waitFor();

  // Where its picture is lost too, the header does not stand on it.
  await page.context().setOffline(true);
  await bar(page).waitFor();
  await follow(page, 'explore');
  await notKept.waitFor();
  expect(
    await page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).marginBottom),
  ).toBe('0px');
});

test('while a person’s picture cannot be loaded, their initials stand in its place', async () => {
  const { token } = await newTraveller(site.origin);
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } }).png();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/png' }), 'me.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.origin}/api/auth/avatar`, { method: 'POST', headers, body });
  expect(answer.status).toBeLessThan(300);
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'offline/avatar' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await page.route('**/avatars/*', (route) => route.abort());
  await open('/dashboard');
  const menu = page.getByRole('button', { name: /Amina/ });
  await menu.getByText('AH', { exact: true }).waitFor();
  expect(await menu.locator('img').count()).toBe(0);
  await page.unroute('**/avatars/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await menu.locator('img').waitFor();
});

test('when a newer version has replaced a chunk the page is loaded as a new document', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'offline' });
  await open('/');
  const chunk = /\/assets\/explore-[^/]+\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const another = page.waitForEvent('domcontentloaded');
  await follow(page, 'explore');
  await page.unroute(chunk);
  await another;
  await page.getByRole('heading', { level: 1, name: translate('en', 'explore', 'title') }).waitFor();
});

test('a part of the page that cannot be loaded says so, and the console has no error of ours', async () => {
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'offline' });
  await open('/terms');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: translate('en', 'shell', 'menu') }).click();
  await page.getByText(translate('en', 'common', 'lostChunk')).waitFor();
  // The browser itself logs each lost request.
  expect(problems.filter((problem) => !problem.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a form whose checks could not be loaded says that nobody was reached, then leaves them to the server', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'offline' });
  const { name, email, password } = await newTraveller(site.origin);
  await open('/register');
  const field = (label: KeyOf<'accounts'>) => page.getByLabel(translate('en', 'accounts', label), { exact: true });
  const submit = () => page.getByRole('button', { name: translate('en', 'accounts', 'register.submit') }).click();
  await page.context().setOffline(true);
  await field('fullName').fill(name);
  await field('email').fill(email);
  await field('password').fill(password);
  await submit();
  await page.getByText(translate('en', 'fields', 'passwords_differ')).waitFor();
  await field('register.confirmPassword').fill(password);
  await page.getByRole('checkbox').check();
  await submit();
  await page.getByText(translate('en', 'common', 'networkProblem')).waitFor();
  await page.context().setOffline(false);
  await submit();
  await page.getByText(translate('en', 'fields', 'email_taken')).waitFor();
  await field('email').fill(`new-${email}`);
  await submit();
  await page.waitForURL(`${site.origin}/dashboard`);
});

/** By the phone's menu, inside the document. */
async function follow(page: Page, name: 'explore' | 'services' | 'profile') {
  await page.getByRole('button', { name: translate('en', 'shell', 'menu') }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: translate('en', 'shell', name), exact: true });
  await link.click();
  await page.waitForURL(`**/${name}`);
}

test("a person's bookings open without a connection, even those that were never opened before", async () => {
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'offline', worker: true });
  const { page, open } = visitor;
  await open('/');
  await isKept(page, 'pages', '/');
  const token = await signIn(visitor, 'amina@twende.test', '/dashboard');
  const [booking] = await bookingsOf(token);
  await isKept(page, 'own-pages', '/dashboard');
  await expect.poll(async () => (await people(page)).length).toBe(1);
  const [person = ''] = await people(page);
  const personCache = person.replace(/^twende-\d+-/, '');
  await isKept(page, personCache, `/api/bookings/${booking?.id}?%7Elang=en`);
  await isKept(page, personCache, '/api/bookings?page=1&pageSize=50&status=upcoming&%7Elang=en');
  const upcoming = await bookingsOf(token, '&status=upcoming');
  const [confirmed = expect.unreachable()] = upcoming
    .filter(({ status }) => status === 'confirmed')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  await isKept(page, personCache, `/api/bookings/${confirmed.id}/voucher.pdf?%7Elang=en`);
  // Scripts and texts of a booking's page, which was not opened yet, are the worker's own list.
  const worker = await (await fetch(`${site.origin}/sw.js`)).text();
  const parts = /bookingParts:\{.*?sw:/s.exec(worker)?.[0].match(/\/assets\/[\w.-]+/g) ?? [];
  expect(parts.join(' ')).toMatch(/_bookingId-.*arrival-/);
  const missing = async () => {
    const { parts: there = [] } = await kept(page);
    return parts.filter((file) => !there.includes(file));
  };
  await expect.poll(missing).toEqual([]);

  await page.context().setOffline(true);
  await open('/dashboard');
  await page.getByRole('heading', { level: 1, name: /Amina/ }).waitFor();
  await page
    .getByText(booking?.bookingId ?? '')
    .first()
    .waitFor();
  await bar(page).filter({ hasText: 'this is from' }).waitFor();
  await open(`/dashboard/bookings/${booking?.id}`);
  await page
    .locator('main')
    .getByText(booking?.bookingId ?? '')
    .first()
    .waitFor();
  await open(`/dashboard/bookings/${confirmed.id}`);
  const [voucher] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('main')
      .getByRole('button', { name: translate('en', 'paid', 'voucher') })
      .first()
      .click(),
  ]);
  expect(voucher.suggestedFilename()).toBe(`${confirmed.bookingId}-voucher.pdf`);
  expect((await readFile(await voucher.path())).subarray(0, 5).toString()).toBe('%PDF-');
  // A receipt is not kept.
  await page
    .locator('main')
    .getByRole('button', { name: translate('en', 'paid', 'receipt') })
    .first()
    .click();
  await page
    .getByText(translate('en', 'common', 'networkProblem'))
    .first()
    .waitFor();
  await open('/dashboard');

  // No answer about payments is kept.
  expect(JSON.stringify(await kept(page))).not.toMatch(/payments|payment\//);

  await page.context().setOffline(false);
  await page
    .getByRole('status')
    .filter({ hasText: translate('en', 'shell', 'connection.back') })
    .waitFor();
});

test('signing out deletes what is kept, also without a connection, and only one person’s data is kept at a time', async () => {
  const visitor = await site.visit({ width: 1280, lang: 'en', folder: 'offline', worker: true });
  const { page, open } = visitor;
  await open('/');
  await isKept(page, 'pages', '/');
  await signIn(visitor, 'amina@twende.test', '/dashboard');
  await isKept(page, 'own-pages', '/dashboard');
  await expect.poll(async () => (await people(page)).length).toBe(1);
  const first = await people(page);
  await signIn(visitor, 'baraka@twende.test', '/dashboard');
  await page.getByRole('heading', { level: 1, name: /Baraka/ }).waitFor();
  await expect.poll(async () => (await people(page)).length).toBe(1);
  expect(await people(page)).not.toEqual(first);

  const token = await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'));
  const meStatus = async () =>
    (await fetch(`${site.origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await meStatus()).toBe(200);
  await page.context().setOffline(true);
  await bar(page).waitFor();
  await page.getByRole('button', { name: /Baraka/ }).click();
  const home = page.waitForEvent('load'); // without a connection it comes as a document
  await page.getByRole('menuitem', { name: translate('en', 'shell', 'logout') }).click();
  await home;
  await expect.poll(() => people(page)).toEqual([]);
  await page.goto(`${site.origin}/dashboard`);
  await page.waitForURL(/\/login/);
  expect(await page.locator('body').innerText()).not.toContain('Baraka');

  expect(await meStatus()).toBe(200); // the server could not be told
  await page.context().setOffline(false);
  await expect.poll(meStatus).toBe(401);
  await page.waitForFunction(() => localStorage.getItem('ended-sessions') === null);
});

test('a booking whose answer is lost is sent again by itself, and is made once', async () => {
  const visitor = await site.visit({ width: 1280, lang: 'en', folder: 'offline' });
  const { page, open } = visitor;
  const serviceId = await serviceFor(site.origin, 'q=masai%20mara');
  await open('/');
  const path = `/booking/${serviceId}?startDate=${site.nextDay()}&guests=1&party=non_resident:1`;
  const token = await signIn(visitor, 'amina@twende.test', path);
  const before = await bookingsOf(token);

  const keys: (string | undefined)[] = [];
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST' || (await isOffline(page))) return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server books; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  // What the host asks is loaded last.
  await page.getByLabel(translate('en', 'questions', 'standard.note')).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: translate('en', 'bookings', 'book') }).click();
  await page.getByText(translate('en', 'common', 'sendingAgain')).waitFor();
  expect((await bookingsOf(token)).length).toBe(before.length);

  await page.context().setOffline(false);
  await page.waitForURL(/\/confirmation\//);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect((await bookingsOf(token)).length).toBe(before.length + 1);
});

const isOffline = (page: Page) => page.evaluate(() => !navigator.onLine);

test('the worker’s script is not cached, and another script removes the worker with all that it kept', async () => {
  const worker = await fetch(`${site.origin}/sw.js`);
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(worker.headers.get('content-type')).toMatch(/javascript/);

  const { page, open } = await site.visit({ width: 360, lang: 'sw', folder: 'offline', worker: true });
  await open('/');
  await isKept(page, 'pages', '/sw');
  // The script that OFFLINE=off serves instead.
  await page.evaluate(() => navigator.serviceWorker.register('/sw-retired.js'));
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual({});
});

test('each language has a manifest whose pictures exist in the sizes it names', async () => {
  for (const lang of ['en', 'sw']) {
    const html = await (await fetch(`${site.origin}/${lang === 'sw' ? 'sw' : ''}`)).text();
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const answer = await fetch(site.origin + address);
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as Record<string, unknown>;
    expect(manifest).toMatchObject({ lang, id: '/', scope: '/', display: 'standalone', short_name: 'Twende' });
    const pictures = [...(manifest.icons as Picture[]), ...(manifest.screenshots as Picture[])];
    expect(pictures).toHaveLength(5);
    for (const { src, sizes, type } of pictures) {
      const bytes = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
    for (const { url } of manifest.shortcuts as { url: string }[]) {
      expect((await fetch(site.origin + url)).status, url).toBe(200);
    }
  }
});

interface Picture {
  src: string;
  sizes: string;
  type: string;
}
