import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { type CaseForm, type CaseKind, caseKinds } from '#shared/cases.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { wantsAll } from '../../support/runs.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ask, book, demoTraveller, newTraveller, serviceFor, signIn } from '../support/travellers.ts';

/** Kinds that end with a reason, of which `npm test` closes two in a browser, and `TEST_RUNS=all` every one. */
const byReason = caseKinds.filter((kind) => kind !== 'unattributed_receipt');
const closed: readonly CaseKind[] = wantsAll ? byReason : ['ledger_difference', 'bank_payout_failed'];

const t = (key: KeyOf<'admin-case'>, values?: Record<string, string>) => translate('en', 'admin-case', key, values);

/** A booking whose traveller was asked on this phone, when the outcome is known. */
async function askedOn(site: Site, phone: string, outcome: string) {
  const { token } = await newTraveller(site.origin);
  const serviceId = await serviceFor(site.origin, 'category=safari');
  const id = await book(site.origin, { token, serviceId, startDate: site.nextDay(), guests: 1 });
  const options = `/api/payments/options/${id}`;
  const { amountKes } = await ask<{ amountKes: number }>(site.origin, options, { token });
  const { data } = await ask<{ data: { attemptId: string } }>(site.origin, '/api/payments/mpesa/stk-push', {
    token,
    body: { bookingId: id, phoneNumber: phone, amount: amountKes },
  });
  const state = () =>
    site.prepare(async ({ db }) => {
      const { rows } = await db.execute<{ status: string }>(
        sql`select status from payment_attempts where id = ${data.attemptId}`,
      );
      return rows[0]?.status;
    });
  await expect.poll(state, { timeout: 60_000, interval: 500 }).toBe(outcome);
  const { bookingId } = await ask<{ bookingId: string }>(site.origin, `/api/bookings/${id}`, { token });
  return { ...data, amountKes, token, id, reference: bookingId };
}

const openCase = (site: Site, code: CaseKind, subject: string) =>
  site.prepare(async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into reconciliation_issues (id, code, subject, found, created_at)
      values (gen_random_uuid(), ${code}, ${subject}, null, now()) returning id`);
    return rows[0]?.id ?? '';
  });

test('an admin ends cases by what each kind asks for: a reason, a payment that never came, a receipt that is attributed', async ({
  ownSite: site,
}) => {
  const paid = await askedOn(site, '+254712345678', 'succeeded');
  const refused = await askedOn(site, '+254700000002', 'cancelled');
  await site.prepare(({ db }) =>
    db.execute(sql`update payment_attempts set verified = false where id = ${paid.attemptId}`),
  );
  const doubted = await openCase(site, 'callback_contradicted', paid.attemptId);
  const cases = await Promise.all(closed.map(async (kind) => ({ kind, id: await openCase(site, kind, randomUUID()) })));
  const receipt = 'TKE8000001';
  const found = { receipt, amountMinor: refused.amountKes * 100, accountReference: 'mistyped' };
  const unattributed = await site.prepare(async (app) => {
    await matchReceipt(app, { ...found, at: app.clock.now() }, 'admin');
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from reconciliation_issues where subject = ${receipt}`,
    );
    return rows[0]?.id ?? '';
  });

  const admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { page, open, quiet, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'admin-cases' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const dialog = page.getByRole('dialog');
  const words = { close: 'close', never_came: 'neverCame', attribute: 'attribute' } as const;
  const end = async (form: CaseForm & keyof typeof words, answer: () => Promise<unknown>) => {
    await page.getByRole('button', { name: t(`${words[form]}.open`), exact: true }).click();
    await answer();
    await dialog.getByRole('button', { name: t(`${words[form]}.confirm`), exact: true }).click();
    await page.getByRole('heading', { name: t('ended'), exact: true }).waitFor();
    await quiet();
  };

  for (const { kind, id } of cases) {
    await open(`/admin/payments/cases/${id}`);
    const title = translate('en', 'admin-cases', `title.${kind}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await end('close', () => dialog.getByLabel(t('close.reason')).fill('Looked at it with the bank.'));
    await page.getByText('Looked at it with the bank.').waitFor();
  }

  await open(`/admin/payments/cases/${doubted}`);
  await end('never_came', () => dialog.getByRole('textbox').fill('It is not in the portal.'));

  await open(`/admin/payments/cases/${unattributed}`);
  await page.getByLabel(t('candidates.booking')).fill(refused.reference);
  await page.getByRole('button', { name: t('candidates.find') }).click();
  await end('attribute', () => dialog.getByLabel(t('attribute.attempt')).selectOption(refused.attemptId));
  const booking = await ask<{ status: string }>(site.origin, `/api/bookings/${refused.id}`, { token: refused.token });
  expect(booking.status).toBe('confirmed');
  expect(problems).toEqual([]);
}, 240_000);
