import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { User } from '#shared/contracts/accounts.ts';
import type { Application } from '#shared/contracts/onboarding.ts';
import { addDays, type CalendarDate, formatDate, startOfDayNairobi, today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, newTraveller, signIn } from './support/travellers.ts';

// One host from the first question to the first payout, on one site, whose clock is moved.

let site: Site;
test.beforeAll(({ ownSite }) => {
  site = ownSite;
});

const listingTitle = 'Room with a view of Mount Kenya';

/** A small PDF that is whole. */
function pdf(): Buffer {
  const body = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n';
  return Buffer.from(`${body}${table}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`);
}

/** The words of the application, and its controls by them. */
function wordsOf(page: Page) {
  const t = (key: KeyOf<'application'>, values = {}) => translate('en', 'application', key, values);
  return {
    t,
    field: (key: KeyOf<'application'>) => page.getByLabel(t(key), { exact: false }).first(),
    question: (key: KeyOf<'application'>) => page.getByRole('heading', { level: 1, name: t(key) }).waitFor(),
    next: () => page.getByRole('button', { name: t('next') }).click(),
  };
}

/** Registers by the invitation on /services, and answers the questions up to the contact. */
async function begin({ page, open, settled }: Visitor, email: string) {
  const { t, field, question, next } = wordsOf(page);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 0.0171, longitude: 37.0733, accuracy: 12 });

  await open('/services');
  await page.getByRole('link', { name: translate('en', 'catalogue', 'invite.link') }).click();
  await page
    .getByRole('link', { name: translate('en', 'onboarding', 'start') })
    .first()
    .click();
  await page.waitForURL('**/register?redirect=*');
  await settled();
  const provider = page.getByRole('radio', { name: translate('en', 'accounts', 'register.role.provider') });
  await expect.poll(() => provider.isChecked()).toBe(true);
  await page.getByLabel('Full name').fill('Wanjiru Kamau');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Nanyuki-2026');
  await page.getByLabel('Confirm password').fill('Nanyuki-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await question('kind.question');
  await next();
  await page.getByText(translate('en', 'fields', 'kind_missing')).waitFor();
  await page.getByRole('radio', { name: t('kind.stay'), exact: false }).check();
  await next();
  await question('name.question');
  await field('name.label').fill('Nyumba ya Wanjiru');
  await next();
  await question('about.question');
  await field('about.label').fill('Short');
  await next();
  await page.getByText(translate('en', 'fields', 'about_short')).waitFor();
  const about = 'Four rooms below Mount Kenya, and breakfast from our own hens.';
  await field('about.label').fill(about);
  await page.goBack();
  await question('name.question');
  await expect.poll(() => field('name.label').inputValue()).toBe('Nyumba ya Wanjiru');
  await page.goForward();
  await question('about.question');
  // It was not saved yet.
  await expect.poll(() => field('about.label').inputValue()).toBe(about);
  await next();
  await question('town.question');
  await page.getByRole('link', { name: t('back'), exact: true }).click();
  await question('about.question');
  // The focus begins anew with the question.
  const main = page.locator('main');
  await expect.poll(() => main.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.goBack();
  await question('town.question');
  await field('town.label').fill('nanyuky');
  await page.getByRole('button', { name: 'Nanyuki' }).click();
  await next();
  await question('position.question');
  await field('position.label').fill('-4.0435, 39.6682');
  const far = page.getByText(translate('en', 'position', 'far', { town: 'Nanyuki', kilometres: 536 }));
  await expect.poll(() => far.isVisible()).toBe(true);
  await page.getByRole('button', { name: translate('en', 'position', 'locate') }).click();
  await expect.poll(() => page.getByLabel(t('position.label')).inputValue()).toBe('0.01710, 37.07330');
  expect(await far.count()).toBe(0);
  await field('position.landmark').fill('Behind the post office');
  await next();

  // Whoever leaves goes on where they stopped.
}

/** Goes on where it was left, to the documents. */
async function tellContact({ page, open }: Visitor) {
  const { field, question, next } = wordsOf(page);
  await question('contact.question');
  await open('/onboard');
  await page
    .getByRole('link', { name: translate('en', 'onboarding', 'continue') })
    .first()
    .click();
  await question('contact.question');
  await field('contact.phone').fill('0712 345 678');
  await next();
  await question('languages.question');
  await page.getByText('Kiswahili', { exact: true }).click();
  await next();
}

/** A file that is broken, and those that are asked for. */
async function uploadDocuments({ page, shot }: Visitor) {
  const { question, next } = wordsOf(page);
  await question('documents.question');
  const group = (title: KeyOf<'documents'>) =>
    page.getByRole('heading', { name: translate('en', 'documents', title) }).locator('xpath=ancestor::section[1]');
  const fileOf = (section: Locator) => section.locator('input[type=file]:not([capture])');
  const identity = group('group.identity');
  await fileOf(identity).setInputFiles({
    name: 'id.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 cut'),
  });
  await identity.getByText(translate('en', 'fields', 'file_broken')).waitFor();
  await identity.getByRole('button', { name: translate('en', 'documents', 'discard') }).click();
  await fileOf(identity).setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await identity.getByRole('listitem').waitFor();
  const registration = group('group.registration');
  await registration.getByRole('combobox').selectOption('kra_pin');
  await fileOf(registration).setInputFiles({ name: 'kra.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await registration.getByRole('listitem').waitFor();
  const licence = group('group.licence');
  await fileOf(licence).setInputFiles({ name: 'tra.pdf', mimeType: 'application/pdf', buffer: pdf() });
  const lastDay = addDays(today({ now: () => new Date() }), 40);
  await licence.getByLabel(translate('en', 'documents', 'validUntil'), { exact: true }).fill(lastDay);
  await licence.getByRole('button', { name: translate('en', 'documents', 'upload') }).click();
  await licence.getByText(translate('en', 'documents', 'state.until', { date: formatDate(lastDay, 'en') })).waitFor();
  await shot('documents');
  await next();
}

/** Where payouts go, the first listing, and the application is sent. */
async function send({ page, quiet, shot }: Visitor) {
  const { t, field, question, next } = wordsOf(page);
  const payout = (key: KeyOf<'payout-method'>) => translate('en', 'payout-method', key);
  await question('payout.question');
  await page.getByLabel(payout('phone')).fill('0712345678');
  await page.getByLabel(payout('phoneAgain')).fill('0712345679');
  await next();
  await page.getByText(payout('differs')).waitFor();
  await page.getByLabel(payout('phoneAgain')).fill('+254 712 345 678');
  await next();
  await question('listing.question');
  await field('listing.title').fill(listingTitle);
  await field('listing.price.night').fill('4500');
  const preview = page.getByRole('region', { name: t('listing.preview') });
  await preview.getByText(listingTitle).waitFor();
  await preview.getByText('$40.91 per night').waitFor();
  await shot('listing');
  await next();
  await question('check.question');
  await page.getByText('+2547•••••678').waitFor();
  await shot('check');
  await page.getByRole('button', { name: t('check.send') }).click();
  await page.getByRole('heading', { level: 1, name: t('pending.heading') }).waitFor();
  await quiet();
  await shot('sent');
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** What has arrived with us. @returns the ids of the organisation and of its first listing */
async function sentApplication(token: string): Promise<{ providerId: string; serviceId: string }> {
  const { application } = await ask<{ application: Application }>(site.origin, '/api/onboarding', { token });
  expect(application).toMatchObject({ status: 'pending', name: 'Nyumba ya Wanjiru', complete: true });
  expect(application.place).toMatchObject({ location: 'Nanyuki', county: 'Laikipia', lat: 0.0171, lon: 37.0733 });
  const { user } = await ask<{ user: User }>(site.origin, '/api/auth/me', { token });
  expect(user.role).toBe('provider');
  const { items } = await ask<{ items: { id: string; title: string }[] }>(site.origin, '/api/provider/services', {
    token,
  });
  expect(items.map(({ title }) => title)).toEqual([listingTitle]);
  return { providerId: user.memberships[0]?.providerId ?? '', serviceId: items[0]?.id ?? '' };
}

/** An admin reads what lies at an address of the queue, and approves it. */
async function approve({ page, open }: Visitor, { path, title }: { path: string; title: string }) {
  const t = (key: KeyOf<'admin-approvals'>, values = {}) => translate('en', 'admin-approvals', key, values);
  await open(`/admin/services/${path}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: t('decide.approve') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('approve.confirm') })
    .click();
  await page.getByText(t('done.approved', { title })).waitFor();
}

/** The host writes what the draft still lacks, adds a photo, and submits it. */
async function finishListing({ page, open, shot }: Visitor, serviceId: string) {
  const t = (key: KeyOf<'provider-service'>, values = {}) => translate('en', 'provider-service', key, values);
  const part = (name: KeyOf<'provider-service'>) =>
    page.getByRole('navigation', { name: t('parts') }).getByRole('link', { name: t(name) });
  const toParts = () => page.getByRole('link', { name: t('toParts') }).click();
  await open(`/provider/services/${serviceId}`);
  await shot('draft');
  await part('section.texts').click();
  await page
    .getByRole('textbox', { name: t('summary') })
    .first()
    .fill('A quiet room with its own bath.');
  await page
    .getByRole('textbox', { name: t('description') })
    .first()
    .fill('Two beds, hot water, and the mountain.');
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await page.getByText(t('unsaved')).waitFor({ state: 'hidden' });
  await toParts();
  await part('section.photos').click();
  const photo = sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#7ba3c9' } });
  const buffer = await photo.jpeg().toBuffer();
  await page.getByTestId('photo-files').setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel(t('alt.en')).fill('Two beds below a window');
  await page.getByRole('button', { name: t('crop.add') }).click();
  await page.getByRole('button', { name: t('photos.removeOf', { number: 1 }) }).waitFor();
  await toParts();
  await page.getByRole('button', { name: t('submit') }).click();
  await page.getByText(t('state.submitted')).waitFor();
}

/** The traveller finds the listing, registers, books a night and pays by M-Pesa. */
async function bookAndPay({ page, open, settled, shot }: Visitor, startDate: CalendarDate) {
  const bookings = (key: KeyOf<'bookings'>) => translate('en', 'bookings', key);
  const payments = (key: KeyOf<'payments'>) => translate('en', 'payments', key);
  await open('/search?q=nanyuki+mount+kenya+room');
  await page.getByRole('link', { name: listingTitle }).first().click();
  await page.waitForURL(/\/services\/[0-9a-f-]{36}/);
  await settled();
  await page
    .getByRole('textbox', { name: bookings('checkIn') })
    .first()
    .fill(startDate);
  await page
    .getByRole('link', { name: translate('en', 'catalogue', 'widget.book') })
    .first()
    .click();
  await page.getByLabel(bookings('contact.name')).waitFor();
  await shot('book');
  await page.getByRole('button', { name: bookings('book') }).click();
  await page.waitForURL(/\/confirmation\//);
  await page.getByRole('link', { name: bookings('pay') }).click();
  await page.waitForURL(/\/payment\//);
  await page.getByText(payments('method.mpesa'), { exact: true }).click();
  await page.getByLabel(payments('mpesa.phone')).fill('0712 345 701');
  await page.getByRole('button', { name: /^Pay KES/ }).click();
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
}

/** The host sees the booking; after the trip its payout is prepared, an admin approves it, and M-Pesa pays. */
async function getPaid({ page, open, shot, quiet }: Visitor, startDate: CalendarDate) {
  const t = (key: KeyOf<'provider-earnings'>) => translate('en', 'provider-earnings', key);
  await open('/provider');
  await page.getByText('Amina Hassan').first().waitFor();
  await quiet();
  await shot('overview');
  // A Monday after the trip, on which payouts are prepared, lies in between.
  await moveTo(addDays(startDate, 9));
  await open('/provider/earnings');
  await page.getByText(t('state.draft')).waitFor();
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { items } = await ask<{ items: { id: string; provider: { name: string } }[] }>(
    site.origin,
    '/api/admin/payouts?status=draft',
    { token },
  );
  const own = items.find(({ provider }) => provider.name === 'Nyumba ya Wanjiru');
  await ask(site.origin, `/api/admin/payouts/${own?.id}/approve`, { token, body: {} });
  await expect
    .poll(
      async () => {
        await ask(site.origin, '/dev/clock', { body: { advanceMs: 60_000 } });
        const path = `/api/admin/payouts/${own?.id}`;
        return (await ask<{ payout: { status: string } }>(site.origin, path, { token })).payout.status;
      },
      { timeout: 20_000 },
    )
    .toBe('paid');
  await open('/provider/earnings');
  await page.getByText(t('state.paid'), { exact: true }).waitFor();
  await quiet();
  await shot('paid');
}

/** The licence ends within a month: the overview says so, and once an admin has approved another one it takes its place. */
async function renewLicence({ page, open, shot, quiet }: Visitor, providerId: string) {
  const overview = (key: KeyOf<'provider-overview'>, values = {}) => translate('en', 'provider-overview', key, values);
  const settings = (key: KeyOf<'provider-settings'>, values = {}) => translate('en', 'provider-settings', key, values);
  const name = translate('en', 'provider-documents', 'type.tra_licence');
  const renew = page.getByRole('link', { name: overview('waiting.document.actionOf', { name }), exact: true });
  await open('/provider');
  await renew.click();
  await page.getByRole('button', { name: settings('documents.renewNamed', { name }), exact: true }).click();
  const licence = page.getByRole('listitem').filter({ hasText: name });
  const file = { name: 'tra-next.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await licence.locator('input[type=file]:not([capture])').setInputFiles(file);
  const lastDay = addDays(today({ now: () => new Date() }), 400);
  await licence.getByLabel(translate('en', 'documents', 'validUntil'), { exact: true }).fill(lastDay);
  await licence.getByRole('button', { name: translate('en', 'documents', 'upload') }).click();
  await licence.getByText(settings('documents.waits')).waitFor();
  await quiet();
  await shot('renewal');

  const admin = await site.visit({ width: 360, lang: 'en', folder: 'host-journey/renewal' });
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  await admin.page.addInitScript((own) => localStorage.setItem('token', own), token);
  const t = (key: KeyOf<'admin-approvals'>, values = {}) => translate('en', 'admin-approvals', key, values);
  await admin.open(`/admin/services/providers/${providerId}`);
  await admin.page.getByRole('button', { name: t('documents.approveNamed', { name }) }).click();
  await admin.page
    .getByRole('dialog')
    .getByRole('button', { name: t('approve.confirm') })
    .click();
  await admin.page.getByText(t('documents.decided', { name })).waitFor();
  expect(admin.problems).toEqual([]);

  await open('/provider/settings');
  await licence.getByText(settings('documents.until', { date: formatDate(lastDay, 'en') })).waitFor();
  await licence.getByText('tra-next.pdf').waitFor();
  expect(await licence.getByText('tra.pdf', { exact: true }).count()).toBe(0);
  await open('/provider');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet();
  expect(await renew.count()).toBe(0);
}

/** Moves the product's clock to noon of a day, and runs what became due. */
async function moveTo(date: CalendarDate) {
  const { now } = await ask<{ now: string }>(site.origin, '/dev/clock');
  const advanceMs = startOfDayNairobi(date).getTime() + 12 * 3_600_000 - Date.parse(now);
  await ask(site.origin, '/dev/clock', { body: { advanceMs } });
}

test('a host at 360 px from /onboard to the first paid booking and its payout, with approvals in between', async () => {
  const host = await site.visit({ width: 360, lang: 'en', folder: 'host-journey/host' });
  const email = `wanjiru-${Date.now()}@example.com`;
  await begin(host, email);
  await tellContact(host);
  await uploadDocuments(host);
  await send(host);
  const sent = await sentApplication(await tokenOf(host.page));

  const admin = await site.visit({ width: 360, lang: 'en', folder: 'host-journey/admin' });
  const adminToken = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  await admin.page.addInitScript((own) => localStorage.setItem('token', own), adminToken);
  await approve(admin, { path: `providers/${sent.providerId}`, title: 'Nyumba ya Wanjiru' });
  await finishListing(host, sent.serviceId);
  await approve(admin, { path: sent.serviceId, title: listingTitle });

  const startDate = addDays(today({ now: () => new Date() }), 3);
  const traveller = await site.visit({ width: 360, lang: 'en', folder: 'host-journey/traveller' });
  const { token } = await newTraveller(site.origin);
  await traveller.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await bookAndPay(traveller, startDate);
  await getPaid(host, startDate);
  await renewLicence(host, sent.providerId);
  for (const { problems } of [admin, traveller]) expect(problems).toEqual([]);
  expect(host.problems.filter((problem) => !/400/.test(problem))).toEqual([]);
}, 300_000);
