import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { withLang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { eachWidthAndLanguage } from './support/every-page.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, book, demoTraveller, newTraveller, serviceFor, signIn } from './support/travellers.ts';

let site: Site;
let token: string;
let serviceId: string;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  token = await signIn(site.origin, demoTraveller);
  serviceId = await serviceFor(site.origin, 'q=samburu');
});

/** A booking to pay and one that is paid. */
async function twoBookings(): Promise<{ unpaid: string; paid: string }> {
  const unpaid = await book(site.origin, { token, serviceId, startDate: site.nextDay(), guests: 1 });
  const { items } = await ask<{ items: BookingItem[] }>(site.origin, '/api/bookings?status=confirmed', { token });
  return { unpaid, paid: items[0]?.id ?? '' };
}

test.each(eachWidthAndLanguage)(
  'every page for signed-in people passes axe in both themes, at $width px in $lang',
  async ({ width, lang }) => {
    const { unpaid, paid } = await twoBookings();
    const visitor = await site.visit({ width, lang, folder: `signed-in/${width}-${lang}` });
    const { page, open, shot, quiet, problems } = visitor;
    await page.addInitScript((own) => localStorage.setItem('token', own), token);
    const look = async (name: string) => {
      await page.locator('main h1').first().waitFor();
      await quiet();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await shot(`${name}-${colorScheme}`);
        const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
        expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
      }
      if (width === 360) expect.soft(await widthsTooMuch(page), `${name} is wider than the screen`).toEqual([]);
    };

    const pages = {
      dashboard: '/dashboard',
      'nothing-found': '/dashboard?tab=cancelled&q=zanzibar',
      'booking-unpaid': `/dashboard/bookings/${unpaid}`,
      'booking-paid': `/dashboard/bookings/${paid}`,
      'no-booking': '/dashboard/bookings/BK-2020-999',
      profile: '/profile',
      preferences: '/profile?tab=preferences',
      notifications: '/notifications',
      confirmation: `/confirmation/${unpaid}`,
      payment: `/payment/${unpaid}`,
      wizard: `/booking/${serviceId}?startDate=${site.nextDay()}&guests=1`,
    };
    for (const [name, path] of Object.entries(pages)) {
      await open(path);
      await look(name);
    }
    await page.getByRole('button', { name: translate(lang, 'bookings', 'changeStay') }).click();
    await page.getByRole('button', { name: translate(lang, 'bookings', 'next') }).waitFor();
    await look('wizard-stay');
    expect(problems.filter((problem) => !/BK-2020-999|404 \(Not Found\)/.test(problem))).toEqual([]);
  },
  240_000,
);

test.each([
  { width: 360, lang: 'sw' },
  { width: 1280, lang: 'en' },
] as const)(
  'the dashboard leads to the settings, a trip that is over is booked again, and nothing is sent for it, at $width px in $lang',
  async ({ width, lang }) => {
    const { page, open, problems } = await site.visit({ width, lang, folder: 'signed-in/again' });
    await page.addInitScript((own) => localStorage.setItem('token', own), token);
    await open('/dashboard');
    await page.getByRole('link', { name: translate(lang, 'dashboard', 'settings'), exact: true }).click();
    await page.getByRole('tab', { selected: true, name: translate(lang, 'accounts', 'profile.preferences') }).waitFor();

    const { items } = await ask<{ items: BookingItem[] }>(site.origin, '/api/bookings?status=completed', { token });
    await open(`/dashboard/bookings/${items[0]?.id}`);
    const again = page.getByRole('link', { name: translate(lang, 'bookings', 'bookAgain') });
    await again.waitFor();
    for (const send of [translate(lang, 'paid', 'toPhone'), translate(lang, 'companions', 'send')]) {
      expect.soft(await page.getByRole('button', { name: send, exact: true }).count(), send).toBe(0);
    }
    await again.click();
    await page.getByRole('button', { name: translate(lang, 'bookings', 'next') }).waitFor();
    // The days of the old trip are past, so none is chosen, and nothing is wrong yet.
    expect(await page.locator('main [aria-invalid="true"]').count()).toBe(0);
    expect(await page.getByRole('spinbutton').inputValue()).toBe(String(items[0]?.guests));
    expect(problems).toEqual([]);
  },
);

test('a new traveller has the letter that verifies their address sent again', async () => {
  const { email, token: own } = await newTraveller(site.origin);
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'signed-in/verification' });
  await page.addInitScript((value) => localStorage.setItem('token', value), own);
  await open('/profile');
  await page.getByRole('button', { name: translate('en', 'accounts', 'profile.sendAgain') }).click();
  await page
    .getByRole('status')
    .getByText(translate('en', 'accounts', 'profile.sentAgain', { email }))
    .waitFor();
  const letters = async () =>
    (await ask<{ items: { to: string }[] }>(site.origin, '/dev/mail/messages')).items.filter(({ to }) => to === email);
  await expect.poll(async () => (await letters()).length, { timeout: 30_000 }).toBe(2);
});

test.each(['en', 'sw'] as const)('whoever is not the traveller is led to the booking’s page, in %s', async (lang) => {
  const { unpaid } = await twoBookings();
  const admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { page, open } = await site.visit({ width: 360, lang, folder: `signed-in/not-the-traveller-${lang}` });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  for (const path of [`/confirmation/${unpaid}`, `/payment/${unpaid}`]) {
    await open(path);
    await page.waitForURL(`**/dashboard/bookings/${unpaid}`);
    await page.getByText(translate(lang, 'bookings', 'policy.theirs.after')).waitFor();
  }
});

test('a printed booking has one column, and no header, footer, pictures, history, buttons or links to other pages', async () => {
  const { paid } = await twoBookings();
  const { page, open, quiet } = await site.visit({ width: 1280, lang: 'en', folder: 'signed-in/printed' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await open(`/dashboard/bookings/${paid}`);
  const dashboard = (key: 'history' | 'price') =>
    page.getByRole('heading', { name: translate('en', 'dashboard', key) });
  await dashboard('history').waitFor();
  await quiet();
  await page.emulateMedia({ media: 'print' });
  expect(await dashboard('price').isVisible()).toBe(true);
  expect(await dashboard('history').isVisible()).toBe(false);
  const others = page.locator('header:not(main header), footer, main img, button, svg[viewBox]:has(+ ul), main a');
  // A phone's number can be read as well.
  expect(await others.filter({ visible: true, hasNotText: '+254' }).count()).toBe(0);
  const lefts = await page
    .locator('main h2')
    .filter({ visible: true })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left));
  expect(new Set(lefts).size, lefts.join()).toBe(1);
});

test.each(['en', 'sw'] as const)('an address below the page of a booking is not found, in %s', async (lang) => {
  const { paid } = await twoBookings();
  const visitor = await site.visit({ width: 360, lang, folder: `signed-in/nowhere-${lang}` });
  const { page, open, quiet } = visitor;
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  for (const path of [`/dashboard/bookings/${paid}/x`, `/confirmation/${paid}/x`, `/booking/${serviceId}/x`]) {
    await open(path);
    await quiet();
    const heading = translate(lang, 'shell', 'notFound.heading');
    expect.soft(await page.locator('main h1').allTextContents(), path).toEqual([heading]);
  }
});

test.each([360, 1280] as const)('pages for signed-in people do not shift while they load, at %i px', async (width) => {
  const { unpaid } = await twoBookings();
  const { page, open, quiet } = await site.visit({ width, lang: 'en', folder: 'signed-in' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  const paths = ['/dashboard', '/profile', '/verify-email?token=unknown', `/booking/${serviceId}`];
  for (const path of [...paths, `/dashboard/bookings/${unpaid}`, `/confirmation/${unpaid}`, `/payment/${unpaid}`]) {
    await open(path);
    await page.locator('main h1').first().waitFor();
    await quiet();
    expect.soft(await shifted(page), path).toBeLessThanOrEqual(0.01);
  }
});

test('a page number beyond the last leads to the first page; a search without results says so', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'signed-in' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await open('/dashboard?page=5&q=zzzz');
  await page.getByText(translate('en', 'dashboard', 'noneSearch', { q: 'zzzz' })).waitFor();
  await open('/dashboard?page=5');
  await page.getByRole('heading', { name: translate('en', 'common', 'pages.beyond') }).waitFor();
  expect(await page.getByText(translate('en', 'dashboard', 'none')).count()).toBe(0);
  await page.getByRole('link', { name: translate('en', 'common', 'pages.toFirst') }).click();
  await page
    .getByRole('link', { name: new RegExp(translate('en', 'dashboard', 'viewDetails')) })
    .first()
    .waitFor();
  expect(page.url()).toBe(`${site.origin}/dashboard`);
});

/** The layout shift so far, as Chromium measures it. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        const sum = (entries: PerformanceEntry[]) =>
          entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called; buffered entries come with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum(observer.takeRecords()))));
      }),
  );
}

/** By how many pixels the page is wider than its window: as it is, on a very narrow phone, and there with large letters. */
async function widthsTooMuch(page: Page): Promise<string[]> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  const found = [`${before.width} px: ${await over()}`];
  await page.setViewportSize({ width: 320, height: 740 });
  found.push(`320 px: ${await over()}`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  found.push(`320 px, letters twice as large: ${await over()}`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(before);
  return found.filter((one) => !one.endsWith(': 0'));
}

test.each(['en', 'sw'] as const)('a page for signed-in people has its title while it loads, in %s', async (lang) => {
  const titles = {
    '/dashboard': translate(lang, 'shell', 'dashboard'),
    '/dashboard/bookings/BK-2026-001': translate(lang, 'shell', 'yourBooking'),
    '/profile': translate(lang, 'shell', 'profile'),
    [`/booking/${serviceId}`]: translate(lang, 'shell', 'bookPlace'),
    '/payment/BK-2026-001': translate(lang, 'shell', 'payBooking'),
    '/confirmation/BK-2026-001': translate(lang, 'shell', 'yourBooking'),
  };
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await fetch(site.origin + withLang(path, lang))).text();
    expect.soft(/<title>([^<]*)<\/title>/.exec(html)?.[1], path).toBe(`${title} · Twende`);
  }
});

test('somebody who is no admin is led from an admin’s page to the dashboard and told why, and nothing is logged to the console', async () => {
  const { page, problems, settled } = await site.visit({ width: 360, lang: 'sw', folder: 'signed-in/role' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await page.goto(`${site.origin}/sw/admin/services`);
  await page.waitForURL(`${site.origin}/sw/dashboard`);
  await settled();
  await page.getByText(translate('sw', 'shell', 'noAccess')).waitFor();
  expect(problems).toEqual([]);
});

test('a provider’s pages open for its members, whatever their role, and for nobody else', async () => {
  const [member, stranger] = [await newTraveller(site.origin), await newTraveller(site.origin)];
  await site.addMember(member.email);
  const openPanel = async ({ token: own }: { token: string }, path = '/provider') => {
    const visitor = await site.visit({ width: 360, lang: 'en', folder: 'signed-in/member' });
    await visitor.page.addInitScript((kept) => localStorage.setItem('token', kept), own);
    await visitor.page.goto(site.origin + path);
    return visitor;
  };
  const inside = await openPanel(member);
  await inside.page.getByRole('heading', { name: translate('en', 'provider-panel', 'overview') }).waitFor();
  expect(inside.page.url()).toBe(`${site.origin}/provider`);

  const invited = await openPanel(stranger);
  await invited.page.waitForURL(`${site.origin}/onboard`);
  expect(invited.problems).toEqual([]);
  const outside = await openPanel(stranger, '/provider/bookings');
  await outside.page.waitForURL(`${site.origin}/dashboard`);
  await outside.page.getByText(translate('en', 'shell', 'noAccess')).waitFor();
  expect(outside.problems).toEqual([]);
});

test('currency, language, notifications and privacy are saved, followed by the page and the header’s switch, and applied on another device', async () => {
  const { token: own } = await newTraveller(site.origin);
  const saved = async () =>
    (await ask<{ user: { preferences: object } }>(site.origin, '/api/auth/me', { token: own })).user.preferences;
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'signed-in/preferences' });
  const words = (key: KeyOf<'preferences'>) =>
    page.locator('main').getByLabel(translate('en', 'preferences', key), { exact: true });
  await page.addInitScript((kept) => localStorage.setItem('token', kept), own);
  await open('/profile?tab=preferences');
  await words('currency').selectOption('KES');
  await words('language').selectOption('sw');
  await words('profileVisible').uncheck();
  const cell = (topic: KeyOf<'preferences'>, channel: KeyOf<'preferences'>) =>
    page.getByLabel(`${translate('en', 'preferences', topic)}: ${translate('en', 'preferences', channel)}`);
  await cell('notified.all', 'channel.sms').check();
  await cell('topic.messages', 'channel.email').uncheck();
  expect(await cell('topic.bookings', 'channel.email').isDisabled()).toBe(true);
  await words('quiet').check();
  // Meanwhile another device switches something else off.
  await fetch(`${site.origin}/api/notifications/choices`, {
    ...{ method: 'PUT', body: JSON.stringify({ off: { reviews: ['email'] } }) },
    headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
  });
  await page.getByRole('button', { name: translate('en', 'preferences', 'save') }).click();
  await page.waitForURL('**/sw/profile?tab=preferences');
  await page.getByRole('heading', { name: translate('sw', 'preferences', 'title') }).waitFor();
  const privacy = { profileVisible: false, showBookingHistory: false };
  const notifications = { email: true, sms: true, push: true };
  expect(await saved()).toMatchObject({ currency: 'KES', language: 'sw', notifications, privacy });
  expect(await ask(site.origin, '/api/notifications/choices', { token: own })).toMatchObject({
    off: { messages: ['email'], reviews: ['email'] },
    quietHours: { from: '22:00', to: '07:00' },
  });
  expect(await page.locator('footer select[data-switch]').inputValue()).toBe('KES');

  await page.locator('footer a[hreflang=en]').click();
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect.poll(saved).toMatchObject({ currency: 'KES', language: 'en', privacy });
  expect(problems).toEqual([]);

  const body = { language: 'sw' };
  await fetch(`${site.origin}/api/auth/preferences`, {
    ...{ method: 'PUT', body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
  });
  const other = await site.visit({ width: 360, lang: 'en', folder: 'signed-in/other-device' });
  await other.page.addInitScript((kept) => localStorage.setItem('token', kept), own);
  await other.page.goto(`${site.origin}/stays`);
  await other.page.waitForURL('**/sw/stays');
  expect(other.problems).toEqual([]);
});

test('the profile keeps what another tab has saved in other fields meanwhile', async () => {
  const { token } = await newTraveller(site.origin);
  const t = (key: KeyOf<'accounts'>) => translate('en', 'accounts', key);
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'profile' });
  await open('/login');
  await page.evaluate((own) => localStorage.setItem('token', own), token);
  await open('/profile');
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/profile`);
  const save = async (tab: typeof page, key: 'phone' | 'profile.nationality', text: string) => {
    await tab.getByLabel(t(key)).fill(text);
    await tab.getByRole('button', { name: t('profile.save') }).click();
    await tab.getByText(t('profile.saved')).first().waitFor();
  };
  await other.getByRole('button', { name: t('profile.save') }).waitFor();
  await save(page, 'phone', '0712 345 678');
  await save(other, 'profile.nationality', 'Kenya');
  const { user } = await ask<{ user: Record<string, unknown> }>(site.origin, '/api/auth/me', { token });
  expect([user.phone, user.nationality]).toEqual(['+254712345678', 'Kenya']);
});

test('one’s own data is put together and downloaded, and an account that is to be deleted is kept', async () => {
  const { token: own } = await newTraveller(site.origin);
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'signed-in/own-data' });
  const button = (key: KeyOf<'own-data'>) =>
    page.getByRole('button', { name: translate('en', 'own-data', key), exact: true });
  await page.addInitScript((kept) => localStorage.setItem('token', kept), own);
  await open('/profile/data');
  await button('download.ask').click();
  await button('download.get').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), button('download.get').click()]);
  expect(file.suggestedFilename()).toBe('twende-my-data.zip');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violationsOn(page)).toEqual([]);
  }
  await button('delete.ask').click();
  await button('delete.confirm').click();
  await button('delete.keep').click();
  await button('delete.ask').waitFor();
  expect(problems).toEqual([]);
});
