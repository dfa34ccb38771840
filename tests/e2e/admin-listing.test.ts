import { expect } from 'vitest';
import type { KeptLetter } from '#server/outside/mail.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, serviceFor, signIn } from './support/travellers.ts';

test('an admin takes a listing down, its provider reads why, the audit log says so, and it is shown again', async ({
  site,
}) => {
  const admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const id = await serviceFor(site.origin, 'q=lamu');
  const reason = 'The jetty is closed for repairs.';
  const { page, open, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'admin-listing' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const t = (key: KeyOf<'admin-approvals'>) => translate('en', 'admin-approvals', key);
  const found = async () => (await fetch(`${site.origin}/api/services/${id}`)).status;

  await open(`/admin/services/${id}`);
  await page.getByRole('button', { name: t('takeDown.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('takeDown.title') });
  await dialog.getByText(t('takeDown.letter')).waitFor();
  await dialog.getByLabel(translate('en', 'admin-panel', 'reason')).fill(reason);
  await dialog.getByRole('button', { name: t('takeDown.confirm') }).click();
  await page.getByText(t('takenDown.badge'), { exact: true }).waitFor();
  expect(await found()).toBe(404);
  const letters = async () => (await ask<{ items: KeptLetter[] }>(site.origin, '/dev/mail/messages')).items;
  await expect
    .poll(async () => (await letters()).filter(({ text }) => text.includes(reason)).length)
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: t('showAgain.open') }).click();
  await page.getByRole('button', { name: t('showAgain.confirm') }).click();
  await page.getByRole('button', { name: t('takeDown.open') }).waitFor();
  await expect.poll(found).toBe(200);

  await open(`/admin/audit?about=${id}`);
  const entries = page.getByRole('main').getByRole('listitem');
  const taken = entries.filter({ hasText: translate('en', 'admin-audit', 'action.service.taken_down') }).first();
  await taken.getByText(translate('en', 'admin-audit', 'column.detail')).click();
  await taken.getByText(reason, { exact: true }).waitFor();
  await entries
    .filter({ hasText: translate('en', 'admin-audit', 'action.service.shown_again') })
    .first()
    .waitFor();
  expect(problems.filter((problem) => !/ 404|^404 /.test(problem))).toEqual([]);
}, 120_000);
