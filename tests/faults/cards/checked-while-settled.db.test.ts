import { expect, test, vi } from 'vitest';
import type * as BookingQueries from '#server/bookings/queries.ts';
import { pauseAfter } from '../../support/guard.ts';
import { openScenario } from '../../support/scenario.ts';

vi.mock('#server/bookings/queries.ts', async (original) =>
  (await import('../../support/guard.ts')).unguarded(original<typeof BookingQueries>, ({ getPaymentStatus }) => ({
    getPaymentStatus,
  })),
);

const scenario = await openScenario();

test('a check during which the second card is settled does not report the failure of the first as the outcome', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, '4000000000000002');
  await scenario.pass(2);
  const declined = { paymentStatus: 'failed', attemptStatus: 'prompted' };
  expect(await scenario.verify(stay)).toMatchObject(declined);
  pauseAfter('getPaymentStatus', async () => {
    await scenario.card(stay, '4242424242424242');
    await scenario.pass(2);
  });
  expect(await scenario.verify(stay)).toMatchObject(declined);
  expect(await scenario.verify(stay)).toMatchObject({ paymentStatus: 'completed', attemptStatus: 'succeeded' });
});
