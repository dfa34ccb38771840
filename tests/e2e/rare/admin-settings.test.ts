import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { demoTraveller, signIn } from '../support/travellers.ts';

const t = (key: KeyOf<'admin-settings'>, values?: Record<string, string>) =>
  translate('sw', 'admin-settings', key, values);

test('an admin on a phone changes the commission and the support phone, which visitors of two processes then read', async ({
  ownSite,
}) => {
  const admin = await signIn(ownSite.origin, { ...demoTraveller, email: 'admin@twende.test' });
  // A second try of this test finds what the first has changed.
  const before = { commissionPercent: 12, supportPhone: '+254 712 345 600' };
  await fetch(`${ownSite.origin}/api/admin/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...before, facebookUrl: 'https://www.facebook.com/twende' }),
  });
  const { page, open, quiet, problems } = await ownSite.visit({ width: 360, lang: 'sw', folder: 'admin-settings' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const other = await ownSite.anotherProcess();
  const homes = [ownSite.origin, other].map((origin) => `${origin}/`);
  for (const url of homes) expect(await (await fetch(url)).text()).toContain(before.supportPhone);
  const part = (section: 'bookings' | 'support') => page.getByRole('region', { name: t(`section.${section}`) });
  const save = (section: 'bookings' | 'support') =>
    part(section)
      .getByRole('button', { name: t('save') })
      .click();
  const dialog = page.getByRole('dialog');
  await open('/sw/admin/settings');
  await page.getByRole('heading', { name: t('changes.title') }).waitFor();

  const commission = part('bookings').getByLabel(t('name.commissionPercent'));
  await save('bookings');
  await part('bookings').getByText(t('save.same')).waitFor();
  await commission.fill('51');
  await save('bookings');
  await part('bookings')
    .getByText(translate('sw', 'fields', 'number_large'))
    .waitFor();
  await commission.fill('12,5');
  await save('bookings');
  await dialog.getByText(t('change', { from: '12', to: '12.5' })).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, {
      within: '[role=dialog]',
      ...(colorScheme === 'dark' && byNight),
    });
    expect.soft(violations, colorScheme).toEqual([]);
  }
  await dialog.getByRole('button', { name: t('confirm.save') }).click();
  await page.getByText(t('saved')).waitFor();

  await part('support').getByLabel(t('name.supportPhone')).fill('+254 700 111 222');
  await save('support');
  await dialog.getByRole('button', { name: t('confirm.save') }).click();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('change', { from: '12', to: '12.5' }) })
    .waitFor();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: '+254 700 111 222' }).waitFor();
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), colorScheme).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);

  // The other process has kept its pages, and learns of the change.
  const settings = await (await fetch(`${other}/api/settings/public`)).json();
  expect(settings).toMatchObject({ supportPhone: '+254 700 111 222', fees: { commission: 12.5 } });
  for (const url of homes) {
    const home = await (await fetch(url)).text();
    expect(home).toContain('+254 700 111 222');
    expect(home).toContain('href="https://www.facebook.com/twende"');
  }
});

test('an admin pauses bookings, which a visitor reads where the button was, and words an email', async ({
  ownSite,
}) => {
  const admin = await signIn(ownSite.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { items } = await (await fetch(`${ownSite.origin}/api/services?pageSize=1`)).json();
  const { page, open, problems } = await ownSite.visit({ width: 360, lang: 'en', folder: 'admin-switches' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const say = (key: KeyOf<'admin-settings'>) => translate('en', 'admin-settings', key);
  const word = (key: KeyOf<'admin-letters'>) => translate('en', 'admin-letters', key);
  await open('/admin/settings');
  const part = page.getByRole('region', { name: say('section.switches') });
  await part.getByLabel(say('name.takesBookings')).uncheck();
  const stay = page.getByRole('button', { name: translate('en', 'admin-panel', 'typed.stay') });
  // A double tap, with something typed in two parts, is one leaving.
  const support = page.getByRole('region', { name: say('section.support') });
  await support.getByLabel(say('name.supportPhone')).fill('+254 700 000 000');
  await page.getByRole('link', { name: word('link') }).dblclick();
  await stay.click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: word('link') }).click();
  await page.getByRole('button', { name: translate('en', 'admin-panel', 'typed.throwAway') }).click();
  await page.getByRole('heading', { level: 1, name: word('title') }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await open('/admin/settings');
  await part.getByLabel(say('name.takesBookings')).uncheck();
  await part.getByRole('button', { name: say('save') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('confirm.save') })
    .click();
  await page.getByText(say('saved')).waitFor();
  await open('/admin');
  await page.getByText(translate('en', 'admin-overview', 'off.title')).waitFor();
  await page.getByRole('link', { name: translate('en', 'admin-overview', 'off.action') }).waitFor();
  const visitor = await ownSite.visit({ width: 1280, lang: 'en', folder: 'admin-switches' });
  await visitor.open(`/services/${items[0].id}`);
  await visitor.page.getByText(translate('en', 'bookings', 'pausedHint')).waitFor();
  expect(await visitor.page.locator(`a[href^="/booking/"]`).count()).toBe(0);

  await open('/admin/settings/letters/restored');
  const subject = page.getByRole('group', { name: word('subject') }).getByLabel(word('lang.en'));
  await subject.fill('Back <again>');
  await page.getByRole('button', { name: word('save'), exact: true }).click();
  await page.getByText(translate('en', 'fields', 'letter_code')).waitFor();
  await subject.fill('Welcome back');
  await page.getByRole('link', { name: word('title') }).click();
  await stay.click();
  await page.getByRole('button', { name: word('preview'), exact: true }).click();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.getByRole('button', { name: word('save'), exact: true }).click();
  await page.getByText(word('saved')).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), colorScheme).toEqual([]);
  }
  await page.getByRole('button', { name: word('takeAllOurs') }).click();
  await page.getByRole('button', { name: word('save'), exact: true }).click();
  await page.getByText(word('changes.ours')).nth(1).waitFor();
  await page.getByRole('link', { name: word('title') }).click();
  await page.getByRole('heading', { level: 1, name: word('title') }).waitFor();
  expect([...problems.filter((one) => !one.includes('400')), ...visitor.problems]).toEqual([]);
});
