import { expect, test } from 'vitest';
import { startTestSetup, wish } from './simulator.fixture.ts';

async function paidSetup(number = '4242424242424242') {
  const setup = await startTestSetup();
  const { id: intent, client_secret: secret } = await setup.sdk.paymentIntents.create(wish, {
    idempotencyKey: 'pi:a-1',
  });
  await setup.confirm(secret, number);
  await setup.advance(1_000);
  return { ...setup, intent };
}

test('a refund made in the dashboard has no metadata of ours, and is limited to what is left', async () => {
  const setup = await paidSetup();
  const { refund } = await setup.control<{ refund: string }>('refund', { intent: setup.intent, amount: 2_500 });
  expect(await setup.sdk.refunds.retrieve(refund)).toMatchObject({ amount: 2_500, metadata: {}, reason: null });
  const tooMuch = await setup.control('refund', { intent: setup.intent, amount: 7_501 });
  expect(tooMuch).toMatchObject({ error: { message: expect.stringContaining('greater than unrefunded') } });
  await setup.control('refund', { intent: setup.intent });
  expect(await setup.control('refund', { intent: setup.intent })).toMatchObject({
    error: { code: 'charge_already_refunded' },
  });
  expect(await setup.control('refund', { intent: 'pi_none' })).toMatchObject({ error: { code: 'resource_missing' } });
  expect(await setup.control('refund', { intent: setup.intent, amount: 0 })).toMatchObject({
    error: expect.stringContaining('amount'),
  });
});

test('any payment can be disputed once, and the dispute be decided at once', async () => {
  const setup = await paidSetup();
  const { dispute } = await setup.control<{ dispute: string }>('dispute', {
    intent: setup.intent,
    reason: 'product_not_received',
  });
  expect(await setup.sdk.disputes.retrieve(dispute)).toMatchObject({
    status: 'needs_response',
    reason: 'product_not_received',
  });
  expect(await setup.control('dispute', { intent: setup.intent })).toMatchObject({
    error: { message: expect.stringContaining('disputed already') },
  });
  expect(await setup.control('decide', { dispute, outcome: 'won' })).toEqual({ status: 'won' });
  expect(await setup.control('decide', { dispute, outcome: 'lost' })).toMatchObject({
    error: { message: expect.stringContaining('status of won') },
  });
  expect(await setup.control('decide', { dispute: 'du_none', outcome: 'lost' })).toMatchObject({
    error: { code: 'resource_missing' },
  });
});

test('the overview has payments, refunds and disputes, newest first', async () => {
  const setup = await paidSetup('4000000000000259');
  const other = await setup.sdk.paymentIntents.create({ ...wish, amount: 5_000, description: 'Lamu dhow' });
  await setup.confirm(other.client_secret, '4000000000009995');
  await setup.control('refund', { intent: setup.intent, amount: 1_000 });
  await setup.advance(1_000);
  expect(await setup.control('overview')).toEqual({
    payments: [
      {
        id: other.id,
        status: 'requires_payment_method',
        amount: 5_000,
        refunded: 0,
        disputed: false,
        description: 'Lamu dhow',
        lastError: 'Your card has insufficient funds.',
        at: '2024-11-21T12:00:01.000Z',
      },
      {
        id: setup.intent,
        status: 'succeeded',
        amount: 10_000,
        refunded: 1_000,
        disputed: true,
        description: 'Mara safari',
        at: '2024-11-21T12:00:00.000Z',
      },
    ],
    refunds: [
      {
        id: expect.stringMatching(/^re_/),
        intent: setup.intent,
        status: 'succeeded',
        amount: 1_000,
        ours: false,
        at: '2024-11-21T12:00:01.000Z',
      },
    ],
    disputes: [
      {
        id: expect.stringMatching(/^du_/),
        intent: setup.intent,
        status: 'needs_response',
        amount: 9_000,
        reason: 'fraudulent',
        dueBy: '2024-11-28T12:00:02.000Z',
      },
    ],
  });
});

test('`forget` deletes the objects, also after a restart, and keeps clock, keys and movements', async () => {
  const setup = await paidSetup('4000000000000259');
  const { moved } = await setup.control<{ moved: unknown[] }>('moved');
  await setup.control('forget', {});
  await expect(setup.sdk.paymentIntents.retrieve(setup.intent)).rejects.toMatchObject({ code: 'resource_missing' });
  await setup.restart();
  await setup.advance(60_000);
  expect((await setup.sdk.events.list()).data).toEqual([]);
  expect(await setup.control('moved')).toEqual({ moved });
  expect(await setup.control('clock', { advanceMs: 0 })).toEqual({ now: '2024-11-21T12:01:01.000Z', frozen: true });
  const replayed = await setup.sdk.paymentIntents.create(wish, { idempotencyKey: 'pi:a-1' });
  expect(replayed.id).toBe(setup.intent);
});
