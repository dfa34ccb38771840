import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { identities } from '#server/accounts/tables.ts';
import type { KeptLetter } from '#server/outside/mail.ts';
import type { User } from '#shared/contracts/accounts.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, newTraveller, signIn } from './support/travellers.ts';

let site: Site;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
});

/** A page as it is, in both themes, without what axe finds wrong and without sideways scrolling. */
async function look(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBe(0);
}

test('an admin on a phone finds somebody, suspends them with a reason that they read, and restores them', async () => {
  const admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const person = await newTraveller(site.origin);
  const { page, open, quiet, shot, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'admin-users' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const t = (key: KeyOf<'admin-users'>, values?: Record<string, string | number>) =>
    translate('sw', 'admin-users', key, values);
  const { name, email } = person;
  await linkGoogle(person);

  await open('/admin/users');
  await page.getByRole('searchbox', { name: t('search') }).fill(email);
  await page.waitForURL((url) => url.searchParams.get('q') === email);
  await page.getByText(translate('sw', 'admin-panel', 'found', { count: 1 }), { exact: true }).waitFor();
  await page.getByLabel(t('state'), { exact: true }).selectOption('suspended');
  await page.getByRole('heading', { name: t('list.none') }).waitFor();
  await quiet();
  await look(page, 'nobody');
  await page.getByLabel(t('state'), { exact: true }).selectOption('unverified');
  await page.getByRole('link', { name, exact: true }).waitFor();
  await quiet();
  await look(page, 'list');
  await chooseColumns(page, t);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: translate('sw', 'admin-panel', 'export') }).click(),
  ]);
  const rows: string[][] = parse(await text(await file.createReadStream()), { bom: true });
  expect(rows.map(([, address]) => address)).toEqual([translate('sw', 'admin-exports', 'email'), email]);
  await shot('list');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await quiet();
  await look(page, 'person');
  await shot('person');

  await removeGoogle(page, t);
  await expect(ask(site.origin, '/api/auth/me', person)).rejects.toThrow('401');

  await page.getByRole('button', { name: t('suspend.open'), exact: true }).click();
  // Not what says that it was done, which is a dialog, too.
  const dialog = page.locator('[role=dialog]:not([data-type])');
  await dialog.getByText(t('suspend.bookings')).waitFor();
  await dialog.getByRole('button', { name: t('suspend.confirm') }).click();
  await dialog.getByText(translate('sw', 'fields', 'reason_missing')).waitFor();
  await quiet();
  await look(page, 'suspending');
  await shot('suspending');
  await dialog.getByLabel(translate('sw', 'admin-panel', 'reason')).fill('Bookings with a stolen card.');
  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: translate('sw', 'admin-panel', 'typed.stay') }).click();
  await dialog.getByRole('button', { name: t('suspend.confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('restore.open') }).waitFor();
  // The focus stays where the buttons are, although the one that was pressed is gone.
  const isAtButtons = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[aria-labelledby="user-acts"]')));
  await expect.poll(isAtButtons).toBe(true);
  await quiet();
  await look(page, 'suspended');
  await shot('suspended');
  await expect(signIn(site.origin, person)).rejects.toThrow('403');

  await page.getByRole('button', { name: t('restore.open') }).click();
  await dialog.getByRole('button', { name: t('restore.confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('suspend.open'), exact: true }).waitFor();
  await page.getByText('Bookings with a stolen card.').waitFor();
  await signIn(site.origin, person);
  const letters = async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(site.origin, '/dev/mail/messages');
    return items.filter(({ to, subject }) => to === email && /suspended|works again/.test(subject));
  };
  await expect.poll(async () => (await letters()).length).toBeGreaterThanOrEqual(1);
  expect(problems.filter((problem) => !/ 400|^400 /.test(problem))).toEqual([]);

  for (const path of ['/admin/users/7', '/admin/users/0199c3a2-5d7e-7000-8000-000000000009']) {
    await open(path);
    await page.getByRole('heading', { name: t('none') }).waitFor();
  }
}, 300_000);

/** Links an account at Google to somebody's account. */
async function linkGoogle({ token, email }: { token: string; email: string }): Promise<void> {
  const { user } = await ask<{ user: User }>(site.origin, '/api/auth/me', { token });
  const row = { provider: 'google' as const, subject: email, personId: user.id, email };
  await site.prepare(async ({ db, clock }) => {
    await db.insert(identities).values({ ...row, linkedAt: clock.now(), lastUsedAt: clock.now() });
  });
}

/** Unlinks it as the admin who looks at the person, with a reason. */
async function removeGoogle(page: Page, t: (key: KeyOf<'admin-users'>) => string): Promise<void> {
  const remove = page.getByRole('button', { name: /Google/ });
  await remove.click();
  const dialog = page.locator('[role=dialog]:not([data-type])');
  await dialog.getByText(t('waysIn.out')).waitFor();
  await dialog.getByLabel(translate('sw', 'admin-panel', 'reason')).fill('Called on the phone of the account.');
  await look(page, 'removing a way in');
  await dialog.getByRole('button', { name: t('factor.confirm'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await remove.waitFor({ state: 'detached' });
  await page.getByText('Called on the phone of the account.').waitFor();
}

/** By keyboard, and for good on this device. */
async function chooseColumns(page: Page, t: (key: KeyOf<'admin-users'>) => string): Promise<void> {
  const column = page.getByRole('columnheader', { name: t('role') });
  expect(await column.count()).toBe(1);
  await page.getByRole('button', { name: translate('sw', 'admin-panel', 'columns'), exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: t('role') }).press('Space');
  await column.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('columnheader', { name: t('state') }).waitFor({ state: 'attached' });
  await page
    .getByRole('button', { name: translate('sw', 'admin-panel', 'columns.some', { shown: 3, all: 4 }) })
    .waitFor();
  expect(await column.count()).toBe(0);
}
