import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { addDays, addMonths, type CalendarDate, daysBetween, formatDate, today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { calendarOf, startCalendarServer } from '../support/calendar-server.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { keyboardOf } from './support/keyboard.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, book, newTraveller, signIn } from './support/travellers.ts';

let token: string;
let listing: { id: string };
test.beforeAll(async ({ site }) => {
  token = await signIn(site.origin, { email: 'baraka@twende.test', password: 'Karibu2026!' });
  const { items } = await ask<{ items: [typeof listing] }>(site.origin, '/api/provider/bookings/services', { token });
  [listing] = items;
});

const wordsIn =
  (lang: Lang) =>
  (key: KeyOf<'provider-calendar'>, values = {}) =>
    translate(lang, 'provider-calendar', key, values);

async function visit(site: Site, options: { width: 360 | 1280; lang: Lang; dark?: boolean }): Promise<Visitor> {
  const visitor = await site.visit({ ...options, folder: `provider-calendar/${options.width}` });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return visitor;
}

/** Three days, one after the other, on which nobody has booked. */
function freeDays(site: Site): [CalendarDate, CalendarDate, CalendarDate] {
  const [first, second, third] = [site.nextDay(), site.nextDay(), site.nextDay()];
  return [first, second, third];
}

/** What a traveller is told of the places on a day. */
async function placesOn(site: Site, date: CalendarDate): Promise<number | undefined> {
  const path = `/api/services/${listing.id}/availability?from=${date}&to=${date}`;
  return (await ask<{ days: { available: number }[] }>(site.origin, path)).days[0]?.available;
}

/** In the calendar of all listings. */
const linkTo = (page: Page) => page.locator(`main a[href*="${listing.id}"]`);

const monthsFromNow = (date: CalendarDate) => {
  const month = (day: CalendarDate) => day.slice(0, 7);
  const now = today({ now: () => new Date() });
  return [0, 1, 2, 3].findIndex(
    (months) => month(addMonths(`${month(now)}-01` as CalendarDate, months)) === month(date),
  );
};

test('on a phone days are chosen by taps and by dragging, blocked, seen as such by travellers, and freed', async ({
  site,
}) => {
  const visitor = await visit(site, { width: 360, lang: 'en' });
  const { page, open } = visitor;
  const t = wordsIn('en');
  const [first, second, third] = freeDays(site);
  const before = (await placesOn(site, first)) ?? 0;
  expect(before).toBeGreaterThan(2);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const day = (date: CalendarDate) => page.locator(`[data-date="${date}"]`);
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: t('block.submit'), exact: true });

  await open('/provider/calendar');
  await linkTo(page).waitFor();
  await looksRight(visitor, 'all');
  const todayWords = t('day.show', { date: formatDate(today({ now: () => new Date() }), 'en') });
  await button(todayWords).click();
  await dialog.getByRole('heading', { name: formatDate(today({ now: () => new Date() }), 'en') }).waitFor();
  await looksRight(visitor, 'day');
  await dialog.getByRole('button', { name: translate('en', 'common', 'close'), exact: true }).click();
  await linkTo(page).click();
  for (let months = monthsFromNow(first); months > 0; months -= 1) {
    await page.getByRole('link', { name: translate('en', 'common', 'date.nextMonth') }).click();
  }
  await day(first).click();
  expect(new URL(page.url()).searchParams.get('service')).toBe(listing.id);
  await page.getByText(t('none')).waitFor();
  await button(translate('en', 'feed', 'make')).waitFor();
  await looksRight(visitor, 'chosen');
  await button(t('block.short')).click();
  await dialog.getByLabel(t('places.some')).check();
  await dialog.getByRole('button', { name: `${translate('en', 'common', 'more')}: ` }).click();
  await dialog.getByLabel(t('source.phone')).check();
  await dialog.getByLabel(t('name')).fill('Family of Otieno');
  await looksRight(visitor, 'form');
  await submit.click();
  await page.getByText(t('block.done')).waitFor();
  await expect.poll(() => day(first).textContent()).toContain(t('day.left', { count: before - 2 }));
  await expect.poll(() => placesOn(site, first)).toBe(before - 2);
  // Nothing is chosen any more.
  expect(await day(first).getAttribute('aria-pressed')).toBe('false');
  await day(first).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await day(first).click();
  await page.getByText('Family of Otieno').waitFor();
  await looksRight(visitor, 'blocked');

  await button(t('remove.named', { name: 'Family of Otieno' })).click();
  await button(t('remove.confirm')).click();
  await expect.poll(() => placesOn(site, first)).toBe(before);
  await expect.poll(() => day(first).textContent()).toContain(t('day.left', { count: before }));

  if (first.slice(0, 7) === second.slice(0, 7)) {
    // Neither below the header nor below the bar with the button.
    await day(first).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    // `hover` waits until the day no longer moves, and looks whether anything lies above it.
    await day(first).hover();
    await page.mouse.down();
    await day(second).hover();
    await page.mouse.up();
    await expect.poll(() => day(second).getAttribute('aria-pressed')).toBe('true');
  }
  // The panel's heading gets the focus from a button that is gone.
  const panelHasFocus = () => page.evaluate(() => document.activeElement?.matches('main h2'));
  await button(t('clear')).click();
  expect(await panelHasFocus()).toBe(true);
  // Whatever is chosen in the calendar, the same days can be typed.
  await button(t('block.open')).click();
  await dialog.getByLabel(t('date.first'), { exact: true }).fill(formatDate(first, 'en'));
  await dialog.getByLabel(t('date.last'), { exact: true }).fill(formatDate(second, 'en'));
  await dialog.getByLabel(t('date.last'), { exact: true }).press('Tab');
  await dialog.getByLabel(t('places.all')).check();
  await dialog.getByLabel(t('source.closed')).check();
  await submit.click();
  await expect.poll(() => placesOn(site, second)).toBe(0);
  await expect.poll(() => button(t('block.open')).evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => day(first).getAttribute('data-state')).toBe('closed');
  // With the days no longer chosen the page is shorter, and a button may lie partly under the bar at the foot.
  await button(t('block.open')).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await looksRight(visitor, 'closed');
  if (first.slice(0, 7) === second.slice(0, 7)) {
    await day(second).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await day(second).click();
    await button(t('opening.short')).click();
    await looksRight(visitor, 'opening');
    await dialog.getByRole('button', { name: t('opening.confirm'), exact: true }).click();
    await expect.poll(() => placesOn(site, second)).toBe(before);
    await expect.poll(() => day(second).getAttribute('data-state')).toBe('free');
    expect(await placesOn(site, first)).toBe(0);
  }
  const traveller = await newTraveller(site.origin);
  const trip = { token: traveller.token, serviceId: listing.id, guests: 1 };
  await expect(book(site.origin, { ...trip, startDate: first })).rejects.toThrow('sold_out');

  await book(site.origin, { ...trip, startDate: third });
  await button(t('block.open')).click();
  for (const [label, date] of [
    ['date.last', third],
    ['date.first', third],
  ] as const) {
    await dialog.getByLabel(t(label), { exact: true }).fill(formatDate(date, 'en'));
    await dialog.getByLabel(t(label), { exact: true }).press('Tab');
  }
  await dialog.getByLabel(t('places.all')).check();
  await submit.click();
  await dialog.getByText(t('source.missing')).waitFor();
  await dialog.getByLabel(t('source.own_use')).check();
  await submit.click();
  await dialog.getByText(t('refused.title'), { exact: true }).waitFor();
  await dialog.getByText(formatDate(third, 'en'), { exact: true }).waitFor();
  await dialog.getByRole('link', { name: /BK-/ }).waitFor();
  // It is not paid yet.
  await dialog.getByText(t('refused.waiting')).waitFor();
  await looksRight(visitor, 'refused');
  await dialog.getByRole('button', { name: t('keep'), exact: true }).click();

  await page.getByRole('tab', { name: t('view.list') }).click();
  const remove = button(t('remove.named', { name: t('source.closed') })).first();
  // Not below the ways to the panel's pages.
  await remove.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await looksRight(visitor, 'list');
  await remove.click();
  await button(t('remove.confirm')).click();
  await expect.poll(() => placesOn(site, first)).toBe(before);
  // The refusal above.
  expect(visitor.problems.filter((one) => !/blocks|409/.test(one))).toEqual([]);
});

test('at a desk, by night and in Kiswahili, days are blocked without a mouse', async ({ site }) => {
  const visitor = await visit(site, { width: 1280, lang: 'sw', dark: true });
  const { page, open, quiet } = visitor;
  const t = wordsIn('sw');
  const keys = keyboardOf(page);
  const [first, second] = freeDays(site);
  const now = today({ now: () => new Date() });
  const day = (date: CalendarDate) => page.locator(`[data-date="${date}"]`);
  await open('/provider/calendar');
  await linkTo(page).waitFor();
  await looksRight(visitor, 'all', { dark: true });
  await open(`/provider/calendar?service=${listing.id}`);
  await day(now).waitFor();
  await keys.tabTo(day(now));
  for (let days = daysBetween(now, first); days > 0; ) {
    const down = days >= 7;
    const at = addDays(first, (down ? 7 : 1) - days);
    await keys.press(down ? 'ArrowDown' : 'ArrowRight');
    await keys.focused(day(at));
    days -= down ? 7 : 1;
  }
  await keys.press('Shift+ArrowRight');
  await keys.focused(day(second));
  expect(await day(second).getAttribute('aria-pressed')).toBe('true');
  await page.getByText(t('none')).waitFor();
  await looksRight(visitor, 'chosen', { dark: true });
  await keys.tabTo(page.getByRole('button', { name: t('block.chosen') }));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByLabel(t('date.last'), { exact: true }).inputValue()).toBe(formatDate(second, 'sw'));
  await looksRight(visitor, 'form', { dark: true });
  await keys.tabTo(dialog.getByLabel(t('source.other_site')));
  await keys.press('Space');
  await keys.tabTo(dialog.getByRole('button', { name: t('block.submit'), exact: true }));
  await keys.press('Enter');
  await page.getByText(t('block.done')).waitFor();
  const remove = page.getByRole('button', { name: t('remove.named', { name: t('source.other_site') }) });
  await keys.focused(page.getByRole('button', { name: t('block.open') }));
  // What arrives beside the month makes the page longer, and would move a focused link of the footer out of the window.
  await quiet();
  await keys.tabTo(day(second));
  await keys.press('Shift+ArrowLeft');
  await remove.waitFor();
  await keys.tabTo(remove);
  await keys.press('Enter');
  // It is drawn before it takes the focus, and Tab leads through the page behind it until then.
  await keys.focused(page.getByRole('dialog'));
  await keys.tabTo(page.getByRole('button', { name: t('remove.confirm') }));
  await keys.press('Enter');
  await page.getByText(t('remove.done')).waitFor();
  await page.getByText(t('none')).waitFor();
  await keys.somewhere();
  const address = page.url();
  await page.getByRole('link', { name: translate('sw', 'common', 'date.nextMonth') }).click();
  await expect.poll(() => page.url()).not.toBe(address);
  await quiet();
  const toToday = page.getByRole('link', { name: t('today'), exact: true });
  await keys.tabTo(toToday);
  await keys.press('Enter');
  await day(now).waitFor();
  await keys.focused(toToday);
  expect(await toToday.getAttribute('aria-disabled')).toBe('true');
  expect(keys.lost).toEqual([]);
  expect(visitor.problems).toEqual([]);
});

test('a day gets a price of its own, which travellers are told, and loses it again, without a mouse', async ({
  site,
}) => {
  const visitor = await visit(site, { width: 360, lang: 'en' });
  const { page, open } = visitor;
  const t = wordsIn('en');
  const keys = keyboardOf(page);
  const [date] = freeDays(site);
  const path = `/api/services/${listing.id}/availability?from=${date}&to=${date}`;
  const told = async () => {
    const { days } = await ask<{ days: { pricePerUnit: number }[] }>(site.origin, path);
    return days[0]?.pricePerUnit;
  };
  const before = await told();
  const day = page.locator(`[data-date="${date}"]`);
  const dialog = page.getByRole('dialog');
  await open(`/provider/calendar?service=${listing.id}&month=${date.slice(0, 7)}`);
  for (const view of ['view.list', 'view.month'] as const) await page.getByRole('tab', { name: t(view) }).click();
  await day.click();
  await page.getByText(t('none')).waitFor();
  await keys.tabTo(page.getByRole('button', { name: t('price.short'), exact: true }));
  await keys.press('Enter');
  await dialog.waitFor();
  await dialog.getByLabel(translate('en', 'provider-service', 'currency')).selectOption('USD');
  expect(await dialog.getByLabel(t('date.first'), { exact: true }).inputValue()).toBe(formatDate(date, 'en'));
  const submit = dialog.getByRole('button', { name: t('price.submit'), exact: true });
  await keys.tabTo(submit);
  await keys.press('Enter');
  await dialog.getByText(translate('en', 'fields', 'price_missing')).waitFor();
  await keys.focused(dialog.getByLabel(t('fact.price'), { exact: true }));
  await keys.type('1234.50');
  await looksRight(visitor, 'price-form');
  await page.goBack();
  await page.getByRole('button', { name: translate('en', 'leaving', 'stay') }).click();
  await keys.focused(dialog.getByLabel(t('fact.price'), { exact: true }));
  await keys.tabTo(submit);
  await keys.press('Enter');
  await page.getByText(t('price.done')).waitFor();
  await expect.poll(told).toBe(1234.5);
  await expect.poll(() => day.textContent()).toContain(t('day.single'));
  await day.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await day.click();
  await looksRight(visitor, 'priced');

  await page.getByRole('button', { name: t('price.short'), exact: true }).click();
  await dialog.getByLabel(t('price.remove')).check();
  await dialog.getByRole('button', { name: t('price.remove.submit'), exact: true }).click();
  await expect.poll(told).toBe(before);
  await expect.poll(() => day.textContent()).not.toContain(t('day.single'));
  expect(keys.lost).toEqual([]);
  expect(visitor.problems).toEqual([]);
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

test('the address for other calendars is made, replaced only when that is confirmed, and ended', async ({ site }) => {
  const { page, open, quiet, problems } = await visit(site, { width: 360, lang: 'en' });
  const t = (key: KeyOf<'feed'>) => translate('en', 'feed', key);
  const press = (key: KeyOf<'feed'>) => page.getByRole('button', { name: t(key), exact: true }).click();
  const address = page.getByLabel(t('address'));
  await open(`/provider/calendar?service=${listing.id}`);
  await press('make');
  await address.waitFor();
  const first = await address.inputValue();
  const status = async (url: string) => (await fetch(site.origin + new URL(url).pathname)).status;
  expect(await status(first)).toBe(200);
  await press('renew');
  await quiet();
  expect(await violationsOn(page, { within: 'main' })).toEqual([]);
  await press('keep');
  expect([await address.inputValue(), await status(first)]).toEqual([first, 200]);
  await press('renew');
  await press('confirm.renew');
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect(await status(first)).toBe(404);
  await press('end');
  await press('confirm.end');
  await page.getByRole('button', { name: t('make') }).waitFor();
  expect(problems).toEqual([]);
});

test('a calendar of another site is added, blocks its days, shows a conflict, and is removed', async ({ site }) => {
  const server = await startCalendarServer();
  onTestFinished(() => server.close());
  const visitor = await visit(site, { width: 360, lang: 'en' });
  const { page, open, problems } = visitor;
  const t = (key: KeyOf<'provider-imports'>, values = {}) => translate('en', 'provider-imports', key, values);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [first, second] = freeDays(site);
  const before = (await placesOn(site, first)) ?? 0;
  const ofOne = (start: CalendarDate) => ({ uid: start, start, end: addDays(start, 1) });
  const address = server.put('/airbnb.ics', calendarOf([ofOne(first)]));
  await open(`/provider/calendar?service=${listing.id}`);
  await page.getByText(t('none')).waitFor();
  await button(t('add')).click();
  await page.getByLabel(t('name'), { exact: true }).fill('Airbnb');
  await page.getByLabel(t('address')).fill('http://www.airbnb.example/calendar.ics');
  await button(t('submit')).click();
  await page.getByText(t('problem.address_not_https')).waitFor();
  await looksRight(visitor, 'import-refused');
  await page.getByLabel(t('address')).fill(address);
  await page.getByLabel(t('places.all')).check();
  await button(t('submit')).click();
  await button(t('read.named', { name: 'Airbnb' })).waitFor();
  await expect.poll(() => placesOn(site, first)).toBe(0);
  await looksRight(visitor, 'import-added');

  // Somebody has booked the second day here, so it cannot be closed.
  const traveller = await newTraveller(site.origin);
  await book(site.origin, { token: traveller.token, serviceId: listing.id, guests: 1, startDate: second });
  server.put('/airbnb.ics', calendarOf([ofOne(second)]));
  await button(t('read.named', { name: 'Airbnb' })).click();
  await page.getByText(t('conflict.title')).waitFor();
  await page.getByRole('link', { name: /BK-/ }).waitFor();
  await expect.poll(() => placesOn(site, first)).toBe(before);
  // The overview leads to it.
  await open('/provider');
  const task = page.getByRole('link', { name: /^Open the calendar: / });
  await task.waitFor();
  await task.waitFor();
  await visitor.shot('import-task');
  expect(await violationsOn(page, { within: 'main li:has(a[href*="/provider/calendar"])' })).toEqual([]);
  await task.click();
  await page.getByText(t('conflict.title')).waitFor();
  const settle = button(t('conflict.settleNamed', { name: 'Airbnb', span: formatDate(second, 'en') }));
  // The bookings are read a moment later, and move what lies below.
  await page.getByRole('link', { name: /BK-/ }).waitFor();
  // Not below the ways to the panel's pages.
  await settle.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await looksRight(visitor, 'import-conflict');
  await settle.click();
  await page.getByText(t('conflict.title')).waitFor({ state: 'detached' });

  await button(t('edit.named', { name: 'Airbnb' })).click();
  await page.getByLabel(t('name'), { exact: true }).fill('Airbnb Diani');
  await button(t('edit.submit')).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await looksRight(visitor, 'import-edit');
  await button(t('edit.submit')).click();
  await page.getByText(t('edit.done')).waitFor();
  await button(t('remove.named', { name: 'Airbnb Diani' })).click();
  await button(t('remove.confirm')).click();
  await page.getByText(t('none')).waitFor();
  // The refusal above.
  expect(problems.filter((one) => !/calendar-imports|422/.test(one))).toEqual([]);
});

test('by night and in Kiswahili a calendar is added and removed without a mouse', async ({ site }) => {
  const server = await startCalendarServer();
  onTestFinished(() => server.close());
  const visitor = await visit(site, { width: 1280, lang: 'sw', dark: true });
  const { page, open } = visitor;
  const keys = keyboardOf(page);
  const t = (key: KeyOf<'provider-imports'>, values = {}) => translate('sw', 'provider-imports', key, values);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const press = async (name: string) => {
    await keys.tabTo(button(name));
    await keys.press('Enter');
  };
  await open(`/provider/calendar?service=${listing.id}`);
  await page.getByText(t('none')).waitFor();
  await press(t('add'));
  await keys.focused(page.getByLabel(t('name'), { exact: true }));
  await keys.type('Booking.com');
  await keys.press('Tab');
  await keys.type(server.put('/sw.ics', calendarOf([])));
  await keys.press('Enter');
  await button(t('read.named', { name: 'Booking.com' })).waitFor();
  await looksRight(visitor, 'import-added', { dark: true });
  await press(t('read.named', { name: 'Booking.com' }));
  await page.getByText(t('read.done')).waitFor();
  await press(t('remove.named', { name: 'Booking.com' }));
  await looksRight(visitor, 'import-remove', { dark: true });
  await press(t('remove.confirm'));
  await page.getByText(t('none')).waitFor();
  expect(keys.lost).toEqual([]);
  expect(visitor.problems).toEqual([]);
});
