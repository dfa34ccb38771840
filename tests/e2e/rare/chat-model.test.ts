import { expect, onTestFinished } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { startLlmServer } from '../../support/llm-server.ts';
import { startSite } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ask } from '../support/travellers.ts';

test('the panel shows the lines of a language model as they come, and its cards when it has ended', async ({
  browser,
}) => {
  const llm = await startLlmServer();
  const site = await startSite({ browser, env: { LLM_BASE_URL: llm.baseUrl, LLM_MODEL: 'stand-in' } });
  onTestFinished(async () => {
    await site.close();
    await llm.close();
  });
  const { items } = await ask<{ items: { id: string; title: string }[] }>(site.origin, '/api/services?category=safari');
  const [{ id, title } = { id: '', title: '' }] = items;
  const rest = Promise.withResolvers<void>();
  llm.answer(
    { calls: [{ name: 'find_listings', arguments: { category: 'safari' } }] },
    { says: ['These go to the savannah:\n', `${title}\n/services/${id}`], until: rest.promise },
  );

  const { page, open, shot, problems } = await site.visit({ width: 360, lang: 'en', folder: 'chat-model' });
  await open('/');
  await page.getByRole('button', { name: translate('en', 'shell', 'chat') }).click();
  const panel = page.getByRole('dialog');
  const field = panel.getByLabel(translate('en', 'chat', 'input'));
  await field.fill('which safaris are there?');
  await field.press('Enter');
  await panel.getByText('These go to the savannah:').waitFor();
  expect([await field.isDisabled(), await panel.getByRole('link', { name: title }).count()]).toEqual([true, 0]);
  await shot('half');
  rest.resolve();
  await panel.getByRole('link', { name: title }).waitFor();
  expect(await panel.getByText('These go to the savannah:').count()).toBe(1);
  await shot('whole');

  // A line with a price that no look-up has named is not shown, and the answer is ours instead.
  llm.answer({ says: ['Let me see:\n', 'It costs $3 per person.'] });
  await field.fill('what about a hot air balloon?');
  await field.press('Enter');
  await expect.poll(() => field.isDisabled()).toBe(false);
  expect(await panel.getByText(/\$3 per person|Let me see/).count()).toBe(0);
  expect(problems).toEqual([]);
});
