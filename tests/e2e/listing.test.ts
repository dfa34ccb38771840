import { expect } from 'vitest';
import { addDays, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { hold } from './support/hold.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { serviceFor } from './support/travellers.ts';

let site: Site;
let listing: string;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  // One that has neither prices by residency nor fees.
  listing = `/services/${await serviceFor(site.origin, 'category=city')}`;
});

test.each([
  { width: 320, height: 500 },
  { width: 1366, height: 650 },
  { width: 1366, height: 700 },
])('Book is in view down to the reviews, with price and total, at $width×$height', async ({ width, height }) => {
  const { page, open, quiet } = await site.visit({ width: 1280, lang: 'en', folder: 'listing/book' });
  await page.setViewportSize({ width, height });
  await open(`${listing}?startDate=${site.nextDay()}&guests=2`);
  await page.getByText(/^\$[\d,]+\stotal$/).waitFor();
  const panel = page.getByRole('complementary').filter({ has: page.locator('#book') });
  const books = page
    .locator('main')
    .getByRole('link', { name: translate('en', 'catalogue', 'widget.book'), exact: true });
  for (const heading of ['gallery', 'dates', 'reviews']) {
    if (heading !== 'gallery') await page.locator(`#${heading}`).evaluate((element) => element.scrollIntoView());
    await quiet();
    const seen = () =>
      books.evaluateAll(
        (links) =>
          links.filter((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return link.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight;
          }).length,
      );
    // React shows a part that was loaded up to 0.3 s later, so that parts do not appear one by one.
    await expect.poll(seen, { message: heading }).toBe(1);
  }
  expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  if (height < 700) return;
  const box = await panel.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
});

test('similar listings are in the HTML, each once and never the listing itself', async () => {
  const html = await (await fetch(`${site.origin}${listing}`)).text();
  const similar = html.slice(html.indexOf('id="similar"')).split('</section>')[0];
  const links = [...(similar ?? '').matchAll(/href="(\/services\/[0-9a-f-]{36})"/g)].map((match) => match[1]);
  expect(links).toHaveLength(3);
  expect(new Set([...links, listing]).size).toBe(4);
});

test.each([360, 1280] as const)(
  'the pictures open full screen and can be used by keyboard alone, at %i px',
  async (width) => {
    const { page, open, shot, problems } = await site.visit({ width, lang: 'en', folder: `listing/${width}` });
    await open(listing);
    const pictures = page.getByRole('list', { name: translate('en', 'catalogue', 'gallery.label') }).getByRole('link');
    const count = await pictures.count();
    await pictures.first().focus();
    await page.keyboard.press('Enter');
    const place = (number: number) => translate('en', 'catalogue', 'gallery.place', { number, count });
    const viewer = page.getByRole('dialog', { name: place(1) });
    await viewer
      .getByText((await pictures.first().getByRole('img').getAttribute('alt')) ?? '', { exact: true })
      .waitFor();
    await page.keyboard.press('End');
    await page.getByRole('dialog', { name: place(count) }).waitFor();
    await shot('viewer');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await pictures.first().evaluate((link) => link === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  },
);

test('a link that is pressed while its page is still being fetched opens that page', async () => {
  const { page, open, quiet } = await site.visit({ width: 1280, lang: 'en', folder: 'listing/pressed-early' });
  await open(`${listing}?startDate=${site.nextDay()}&guests=1`);
  const book = page
    .locator('main')
    .getByRole('link', { name: translate('en', 'catalogue', 'widget.book') })
    .first();
  await book.waitFor();
  await quiet();
  const arrives = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/*.js');
  await book.hover();
  await asked;
  await book.click();
  arrives.resolve();
  await page.waitForURL(/\/login/);
  await page.getByLabel(translate('en', 'accounts', 'email'), { exact: true }).waitFor();
});

test('Back closes the pictures and stays on the page, and so does Escape, pressed twice', async () => {
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'listing/back' });
  await open('/stays');
  await open(`${listing}?guests=2`);
  const address = page.url();
  const first = page
    .getByRole('list', { name: translate('en', 'catalogue', 'gallery.label') })
    .getByRole('link')
    .first();
  const viewer = page.getByRole('dialog');
  const closed = async () => {
    await viewer.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  };
  await first.click();
  await viewer.waitFor();
  await page.goBack();
  await closed();
  await page.goForward();
  await viewer.waitFor();
  // Both in one task, so that the second press comes before the history has gone back.
  await page.evaluate(() => {
    const press = () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    press();
    press();
  });
  await closed();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/stays');
  expect(problems).toEqual([]);
});

test('an address with too many guests shows how many fit, and no error', async () => {
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'listing/guests' });
  await open(`${listing}?guests=999`);
  const guests = page.getByRole('spinbutton', { name: translate('en', 'common', 'guests') });
  const count = Number(await guests.inputValue());
  expect(count).toBeLessThan(100);
  const cut = page.getByRole('status').filter({ hasText: translate('en', 'bookings', 'guestsCut', { count }) });
  await cut.waitFor();
  expect(await guests.getAttribute('aria-invalid')).toBeNull();
  await page.getByRole('button', { name: translate('en', 'common', 'fewer') }).click();
  expect(await cut.count()).toBe(0);
});

test('a check-in after the check-out moves it, and says so aloud; each calendar is called by its field', async () => {
  const bookings = (key: 'checkIn' | 'checkOut') => translate('en', 'bookings', key);
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'listing/moved' });
  const [from, to] = [site.nextDay(), site.nextDay()];
  await open(`/services/${await serviceFor(site.origin, 'category=hotels')}?startDate=${from}&endDate=${to}`);
  const later = addDays(to, 1);
  const checkIn = page.getByRole('textbox', { name: bookings('checkIn') });
  const similar = page.getByRole('region', { name: translate('en', 'catalogue', 'similar.title') });
  const priced = page.waitForRequest((request) => request.url().includes(`/similar?startDate=${later}`));
  await checkIn.fill(later);
  await priced;
  expect(await similar.getByRole('link').first().getAttribute('href')).toContain(`startDate=${later}`);
  const date = formatDate(addDays(later, 1), 'en');
  const moved = translate('en', 'bookings', 'endMoved.checkOut', { date });
  await page.getByRole('status').filter({ hasText: moved }).waitFor();
  expect(await page.getByRole('textbox', { name: bookings('checkOut') }).inputValue()).toBe(date);
  for (const field of [bookings('checkIn'), bookings('checkOut')]) {
    const name = translate('en', 'common', 'date.open', { field });
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(1);
  }
});

test.each(['en', 'sw'] as const)('the page fits 320 px with text at twice its size, in %s', async (lang) => {
  const { page, open, quiet } = await site.visit({ width: 360, lang, folder: 'listing/large' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(listing);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await quiet();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test.each([
  ['the calendar', /assets\/availability-calendar-/],
  ['the words of dates', /assets\/fields-/],
])('when %s cannot be loaded the page can still be read, and a second try shows it', async (_, chunk) => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'listing/lost' });
  await page.route(chunk, (route) => route.abort());
  await open(listing);
  // It is loaded when it comes near the screen.
  const calendar = page.getByRole('heading', { name: translate('en', 'catalogue', 'calendar.title') });
  await calendar.scrollIntoViewIfNeeded();
  const lost = page.getByText(translate('en', 'common', 'lostChunk')).first();
  await lost.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: translate('en', 'catalogue', 'reviews.title') }).count()).toBe(1);
  await page.unroute(chunk);
  const again = page.getByRole('button', { name: translate('en', 'common', 'tryAgain') }).first();
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await calendar.scrollIntoViewIfNeeded();
  await page.getByRole('grid').first().waitFor();
  expect(await lost.count()).toBe(0);
});

test('lower sections whose code cannot be loaded stay, and can still be read', async () => {
  const { page, open, quiet } = await site.visit({ width: 360, lang: 'en', folder: 'listing/lower' });
  const chunk = /assets\/lower-sections-/;
  await page.route(chunk, (route) => route.abort());
  await open(listing);
  const reviews = page.getByRole('heading', { name: translate('en', 'catalogue', 'reviews.title') });
  const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
  await reviews.scrollIntoViewIfNeeded();
  await failed;
  await quiet();
  expect(await reviews.isVisible()).toBe(true);
  expect(await page.getByText(translate('en', 'common', 'lostChunk')).count()).toBe(0);
});

const bookingChunks = /assets\/(?:booking-panel|availability-calendar|fields)-[^/]*\.js$/;

test.each([
  { width: 360, part: 'book' },
  { width: 360, part: 'dates' },
  { width: 1280, part: 'dates' },
] as const)('nothing moves when #$part arrives while it is on the screen, at $width px', async ({ width, part }) => {
  const { page, open, quiet } = await site.visit({ width, lang: 'en', folder: `listing/moves-${width}` });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
    }).observe({ type: 'layout-shift' });
  });
  const release = await hold(page, bookingChunks);
  const asked = page.waitForRequest(bookingChunks);
  await open(listing);
  await page.locator(`#${part}`).evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await asked;
  release();
  await page.getByRole('grid').first().waitFor();
  await page.getByRole('spinbutton').first().waitFor();
  await quiet();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
});

test('before panel and calendar are wanted nothing says that it is loading; printing wants them, and prints no grey boxes', async () => {
  const { page, open, quiet } = await site.visit({ width: 360, lang: 'en', folder: 'listing/print' });
  const release = await hold(page, bookingChunks);
  // Its panel is far enough below the first screen.
  await open(`/services/${await serviceFor(site.origin, 'category=safari')}`);
  await quiet();
  const asked = page.waitForRequest(bookingChunks);
  const main = page.locator('main');
  expect(
    await main
      .getByRole('status')
      .filter({ hasText: translate('en', 'common', 'loading') })
      .count(),
  ).toBe(0);
  expect(await main.locator('.animate-pulse').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['aside[aria-labelledby=book]', 'section[aria-labelledby=dates]'])
    expect(await page.locator(`${part} .bg-sunken`).filter({ visible: true }).count(), part).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await asked;
  release();
  await page.getByRole('grid').first().waitFor();
});

test('the first press on a picture opens it, though the pictures are HTML until then', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'listing/first-press' });
  await open(listing);
  const first = page
    .getByRole('list', { name: translate('en', 'catalogue', 'gallery.label') })
    .getByRole('link')
    .first();
  // As screen readers do, without a pointer over it or the focus in it before.
  await first.dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe(listing);
});

test('on a slow connection a click shows the progress line at once, and the loading page from its top', async () => {
  const { page, open, settled } = await site.visit({ width: 360, lang: 'en', folder: 'listing/slow' });
  await open('/stays');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/services\/[0-9a-f-]{36}$/, async (route) => {
    await held;
    await route.continue();
  });
  const card = page.locator('main article a').last();
  await card.scrollIntoViewIfNeeded();
  await card.click({ noWaitAfter: true });
  await page.locator('.progress-line').waitFor({ state: 'attached' });
  await page
    .locator('main')
    .getByText(translate('en', 'common', 'loading'), { exact: true })
    .waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await page.locator('#reviews').waitFor();
  await settled();
  expect(await page.locator('.progress-line').count()).toBe(0);
});
