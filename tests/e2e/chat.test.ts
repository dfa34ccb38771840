import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chatLimits } from '#shared/chat-limits.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { test } from './support/test.ts';
import { ask, book, newTraveller, serviceFor } from './support/travellers.ts';

const wordsOf = (lang: 'en' | 'sw') => ({
  open: translate(lang, 'shell', 'chat'),
  t: (key: KeyOf<'chat'>, values = {}) => translate(lang, 'chat', key, values),
});

const panelOn = (page: Page) => page.getByRole('dialog');

/** The next message finds no connection; that what was said is read meanwhile changes nothing. */
async function loseNextMessage(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/api/chat/messages', (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    return route.abort();
  });
}

async function examine(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), `${name}, ${colorScheme}`).toEqual([]);
  }
}

test('a visitor on a phone asks in Kiswahili, follows a card, and finds the conversation again', async ({ site }) => {
  const { page, open, settled, shot, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'chat-phone' });
  const { open: name, t } = wordsOf('sw');
  await open('/');
  await page.getByRole('button', { name }).click();
  const panel = panelOn(page);
  await panel.getByText(t('greeting')).waitFor();
  await panel.getByRole('link', { name: 'Ingia' }).waitFor();
  const suggestions = panel.getByRole('region', { name: t('suggestions') }).getByRole('button');
  await expect.poll(() => suggestions.count()).toBe(chatLimits.suggestions);
  const box = await panel.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await shot('greeting');
  await examine(page, 'greeting');

  const field = panel.getByLabel(t('input'));
  await field.fill('   ');
  await field.press('Enter');
  await field.fill('  nataka safari Maasai Mara  ');
  await field.press('Enter');
  await panel.getByText('nataka safari Maasai Mara').waitFor();
  const card = panel.getByRole('log').locator('a[href^="/sw/services/"]').first();
  await card.waitFor();
  expect(await suggestions.count()).toBe(0);
  await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true);
  await shot('answer');
  await examine(page, 'answer');

  await card.click();
  await page.waitForURL(/\/sw\/services\//);
  await settled();
  expect(await panel.count()).toBe(0);
  await page.getByRole('button', { name }).click();
  await field.fill('na kwa wat');
  await page.reload();
  await page.getByRole('button', { name }).click();
  await panel.getByText('nataka safari Maasai Mara').waitFor();
  expect(await field.inputValue()).toBe('na kwa wat');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.getByRole('button', { name }).evaluate((own) => own === document.activeElement))
    .toBe(true);
  expect(problems).toEqual([]);
});

test('the panel stays while one goes on, says so when it cannot answer, and forgets everything at sign-out', async ({
  site,
}) => {
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'chat' });
  const { open: name, t } = wordsOf('en');
  const { token } = await newTraveller(site.origin);
  await page.addInitScript((own) => sessionStorage.setItem('token', own), token);
  await open('/dashboard');
  await page.getByRole('button', { name }).click();
  const panel = panelOn(page);
  await panel.getByText(t('greeting')).waitFor();
  expect(await panel.getByText(t('hint').replace(/<.*?>/g, '')).count()).toBe(0);
  expect(await panel.boundingBox()).toMatchObject({ width: 384, height: 500 });

  await loseNextMessage(page);
  const field = panel.getByLabel(t('input'));
  await field.fill('When is my next trip?');
  await field.press('Enter');
  const { supportPhone: phone } = await ask<{ supportPhone: string }>(site.origin, '/api/settings/public');
  await panel.getByText(t('failed', { phone })).waitFor();
  await panel.getByRole('button', { name: t('again') }).click();
  await panel.getByRole('link', { name: t('link.results') }).waitFor();
  expect(await panel.getByText(t('failed', { phone })).count()).toBe(0);

  await panel.getByRole('link', { name: /Write to our team/ }).click();
  await page.waitForURL(/\/support\?from=chat/);
  const draft = page.locator('main textarea');
  await expect.poll(() => draft.inputValue()).toBe('When is my next trip?');
  await draft.fill('');

  await panel.getByRole('link', { name: t('link.results') }).click();
  await page.waitForURL(/\/services/);
  await panel.getByText('When is my next trip?').waitFor();

  // What could not be sent, and what was not sent yet, is gone with the person, too.
  await loseNextMessage(page);
  await field.fill('Nobody else may read this');
  await field.press('Enter');
  await panel.getByRole('button', { name: t('again') }).waitFor();
  await field.fill('Nor this');

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: translate('en', 'shell', 'logout') }).click();
  await panel.getByText('When is my next trip?').waitFor({ state: 'detached' });
  await panel.getByRole('link', { name: 'Log in' }).waitFor();
  expect(await panel.getByText('Nobody else may read this').count()).toBe(0);
  expect(await field.inputValue()).toBe('');
  await page.reload();
  await page.getByRole('button', { name }).click();
  await panel.getByText(t('greeting')).waitFor();
  expect(await panel.getByText('When is my next trip?').count()).toBe(0);
});

test('the button lies neither on bars nor on what is pressed in a form, and says so when there is no connection', async ({
  site,
}) => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'chat-clear' });
  const serviceId = await serviceFor(site.origin, 'category=safari');
  const { token } = await newTraveller(site.origin);
  const bookingId = await book(site.origin, { token, serviceId, startDate: site.nextDay(), guests: 2 });
  await page.addInitScript((own) => sessionStorage.setItem('token', own), token);
  const button = page.getByRole('button', { name: wordsOf('en').open });
  const clear = (over: string) =>
    page.evaluate((selector) => {
      const chat = document.getElementById('chat-button');
      if (!chat?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
      const own = chat.getBoundingClientRect();
      return [...document.querySelectorAll(selector)].every((other) => {
        const { top, bottom, left, right } = other.getBoundingClientRect();
        return top === bottom || top >= own.bottom || bottom <= own.top || left >= own.right || right <= own.left;
      });
    }, over);
  for (const [path, over] of [
    [`/services/${serviceId}`, '[data-bar]'],
    [`/payment/${bookingId}`, 'main [type="submit"], [data-bar]'],
    [`/booking/${serviceId}`, 'main form button, main form select'],
  ] as const) {
    await open(path);
    await button.waitFor({ state: 'attached' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // The places where a bar that stood at the bottom moves up with its page, past the button.
    const leaving = await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return [...document.querySelectorAll('[data-bar]')]
        .map((bar) => bar.getBoundingClientRect())
        .filter((bar) => bar.height > 0 && bar.bottom < innerHeight)
        .flatMap((bar) => [16, 32, 48, 64, 80].map((past) => scrollY + bar.bottom - innerHeight + past));
    });
    let seen = 0;
    for (const top of [...Array.from({ length: Math.ceil(height / 90) }, (_, step) => step * 90), ...leaving]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(() => clear(over), { message: `${path} at ${top}` }).toBe(true);
      seen += Number(await button.isVisible());
    }
    expect(seen, path).toBeGreaterThan(2);
  }
  await open('/support');
  const field = page.locator('main textarea');
  await field.focus();
  await button.waitFor({ state: 'hidden' });
  await field.blur();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await button.waitFor();
  await page.context().setOffline(true);
  await button.click();
  await page
    .getByRole('alert')
    .getByText(translate('en', 'common', 'lostChunk'))
    .waitFor();
});
