import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { currencyCookie } from '#shared/currencies.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { violationsOn } from './support/axe.ts';
import { keyboardOf } from './support/keyboard.ts';
import { test } from './support/test.ts';

const catalogue = (key: KeyOf<'catalogue'>, values = {}) => translate('en', 'catalogue', key, values);
const search = (key: KeyOf<'search'>, values = {}) => translate('en', 'search', key, values);
const fold = (page: Page) => page.locator('main aside summary').first();
const chips = (page: Page) => page.getByRole('navigation', { name: search('chosen') }).getByRole('link');

/** Whether all of it is on the screen, and nothing lies above its middle. */
const isInReach = (button: Locator) =>
  button.evaluate((element) => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= window.innerHeight && element.contains(above);
  });

test('on a phone the button with the number of results stays in reach, and as many filters are counted as stand above the results', async ({
  site,
}) => {
  const { page, open, quiet, shot, problems } = await site.visit({ width: 360, lang: 'en', folder: 'filters' });
  const keys = keyboardOf(page);
  await open('/search?category=hotels,lodges&facilities=pool,wifi&guests=2');
  expect(await fold(page).textContent()).toBe(catalogue('filters.titleCount', { count: 5 }));
  expect(await chips(page).count()).toBe(5);
  const found = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  expect(found).toBeGreaterThan(1);

  await fold(page).click();
  const show = page.getByRole('button', { name: search('show', { count: found }), exact: true });
  const groups = page.locator('main aside details details');
  await groups.last().waitFor();
  await quiet();
  expect(await isInReach(show)).toBe(true);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await shot('folded');
  // Nothing that gets the focus lies below the button.
  await groups.nth(1).locator('summary').click();
  await groups.last().locator('summary').click();
  await keys.tabTo(show);
  expect(keys.lost).toEqual([]);
  expect(await isInReach(show)).toBe(true);
  await shot('unfolded');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('checkbox', { name: translate('en', 'facilities', 'campfire') }).check();
  await page.waitForURL(/campfire/);
  await page.getByRole('checkbox', { name: translate('en', 'facilities', 'double_bed') }).check();
  await page.waitForURL(/double_bed/);
  await expect.poll(() => chips(page).count()).toBe(7);
  await keys.press('Enter');
  await show.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: search('without', { filter: 'Wi-Fi' }) }).click();
  await page.waitForURL((url) => url.searchParams.get('facilities') === 'campfire,double_bed,pool');
  await expect.poll(() => fold(page).textContent()).toBe(catalogue('filters.titleCount', { count: 6 }));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test('a facility that the category cannot have is named and removed, and not offered', async ({ site }) => {
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'filters/never' });
  await open('/search?category=car&facilities=pool,wifi');
  const never = { count: 1, facilities: 'Swimming pool', categories: catalogue('category.car') };
  await page.getByText(search('none.never', never)).waitFor();
  await fold(page).click();
  await page.locator('main aside details details summary').last().click();
  const box = (name: KeyOf<'facilities'>) => page.getByRole('checkbox', { name: translate('en', 'facilities', name) });
  await box('wifi').waitFor();
  expect([await box('wifi').isChecked(), await box('pool').count()]).toEqual([true, 0]);
  // Opening the filters alone changes nothing.
  expect(new URL(page.url()).searchParams.get('facilities')).toBe('pool,wifi');
  await page
    .getByRole('link', { name: search('without', { filter: 'Swimming pool' }) })
    .last()
    .click();
  await page.waitForURL((url) => url.searchParams.get('facilities') === 'wifi');
  await page.getByText(search('none.never', never)).waitFor({ state: 'hidden' });
  await open('/search?facilities=driver,pool');
  await page
    .getByText(search('none.together', { facilities: `${translate('en', 'facilities', 'driver')}, Swimming pool` }))
    .waitFor();
  expect(problems).toEqual([]);
});

test('a price in shillings comes back as it was typed, after a reload, in another currency and beside other filters', async ({
  site,
}) => {
  const { page, open, settled, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'filters/prices' });
  await page.context().addCookies([{ name: currencyCookie.name, value: 'KES', url: site.origin }]);
  await open('/search?category=hotels');
  await fold(page).click();
  const least = page.getByRole('spinbutton', { name: catalogue('filters.minPrice') });
  await least.fill('5001');
  await page.waitForURL(/minPrice=5001/);
  await page.getByText(search('priceFrom', { price: 'KES 5,001' })).waitFor();
  await page.reload();
  await settled();
  await fold(page).click();
  expect(await least.inputValue()).toBe('5001');

  const currency = page.getByRole('combobox', { name: translate('en', 'shell', 'currencySwitch') }).first();
  await currency.selectOption('USD');
  await expect.poll(() => least.inputValue()).toBe('45');
  await page.getByRole('spinbutton', { name: translate('en', 'common', 'guests') }).fill('2');
  await page.waitForURL(/guests=2/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('minPrice'), searchParams.get('currency')]).toEqual(['5001', 'KES']);
  await page.getByText(search('priceFrom', { price: 'KES 5,001' })).waitFor();
  await currency.selectOption('KES');
  await expect.poll(() => least.inputValue()).toBe('5001');
  expect(problems).toEqual([]);
});
