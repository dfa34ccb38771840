import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { people } from '#server/accounts/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import { setPayoutMethod } from '#server/payments/payouts/payout-method.ts';
import { requestPayout } from '#server/payments/payouts/request-payout.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, book, demoTraveller, newTraveller, serviceFor, signIn } from './support/travellers.ts';

let site: Site;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
});

async function visitAsAdmin(options: { width: 360 | 1280; lang: Lang }) {
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const visitor = await site.visit({ ...options, folder: 'admin-money' });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return visitor;
}

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

test('an admin on a phone goes from the overview to a case, notes that its money was sent to the payer, and finds it closed', async () => {
  const receipt = 'TKE7000001';
  await site.prepare((app) =>
    matchReceipt(app, { receipt, amountMinor: 540_000, accountReference: 'Safari', at: app.clock.now() }, 'admin'),
  );
  const { page, open, quiet, shot, problems } = await visitAsAdmin({ width: 360, lang: 'sw' });
  const t = (key: KeyOf<'admin-case'>, values?: Record<string, string>) => translate('sw', 'admin-case', key, values);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const row = page.getByRole('row').filter({ hasText: receipt });

  await open('/admin');
  await page.locator('main a[href$="/admin/payments/cases"]').click();
  await row.waitFor();
  await quiet();
  await shot('cases');
  await look(page, 'cases');
  await row.getByRole('link', { name: translate('sw', 'admin-cases', 'title.unattributed_receipt') }).click();
  await heading(t('toDo')).waitFor();
  await page.getByText(t('candidates.unnamed')).waitFor();
  await page.getByLabel(t('candidates.booking')).fill('bk-2026-999999');
  await page.getByRole('button', { name: t('candidates.find') }).click();
  await page.getByText(t('candidates.noBooking')).waitFor();
  await quiet();
  await shot('case');
  await look(page, 'case');

  await page.getByRole('button', { name: t('returned.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('returned.title', { amount: 'KES\u00a05,400' }) });
  await dialog.getByRole('button', { name: t('returned.confirm') }).click();
  await dialog.getByText(translate('sw', 'fields', 'reference_missing')).waitFor();
  await quiet();
  await shot('returned');
  await look(page, 'returned');
  await dialog.getByLabel(t('returned.reference')).fill('TKR7000001');
  await dialog.getByRole('button', { name: t('returned.confirm') }).click();
  await heading(t('ended')).waitFor();
  await page.getByText(t('ended.returned', { reference: 'TKR7000001' })).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await quiet();
  await shot('closed');
  await look(page, 'closed');

  await page.getByRole('link', { name: t('back') }).click();
  await page.getByLabel(translate('sw', 'admin-cases', 'kind'), { exact: true }).waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByLabel(translate('sw', 'admin-payments', 'state'), { exact: true }).selectOption('closed');
  await row.waitFor();
  expect(problems.filter((problem) => !/ 400|^400 /.test(problem))).toEqual([]);

  await open('/admin/payments/cases/00000000-0000-4000-8000-000000000000');
  await heading(translate('sw', 'admin-payments', 'missing')).waitFor();
  // What is no id at all is not there either, and nothing is asked for.
  for (const path of ['cases/x', 'payouts/x', 'x']) {
    await open(`/admin/payments/${path}`);
    await heading(translate('sw', 'admin-payments', 'missing')).waitFor();
  }
}, 300_000);

/** Earned money of one of the demo's providers that nobody was paid yet, to its bank. */
const payoutToBank = () =>
  site.prepare(async (app) => {
    const { rows } = await app.db.execute<{ id: string; name: string; member: string }>(sql`
      select p.id, p.name, m.person_id as member from providers p join provider_members m on m.provider_id = p.id
      where p.id in (select provider_id from ledger_entries where account = 'provider:payable:USD'
          group by provider_id having sum(amount_minor) between -150000 and -10000)
        and p.id not in (select provider_id from payout_methods) order by p.id limit 1`);
    const [found] = rows;
    if (!found) throw new Error('The demo has no provider who has earned something: is it filled?');
    const whose = { providerId: found.id, personId: found.member };
    const bank = { bankName: 'Umoja Bank', branchCode: '014', accountName: found.name, accountNumber: '0140023718890' };
    await setPayoutMethod(app, { ...whose, destination: { channel: 'bank', ...bank } });
    const { id } = await requestPayout(app, whose);
    return { id, name: found.name };
  });

/** Lets a payout wait for a second admin, without an amount in the settings that would hold up other tests. */
const askToApprove = ({ id, name }: { id: string; name: string }) =>
  site.prepare(async ({ db, clock }) => {
    const [asker] = await db.select({ id: people.id }).from(people).where(eq(people.role, 'admin')).limit(1);
    if (!asker) throw new Error('The demo has no admin: is it filled?');
    const about = { act: 'payout.approve', subjectType: 'payout', subjectId: id, subjectName: name } as const;
    const sent = { params: { id }, sent: {}, facts: {}, callDigest: '', reason: 'For Monday', usdCents: 120_00 };
    const askedAt = clock.now();
    const expiresAt = new Date(askedAt.getTime() + 72 * 3_600_000);
    await db
      .insert(consentRequests)
      .values({ ...about, ...sent, askedBy: asker.id, askedAt, expiresAt, status: 'open' });
  });

test('an admin reads that a payout waits for a second one, approves it once nobody is asked, and notes the bank transfer', async () => {
  const { id, name } = await payoutToBank();
  const { page, open, quiet, shot, problems } = await visitAsAdmin({ width: 1280, lang: 'en' });
  const t = (key: KeyOf<'admin-payouts'>, values?: Record<string, string>) =>
    translate('en', 'admin-payouts', key, values);
  const dialog = page.getByRole('dialog');
  const badge = (text: string) => page.getByRole('main').getByText(text, { exact: true });

  await open('/admin/payments/payouts');
  await page.getByRole('link', { name }).waitFor();
  await quiet();
  await shot('payouts');
  await look(page, 'payouts');
  await askToApprove({ id, name });
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name: t('payoutTo', { name }) }).waitFor();
  await page.getByText(translate('en', 'admin-panel', 'consent.waits')).waitFor();
  const approve = page.getByRole('button', { name: t('approve.open') });
  await approve.waitFor({ state: 'detached' });
  await quiet();
  await shot('payout');
  await look(page, 'payout');
  await site.prepare(({ db }) => db.delete(consentRequests).where(eq(consentRequests.subjectId, id)));
  await open(`/admin/payments/payouts/${id}`);
  await approve.click();
  await dialog.getByText(t('approve.bank')).waitFor();
  await dialog.getByRole('button', { name: t('approve.confirm') }).click();
  await badge(t('status.approved')).waitFor();

  await page.getByRole('button', { name: t('bankPaid.open') }).click();
  await dialog.getByLabel(t('bankPaid.reference')).fill('FT26330001');
  await dialog.getByRole('button', { name: t('bankPaid.confirm') }).click();
  await page.getByText('FT26330001').waitFor();
  await page.getByRole('button', { name: t('returned.open') }).waitFor();
  await badge(t('status.paid')).first().waitFor();
  await quiet();
  await shot('paid');
  await look(page, 'paid');
  expect(problems).toEqual([]);
}, 300_000);

/** A booking that was paid with a card. @returns its reference, id and Stripe's id of the payment */
async function paidByCard() {
  const { token } = await newTraveller(site.origin);
  const serviceId = await serviceFor(site.origin, 'category=safari');
  const id = await book(site.origin, { token, serviceId, startDate: site.nextDay(), guests: 1 });
  const intents = '/api/payments/stripe/create-payment-intent';
  const { data } = await ask<{ data: { clientSecret: string } }>(site.origin, intents, {
    token,
    body: { bookingId: id },
  });
  const { clientSecret } = data;
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123', name: 'Amina' };
  await ask(site.origin, '/dev/stripe/confirm', { body: { clientSecret, card } });
  const read = () => ask<{ status: string; bookingId: string }>(site.origin, `/api/bookings/${id}`, { token });
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('confirmed');
  return { id, reference: (await read()).bookingId, intent: clientSecret.split('_secret')[0] };
}

test('an admin refunds a part of a booking, and answers the dispute about it', async () => {
  const { id, reference, intent } = await paidByCard();
  const { page, open, problems } = await visitAsAdmin({ width: 1280, lang: 'en' });
  const t = (key: KeyOf<'admin-bookings'>, values?: Record<string, string>) =>
    translate('en', 'admin-bookings', key, values);
  await open(`/admin/bookings/${id}`);
  await page.getByRole('button', { name: t('goodwill.open') }).click();
  const refund = page.getByRole('dialog', { name: t('goodwill.title', { id: reference }) });
  await refund.getByLabel(t('goodwill.amount')).fill('5');
  await refund.getByLabel(translate('en', 'admin-panel', 'reason')).fill('The lunch was cold.');
  await refund.getByRole('button', { name: t('goodwill.confirm') }).click();
  await refund.waitFor({ state: 'detached' });
  await open('/admin/payments/refunds?state=all');
  await page.getByRole('listitem').filter({ hasText: reference }).getByText('The lunch was cold.').waitFor();

  await fetch(`${site.origin}/dev/stripe/payments/${intent}/dispute`, { method: 'POST' });
  const d = (key: KeyOf<'admin-disputes'>, values?: Record<string, string>) =>
    translate('en', 'admin-disputes', key, values);
  const dispute = page.getByRole('listitem').filter({ hasText: reference });
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const listed = () => ask<{ items: { booking: { id: string } }[] }>(site.origin, '/api/admin/disputes', { token });
  const isListed = async () => (await listed()).items.some(({ booking }) => booking.id === id);
  await expect.poll(isListed, { timeout: 30_000 }).toBe(true);
  await open('/admin/payments/disputes');
  const gone = { success: false, code: 'not_found', error: 'Not found' };
  await page.route('**/evidence-draft', (route) => route.fulfill({ status: 404, json: gone }), { times: 1 });
  await dispute.getByRole('button', { name: d('evidence.open') }).click();
  const answer = page.getByRole('dialog', { name: d('evidence.title', { id: reference }) });
  await answer.getByText(d('evidence.hint'), { exact: true }).waitFor();
  await answer.getByRole('button', { name: translate('en', 'common', 'tryAgain') }).click();
  await answer.getByText(d('evidence.filledIn')).waitFor();
  expect(await answer.getByLabel(d('evidence.text')).inputValue()).toContain(`Booking: ${reference}`);
  await answer.getByLabel(d('evidence.text')).fill('The guest was checked in by the host.');
  await answer.getByRole('button', { name: d('evidence.confirm') }).click();
  await dispute.getByText(d('answered')).waitFor();
  expect(problems.filter((problem) => !/ 404|^404 /.test(problem))).toEqual([]);
}, 180_000);
