import { eq, inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { create } from 'qrcode';
import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { confirmPaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import { bookings as bookingRows } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import type { ProviderBookings } from '#shared/contracts/provider-bookings.ts';
import { formatDate, today as todayOf } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { type Lang, otherThan } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller, serviceFor, signIn } from './support/travellers.ts';

const password = 'Karibu2026!';

let site: Site;
let token: string;
/** Two bookings that begin today and one that is to come. */
let today: ProviderBookings['items'];
let later: ProviderBookings['items'][number] | undefined;
test.beforeAll(async ({ ownSite }) => {
  site = ownSite;
  token = await signIn(site.origin, { email: 'baraka@twende.test', password });
  const list = (status: string) =>
    ask<ProviderBookings>(site.origin, `/api/provider/bookings?status=${status}`, { token });
  ({ items: today } = await list('arriving'));
  [later] = (await list('upcoming')).items;
  expect(today.length).toBeGreaterThan(1);
});

const wordsIn = (lang: Lang) => ({
  bookings: (key: KeyOf<'provider-bookings'>, values = {}) => translate(lang, 'provider-bookings', key, values),
  checkIn: (key: KeyOf<'provider-check-in'>, values = {}) => translate(lang, 'provider-check-in', key, values),
  dashboard: (key: KeyOf<'dashboard'>) => translate(lang, 'dashboard', key),
});

async function visit(options: {
  width: 360 | 1280;
  lang: Lang;
  dark?: boolean;
  folder: string;
  worker?: boolean;
}): Promise<Visitor> {
  const visitor = await site.visit({ ...options, folder: `provider-bookings/${options.folder}` });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return visitor;
}

test('on a phone Baraka sees who arrives, also in the calendar, notes who came and who did not, and cancels with a reason', async () => {
  const visitor = await visit({ width: 360, lang: 'en', folder: 'journey' });
  const { page, open, settled, shot } = visitor;
  const { bookings, checkIn, dashboard } = wordsIn('en');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [came, missing] = today;
  // Whoever does not come can be noted from the meeting time on; this test runs at any time of the day.
  await site.prepare(async ({ db }) => {
    const midnight = { meetingTime: '00:00' };
    await db
      .update(services)
      .set({ facts: midnight })
      .where(eq(services.id, missing?.service.id ?? ''));
    await db
      .update(bookingRows)
      .set({ dueTime: midnight.meetingTime })
      .where(eq(bookingRows.id, missing?.id ?? ''));
  });

  await open('/provider/bookings');
  await page.getByText(bookings('found', { count: today.length })).waitFor();
  await looksRight(visitor, 'list');
  await throughCalendar(visitor, came?.traveller ?? '');
  await page.getByRole('link', { name: missing?.traveller ?? '' }).click();
  await button(bookings('noShow')).click();
  await page.getByRole('dialog').getByText(bookings('noShow.text')).waitFor();
  await looksRight(visitor, 'no-show');
  await button(bookings('noShow.confirm')).click();
  await page.getByText(bookings('mark.noShow'), { exact: true }).waitFor();
  await shot('marked');
  await button(bookings('noShow.undo')).click();
  await page.getByText(bookings('noShow.undone')).waitFor();
  await button(bookings('noShow')).waitFor();

  await page
    .getByRole('link', { name: bookings('back'), exact: true })
    .first()
    .click();
  await page.getByRole('link', { name: bookings('scan') }).click();
  await settled();
  const typed = page.getByLabel(checkIn('number'), { exact: true });
  await typed.fill(came?.bookingId.toLowerCase().replaceAll('-', ' ') ?? '');
  await looksRight(visitor, 'check-in');
  await typed.press('Enter');
  await page.getByRole('heading', { name: checkIn('result.now'), exact: true }).waitFor();
  await looksRight(visitor, 'checked-in');
  await button(checkIn('next')).click();
  await typed.fill('BK-2020-999');
  await typed.press('Enter');
  await page.getByRole('heading', { name: checkIn('result.notYours') }).waitFor();
  await button(checkIn('next')).click();
  await typed.fill(later?.bookingId ?? '');
  await typed.press('Enter');
  await page.getByRole('heading', { name: checkIn('result.tooEarly') }).waitFor();
  await shot('too-early');

  await page.getByRole('link', { name: checkIn('open') }).click();
  await button(dashboard('cancel.open')).click();
  const reason = page.getByLabel(dashboard('cancel.reasonTheirs'));
  await reason.waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: dashboard('cancel.confirm') })
    .click();
  await page.getByRole('dialog').locator('[role=alert]').waitFor();
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await reason.fill('The road to the park is closed.');
  // The phone's own Back loses nothing that is typed.
  await page.evaluate(() => history.back());
  await button(translate('en', 'leaving', 'stay')).click();
  expect(await reason.inputValue()).toBe('The road to the park is closed.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: dashboard('cancel.confirm') })
    .click();
  await page.getByText(bookings('state.cancelled')).waitFor();
  await page.getByText('The road to the park is closed.').waitFor();
  await looksRight(visitor, 'cancelled');
  // The two refusals above.
  expect(visitor.problems.filter((one) => !/check-ins|cancel|40[049]/.test(one))).toEqual([]);
});

/** From the list to the calendar, to those who come today, and back. */
async function throughCalendar(visitor: Visitor, traveller: string) {
  const { page } = visitor;
  const { bookings } = wordsIn('en');
  // The panel itself has a way to another calendar.
  const views = page.getByRole('navigation', { name: bookings('views') });
  await views.getByRole('link', { name: bookings('view.calendar'), exact: true }).click();
  const day = formatDate(todayOf({ now: () => new Date() }), 'en');
  const button = page.getByRole('grid').getByRole('button', { name: new RegExp(`^${day}: .*\\d`) });
  await button.click();
  const guests = page.getByRole('dialog');
  await guests.getByText(traveller).first().waitFor();
  await looksRight(visitor, 'calendar-day');
  await page.keyboard.press('Escape');
  await guests.waitFor({ state: 'detached' });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await views.getByRole('link', { name: bookings('view.list'), exact: true }).click();
  await page.getByText(bookings('found', { count: today.length })).waitFor();
}

test('at a desk and by night, in Kiswahili, the pages pass axe, and the day sheet is printed and saved', async () => {
  const visitor = await visit({ width: 1280, lang: 'sw', dark: true, folder: 'desk' });
  const { page, open } = visitor;
  const { bookings } = wordsIn('sw');
  for (const [name, path] of [
    ['list', '/provider/bookings?tab=all&q=safari'],
    ['calendar', '/provider/bookings?view=calendar'],
    ['booking', `/provider/bookings/${today[1]?.id}`],
    ['check-in', '/provider/check-in'],
    ['missing', '/provider/bookings/BK-2020-999'],
    ['day', '/provider/bookings/day'],
  ] as const) {
    await open(path);
    await page.locator('main h1').first().waitFor();
    await looksRight(visitor, name, { dark: true });
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: bookings('day.pdf') }).click();
  expect((await download).suggestedFilename()).toMatch(/^day-sheet-\d{4}-\d{2}-\d{2}\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText(today[1]?.traveller ?? '').isVisible()).toBe(true);
  expect(await page.locator('button, nav, footer, header:not(main header)').filter({ visible: true }).count()).toBe(0);
  expect(visitor.problems.filter((one) => !/BK-2020-999|404/.test(one))).toEqual([]);
});

test('a voucher before the camera is read, and checks its guests in', async () => {
  const address = await voucherAddressOf(today[1]?.id ?? '');
  const visitor = await visit({ width: 360, lang: 'en', folder: 'camera' });
  const { page, open, shot } = visitor;
  const { checkIn } = wordsIn('en');
  await showToCamera(page, address);
  await open('/provider/check-in');
  await page.getByRole('button', { name: checkIn('start') }).click();
  await page.getByRole('heading', { name: /checked in/i, level: 2 }).waitFor();
  await page
    .getByText(today[1]?.traveller ?? '', { exact: false })
    .first()
    .waitFor();
  await shot('read');
  expect(visitor.problems).toEqual([]);
});

test('without a signal guests are checked in from the kept list, and the check-ins are sent when the signal is back', async () => {
  const [next, came] = today;
  const [id, reference] = [came?.id ?? '', came?.bookingId ?? ''];
  // They were checked in with a signal above.
  await site.prepare(({ db }) =>
    db
      .update(bookingRows)
      .set({ checkedInAt: null, checkedInBy: null })
      .where(inArray(bookingRows.id, [id, next?.id ?? ''])),
  );
  const voucher = await voucherAddressOf(id);
  // No script sets the token, since this person signs out.
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'provider-bookings/no-signal', worker: true });
  const { page, open, settled } = visitor;
  await showToCamera(page, voucher);
  const baraka = { email: 'baraka@twende.test', password };
  await open('/');
  // Who signs out without signal is led there.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true);
  const own = await signIn(site.origin, baraka);
  await page.evaluate((value) => localStorage.setItem('token', value), own);
  const { checkIn } = wordsIn('en');
  const heading = (key: KeyOf<'provider-check-in'>) => page.getByRole('heading', { name: checkIn(key), exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const kept = () =>
    page.evaluate(async () => {
      const worker = await (await fetch('/sw.js')).text();
      const parts = /checkInParts:\{.*?\}/s.exec(worker)?.[0].match(/\/assets\/[\w.-]+/g) ?? [];
      const missing = await Promise.all(parts.map(async (part) => !(await caches.match(part, { ignoreVary: true }))));
      const documents = await Promise.all(
        ['/provider/check-in', '/sw/provider/check-in'].map((path) => caches.match(path, { ignoreVary: true })),
      );
      const names = (await caches.keys()).filter((name) => /^twende-\d+-person-/.test(name));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return {
        parts: parts.length > 5 && !missing.includes(true),
        camera: documents.every((one) => one?.headers.get('permissions-policy')?.includes('camera=(self)')),
        days: new Set(
          keys
            .flat()
            .map(({ url }) => /check-ins.*date=([\d-]+)/.exec(url)?.[1])
            .filter(Boolean),
        ).size,
      };
    });
  await open('/provider/check-in');
  await expect.poll(kept, { timeout: 20_000 }).toEqual({ parts: true, camera: true, days: 2 });

  await page.context().setOffline(true);
  await open('/provider/check-in');
  await page.getByText(checkIn('offline.title'), { exact: true }).waitFor();
  const typed = page.getByLabel(checkIn('number'), { exact: true });
  await typed.fill('BK-2020-999');
  await typed.press('Enter');
  await heading('offline.unknown').waitFor();
  // Away from the bars at the foot.
  await button(checkIn('offline.noteAnyway')).evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await looksRight(visitor, 'unknown');
  await button(checkIn('offline.noteAnyway')).click();
  await heading('offline.noted').waitFor();
  await button(checkIn('next')).click();
  await page.getByText(checkIn('noted.waiting'), { exact: true }).waitFor();
  await page.getByText(reference).waitFor({ state: 'detached' });
  await visitor.shot('waiting');
  await button(checkIn('start')).click();
  await heading('offline.noted').waitFor();
  await page
    .getByText(came?.traveller ?? '', { exact: false })
    .first()
    .waitFor();
  await visitor.shot('noted');

  // A colleague reads Kiswahili. Only the English page was opened, and nothing can be asked now.
  const switchTo = async (lang: Lang) => {
    await button(translate(otherThan(lang), 'shell', 'menu')).click();
    await page.getByRole('dialog').locator(`a[hreflang=${lang}]`).click();
    await page.waitForURL((url) => url.pathname === (lang === 'sw' ? '/sw/provider/check-in' : '/provider/check-in'));
    await page.getByRole('heading', { level: 1, name: translate(lang, 'provider-check-in', 'title') }).waitFor();
  };
  await switchTo('sw');
  await page.getByText(translate('sw', 'provider-check-in', 'offline.title'), { exact: true }).waitFor();
  await expect.poll(() => page.getByText(wordsIn('sw').checkIn('noted.waiting'), { exact: true }).count()).toBe(2);
  await visitor.shot('kiswahili');
  await switchTo('en');

  // Signing out says what waits; it stays here, and is sent once the same person signs in, without another document.
  const shell = (key: KeyOf<'shell'>) => translate('en', 'shell', key);
  const question = page.getByRole('dialog', { name: checkIn('signOut.title', { count: 2 }) });
  const askToSignOut = async () => {
    await button(shell('menu')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shell('logout') })
      .click();
    await question.waitFor();
  };
  await askToSignOut();
  await looksRight(visitor, 'sign-out');
  await question.getByRole('button', { name: checkIn('signOut.stay') }).click();
  await question.waitFor({ state: 'detached' });
  expect(await button(shell('menu')).evaluate((one) => one === document.activeElement)).toBe(true);
  await askToSignOut();
  const home = page.waitForEvent('load'); // without a connection it comes as a document
  await question.getByRole('button', { name: checkIn('signOut.confirm') }).click();
  await home;

  await page.context().setOffline(false);
  await open('/login');
  await page.getByLabel(translate('en', 'accounts', 'email'), { exact: true }).fill(baraka.email);
  await page.getByLabel(translate('en', 'accounts', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: translate('en', 'accounts', 'login.submit'), exact: true }).click();
  await page.waitForURL('**/dashboard');
  await settled();
  await page.waitForFunction(() => !/"waiting"/.test(localStorage.getItem('check-ins-without-signal') ?? '"waiting"'));
  await open('/provider/check-in');
  await page.getByText(checkIn('noted.sent'), { exact: true }).waitFor();
  await page.getByText(checkIn('noted.why.notFound')).waitFor();
  await page.getByText(checkIn('noted.title'), { exact: true }).evaluate((each) => each.scrollIntoView());
  await looksRight(visitor, 'sent');
  await page.getByRole('link', { name: reference, exact: true }).click();
  const happened = translate('en', 'dashboard', 'event.checkedInOffline', { by: '' }).trim();
  await page
    .getByText(happened.split(', ').at(-1) ?? '', { exact: false })
    .first()
    .waitFor();

  // A session that ends while guests are at the gate: they are noted, and the sign-in says so.
  await open('/provider/check-in');
  const ended = { success: false, code: 'sign_in_required', error: 'Sign in' };
  await page.route('**/api/provider/check-ins', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 401, json: ended }) : route.fallback(),
  );
  await typed.fill(next?.bookingId ?? '');
  await typed.press('Enter');
  await page.waitForURL('**/login?**');
  await page
    .getByText(checkIn('noted.ended', { count: 1 }))
    .first()
    .waitFor();
  await visitor.shot('ended');
});

test('a transfer is booked with flight and address, which the driver reads on the day sheet', async () => {
  const t = (key: KeyOf<'answers'>) => translate('en', 'answers', key);
  const asked = (key: KeyOf<'questions'>, lang: Lang = 'en') => translate(lang, 'questions', key);
  const { token: own } = await newTraveller(site.origin);
  const listing = await serviceFor(site.origin, `q=${encodeURIComponent('Moi Airport Mombasa to Diani')}`);
  const date = site.nextDay();
  const traveller = await site.visit({ width: 360, lang: 'en', folder: 'provider-bookings/transfer' });
  const { page, open, settled } = traveller;
  await page.addInitScript((value) => localStorage.setItem('token', value), own);
  const field = (key: KeyOf<'questions'>) => page.getByLabel(asked(key));
  await open(`/booking/${listing}?startDate=${date}&guests=2`);
  const send = page.getByRole('button', { name: translate('en', 'bookings', 'book'), exact: true });
  await send.click();
  const needed = page.getByText(translate('en', 'fields', 'answer_needed'));
  await expect.poll(() => needed.count()).toBe(3);
  await expect.poll(() => field('standard.flight').evaluate((input) => input === document.activeElement)).toBe(true);
  await looksRight(traveller, 'questions');
  await field('standard.flight').fill('KQ 602');
  await field('standard.arrivalTime').fill('15:40');
  await field('standard.dropOff').fill('Mnazi Wave Hotel, Diani');
  await page.getByLabel('Child seat').selectOption('For a baby');
  expect(await needed.count()).toBe(0);
  // What was typed is kept in the tab.
  await page.reload();
  await settled();
  await send.click();
  await page.waitForURL('**/confirmation/**');
  await page.getByText('Mnazi Wave Hotel, Diani').waitFor();
  await looksRight(traveller, 'confirmation');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  // As if it were paid: paying is another journey.
  await site.prepare((app) => transaction(app, (tx) => confirmPaidBooking(tx, id, app.clock.now())));

  await open(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: t('change') }).click();
  await field('standard.flight').fill('KQ 764');
  await looksRight(traveller, 'change');
  await page.getByRole('button', { name: t('save') }).click();
  await page.getByText(t('saved')).waitFor();
  await page.getByText('KQ 764').waitFor();
  expect(await page.getByRole('button', { name: t('change') }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  expect(traveller.problems).toEqual([]);

  const zawadi = await signIn(site.origin, { email: 'zawadi@bandari-rides.test', password });
  const driver = await site.visit({ width: 1280, lang: 'sw', folder: 'provider-bookings/transfer' });
  await driver.page.addInitScript((value) => localStorage.setItem('token', value), zawadi);
  await driver.open(`/provider/bookings/${id}`);
  await driver.page.getByText('KQ 764').waitFor();
  await looksRight(driver, 'driver');
  await driver.open(`/provider/bookings/day?date=${date}`);
  const row = driver.page.getByRole('row').filter({ hasText: 'Mnazi Wave Hotel, Diani' });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Ndege au treni:\s+KQ 764[\s\S]+Cha mtoto mchanga/);
  await looksRight(driver, 'day-of-transfer');
  expect(driver.problems).toEqual([]);
});

/** Nothing that axe finds in either theme, and no wider than the screen. @param dark the theme in which the page was opened */
async function looksRight({ page, shot, quiet }: Visitor, name: string, { dark = false } = {}): Promise<void> {
  await quiet();
  await shot(name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBe(0);
}

/** What the QR code of a voucher says, as its alternative text names it. */
async function voucherAddressOf(bookingId: string): Promise<string> {
  const admin = await signIn(site.origin, { email: 'admin@twende.test', password });
  const headers = { authorization: `Bearer ${admin}` };
  const answer = await fetch(`${site.origin}/api/bookings/${bookingId}/voucher.pdf`, { headers });
  const paper = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const structure = JSON.stringify(await (await paper.getPage(1)).getStructTree());
  return /https?:[^"\s]+\/v\/[^"\s]+/.exec(structure)?.[0] ?? '';
}

/** Gives the page a camera that sees a QR code: this browser has none of its own. */
async function showToCamera(page: Page, text: string): Promise<void> {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  await page.addInitScript(
    ({ dark, side }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 480];
        const square = Math.floor(400 / side);
        const draw = () => {
          const pen = canvas.getContext('2d');
          if (!pen) return;
          pen.fillStyle = '#ddd';
          pen.fillRect(0, 0, 640, 480);
          pen.fillStyle = '#222';
          for (const at of dark)
            pen.fillRect(130 + (at % side) * square, 40 + Math.floor(at / side) * square, square, square);
        };
        draw();
        window.setInterval(draw, 100);
        return canvas.captureStream(10);
      };
    },
    { dark: [...data].flatMap((one, at) => (one ? [at] : [])), side: size },
  );
}
