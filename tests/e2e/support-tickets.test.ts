import { expect, vi } from 'vitest';
import type { KeptLetter } from '#server/outside/mail.ts';
import type { TicketsPage } from '#shared/contracts/support.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { smallPdf } from '../support/small-pdf.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, newTraveller, signIn } from './support/travellers.ts';

const say = (key: KeyOf<'support'>, values?: Record<string, string>) => translate('sw', 'support', key, values);
const word = (key: KeyOf<'admin-tickets'>, values?: Record<string, string>) =>
  translate('en', 'admin-tickets', key, values);

test('a visitor writes to our team on a phone, an admin answers, and the visitor reads it by the link in the email', async ({
  ownSite,
}) => {
  const visitor = await ownSite.visit({ width: 360, lang: 'sw', folder: 'support' });
  const { page, open, problems } = visitor;
  const looksRight = async (shown: typeof page) => {
    await shown.locator('main h1').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await shown.emulateMedia({ colorScheme });
      expect.soft(await violationsOn(shown, colorScheme === 'dark' ? byNight : {}), colorScheme).toEqual([]);
    }
  };
  await open('/help');
  await page
    .getByRole('main')
    .getByRole('link', { name: translate('sw', 'help', 'ask.write') })
    .click();
  await page.getByRole('heading', { level: 1, name: say('title') }).waitFor();
  await page.getByRole('button', { name: say('send'), exact: true }).click();
  await page.getByText(translate('sw', 'fields', 'message_missing')).waitFor();
  // Name, email and topic.
  expect(await page.getByText(translate('sw', 'fields', 'required_fields_missing')).count()).toBe(3);
  await looksRight(page);
  await page.getByLabel(say('name')).fill('Nekesa Wafula');
  await page.getByLabel(say('email')).fill('nekesa@visitor.test');
  await page.getByLabel(say('topic')).selectOption('booking');
  await page.getByLabel(say('text')).fill('Vocha yangu iko wapi?');
  await page.getByRole('button', { name: say('send'), exact: true }).click();
  await page.getByRole('heading', { name: say('sent') }).waitFor();
  const reference = (await page.getByText(/^SUP-/).textContent()) ?? '';

  const token = await signIn(ownSite.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const admin = await ownSite.visit({ width: 1280, lang: 'en', folder: 'support-admin' });
  await admin.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await admin.open('/admin/tickets');
  await looksRight(admin.page);
  await admin.page.getByRole('link', { name: reference }).click();
  await admin.page.getByText('Vocha yangu iko wapi?').waitFor();
  await admin.page.getByLabel(word('note.text')).fill('Alipiga simu jana');
  await admin.page.getByRole('button', { name: word('note.add') }).click();
  await admin.page.getByText(word('note.badge')).waitFor();
  await admin.page.getByLabel(word('answer.text')).fill('Tumeituma tena.');
  await looksRight(admin.page);
  await admin.page.getByRole('button', { name: word('answer.send') }).click();
  await admin.page.getByText(word('answer.sent')).waitFor();

  const letter = await vi.waitUntil(async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(ownSite.origin, '/dev/mail/messages');
    return items.find(({ text }) => text.includes('Tumeituma tena.'));
  }, 20_000);
  // Answered as in a mail program, which quotes the letter below the answer.
  await page.goto(`${ownSite.origin}/dev/mail/${letter.id}`);
  await page.getByRole('textbox').fill('Bado haijafika.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByRole('heading', { name: 'The answer was taken' }).waitFor();
  const byEmail = admin.page.getByText(translate('en', 'support', 'byEmail'), { exact: true });
  await vi.waitUntil(async () => {
    await admin.page.reload();
    await admin.page.getByText('Tumeituma tena.').waitFor();
    return (await byEmail.count()) === 1;
  }, 20_000);
  await looksRight(admin.page);

  await open(/(?<=\/sw)\/support\/[0-9a-f-]+\?token=[0-9a-f]+/.exec(letter.text)?.[0] ?? '');
  await page.getByText('Bado haijafika.', { exact: true }).waitFor();
  await page.getByText(say('byEmail'), { exact: true }).waitFor();
  await page.getByText('Tumeituma tena.').waitFor();
  expect(await page.getByText('Alipiga simu jana').count()).toBe(0);
  await looksRight(page);
  await page.getByLabel(say('answer'), { exact: true }).fill('Asante, nimeipata.');
  await page.getByRole('button', { name: say('send'), exact: true }).click();
  // The form holds the same text until it has been sent.
  await page.getByRole('list').getByText('Asante, nimeipata.').waitFor();
  await page.getByRole('button', { name: say('close') }).click();
  await page.getByText(say('state.closed'), { exact: true }).waitFor();
  expect([...problems, ...admin.problems]).toEqual([]);
});

test('what is changed after its answer was lost is sent as another message, on the form and on the page of a message', async ({
  site,
}) => {
  const { page, open, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'support-lost' });
  const { token } = await newTraveller(site.origin);
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  /** The next message arrives, and its answer does not. */
  const loseAnswer = (address: RegExp) =>
    page.route(
      address,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
  const send = page.getByRole('button', { name: say('send'), exact: true });
  const main = page.getByRole('main');
  const arrived = main.getByText(say('arrived'), { exact: true });
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: smallPdf() });
  const files = page
    .getByRole('form')
    .or(page.locator('form'))
    .getByRole('list', { name: say('files') });

  await open('/support');
  await page.getByLabel(say('topic')).selectOption('payment');
  await page.getByLabel(say('text')).fill('Nimelipa mara mbili.');
  await page.locator('input[type=file]').setInputFiles(file('risiti.pdf'));
  await files.getByText('risiti.pdf').waitFor();
  await loseAnswer(/\/api\/support\/tickets$/);
  await send.click();
  await main.getByText(say('failed'), { exact: true }).waitFor();
  await page.getByLabel(say('text')).fill('Nimelipa mara mbili, leo asubuhi.');
  await page.locator('input[type=file]').setInputFiles(file('ya-pili.pdf'));
  await files.getByText('ya-pili.pdf').waitFor();
  await send.click();
  await arrived.waitFor();
  expect(await files.getByRole('listitem').allTextContents()).toEqual(['ya-pili.pdf']);
  await send.click();
  await page.getByRole('heading', { name: say('sent') }).waitFor();
  await page.getByRole('link', { name: say('sent.open') }).click();

  const log = page.getByRole('list', { name: say('log') });
  await log.getByText('Nimelipa mara mbili, leo asubuhi.').waitFor();
  await page.getByLabel(say('answer'), { exact: true }).fill('Asante');
  await loseAnswer(/\/messages$/);
  await send.click();
  await main.getByText(say('failed'), { exact: true }).waitFor();
  await page.getByLabel(say('answer'), { exact: true }).fill('Asante sana');
  await send.click();
  await arrived.waitFor();
  await log.getByText('Asante', { exact: true }).waitFor();
  await send.click();
  await log.getByText('Asante sana', { exact: true }).waitFor();
  const { items } = await ask<TicketsPage>(site.origin, '/api/support/tickets', { token });
  expect(items).toHaveLength(2);
  expect(problems.filter((problem) => !/409|ERR_CONNECTION_RESET|Failed to fetch/.test(problem))).toEqual([]);
});
