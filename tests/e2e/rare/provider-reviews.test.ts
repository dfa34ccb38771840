import { expect } from 'vitest';
import type { ProviderReview } from '#shared/contracts/provider-reviews.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from '../support/axe.ts';
import type { Site, Visitor } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ask, demoTraveller, signIn } from '../support/travellers.ts';

let site: Site;
let token: string;
let providerId: string;
/** Reviews without an answer, the newest first. */
let open: ProviderReview[];
test.beforeAll(async ({ ownSite }) => {
  site = ownSite;
  token = await signIn(site.origin, { email: 'baraka@twende.test', password: 'Karibu2026!' });
  const list = (query: string) =>
    ask<{ items: ProviderReview[] }>(site.origin, `/api/provider/reviews?pageSize=50&${query}`, { token });
  open = (await list('only=unanswered')).items.filter(({ service }) => service.listed);
  expect(open.length).toBeGreaterThan(1);
  const listing = await ask<{ provider: { id: string } }>(site.origin, `/api/services/${open[0]?.service.id}`);
  providerId = listing.provider.id;
});

const words =
  (lang: Lang) =>
  (key: KeyOf<'provider-reviews'>, values = {}) =>
    translate(lang, 'provider-reviews', key, values);

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

test('on a phone Baraka answers a review and changes the answer; a visitor reads it in Kiswahili, and Baraka reports one', async () => {
  const [review] = open;
  if (!review) throw new Error('no review');
  const t = words('en');
  const baraka = await site.visit({ width: 360, lang: 'en', folder: 'provider-reviews' });
  const { page, problems } = baraka;
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await baraka.open('/provider');
  const panel = (key: KeyOf<'provider-panel'>) => translate('en', 'provider-panel', key);
  const nav = page.locator('#page-bar nav');
  await nav.getByRole('button', { name: panel('more') }).click();
  await nav.getByRole('link', { name: panel('reviews') }).click();
  await page.getByRole('tab', { name: t('tab.unanswered') }).click();
  await page.waitForURL('**/provider/reviews?tab=unanswered');
  const row = page.getByRole('article').filter({ hasText: review.text.slice(0, 40) });
  await look(baraka, 'list');

  // Nothing is sent without a text; then it is, and the review leaves the list with the focus on what is said of it.
  await row.getByRole('button', { name: t('replyTo', { author: review.author }) }).click();
  const field = row.getByLabel(t('text', { author: review.author }));
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await row.getByRole('button', { name: t('save') }).click();
  await row.getByText(translate('en', 'fields', 'answer_missing')).waitFor();
  await look(baraka, 'form');
  await field.fill('Karibu tena!');
  await page.getByRole('tab', { name: t('tab.all') }).click();
  await look(baraka, 'leave');
  await page.getByRole('button', { name: translate('en', 'leaving', 'stay') }).click();
  expect(await field.inputValue()).toBe('Karibu tena!');
  await row.getByRole('button', { name: t('save') }).click();
  await page.getByText(t('saved')).waitFor();
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');

  // Among all reviews it is changed, by the keyboard alone.
  await page.getByRole('tab', { name: t('tab.all') }).click();
  await page.getByRole('combobox', { name: t('listing') }).selectOption(review.service.id);
  const change = row.getByRole('button', { name: t('changeTo', { author: review.author }) });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Asante sana, karibu tena Mara!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await row.getByText('Asante sana, karibu tena Mara!').waitFor();
  await expect.poll(() => change.evaluate((one) => one === document.activeElement)).toBe(true);
  await look(baraka, 'answered');

  const visitor = await site.visit({ width: 360, lang: 'sw', folder: 'provider-reviews' });
  const day = formatDate(dateInNairobi(new Date()), 'sw');
  const catalogue = (key: KeyOf<'catalogue'>, values = {}) => translate('sw', 'catalogue', key, values);
  const when = `${catalogue('reviews.answered', { date: day })}, ${catalogue('reviews.changed', { date: day })}`;
  const answered = () => visitor.page.getByRole('article').filter({ hasText: 'Asante sana, karibu tena Mara!' });
  await visitor.open(`/services/${review.service.id}`);
  await answered().getByText(when).waitFor();
  await visitor.page.locator(`a[href="/sw/providers/${providerId}"]`).click();
  await visitor.page.waitForURL(`**/sw/providers/${providerId}`);
  await answered().getByText(when).waitFor();
  await visitor.open(`/providers/${providerId}`);
  await answered().getByText(when).waitFor();
  await look(visitor, 'host');
  expect(visitor.problems).toEqual([]);

  await row.getByRole('button', { name: t('reportOf', { author: review.author }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('report.send') }).click();
  await dialog.getByText(translate('en', 'fields', 'reason_missing')).waitFor();
  await look(baraka, 'report');
  await dialog.getByLabel(t('report.reason')).fill('This trip was with somebody else.');
  await dialog.getByRole('button', { name: t('report.send') }).click();
  await row.getByText(t('report.yours', { reason: 'This trip was with somebody else.' })).waitFor();
  await look(baraka, 'reported');
  expect(problems).toEqual([]);
  await takeDown(review);
  await answered().getByText(when).waitFor();
  await visitor.open(`/services/${review.service.id}`);
  await visitor.page.locator('#reviews').waitFor();
  expect(await answered().count()).toBe(0);
}, 240_000);

/** An admin on a phone finds the report and takes the review down. */
async function takeDown(review: ProviderReview): Promise<void> {
  const t = (key: KeyOf<'admin-reports'>, values = {}) => translate('sw', 'admin-reports', key, values);
  const admin = await site.visit({ width: 360, lang: 'sw', folder: 'admin-reports' });
  const { page, problems } = admin;
  const adminToken = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  await page.addInitScript((own) => localStorage.setItem('token', own), adminToken);
  await admin.open('/sw/admin/reviews');
  const report = page.getByRole('article').filter({ hasText: 'This trip was with somebody else.' });
  await report.getByText(review.text).waitFor();
  await look(admin, 'list');
  await report.getByRole('button', { name: t('taken_down.openOf', { author: '' }).trim() }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('taken_down.confirm') }).click();
  await dialog.getByText(translate('sw', 'fields', 'reason_missing')).waitFor();
  await look(admin, 'dialog');
  await dialog.getByRole('textbox').fill('Safari hii haikufanyika.');
  await dialog.getByRole('button', { name: t('taken_down.confirm') }).click();
  await report.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: t('tab.closed') }).click();
  await report.getByText('Safari hii haikufanyika.').waitFor();
  await look(admin, 'decided');
  // A reason that is missing is answered with 400, which the browser's console reports.
  expect(problems.filter((problem) => !/ 400|^400 /.test(problem))).toEqual([]);
}

test('a member of an approved business finds its public page in the settings', async () => {
  const { page, open: go } = await site.visit({ width: 1280, lang: 'en', folder: 'provider-reviews' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await go('/provider/settings');
  await page.getByRole('link', { name: translate('en', 'provider-settings', 'profile.page') }).click();
  await page.waitForURL(`**/providers/${providerId}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
