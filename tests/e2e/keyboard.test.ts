import { describe, expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { wantsAll } from '../support/runs.ts';
import { listingOn } from './support/every-page.ts';
import { hold } from './support/hold.ts';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { newTraveller, serviceFor } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

const shell = (key: KeyOf<'shell'>) => translate('en', 'shell', key);
const common = (key: KeyOf<'common'>, values?: Record<string, string>) => translate('en', 'common', key, values);
const catalogue = (key: KeyOf<'catalogue'>) => translate('en', 'catalogue', key);
const accounts = (key: KeyOf<'accounts'>) => translate('en', 'accounts', key);
const bookings = (key: KeyOf<'bookings'>) => translate('en', 'bookings', key);
const payments = (key: KeyOf<'payments'>) => translate('en', 'payments', key);
const dashboard = (key: KeyOf<'dashboard'>) => translate('en', 'dashboard', key);

describe('from the first page to a paid booking, without a mouse', () => {
  const ways = [
    { width: 360, method: 'mpesa' },
    { width: 1280, method: 'card' },
  ] as const;
  test.each(wantsAll ? ways : ways.slice(0, 1))(
    'by $method at $width px',
    async ({ width, method }) => {
      const visitor = await site.visit({ width, lang: 'en', folder: 'keyboard' });
      const keys = keyboardOf(visitor.page);
      await findSafari(visitor, keys);
      await signIn(visitor, keys);
      await book(visitor, keys);
      const reference = await (method === 'card' ? payByCard : payByMpesa)(visitor, keys);
      await findOnDashboard(visitor, keys, reference);
      expect(keys.lost).toEqual([]);
    },
    180_000,
  );
});

async function findSafari({ page, open, settled }: Visitor, keys: Keyboard) {
  const main = page.locator('main');
  await open('/');
  await keys.press('Tab');
  await keys.focused(page.getByRole('link', { name: shell('skip') }));
  await keys.press('Enter');
  await keys.focused(main);
  await keys.tabTo(main.getByRole('searchbox').first());
  await keys.type('masai maraa');
  await keys.press('Enter');
  await page.waitForURL(/\/search\?.*q=masai/);
  await page.getByRole('heading', { level: 1, name: catalogue('search.title') }).waitFor();
  await keys.focused(main);
  await keys.tabTo(main.locator('article').first().getByRole('link').first());
  await keys.press('Enter');
  await page.waitForURL(/\/services\/[0-9a-f-]{36}/);
  await settled();
  await keys.focused(main);
  await keys.tabTo(page.getByRole('textbox', { name: bookings('firstDay') }).first());
  await keys.type(site.nextDay());
  await keys.tabTo(main.getByRole('link', { name: catalogue('widget.book') }).first());
  // It looks like a button, which Space presses.
  await keys.press('Space');
}

async function signIn({ page }: Visitor, keys: Keyboard) {
  const { email: address, password } = await newTraveller(site.origin);
  await page.waitForURL(/\/login/);
  const email = page.getByLabel(accounts('email'), { exact: true });
  await email.waitFor();
  await keys.somewhere();
  await keys.tabTo(email);
  await keys.type(address);
  await keys.tabTo(page.getByLabel(accounts('password'), { exact: true }));
  await keys.type(password);
  await keys.press('Enter');
  await page.waitForURL(/\/booking\//);
}

/** The address changes before the page does, so each step waits for the page before it checks the focus. */
async function book({ page }: Visitor, keys: Keyboard) {
  // The dates are known from the listing, so the wizard begins with the contact.
  const contact = page.getByRole('heading', { name: bookings('step.contact') });
  await contact.waitFor();
  await keys.somewhere();
  await keys.tabTo(page.getByRole('button', { name: bookings('changeStay') }));
  await keys.press('Enter');
  await keys.focused(page.getByRole('heading', { name: bookings('step.stay') }));
  const guests = page.getByRole('spinbutton', { name: translate('en', 'party', 'kind.non_resident') });
  await keys.tabTo(guests);
  await keys.press('Control+A');
  await keys.type('2');
  await keys.tabTo(page.getByRole('button', { name: bookings('next') }));
  // While the price is loading the button does nothing.
  const pressed = async () => {
    if ((await contact.count()) === 0) await keys.press('Enter');
    return contact.count();
  };
  await expect.poll(pressed, { interval: 500 }).toBe(1);
  await keys.focused(contact);
  await keys.tabTo(page.getByRole('button', { name: bookings('book'), exact: true }));
  await keys.press('Enter');
  await page.waitForURL(/\/confirmation\//);
  const pay = page.getByRole('link', { name: bookings('pay') }).first();
  await pay.waitFor();
  await keys.somewhere();
  await keys.tabTo(pay);
  await keys.press('Enter');
  await page.waitForURL(/\/payment\//);
  await page.getByRole('radio', { name: payments('method.card') }).waitFor();
  await keys.somewhere();
}

/** This card needs 3-D Secure: its dialog takes the focus, and returns it when it closes. */
async function payByCard({ page }: Visitor, keys: Keyboard): Promise<string> {
  await keys.tabTo(page.getByLabel(payments('card.number')));
  await keys.type('4000002500003155');
  await keys.tabTo(page.getByLabel(payments('card.expiry')));
  await keys.type('1230');
  await keys.tabTo(page.getByLabel(payments('card.cvc')));
  await keys.type('123');
  await keys.tabTo(page.getByLabel(payments('card.name')));
  await keys.type('Amina Hassan');
  await keys.press('Enter');
  const bank = page.getByRole('dialog', { name: payments('bank.title') });
  await keys.focused(bank);
  await keys.tabTo(bank.getByRole('button', { name: payments('bank.complete') }));
  await keys.press('Enter');
  return paid(page, keys);
}

async function payByMpesa({ page }: Visitor, keys: Keyboard): Promise<string> {
  await keys.tabTo(page.getByRole('radio', { name: payments('method.card') }));
  await keys.press('ArrowDown');
  await keys.focused(page.getByRole('radio', { name: payments('method.mpesa') }));
  await keys.tabTo(page.getByLabel(payments('mpesa.phone')));
  await keys.press('Control+A');
  await keys.type('0712 345 799');
  await keys.tabTo(page.getByRole('button', { name: /^Pay KES/ }));
  await keys.press('Enter');
  await keys.focused(page.getByRole('heading', { name: payments('waiting.mpesa') }));
  return paid(page, keys);
}

async function paid(page: Visitor['page'], keys: Keyboard): Promise<string> {
  const heading = page.getByRole('heading', { level: 1, name: payments('paid.title') });
  await keys.focused(heading);
  const reference = /BK-\d{4}-\d+/.exec(await page.locator('main').innerText())?.[0];
  if (!reference) throw new Error('The success screen names no booking');
  return reference;
}

async function findOnDashboard({ page }: Visitor, keys: Keyboard, reference: string) {
  await page.waitForURL(/\/dashboard$/);
  await page.getByText(dashboard('noneMore')).waitFor();
  await keys.focused(page.locator('main'));
  await keys.tabTo(page.getByRole('searchbox', { name: dashboard('search') }));
  await keys.type(reference);
  await page.waitForURL(/q=/);
  const details = page.getByRole('tabpanel').getByRole('link', { name: new RegExp(dashboard('viewDetails')) });
  await expect.poll(() => details.count()).toBe(1);
  await keys.tabTo(details);
  await keys.press('Enter');
  await page.waitForURL(/\/dashboard\/bookings\//);
  await page.getByRole('heading', { name: dashboard('history') }).waitFor();
  await keys.focused(page.locator('main'));
}

describe('the switches', () => {
  test('theme, currency and language change by keyboard, and the focus stays where it is', async () => {
    const { page, open, settled } = await site.visit({ width: 1280, lang: 'en', folder: 'keyboard' });
    const keys = keyboardOf(page);
    await open('/stays');
    const currency = page.getByRole('banner').getByRole('combobox', { name: shell('currencySwitch') });
    await keys.tabTo(currency);
    await keys.press('ArrowDown');
    await page.getByText('≈ KES').first().waitFor();
    await keys.focused(currency);
    await keys.tabTo(page.getByRole('contentinfo').getByRole('radio').first());
    await keys.press('ArrowRight');
    await keys.press('ArrowRight');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await keys.focused(page.getByRole('contentinfo').getByRole('radio', { name: shell('theme.dark') }));
    await keys.tabTo(page.getByRole('contentinfo').getByRole('link', { name: /Kiswahili/ }));
    await keys.press('Enter');
    await page.waitForURL(/\/sw\/stays/);
    await settled();
    await keys.focused(page.getByRole('contentinfo').getByRole('link', { name: /Kiswahili/ }));
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(keys.lost).toEqual([]);
  });

  test('after a change of language the page shows the same section', async () => {
    const { page, open, settled } = await site.visit({ width: 360, lang: 'en', folder: 'keyboard' });
    const keys = keyboardOf(page);
    await open('/explore');
    // The index of the heading that is nearest to the middle of the screen.
    const nearest = () =>
      page.evaluate(() => {
        const away = [...document.querySelectorAll('h1, h2, h3')].map((heading) =>
          Math.abs(heading.getBoundingClientRect().top - window.innerHeight / 2),
        );
        return away.indexOf(Math.min(...away));
      });
    await page
      .getByRole('heading', { level: 2 })
      .nth(3)
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    const before = await nearest();
    expect(before).toBeGreaterThan(2);
    // Playwright's own click would scroll first.
    const box = await page
      .getByRole('banner')
      .getByRole('link', { name: /Kiswahili/ })
      .boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.waitForURL(/\/sw\/explore/);
    await settled();
    await keys.focused(page.getByRole('banner').getByRole('link', { name: /English/ }));
    expect(await nearest()).toBe(before);
  });
});

describe('dialogs keep the focus and return it when they close', () => {
  test('the menu of a phone', async () => {
    const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'keyboard' });
    const keys = keyboardOf(page);
    await open('/services');
    const button = page.getByRole('banner').getByRole('button', { name: shell('menu') });
    await keys.tabTo(button);
    await keys.press('Enter');
    const menu = page.getByRole('dialog', { name: shell('menu') });
    await keys.focused(menu);
    await keys.tabTo(menu.getByRole('link', { name: shell('signUp') }));
    await keys.tabTo(menu.getByRole('button', { name: common('close') }));
    await keys.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await keys.focused(button);
    expect(keys.lost).toEqual([]);
  });

  test('a date field and its calendar', async () => {
    const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'keyboard' });
    const keys = keyboardOf(page);
    await open(await listingOn(site.origin));
    const field = page.getByRole('textbox', { name: bookings('day') }).first();
    await keys.tabTo(field);
    await keys.press('Tab');
    await keys.press('Enter');
    const opens = common('date.open', { field: bookings('day') });
    const calendar = page.getByRole('dialog', { name: opens });
    await keys.focused(calendar.getByRole('grid'));
    await keys.press('PageDown');
    await keys.press('ArrowRight');
    await keys.somewhere();
    await keys.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
    await keys.focused(page.getByRole('button', { name: opens }));
    expect(keys.lost).toEqual([]);
  });
});

const quotes = /\/api\/services\/[0-9a-f-]{36}\/quote/;

describe('a focused control keeps the focus when it changes', () => {
  test('a stepper that reaches its end', async () => {
    const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'keyboard' });
    const keys = keyboardOf(page);
    await open(await listingOn(site.origin));
    await keys.tabTo(page.getByRole('button', { name: common('more') }).first());
    await keys.press('Enter');
    const fewer = page.getByRole('button', { name: common('fewer') }).first();
    await keys.press('Shift+Tab');
    await keys.press('Shift+Tab');
    await keys.focused(fewer);
    await keys.press('Enter');
    await expect
      .poll(() =>
        page
          .getByRole('spinbutton', { name: common('guests') })
          .first()
          .inputValue(),
      )
      .toBe('1');
    await keys.focused(fewer);
    expect(keys.lost).toEqual([]);
  });

  test.each([
    { width: 360, height: 740 },
    { width: 360, height: 480 },
    { width: 1280, height: 720 },
  ] as const)('Book, when its price comes or is refused, at $width×$height', async ({ width, height }) => {
    const { page, open } = await site.visit({ width, lang: 'en', folder: 'keyboard/book' });
    await page.setViewportSize({ width, height });
    const keys = keyboardOf(page);
    // Its fees on the spot make the panel higher than the screen.
    await open(`/services/${await serviceFor(site.origin, 'q=lake%20nakuru%20rhino')}`);
    const panel = page.getByRole('complementary');
    const day = panel.getByRole('textbox', { name: bookings('day'), exact: true });
    const book = panel.locator('a, button').filter({ hasText: catalogue('widget.book') });
    const isWhole = () =>
      book.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
        return (
          document.activeElement === element && corners.every((corner) => corner !== null && element.contains(corner))
        );
      });
    const release = await hold(page, quotes);
    // The panel is loaded when the page is used.
    await keys.press('Tab');
    await keys.tabTo(day);
    await keys.type(site.nextDay());
    await keys.tabTo(book);
    release();
    await panel.getByText(translate('en', 'party', 'fees.total')).waitFor();
    await expect.poll(isWhole).toBe(true);
    await page.unroute(quotes);

    const refused = { success: false, code: 'sold_out', error: 'No place is left.' };
    const answer = Promise.withResolvers<void>();
    await page.route(quotes, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 409, json: refused });
    });
    await day.focus();
    await keys.press('Control+A');
    await keys.type(site.nextDay());
    await keys.tabTo(book);
    answer.resolve();
    await panel.getByRole('alert').first().waitFor();
    await expect.poll(isWhole).toBe(true);
    expect(keys.lost).toEqual([]);
  });

  test('the next page of a list', async () => {
    const { page, open, quiet } = await site.visit({ width: 1280, lang: 'en', folder: 'keyboard' });
    const keys = keyboardOf(page);
    await open('/search');
    await keys.tabTo(page.getByRole('link', { name: common('pages.next') }));
    await keys.press('Enter');
    await page.waitForURL(/page=2/);
    await page.locator('main article').first().waitFor();
    await quiet();
    await keys.somewhere();
    expect(keys.lost).toEqual([]);
  });
});
