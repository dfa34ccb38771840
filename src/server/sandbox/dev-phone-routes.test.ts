import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { accepted, startTestSetup } from './daraja/simulator.fixture.ts';
import { phoneRoutes } from './dev-phone-routes.ts';

/** The page over a simulator. */
async function openPage() {
  const setup = await startTestSetup();
  const fastify = Fastify();
  phoneRoutes(fastify, setup.simulator().origin);
  onTestFinished(async () => {
    await fastify.close();
    await setup.close();
  });
  return { ...setup, page: async () => (await fastify.inject('/dev/phone')).body };
}

test('shows which phones have a prompt, and which cannot be reached', async () => {
  const setup = await openPage();
  expect(await setup.page()).toContain('There is no payment request.');
  await accepted(setup, '99');
  await accepted(setup, '03');
  const page = await setup.page();
  expect(page).toContain('<strong>+254700000099</strong><p>Pay KES 11,000 to Twende, account BK2026001?</p><form');
  expect(page).toContain(
    '<strong>+254700000003</strong><p>Pay KES 11,000 to Twende, account BK2026001?</p><p>This phone',
  );
  expect(page).not.toContain('Messages');
});

test('shows received refunds and payouts, newest first, also without an open prompt', async () => {
  const setup = await openPage();
  await setup.control('foreign', { amountKes: 500, reference: '<b>me</b>' });
  await accepted(setup, '99');
  await setup.pass(3);
  const urls = { remarks: 'Twende', resultUrl: 'https://t.example/r', timeoutUrl: 'https://t.example/t' };
  for (const { receipt, amount } of setup.simulator().moved()) {
    await setup.daraja.reverse({ receipt, amountKes: amount, ...urls });
    await setup.pass(2);
  }
  await setup.daraja.sendB2c({ id: 'a', phone: '0700000040', amountKes: 9_680, ...urls });
  await setup.pass(2);
  const page = await setup.page();
  expect(page).toContain('There is no payment request.');
  expect(page).toMatch(/\+254700000040<\/strong><p>TKL\w{7} confirmed. You have received KES 9,680 from Twende.<\/p>/);
  expect(page).toContain('Your payment of KES 11,000 for account BK2026001 has been reversed');
  expect(page).toContain('Your payment of KES 500 for account &lt;b&gt;me&lt;/b&gt; has been reversed');
  expect(page).toContain('<small>21 Nov 2026, 14:30</small>');
  expect(page.indexOf('9,680')).toBeLessThan(page.indexOf('11,000'));
});
