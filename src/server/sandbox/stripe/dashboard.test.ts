import { expect, test } from 'vitest';
import { startStage, wish } from './simulator.fixture.ts';

async function paidStage(number = '4242424242424242') {
  const stage = await startStage();
  const { id: intent, client_secret: secret } = await stage.sdk.paymentIntents.create(wish, {
    idempotencyKey: 'pi:a-1',
  });
  await stage.confirm(secret, number);
  await stage.advance(1_000);
  return { ...stage, intent };
}

test('a refund made there carries nothing of ours, and keeps to what is left', async () => {
  const stage = await paidStage();
  const { refund } = await stage.control<{ refund: string }>('refund', { intent: stage.intent, amount: 2_500 });
  expect(await stage.sdk.refunds.retrieve(refund)).toMatchObject({ amount: 2_500, metadata: {}, reason: null });
  const tooMuch = await stage.control('refund', { intent: stage.intent, amount: 7_501 });
  expect(tooMuch).toMatchObject({ error: { message: expect.stringContaining('greater than unrefunded') } });
  await stage.control('refund', { intent: stage.intent });
  expect(await stage.control('refund', { intent: stage.intent })).toMatchObject({
    error: { code: 'charge_already_refunded' },
  });
  expect(await stage.control('refund', { intent: 'pi_none' })).toMatchObject({ error: { code: 'resource_missing' } });
  expect(await stage.control('refund', { intent: stage.intent, amount: 0 })).toMatchObject({
    error: expect.stringContaining('amount'),
  });
});

test('a bank disputes any payment, once, and decides at once', async () => {
  const stage = await paidStage();
  const { dispute } = await stage.control<{ dispute: string }>('dispute', {
    intent: stage.intent,
    reason: 'product_not_received',
  });
  expect(await stage.sdk.disputes.retrieve(dispute)).toMatchObject({
    status: 'needs_response',
    reason: 'product_not_received',
  });
  expect(await stage.control('dispute', { intent: stage.intent })).toMatchObject({
    error: { message: expect.stringContaining('disputed already') },
  });
  expect(await stage.control('decide', { dispute, outcome: 'won' })).toEqual({ status: 'won' });
  expect(await stage.control('decide', { dispute, outcome: 'lost' })).toMatchObject({
    error: { message: expect.stringContaining('status of won') },
  });
  expect(await stage.control('decide', { dispute: 'du_none', outcome: 'lost' })).toMatchObject({
    error: { code: 'resource_missing' },
  });
});

test('the overview has payments, refunds and disputes, newest first', async () => {
  const stage = await paidStage('4000000000000259');
  const other = await stage.sdk.paymentIntents.create({ ...wish, amount: 5_000, description: 'Lamu dhow' });
  await stage.confirm(other.client_secret, '4000000000009995');
  await stage.control('refund', { intent: stage.intent, amount: 1_000 });
  await stage.advance(1_000);
  expect(await stage.control('overview')).toEqual({
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
        id: stage.intent,
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
        intent: stage.intent,
        status: 'succeeded',
        amount: 1_000,
        ours: false,
        at: '2024-11-21T12:00:01.000Z',
      },
    ],
    disputes: [
      {
        id: expect.stringMatching(/^du_/),
        intent: stage.intent,
        status: 'needs_response',
        amount: 9_000,
        reason: 'fraudulent',
        dueBy: '2024-11-28T12:00:02.000Z',
      },
    ],
  });
});

test('forget: the objects are gone, also after a restart; clock, keys and what moved stay', async () => {
  const stage = await paidStage('4000000000000259');
  const { moved } = await stage.control<{ moved: unknown[] }>('moved');
  await stage.control('forget', {});
  await expect(stage.sdk.paymentIntents.retrieve(stage.intent)).rejects.toMatchObject({ code: 'resource_missing' });
  await stage.restart();
  await stage.advance(60_000);
  expect((await stage.sdk.events.list()).data).toEqual([]);
  expect(await stage.control('moved')).toEqual({ moved });
  expect(await stage.control('clock', { advanceMs: 0 })).toEqual({ now: '2024-11-21T12:01:01.000Z', frozen: true });
  const replayed = await stage.sdk.paymentIntents.create(wish, { idempotencyKey: 'pi:a-1' });
  expect(replayed.id).toBe(stage.intent);
});
