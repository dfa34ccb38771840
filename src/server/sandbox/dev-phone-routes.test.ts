import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { accepted, startTestSetup } from './daraja/simulator.fixture.ts';
import { phoneRoutes } from './dev-phone-routes.ts';

/** The page over a simulator. */
async function openPage() {
  const setup = await startTestSetup();
  const fastify = Fastify();
  phoneRoutes(fastify, { daraja: setup.simulator().origin });
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

test('shows the text messages of each phone, as the phone does', async () => {
  const messages = [
    { id: 'c', to: '+254700000002', from: 'TWENDE', text: 'Asante', at: '2026-11-21T11:31:00Z', state: 'Sent' },
    {
      id: 'b',
      to: '+254700000001',
      from: 'TWENDE',
      text: '<b>two</b>\nlines',
      at: '2026-11-21T11:30:00Z',
      state: 'Success',
    },
    { id: 'a', to: '+254700000001', from: 'TWENDE', text: 'Karibu', at: '2026-11-21T11:29:00Z', state: 'Failed' },
  ];
  const simulator = Fastify();
  simulator.get('/__sms/messages', async () => ({ messages }));
  const fastify = Fastify();
  phoneRoutes(fastify, { sms: await simulator.listen({ port: 0, host: '127.0.0.1' }) });
  onTestFinished(async () => {
    await fastify.close();
    await simulator.close();
  });
  const all = (await fastify.inject('/dev/phone')).body;
  expect(all).not.toContain('payment request');
  expect(all).toMatch(
    /messages\/%2B254700000001.*2 messages, 21 Nov 2026, 14:30<\/small><p>&lt;b&gt;two&lt;\/b&gt;<br>lines/,
  );
  expect((await fastify.inject('/dev/phone/messages')).json().items).toHaveLength(3);
  const phone = (await fastify.inject('/dev/phone/messages/+254700000001')).body;
  expect(phone.indexOf('Karibu')).toBeLessThan(phone.indexOf('two'));
  expect(phone).toContain('14:29 · not delivered · 6 characters, 1 part');
  expect(phone).not.toContain('Asante');
  expect((await fastify.inject('/dev/phone/messages/+254700000009')).statusCode).toBe(500);
});
