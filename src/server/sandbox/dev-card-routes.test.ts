import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { cardRoutes } from './dev-card-routes.ts';
import { acceptForms } from './dev-html.ts';
import { startTestSetup, wish } from './stripe/simulator.fixture.ts';

/** The page over a simulator, with payments by these cards, two seconds old. */
async function openPage(...numbers: string[]) {
  const setup = await startTestSetup();
  const fastify = Fastify();
  fastify.addHook('onRequest', async (request) => Object.assign(request.raw, { cspNonce: 'n-1' }) && undefined);
  fastify.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof AppError && error.code === 'not_found' ? 404 : 400).send('refused'),
  );
  acceptForms(fastify);
  cardRoutes(fastify, setup.origin);
  onTestFinished(() => fastify.close());
  const intents: string[] = [];
  for (const number of numbers) {
    const intent = await setup.sdk.paymentIntents.create({ ...wish, description: '<b>Mara</b>' });
    await setup.confirm(intent.client_secret, number);
    intents.push(intent.id);
  }
  await setup.advance(2_000);
  return {
    ...setup,
    intent: intents[0] ?? '',
    page: async () => (await fastify.inject('/dev/stripe')).body,
    post: (path: string, form = '') =>
      fastify.inject({
        method: 'POST',
        url: `/dev/stripe/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form,
      }),
  };
}

test('lists every test card, payments and disputes, escaped and under the nonce', async () => {
  const setup = await openPage('4242424242424242', '4000000000000259');
  const page = await setup.page();
  expect(page).toContain('<style nonce="n-1">');
  expect(page).toContain('<dt>4000 0000 0000 5126</dt>');
  expect(page).toContain('&lt;b&gt;Mara');
  expect(page).not.toContain('<b>Mara');
  expect(page).toMatch(/<strong>USD 100.00<\/strong> fraudulent, <strong>needs_response<\/strong>/);
  expect(page.match(/Refund in the dashboard/g)).toHaveLength(2);
});

test('refunds in the dashboard: a part, more than is left, the rest', async () => {
  const setup = await openPage('4242424242424242');
  const refund = (amount: string) => setup.post(`payments/${setup.intent}/refund`, `amount=${amount}`);
  expect(await refund('25.5')).toMatchObject({ statusCode: 303, headers: { location: '/dev/stripe' } });
  expect(await setup.page()).toContain('USD 25.50 refunded');
  const tooMuch = await refund('80');
  expect(tooMuch.statusCode).toBe(409);
  expect(tooMuch.body).toContain('greater than unrefunded amount');
  for (const odd of ['1.234', '-1', 'all', '1e3']) expect((await refund(odd)).statusCode).toBe(400);
  expect((await refund('')).statusCode).toBe(303);
  const { data } = await setup.sdk.refunds.list({ payment_intent: setup.intent });
  expect(data.map(({ amount }) => amount)).toEqual([7_450, 2_550]);
  expect(await setup.page()).not.toContain('Refund in the dashboard');
});

test.each(['won', 'lost'])('a dispute is %s by its button, once', async (outcome) => {
  const setup = await openPage('4242424242424242');
  expect((await setup.post(`payments/${setup.intent}/dispute`)).statusCode).toBe(303);
  const [, id] = /\/dev\/stripe\/disputes\/(du_\w+)\/won/.exec(await setup.page()) ?? [];
  expect((await setup.post(`disputes/${id}/${outcome}`)).statusCode).toBe(303);
  expect(await setup.sdk.disputes.retrieve(id ?? '')).toMatchObject({ status: outcome });
  expect(await setup.page()).not.toContain('/dev/stripe/disputes/');
  expect((await setup.post(`disputes/${id}/${outcome}`)).statusCode).toBe(409);
});

test('there is no other action, and no other payment', async () => {
  const setup = await openPage('4242424242424242');
  expect((await setup.post(`payments/${setup.intent}/capture`)).statusCode).toBe(404);
  expect((await setup.post('disputes/du_none/draw')).statusCode).toBe(404);
  expect((await setup.post('payments/pi_none/refund')).body).toContain('There is no such thing.');
});
