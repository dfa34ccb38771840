import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { people, sessions } from '#server/accounts/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { makeProvider } from '../support/factories.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, newTraveller } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

/** Makes a business of this name, and the person a member of it. */
async function makeBusiness(token: string, name: string, ...rights: ProviderRight[]): Promise<string> {
  const { user } = await ask<{ user: { id: string } }>(site.origin, '/api/auth/me', { token });
  return site.prepare(async (app) => {
    const { id } = await makeProvider(app);
    await app.db.update(providers).set({ name }).where(eq(providers.id, id));
    await addProviderMember(app, id, { personId: user.id, rights });
    return id;
  });
}

/** Makes the person's sessions so old that money needs the password again. */
const ageSessions = (email: string) =>
  site.prepare(async (app) => {
    const person = app.db.select({ id: people.id }).from(people).where(eq(people.email, email));
    await app.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 13 * 3_600_000) })
      .where(eq(sessions.personId, person));
  });

async function visitAs(token: string, { width, lang }: { width: 360 | 1280; lang: Lang }) {
  const visitor = await site.visit({ width, lang, folder: 'provider-panel' });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return visitor;
}

/** Asks axe in both themes, and whether the page is wider than its window. */
async function look({ page, quiet, shot }: Visitor, name: string): Promise<void> {
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(`${name}-${colorScheme}`);
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('on a phone: by the menu to the overview, no payout without a method, and one is set with the password', async () => {
  const person = await newTraveller(site.origin);
  await makeBusiness(person.token, 'Jahazi Nights', 'manage', 'bookings', 'money');
  const visitor = await visitAs(person.token, { width: 360, lang: 'sw' });
  const { page, open, problems } = visitor;
  const panel = (key: KeyOf<'provider-panel'>) => translate('sw', 'provider-panel', key);
  const earnings = (key: KeyOf<'provider-earnings'>) => translate('sw', 'provider-earnings', key);
  const settings = (key: KeyOf<'provider-settings'>) => translate('sw', 'provider-settings', key);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const nav = page.locator('#page-bar nav');

  await open('/');
  await page.getByRole('button', { name: translate('sw', 'shell', 'menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: translate('sw', 'shell', 'provider.panel') })
    .click();
  await heading(panel('overview')).waitFor();
  await page.getByText(panel('status.approved')).waitFor();
  await page.getByText(translate('sw', 'provider-overview', 'waiting.method')).waitFor();
  expect(await nav.getByRole('link').allTextContents()).toEqual(
    (['overview', 'services', 'bookings', 'calendar', 'earnings', 'settings', 'reviews'] as const).map(panel),
  );
  expect(await nav.locator('[aria-current=page]').textContent()).toBe(panel('overview'));
  await look(visitor, 'overview');
  const bottom = await nav.evaluate((bar) => [bar.getBoundingClientRect().bottom, window.innerHeight]);
  expect(bottom[0]).toBe(bottom[1]);

  await nav.getByRole('link', { name: panel('earnings') }).click();
  await heading(panel('earnings')).waitFor();
  await page.getByText(earnings('why.payout_method_missing')).waitFor();
  expect(await page.getByRole('button', { name: earnings('request') }).count()).toBe(0);
  await look(visitor, 'earnings');

  await page.getByRole('link', { name: earnings('toSettings') }).click();
  await page.getByRole('button', { name: settings('method.add') }).click();
  await ageSessions(person.email);
  await page.getByLabel(settings('method.phone')).fill('0712 345 678');
  await page.getByRole('button', { name: settings('method.save') }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(translate('sw', 'sign-in-again', 'password'), { exact: true });
  await password.fill('not this one');
  await look(visitor, 'password');
  await password.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await password.fill(demoTraveller.password);
  await password.press('Enter');
  await page.getByText(settings('method.saved')).waitFor();
  await page.getByText('+2547•••••678').waitFor();
  await look(visitor, 'settings');
  expect(problems.filter((problem) => !/401|403/.test(problem))).toEqual([]);
});

test('several businesses: the choice stays in the address, each shows what the member may do there', async () => {
  const person = await newTraveller(site.origin);
  const first = await makeBusiness(person.token, 'Acacia Rooms', 'bookings');
  const second = await makeBusiness(person.token, 'Dunga Boats', 'manage', 'money');
  const visitor = await visitAs(person.token, { width: 1280, lang: 'en' });
  const { page, open } = visitor;
  const panel = (key: KeyOf<'provider-panel'>) => translate('en', 'provider-panel', key);
  const sidebar = page.locator('main nav');
  const links = () => sidebar.getByRole('link').allTextContents();
  const choice = page.getByRole('combobox', { name: panel('organisation') });

  await open('/provider');
  await choice.waitFor();
  await look(visitor, 'several');
  expect(await choice.inputValue()).toBe(first);
  expect(await links()).toEqual((['overview', 'bookings', 'calendar'] as const).map(panel));
  await choice.selectOption(second);
  await expect.poll(links).toEqual((['overview', 'services', 'earnings', 'settings', 'reviews'] as const).map(panel));
  await sidebar.getByRole('link', { name: panel('earnings') }).click();
  await page.waitForURL(`**/provider/earnings?providerId=${second}`);
  await page.getByRole('heading', { name: panel('earnings'), exact: true }).waitFor();
  await choice.selectOption(first);
  // There the member may not see money.
  await page.waitForURL(`**/provider?providerId=${first}`);
  // Without a choice the first business is meant at which the member has the right.
  await open('/provider/earnings');
  await page.getByRole('heading', { name: panel('earnings'), exact: true }).waitFor();
  expect(await choice.inputValue()).toBe(second);
  const headings = page.locator('main h1');
  for (const path of [`/provider?providerId=${crypto.randomUUID()}`, '/provider/nowhere']) {
    await open(path);
    await headings.first().waitFor();
    await expect
      .poll(() => headings.allTextContents(), { message: path })
      .toEqual([translate('en', 'shell', 'notFound.heading')]);
  }
});

test('a provider without a business is led to where one is added', async () => {
  const email = `nekesa-${crypto.randomUUID()}@example.com`;
  const body = { ...demoTraveller, email, role: 'provider' };
  const { token } = await ask<{ token: string }>(site.origin, '/api/auth/register', { body });
  const { page } = await visitAs(token, { width: 360, lang: 'en' });
  await page.goto(`${site.origin}/provider/earnings`);
  await page.waitForURL(`${site.origin}/onboard`);
});
