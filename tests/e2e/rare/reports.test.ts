import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from '../support/axe.ts';
import type { Visitor } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ask, newTraveller, signIn } from '../support/travellers.ts';

const password = 'Karibu2026!';
const t = (key: KeyOf<'messages'>, values = {}) => translate('en', 'messages', key, values);
const dialogWords = (key: KeyOf<'reports'>) => translate('en', 'reports', key);
const office = (key: KeyOf<'admin-reports'>, values = {}) => translate('sw', 'admin-reports', key, values);

async function look({ page, quiet, shot }: Visitor, name: string): Promise<void> {
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(`${name}-${colorScheme}`);
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('a traveller reports a message, an admin reads and removes it, and both sides see so', async ({ site }) => {
  const { origin } = site;
  const { token } = await newTraveller(origin);
  const [baraka, admin] = await Promise.all([
    signIn(origin, { email: 'baraka@twende.test', password }),
    signIn(origin, { email: 'admin@twende.test', password }),
  ]);
  const { items } = await ask<{ items: { id: string; status: string }[] }>(
    origin,
    '/api/provider/services?pageSize=50',
    { token: baraka },
  );
  const serviceId = items.find(({ status }) => status === 'approved')?.id ?? '';
  const { id } = await ask<{ id: string }>(origin, `/api/services/${serviceId}/conversation`, { token, body: {} });
  const write = (who: string, text: string) =>
    ask(origin, `/api/conversations/${id}/messages`, { token: who, body: { clientId: crypto.randomUUID(), text } });
  await write(token, 'Is there a cot?');
  await write(baraka, 'What a silly question!');

  const traveller = await site.visit({ width: 360, lang: 'en', folder: 'reports' });
  await traveller.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await traveller.open(`/messages?conversation=${id}`);
  const log = traveller.page.getByRole('log');
  const reporting = log.getByRole('button', { name: t('reportOf', { text: 'What a silly question!' }) });
  await reporting.click();
  const dialog = traveller.page.getByRole('dialog');
  await dialog.getByLabel(dialogWords('reason')).fill('This host insults me.');
  await look(traveller, 'dialog');
  await dialog.getByRole('button', { name: dialogWords('send') }).click();
  await log.getByText(t('reported')).waitFor();
  await look(traveller, 'reported');

  const desk = await site.visit({ width: 1280, lang: 'sw', folder: 'reports' });
  await desk.page.addInitScript((own) => localStorage.setItem('token', own), admin);
  await desk.open('/admin/reviews?kind=messages');
  const report = desk.page.getByRole('article').filter({ hasText: 'This host insults me.' });
  await report.getByRole('button', { name: office('message.read') }).click();
  await report.getByText('What a silly question!').waitFor();
  await report.getByText('Is there a cot?').waitFor();
  await look(desk, 'read');
  await report.getByRole('button', { name: office('message.removed.open') }).click();
  const act = desk.page.getByRole('dialog');
  await act.getByRole('textbox').fill('Matusi hayaruhusiwi.');
  await look(desk, 'removing');
  await act.getByRole('button', { name: office('message.removed.confirm') }).click();
  await report.waitFor({ state: 'detached' });

  await log.getByText(t('removed')).waitFor();
  expect(await log.innerText()).not.toContain('silly');
  await look(traveller, 'removed');
  const host = await site.visit({ width: 360, lang: 'en', folder: 'reports' });
  await host.page.addInitScript((own) => localStorage.setItem('token', own), baraka);
  await host.open(`/provider/messages?conversation=${id}`);
  await host.page.getByRole('log').getByText(t('removed')).waitFor();
  expect([...traveller.problems, ...desk.problems, ...host.problems]).toEqual([]);
});

test('a reader reports a review from its listing; whoever is not signed in is asked to first', async ({ site }) => {
  const { origin } = site;
  const { items } = await ask<{ items: { id: string; reviewCount: number }[] }>(origin, '/api/services?pageSize=50');
  const serviceId = items.find(({ reviewCount }) => reviewCount > 0)?.id ?? '';
  const button = { name: /^Report the review by/ };
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'reports' });
  await visitor.open(`/services/${serviceId}#reviews`);
  await visitor.quiet(); // the code of the reviews comes once they are near
  await visitor.page.getByRole('button', button).first().click();
  await visitor.page.waitForURL('**/login?redirect=*');
  const { token } = await newTraveller(origin);
  const reader = await site.visit({ width: 1280, lang: 'en', folder: 'reports/reader' });
  await reader.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await reader.open(`/services/${serviceId}#reviews`);
  await reader.quiet();
  await reader.page.getByRole('button', button).first().click();
  const dialog = reader.page.getByRole('dialog');
  await dialog.getByLabel(dialogWords('reason')).fill('This is an advertisement.');
  await look(reader, 'review-dialog');
  await dialog.getByRole('button', { name: dialogWords('send') }).click();
  await reader.page
    .locator('#reviews')
    .getByText(translate('en', 'catalogue', 'review.reported'))
    .waitFor();
  expect(reader.problems).toEqual([]);
});
