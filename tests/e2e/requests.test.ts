import { expect } from 'vitest';
import { confirmPaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import { transaction } from '#server/db/client.ts';
import type { ProviderBookings } from '#shared/contracts/provider-bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, book, demoTraveller, newTraveller, serviceFor, signIn } from './support/travellers.ts';

const baraka = { ...demoTraveller, email: 'baraka@twende.test' };

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

const wordsIn = (lang: Lang) => ({
  catalogue: (key: KeyOf<'catalogue'>) => translate(lang, 'catalogue', key),
  bookings: (key: KeyOf<'bookings'>) => translate(lang, 'bookings', key),
  dashboard: (key: KeyOf<'dashboard'>) => translate(lang, 'dashboard', key),
  provider: (key: KeyOf<'provider-bookings'>, values = {}) => translate(lang, 'provider-bookings', key, values),
  overview: (key: KeyOf<'provider-overview'>, values = {}) => translate(lang, 'provider-overview', key, values),
});

/** Baraka's listing that is booked by request. */
const requested = () => serviceFor(site.origin, `q=${encodeURIComponent('river safari with private guide')}`);

async function visitAs(token: string, options: { width: 360 | 1280; lang: Lang; folder: string }): Promise<Visitor> {
  const visitor = await site.visit({ ...options, folder: `requests/${options.folder}` });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return visitor;
}

/** Takes a picture by day, and asks axe by day; by night too where something looks like nowhere else. */
async function look({ page, quiet, shot }: Visitor, name: string, { night = false } = {}) {
  await quiet();
  await shot(name);
  for (const colorScheme of night ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('on phones a traveller asks, Baraka accepts from the overview, and the traveller can pay', async () => {
  const t = wordsIn('en');
  const { token } = await newTraveller(site.origin);
  const traveller = await visitAs(token, { width: 360, lang: 'en', folder: 'accepted' });
  const { page, open } = traveller;
  await open(`/services/${await requested()}?startDate=${site.nextDay()}&guests=2`);
  await page
    .getByRole('link', { name: t.catalogue('widget.ask') })
    .first()
    .click();
  await page.getByLabel(t.bookings('contact.name')).waitFor();
  await look(traveller, 'wizard');
  await page.getByRole('button', { name: t.bookings('ask'), exact: true }).click();
  await page.getByRole('heading', { name: t.bookings('stage.asked.title'), level: 1 }).waitFor();
  await look(traveller, 'asked');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await open(`/payment/${id}`);
  await page.getByText(t.bookings('stage.asked.text')).waitFor();
  await open(`/dashboard/bookings/${id}`);
  await page.getByText(t.bookings('status.asked'), { exact: true }).waitFor();
  await look(traveller, 'dashboard', { night: true });

  const host = await visitAs(await signIn(site.origin, baraka), { width: 360, lang: 'en', folder: 'host' });
  await host.open('/provider');
  await host.page.getByRole('link', { name: t.overview('waiting.requests.action'), exact: true }).click();
  await host.page.getByRole('tab', { name: t.provider('tab.asked'), selected: true }).waitFor();
  await look(host, 'list');
  await host.page.locator(`a[href="/provider/bookings/${id}"]`).click();
  await host.page.getByRole('button', { name: t.provider('request.accept') }).waitFor();
  await look(host, 'request', { night: true });
  await host.page.getByRole('button', { name: t.provider('request.accept') }).click();
  await host.page.getByText(t.provider('request.accepted')).waitFor();
  await host.page.getByRole('button', { name: t.provider('request.accept') }).waitFor({ state: 'detached' });
  expect(host.problems).toEqual([]);

  await open(`/confirmation/${id}`);
  await page.getByRole('heading', { name: t.bookings('stage.accepted.title'), level: 1 }).waitFor();
  await look(traveller, 'accepted');
  await page.getByRole('link', { name: t.bookings('pay') }).click();
  await page.waitForURL(`**/payment/${id}`);
  expect(traveller.problems).toEqual([]);
});

test('at a desk in Kiswahili Baraka declines with a word, and the traveller reads it and finds others', async () => {
  const t = wordsIn('sw');
  const { token } = await newTraveller(site.origin);
  const id = await book(site.origin, {
    ...{ token, serviceId: await requested(), startDate: site.nextDay(), guests: 2 },
  });
  const hostToken = await signIn(site.origin, baraka);
  const host = await visitAs(hostToken, { width: 1280, lang: 'sw', folder: 'declined' });
  await host.open(`/provider/bookings/${id}`);
  await host.page.getByRole('button', { name: t.provider('request.decline') }).click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByLabel(t.provider('decline.reason')).fill('Bei nafuu kwenye www.malazi-yetu.example');
  await dialog.getByRole('button', { name: t.provider('request.decline') }).click();
  await dialog.getByText(translate('sw', 'fields', 'text_plain_part', { part: 'www.malazi-yetu.example' })).waitFor();
  await dialog.getByLabel(t.provider('decline.reason')).fill('Gari liko kwa fundi.');
  await look(host, 'dialog', { night: true });
  await dialog.getByRole('button', { name: t.provider('request.decline') }).click();
  await host.page.getByText(t.provider('state.declined')).waitFor();
  const { items } = await ask<ProviderBookings>(site.origin, '/api/provider/bookings?status=asked', {
    token: hostToken,
  });
  expect(items.map((item) => item.id)).not.toContain(id);
  // The browser notes the refused reason.
  expect(host.problems.filter((problem) => !problem.includes('400'))).toEqual([]);

  const traveller = await visitAs(token, { width: 1280, lang: 'sw', folder: 'declined' });
  await traveller.open(`/dashboard/bookings/${id}`);
  await traveller.page.getByText('Gari liko kwa fundi.').waitFor();
  await look(traveller, 'read');
  await traveller.page.getByRole('link', { name: t.bookings('findSimilar') }).click();
  await traveller.page.waitForURL('**/sw/services?category=safari');
  expect(traveller.problems).toEqual([]);
});

test('on a phone in Kiswahili a traveller asks for another guest, and Baraka accepts', async () => {
  const t = wordsIn('sw');
  const { token } = await newTraveller(site.origin);
  const hostToken = await signIn(site.origin, baraka);
  const id = await book(site.origin, {
    ...{ token, serviceId: await requested(), startDate: site.nextDay(), guests: 2 },
  });
  await ask(site.origin, `/api/provider/bookings/${id}/accept`, { token: hostToken, body: {} });
  // As if it were paid: paying is another journey.
  await site.prepare((app) => transaction(app, (tx) => confirmPaidBooking(tx, id, app.clock.now())));

  const traveller = await visitAs(token, { width: 360, lang: 'sw', folder: 'changed' });
  const { page, open } = traveller;
  await open(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: t.dashboard('change.open') }).click();
  await page.getByRole('button', { name: `${translate('sw', 'common', 'more')}: ` }).click();
  await page.getByLabel(translate('sw', 'questions', 'standard.childrenAges')).fill('nane');
  const askHost = page.getByRole('button', { name: t.dashboard('change.ask') });
  await askHost.click();
  await page.getByText(translate('sw', 'fields', 'answer_ages')).waitFor();
  await look(traveller, 'answers');
  await page.getByLabel(translate('sw', 'questions', 'standard.childrenAges')).fill('8');
  const sent = page.waitForRequest((request) => request.url().endsWith('/changes') && request.method() === 'POST');
  await askHost.click();
  expect((await sent).postDataJSON()).toMatchObject({ guests: 3, answers: { childrenAges: [8] } });
  await page.getByText(t.dashboard('change.asked')).waitFor();
  await look(traveller, 'asked');

  const host = await visitAs(hostToken, { width: 360, lang: 'sw', folder: 'changed-host' });
  await host.open(`/provider/bookings/${id}`);
  await host.page.getByText(t.provider('request.changeTitle')).first().waitFor();
  await look(host, 'request', { night: true });
  await host.page.getByRole('button', { name: t.provider('request.accept') }).click();
  await host.page.getByText(t.provider('request.changeAccepted')).waitFor();
  expect(host.problems).toEqual([]);

  await open(`/dashboard/bookings/${id}`);
  await page.getByRole('link', { name: t.dashboard('change.pay') }).click();
  await page.waitForURL(`**/payment/${id}`);
  expect(traveller.problems).toEqual([]);
});
