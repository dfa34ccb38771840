import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller, signIn } from './support/travellers.ts';

let site: Site;
/** Of a host, and one of its listings. */
let host: string;
let serviceId: string;
test.beforeAll(async ({ ownSite }) => {
  site = ownSite;
  host = await signIn(site.origin, { email: 'baraka@twende.test', password: 'Karibu2026!' });
  const { items } = await ask<{ items: { id: string; status: string }[] }>(
    site.origin,
    '/api/provider/services?pageSize=50',
    { token: host },
  );
  serviceId = items.find(({ status }) => status === 'approved')?.id ?? '';
});

const words =
  (lang: Lang) =>
  (key: KeyOf<'messages'>, values = {}) =>
    translate(lang, 'messages', key, values);

async function look({ page, quiet, shot }: Visitor, name: string): Promise<void> {
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(`${name}-${colorScheme}`);
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('on phones a traveller asks a host from the listing, and both read each other at once', async () => {
  const { token } = await newTraveller(site.origin);
  const nekesa = await site.visit({ width: 360, lang: 'en', folder: 'messages' });
  await nekesa.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await nekesa.open(`/services/${serviceId}`);
  await nekesa.page.getByRole('link', { name: translate('en', 'catalogue', 'provider.ask') }).click();
  await nekesa.page.waitForURL('**/messages?conversation=*');
  const t = words('en');
  const field = nekesa.page.getByLabel(t('message'));
  await field.fill('Is there a cot? Call 0712 345 678.');
  await nekesa.page.getByRole('button', { name: t('send'), exact: true }).click();
  const log = nekesa.page.getByRole('log');
  await log.getByText(t('hidden.own')).waitFor();
  for (const height of [780, 640]) {
    await nekesa.page.setViewportSize({ width: 360, height });
    await nekesa.page.evaluate(() => window.scrollTo(0, 0));
    const below = () =>
      nekesa.page.evaluate(() => {
        const parts = [
          ...document.querySelectorAll('[role=log] li:last-child, form:has(textarea) button[type=submit]'),
        ];
        return parts.map((part) => Math.max(0, part.getBoundingClientRect().bottom - window.innerHeight));
      });
    expect.soft(await below(), `below the window of ${height} px`).toEqual([0, 0]);
    await nekesa.page.getByRole('button', { name: t('send'), exact: true }).focus();
    expect.soft(await nekesa.page.evaluate(() => window.scrollY), 'the page stays where it was').toBe(0);
  }
  await look(nekesa, 'asked');

  const baraka = await site.visit({ width: 360, lang: 'sw', folder: 'messages' });
  await baraka.page.addInitScript((own) => localStorage.setItem('token', own), host);
  await baraka.open('/provider/messages');
  await baraka.page.getByRole('link', { name: /Is there a cot\? Call •••/ }).click();
  const theirs = baraka.page.getByRole('log');
  await theirs.getByText('Is there a cot? Call •••').waitFor();
  expect(await theirs.getByText('Is there a cot').getAttribute('lang')).toBe('en');
  expect(await theirs.innerText()).not.toContain('0712');
  await look(baraka, 'read');
  // In a window so low that the conversation is higher, what has the focus stands above the panel's bar.
  await baraka.page.setViewportSize({ width: 360, height: 560 });
  await baraka.page.evaluate(() => window.scrollTo(0, 0));
  const tSw = words('sw');
  const reply = baraka.page.getByLabel(tSw('message'));
  const sendReply = baraka.page.getByRole('button', { name: tSw('send'), exact: true });
  for (const control of [reply, sendReply]) {
    const isUncovered = await control.evaluate((element: HTMLElement) => {
      element.focus();
      const { left, bottom, width } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 3) === element;
    });
    expect.soft(isUncovered, `${control} is not covered`).toBe(true);
  }
  await baraka.page.setViewportSize({ width: 360, height: 740 });

  // What was typed is asked about, and kept.
  await reply.fill('Ndiyo, kipo. Karibu sana!');
  await baraka.page.getByRole('link', { name: tSw('toList') }).click();
  await baraka.page.getByRole('button', { name: tSw('leave.stay') }).click();
  await sendReply.click();

  // Nekesa's open page hears of both: that it was read, and the reply.
  const answer = log.getByText('Ndiyo, kipo. Karibu sana!');
  await answer.waitFor();
  expect(await answer.getAttribute('lang')).toBe('sw');

  // Without a connection the message stays, and is sent once it is back.
  await nekesa.page.context().setOffline(true);
  await field.fill('Thank you!');
  await nekesa.page.getByRole('button', { name: t('send'), exact: true }).click();
  await log.getByText(t('notSent')).first().waitFor();
  await nekesa.shot('not-sent');
  await nekesa.page.context().setOffline(false);
  await log.getByRole('button', { name: t('sendAgain') }).click();
  await theirs.getByText('Thank you!').waitFor();
});

test('whoever reads earlier messages stays there while others arrive', async () => {
  const { token } = await newTraveller(site.origin);
  const { id } = await ask<{ id: string }>(site.origin, `/api/services/${serviceId}/conversation`, { token, body: {} });
  const say = (text: string) =>
    ask(site.origin, `/api/conversations/${id}/messages`, {
      token: host,
      body: { clientId: crypto.randomUUID(), text },
    });
  await ask(site.origin, `/api/conversations/${id}/messages`, {
    token,
    body: { clientId: crypto.randomUUID(), text: 'Hello' },
  });
  for (let count = 1; count <= 12; count++) await say(`Earlier ${count}`);
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'messages' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await open(`/messages?conversation=${id}`);
  const log = page.getByRole('log');
  const isAtEnd = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < 2);
  await log.getByText('Earlier 12').waitFor();
  await expect.poll(isAtEnd).toBe(true);
  await say('At the end');
  await log.getByText('At the end').waitFor();
  await expect.poll(isAtEnd).toBe(true);
  // Scrolled, and told so, before the next message comes.
  await log.evaluate(async (element) => {
    const told = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
    element.scrollTop = 0;
    await told;
  });
  for (const text of ['Later 1', 'Later 2']) {
    await say(text);
    await log.getByText(text).waitFor({ state: 'attached' });
  }
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('the bell of an open page hears of a message at once, lists it, and leads to it by the keyboard', async () => {
  const { token } = await newTraveller(site.origin);
  const { page, open, quiet } = await site.visit({ width: 1280, lang: 'en', folder: 'bell' });
  await page.addInitScript((own) => localStorage.setItem('token', own), host);
  const followed = page.waitForRequest('**/api/events');
  await open('/');
  const bell = page.getByRole('button', { name: translate('en', 'shell', 'notifications') });
  const before = await bell.getAttribute('aria-label');
  await followed;
  const { id } = await ask<{ id: string }>(site.origin, `/api/services/${serviceId}/conversation`, { token, body: {} });
  const said = { clientId: crypto.randomUUID(), text: 'Is there a parking place?' };
  await ask(site.origin, `/api/conversations/${id}/messages`, { token, body: said });
  await page.waitForFunction(
    (old) => document.querySelector('header [aria-haspopup=dialog][aria-label*=unread]')?.ariaLabel !== old,
    before,
  );
  await bell.focus();
  await page.keyboard.press('Enter');
  const row = page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(translate('en', 'notices', 'host_message')) });
  await row.first().waitFor();
  await quiet();
  expect.soft(await violationsOn(page), 'the bell').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
  // At both ends of the panel Tab leads back to the bell, and the panel closes.
  await bell.press('Enter');
  await row.first().waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: translate('en', 'bell', 'choose') }).press('Tab');
  await dialog.waitFor({ state: 'detached' });
  expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
  await bell.press('Enter');
  const readAll = dialog.getByRole('button', { name: translate('en', 'bell', 'readAll') });
  await readAll.press('Enter');
  await readAll.and(page.locator('[aria-disabled=true]:not([aria-busy])')).waitFor();
  expect(await readAll.evaluate((element) => element === document.activeElement)).toBe(true);
  await readAll.press('Shift+Tab');
  await dialog.waitFor({ state: 'detached' });
  expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
  await bell.press('Enter');
  await row.first().press('Enter');
  await page.waitForURL(`**/provider/messages?conversation=${id}**`);
  await page.getByRole('log').getByText('Is there a parking place?').waitFor();
});
