import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller } from './support/travellers.ts';

const t = (key: KeyOf<'favorites'>, values = {}) => translate('en', 'favorites', key, values);
const account = (key: KeyOf<'accounts'>) => translate('en', 'accounts', key);

/** The hearts on a page, in the order of its listings. */
const heartsOn = ({ page }: Visitor) => page.getByRole('button', { name: /^Save / });

/** Asks axe in both themes, and whether the page is wider than its window. */
async function look({ page, quiet, shot }: Visitor, name: string): Promise<void> {
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(`${name}-${colorScheme}`);
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('on a phone a visitor saves two listings, registers, and finds both among their favorites', async ({ site }) => {
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'favorites' });
  const { page, problems } = visitor;
  await visitor.open('/stays');
  const hearts = heartsOn(visitor);
  await hearts.first().waitFor();
  const titles = (await page.locator('li[id^="listing-"] h2').allTextContents()).slice(0, 2);
  for (const place of [0, 1]) await hearts.nth(place).click();
  await page.getByText(translate('en', 'hearts', 'keptHere')).waitFor();
  await look(visitor, 'hearts');

  // What a visitor has saved is there with a hint; a second press on a heart there removes it, a third puts it back.
  await visitor.open('/favorites');
  await page.getByText(t('here.title')).waitFor();
  await expect.poll(() => page.locator('li[id^="listing-"] h2').allTextContents()).toEqual(titles.toReversed());
  await look(visitor, 'visitor');
  const pressed = () => hearts.first().getAttribute('aria-pressed');
  await hearts.first().click();
  await expect.poll(pressed).toBe('false');
  await hearts.first().click();
  await expect.poll(pressed).toBe('true');

  await page.getByRole('link', { name: t('here.register') }).click();
  await page.waitForURL(/\/register/);
  await page.getByLabel(account('fullName')).fill('Wanjiru Kamau');
  await page.getByLabel(account('email'), { exact: true }).fill('wanjiru-saves@journey.test');
  await page.getByLabel(account('password'), { exact: true }).fill('Safari-2027');
  await page.getByLabel(account('register.confirmPassword')).fill('Safari-2027');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: account('register.submit') }).click();
  await page.waitForURL(/\/favorites/);
  await expect.poll(() => page.locator('li[id^="listing-"] h2').allTextContents()).toEqual(titles.toReversed());
  expect(await page.getByText(t('here.title')).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
  await look(visitor, 'signed-in');
  expect(problems).toEqual([]);

  // A heart whose call fails is as it was, and says why.
  await page.route('**/api/favorites/*', (route) => route.abort());
  await hearts.first().click();
  await page.getByText(translate('en', 'common', 'networkProblem')).waitFor();
  await expect.poll(pressed).toBe('true');
});

test('on a phone a list is made, filled and shared; whoever has its link sees it until the link is ended', async ({
  site,
}) => {
  const { token } = await newTraveller(site.origin);
  const { items } = await ask<{ items: { id: string; title: string }[] }>(site.origin, '/api/services?pageSize=2');
  await ask(site.origin, '/api/favorites/merge', { token, body: { serviceIds: items.map(({ id }) => id) } });
  const [first] = items;
  if (!first) throw new Error('no listing');
  const owner = await site.visit({ width: 360, lang: 'en', folder: 'favorites' });
  const { page, problems } = owner;
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await owner.open('/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('title') })
    .click();
  await page.waitForURL('**/favorites');

  // A list is made; a name that there is already is refused below its field.
  const dialog = page.getByRole('dialog');
  const named = (name: string) => dialog.getByLabel(t('lists.name')).fill(name);
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: t('lists.new') }).click();
  await named('Coast with Otieno');
  await look(owner, 'new-list');
  await press(t('lists.create'));
  await page.getByText(t('lists.empty'), { exact: true }).waitFor();
  await look(owner, 'empty-list');
  await page.getByRole('button', { name: t('lists.new') }).click();
  await named('COAST with Otieno');
  await press(t('lists.create'));
  await dialog.getByText(translate('en', 'errors', 'favorite_list_known')).waitFor();
  await press(t('lists.back'));
  expect(problems).toEqual(['409 /api/favorites/lists', expect.stringContaining('409')]);

  // A favorite is put into it, and the list is shared.
  const lists = page.getByRole('navigation', { name: t('lists.label') });
  await lists.getByRole('link').first().click();
  await page.getByRole('button', { name: t('lists.chooseOf', { title: first.title }) }).click();
  await dialog.getByLabel('Coast with Otieno').check();
  await look(owner, 'choose-lists');
  await press(t('lists.save'));
  await lists.getByRole('link', { name: /^Coast/ }).click();
  await page.locator(`#listing-${first.id}`).waitFor();
  expect(await lists.locator('[aria-current]').allTextContents()).toEqual([expect.stringMatching(/^Coast/)]);
  await page.getByRole('button', { name: t('share'), exact: true }).click();
  await press(t('share.make'));
  const address = await dialog.getByLabel(t('share.link')).inputValue();
  // The button that was pressed is gone; the next one has the focus.
  const isFocused = (name: string) =>
    dialog.getByRole('button', { name }).evaluate((button) => button === document.activeElement);
  await expect.poll(() => isFocused(t('share.copy'))).toBe(true);
  await look(owner, 'share');

  const guest = await site.visit({ width: 360, lang: 'en', folder: 'favorites' });
  await guest.page.goto(address);
  await guest.settled();
  await guest.page.getByRole('heading', { level: 1, name: 'Coast with Otieno' }).waitFor();
  await guest.page.getByText(t('shared.by', { name: 'Amina' })).waitFor();
  expect(await guest.page.locator('li[id^="listing-"] h2').allTextContents()).toEqual([first.title]);
  await look(guest, 'shared');
  expect(guest.problems).toEqual([]);

  await press(t('share.end'));
  await dialog.getByRole('button', { name: t('share.make') }).waitFor();
  await expect.poll(() => isFocused(t('share.make'))).toBe(true);
  expect((await guest.page.reload())?.status()).toBe(404);
  await guest.page.getByText(t('shared.none')).waitFor();

  // Deleting the list asks first, and keeps what was in it.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('lists.delete'), exact: true }).click();
  await press(t('lists.delete.confirm'));
  await page.waitForURL('**/favorites');
  await expect.poll(() => lists.getByRole('link').count()).toBe(1);
  await page.locator(`#listing-${first.id}`).waitFor();
});
