import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { accepted, openStage } from './daraja/test-support.ts';
import { phoneRoutes } from './dev-phone-routes.ts';

/** The page over a simulator. */
async function openPage() {
  const stage = await openStage();
  const fastify = Fastify();
  phoneRoutes(fastify, stage.simulator().origin);
  onTestFinished(async () => {
    await fastify.close();
    await stage.close();
  });
  return { ...stage, page: async () => (await fastify.inject('/dev/phone')).body };
}

test('shows who is asked to pay, and who cannot be reached', async () => {
  const stage = await openPage();
  expect(await stage.page()).toContain('No phone rings.');
  await accepted(stage, '99');
  await accepted(stage, '03');
  const page = await stage.page();
  expect(page).toContain('<strong>+254700000099</strong><p>Pay KES 11,000 to Twende, account BK2026001?</p><form');
  expect(page).toContain(
    '<strong>+254700000003</strong><p>Pay KES 11,000 to Twende, account BK2026001?</p><p>This phone',
  );
  expect(page).not.toContain('Messages');
});

test('shows what arrived: refunds and payouts, newest first, also while nothing rings', async () => {
  const stage = await openPage();
  await stage.control('foreign', { amountKes: 500, reference: '<b>me</b>' });
  await accepted(stage, '99');
  await stage.pass(3);
  const urls = { remarks: 'Twende', resultUrl: 'https://t.example/r', timeoutUrl: 'https://t.example/t' };
  for (const { receipt, amount } of stage.simulator().moved()) {
    await stage.daraja.reverse({ receipt, amountKes: amount, ...urls });
    await stage.pass(2);
  }
  await stage.daraja.sendB2c({ id: 'a', phone: '0700000040', amountKes: 9_680, ...urls });
  await stage.pass(2);
  const page = await stage.page();
  expect(page).toContain('No phone rings.');
  expect(page).toMatch(/\+254700000040<\/strong><p>TKL\w{7} confirmed. You have received KES 9,680 from Twende.<\/p>/);
  expect(page).toContain('Your payment of KES 11,000 for account BK2026001 has been reversed');
  expect(page).toContain('Your payment of KES 500 for account &lt;b&gt;me&lt;/b&gt; has been reversed');
  expect(page).toContain('<small>21 Nov 2026, 14:30</small>');
  expect(page.indexOf('9,680')).toBeLessThan(page.indexOf('11,000'));
});
