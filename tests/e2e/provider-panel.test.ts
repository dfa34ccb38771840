import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { people, sessions } from '#server/accounts/tables.ts';
import type { KeptLetter } from '#server/outside/mail.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providers } from '#server/providers/tables.ts';
import { addDays, today } from '#shared/dates.ts';
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

/** Unfolds what the button opens, and presses where a link of the page lies, which may not get that press. */
async function pressBeside({ page }: Visitor, button: Locator): Promise<void> {
  const link = page.locator('main a').first();
  await link.evaluate((element) => {
    const note = ({ target }: Event) => {
      document.body.dataset.pressed = String(element.contains(target as Node));
    };
    document.addEventListener('click', note, { capture: true });
  });
  await button.click();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(await page.evaluate(() => document.body.dataset.pressed)).toBe('false');
  await page.evaluate(() => delete document.body.dataset.pressed);
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await page.evaluate(() => document.body.dataset.pressed)).toBe('false');
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
    (['overview', 'services', 'bookings', 'messages', 'earnings'] as const).map(panel),
  );
  // The others have no room beside them.
  await nav.getByRole('button', { name: panel('more') }).click();
  const folded = nav.locator('ul ul');
  expect(await folded.getByRole('link').allTextContents()).toEqual(
    (['settings', 'calendar', 'reviews'] as const).map(panel),
  );
  await page.keyboard.press('Escape');
  await expect.poll(() => folded.isVisible()).toBe(false);
  await pressBeside(visitor, nav.getByRole('button', { name: panel('more') }));
  await expect.poll(() => folded.isVisible()).toBe(false);
  expect(await nav.locator('[aria-current=page]').textContent()).toBe(panel('overview'));
  // The panel's own line stands instead of the public footer.
  expect(await page.locator('footer a').filter({ visible: true }).allTextContents()).toEqual(
    (['footer.terms', 'footer.privacy'] as const).map((key) => translate('sw', 'shell', key)),
  );
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
  const payout = (key: KeyOf<'payout-method'>) => translate('sw', 'payout-method', key);
  await page.getByLabel(payout('phone')).fill('0712 345 678');
  await page.getByLabel(payout('phoneAgain')).fill('0712 345 679');
  await page.getByRole('button', { name: settings('method.save') }).click();
  await page.getByText(payout('differs')).waitFor();
  await look(visitor, 'payout-differs');
  await page.getByLabel(payout('phoneAgain')).fill('+254 712 345 678');
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
  await page.getByLabel(settings('letters.kind.payout')).uncheck();
  await page.getByLabel(settings('letters.language')).selectOption('en');
  await page.getByRole('button', { name: settings('letters.save') }).click();
  await page.getByText(settings('letters.saved'), { exact: true }).waitFor();
  await nav.getByRole('link', { name: panel('overview') }).click();
  await heading(panel('overview')).waitFor();
  await nav.getByRole('button', { name: panel('more') }).click();
  await nav.getByRole('link', { name: panel('settings') }).click();
  expect(await page.getByLabel(settings('letters.kind.payout')).isChecked()).toBe(false);
  expect(await page.getByLabel(settings('letters.kind.booking')).isChecked()).toBe(true);
  expect(await page.getByLabel(settings('letters.language')).inputValue()).toBe('en');
  const timeOff = (key: KeyOf<'provider-time-off'>, values?: Record<string, string | number>) =>
    translate('sw', 'provider-time-off', key, values);
  const away = addDays(today({ now: () => new Date() }), 40);
  await page.getByRole('button', { name: timeOff('add') }).click();
  await page.getByLabel(timeOff('first'), { exact: true }).fill(away);
  await page.getByLabel(timeOff('last'), { exact: true }).fill(addDays(away, 2));
  await page.getByLabel(timeOff('reason')).fill('Harusi');
  await page.getByText(translate('sw', 'provider-time-off', 'bookings', { count: 0 })).waitFor();
  await look(visitor, 'settings');
  await page.getByRole('button', { name: timeOff('take') }).click();
  await page.getByText(timeOff('taken')).waitFor();
  await page.getByText('Harusi').waitFor();
  await page.getByRole('button', { name: new RegExp(`^${timeOff('end')} `) }).click();
  await page.getByRole('button', { name: timeOff('end.confirm') }).click();
  await page.getByText(timeOff('none')).waitFor();
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
  expect(await links()).toEqual((['overview', 'bookings', 'messages', 'settings', 'calendar'] as const).map(panel));
  await choice.selectOption(second);
  await expect
    .poll(links)
    .toEqual((['overview', 'services', 'earnings', 'settings', 'calendar', 'reviews'] as const).map(panel));
  await sidebar.getByRole('link', { name: panel('earnings') }).click();
  await page.waitForURL(`**/provider/earnings?providerId=${second}`);
  await page.getByRole('heading', { name: panel('earnings'), exact: true }).waitFor();
  await choice.selectOption(first);
  // There the member may not see money.
  await page.waitForURL(`**/provider?providerId=${first}`);
  // A page that needs a right which the member does not have there says so.
  await open(`/provider/earnings?providerId=${first}`);
  await page.waitForURL(`**/provider/no-access?right=money&providerId=${first}`);
  await page.getByText(translate('en', 'provider-panel', 'noRight.money', { name: 'Acacia Rooms' })).waitFor();
  await look(visitor, 'no-access');
  // Without a choice the first business is meant at which the member has the right.
  await open('/provider/earnings');
  await page.getByRole('heading', { name: panel('earnings'), exact: true }).waitFor();
  expect(await choice.inputValue()).toBe(second);
  const headings = page.locator('main h1');
  for (const [path, heading] of [
    [`/provider?providerId=${crypto.randomUUID()}`, panel('noRight.other')],
    ['/provider/earnings?providerId=xyz', panel('noRight.other')],
    ['/provider/nowhere', translate('en', 'shell', 'notFound.heading')],
  ] as const) {
    await open(path);
    await headings.first().waitFor();
    await expect.poll(() => headings.allTextContents(), { message: path }).toEqual([heading]);
  }
});

/** The token in the newest invitation to an address. */
async function invitationFor(to: string): Promise<string> {
  const tokens = async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(site.origin, '/dev/mail/messages');
    const letters = items.filter((letter) => letter.to === to);
    return letters.flatMap(({ text }) => /\/invitation\?token=([0-9a-f]{64})/.exec(text)?.[1] ?? []);
  };
  await expect.poll(async () => (await tokens()).length).toBeGreaterThan(0);
  return (await tokens())[0] ?? '';
}

test('on a phone: a colleague is invited, registers by the link, sees only what is theirs, and is removed', async () => {
  const owner = await newTraveller(site.origin);
  const providerId = await makeBusiness(owner.token, 'Kilifi Dhows', 'manage', 'bookings', 'money');
  const team = (key: KeyOf<'provider-team'>, values?: Record<string, string>) =>
    translate('sw', 'provider-team', key, values);
  const invited = (key: KeyOf<'invitation'>, values?: Record<string, string>) =>
    translate('sw', 'invitation', key, values);
  const email = `zawadi-${crypto.randomUUID()}@example.com`;
  const boss = await visitAs(owner.token, { width: 360, lang: 'sw' });
  await boss.open('/provider/settings');
  await boss.page.getByRole('button', { name: team('invite') }).click();
  await boss.page.getByRole('button', { name: team('invite.send') }).click();
  await boss.page.getByText(translate('sw', 'fields', 'email_invalid')).waitFor();
  await boss.page.getByLabel(team('invite.email'), { exact: true }).fill(email);
  await boss.page.getByLabel(translate('sw', 'rights', 'bookings')).check();
  await look(boss, 'invite');
  await ageSessions(owner.email);
  await boss.page.getByRole('button', { name: team('invite.send') }).click();
  const password = boss.page
    .getByRole('dialog')
    .getByLabel(translate('sw', 'sign-in-again', 'password'), { exact: true });
  await password.fill(demoTraveller.password);
  await password.press('Enter');
  await boss.page.getByText(team('invited.open'), { exact: true }).waitFor();
  await look(boss, 'team');

  const token = await invitationFor(email);
  const guest = await site.visit({ width: 360, lang: 'sw', folder: 'provider-panel' });
  const { page } = guest;
  await guest.open(`/invitation?token=${token}`);
  await page.getByRole('heading', { name: invited('heading', { name: 'Kilifi Dhows' }) }).waitFor();
  await look(guest, 'invitation');
  await page
    .getByRole('main')
    .getByRole('link', { name: invited('toRegister') })
    .click();
  await page.waitForURL('**/register?**');
  await expect.poll(() => page.locator('main input[type=email]').inputValue()).toBe(email);
  const { token: own } = await ask<{ token: string }>(site.origin, '/api/auth/register', {
    body: { ...demoTraveller, name: 'Zawadi Njeri', email },
  });
  await page.evaluate((kept) => localStorage.setItem('token', kept), own);
  await guest.open(`/invitation?token=${token}`);
  // The link in the letter proves the address, which needs no letter of its own.
  await page.getByRole('button', { name: invited('accept'), exact: true }).click();
  await page.waitForURL(`**/provider?providerId=${providerId}`);
  const panel = (key: KeyOf<'provider-panel'>) => translate('sw', 'provider-panel', key);
  const nav = page.locator('#page-bar nav');
  await expect
    .poll(() => nav.getByRole('link').allTextContents())
    .toEqual((['overview', 'bookings', 'messages', 'settings', 'calendar'] as const).map(panel));
  await nav.getByRole('link', { name: panel('settings') }).click();
  await page.getByRole('heading', { name: team('own.title') }).waitFor();
  expect(await page.getByRole('heading', { name: team('title'), exact: true }).count()).toBe(0);
  await look(guest, 'own-rights');
  await guest.open(`/invitation?token=${token}`);
  await page.getByRole('heading', { name: invited('used.title') }).waitFor();

  // Within the panel, since a new document would begin with the session before the password was asked for.
  const ofBoss = boss.page.locator('#page-bar nav');
  await ofBoss.getByRole('link', { name: panel('overview') }).click();
  // What is unfolded on one page is folded on the next.
  await boss.page.getByRole('heading', { level: 1, name: panel('overview') }).waitFor();
  await ofBoss.getByRole('button', { name: panel('more') }).click();
  await ofBoss.getByRole('link', { name: panel('settings') }).click();
  await boss.page.getByRole('button', { name: team('rights.of', { name: 'Zawadi Njeri' }) }).click();
  await boss.page.getByLabel(translate('sw', 'rights', 'money')).check();
  await boss.page.getByRole('button', { name: team('rights.save') }).click();
  await boss.page.getByText(team('rights.done', { name: 'Zawadi Njeri' })).waitFor();
  await guest.open('/provider/earnings');
  await page.getByRole('heading', { name: panel('earnings'), exact: true }).waitFor();
  await boss.page.getByRole('button', { name: team('remove.of', { name: 'Zawadi Njeri' }) }).click();
  await boss.page.getByRole('button', { name: team('remove.confirm') }).click();
  await boss.page.getByText(team('alone')).waitFor();
  // The last one who may manage cannot leave.
  await boss.page.getByRole('button', { name: team('leave', { name: 'Kilifi Dhows' }) }).click();
  await boss.page.getByRole('button', { name: team('leave.confirm') }).click();
  await boss.page.getByText(translate('sw', 'errors', 'last_manager')).waitFor();
  await guest.open('/provider/earnings');
  await page.getByText(translate('sw', 'shell', 'noAccess')).waitFor();
});

test('a provider without a business is led to where one is added', async () => {
  const email = `nekesa-${crypto.randomUUID()}@example.com`;
  const body = { ...demoTraveller, email, role: 'provider' };
  const { token } = await ask<{ token: string }>(site.origin, '/api/auth/register', { body });
  const { page } = await visitAs(token, { width: 360, lang: 'en' });
  await page.goto(`${site.origin}/provider/earnings`);
  await page.waitForURL(`${site.origin}/onboard`);
});
