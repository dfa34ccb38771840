import { describe, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { addDays, startOfDayNairobi, today } from '#shared/dates.ts';
import { INTENTS_PATH } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { failQueries } from '../support/payments.ts';
import {
  addThirdGuest,
  change,
  deposit,
  GUEST_KES,
  giveUp,
  good,
  letters,
  paid,
  payByPhone,
  scenario,
  serviceId,
  taken,
} from './support.ts';

describe('a change that is not paid in time', () => {
  test('lapses: its places are freed, its card form is closed, and the booking stays as it was', async () => {
    const stay = await paid('card');
    const held = await addThirdGuest(stay);
    const { clientSecret } = (await scenario.intent(stay)).body.data;
    await scenario.pass(61 * 60, 120);
    expect(await taken(stay)).toBe(2);
    expect(await scenario.read(stay)).toMatchObject({ guests: 2, totalAmount: 100, change: null, changeable: true });
    expect(await scenario.verify(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      canRetry: false,
      change: { id: held.id, status: 'lapsed' },
    });
    const options = await scenario.call(`/api/payments/options/${stay.id}`, { as: stay.traveller });
    expect(options.body).toMatchObject({ change: 'lapsed', liveAttempt: null });
    expect(await scenario.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
    expect(await scenario.intent(stay)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await letters(stay, 'lapsed')).toEqual({ traveller: 1, provider: 0 });
    expect(await letters(stay, 'changed')).toEqual({ traveller: 0, provider: 0 });
    expect(await deposit(stay)).toBe(10_000);
    await checkInvariants(scenario, stay);
  });

  test('keeps its places while a prompt is open, for at most one more hour', async () => {
    const stay = await paid('card');
    const held = await addThirdGuest(stay);
    await scenario.pass(59 * 60, 60);
    await payByPhone(stay, '28');
    await scenario.pass(60 + 60, 20);
    const later = (await scenario.read(stay)).change;
    expect(later?.holdEndsAt && held.holdEndsAt && later.holdEndsAt > held.holdEndsAt).toBe(true);
    expect(await scenario.verify(stay)).toMatchObject({ reason: 'no_answer', change: { paymentStatus: 'failed' } });
    for (let minute = 0; minute < 70; minute += 2) {
      await scenario.push(stay, '28', { amount: GUEST_KES });
      await scenario.advance(120);
    }
    expect((await scenario.read(stay)).change).toBeNull();
    expect(await taken(stay)).toBe(2);
    await checkInvariants(scenario, stay);
  });

  test('is applied by late money while there are free places', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await payByPhone(stay, '30');
    await scenario.pass(60 * 60, 120);
    expect([(await scenario.read(stay)).change, await taken(stay)]).toEqual([null, 2]);
    await scenario.pass(10 * 60, 60);
    expect(await scenario.read(stay)).toMatchObject({ guests: 3, totalAmount: 150 });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    await checkInvariants(scenario, stay);
  });

  test('is not applied by late money without free places: all of it is refunded, and the booking stays', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await payByPhone(stay, '30');
    await scenario.pass(60 * 60, 120);
    const other = await scenario.book({ serviceId, startDate: stay.startDate, guests: 2 });
    await scenario.pass(10 * 60, 60);
    expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', guests: 2, paymentStatus: 'completed' });
    expect(await scenario.verify(stay)).toMatchObject({ reason: 'surplus_returned', change: { status: 'lapsed' } });
    const { refunds } = await stateOf(scenario.product, stay);
    expect(refunds).toMatchObject([
      { reason: 'surplus', currency: 'KES', amount: GUEST_KES * 100, status: 'succeeded' },
    ]);
    expect([await taken(stay), await deposit(stay)]).toEqual([4, 10_000]);
    await checkInvariants(scenario, stay);
    await scenario.cancel(other);
  });

  test('is not applied by late money when the booking was changed since: the money is refunded', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await payByPhone(stay, '30');
    await scenario.pass(60 * 60, 120);
    expect((await change(stay, { guests: 1, total: 50 })).body.status).toBe('applied');
    await scenario.pass(10 * 60, 60);
    expect(await scenario.read(stay)).toMatchObject({ guests: 1, totalAmount: 50 });
    expect([await taken(stay), await deposit(stay)]).toEqual([1, 5_000]);
    await checkInvariants(scenario, stay);
  });

  test.each([
    { known: 'on the first day of the trip', days: 2.5, status: 'confirmed' },
    { known: 'when the trip is over', days: 4, status: 'completed' },
  ])(
    'is not applied by late money that is known $known: all of it is refunded, with the reason',
    async ({ days, status }) => {
      const stay = await paid('card', { startDate: addDays(today(scenario.product.clock), 2) });
      await addThirdGuest(stay);
      await payByPhone(stay, '30');
      await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
      await failQueries(scenario);
      const startsAt = startOfDayNairobi(addDays(today(scenario.product.clock), Math.floor(days)));
      await scenario.pass((startsAt.getTime() - scenario.product.clock.now().getTime()) / 1000 + 3_600, 12 * 3_600);
      await scenario.product.control('daraja', 'faults', { clear: true });
      await scenario.product.control('daraja', 'release', {});
      await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
      await scenario.pass(60, 5);
      expect(await scenario.read(stay)).toMatchObject({ status, guests: 2, refunds: [{ reason: 'day_passed' }] });
      expect(await scenario.verify(stay)).toMatchObject({ reason: 'surplus_returned', change: { status: 'lapsed' } });
      const { refunds } = await stateOf(scenario.product, stay);
      expect(refunds).toMatchObject([{ reason: 'day_passed', amount: GUEST_KES * 100, status: 'succeeded' }]);
      const box = (await scenario.product.app.mail.mailbox?.list()) ?? [];
      const about = box.filter(({ to, subject }) => to === stay.traveller.email && subject.includes('Your refund'));
      expect(about.map(({ text }) => text)).toEqual([
        expect.stringContaining('Your payment for a change of this booking came after the trip had begun'),
      ]);
      await checkInvariants(scenario, stay);
    },
  );

  test('that is given up while its prompt is open is not applied by the payment, which is refunded', async () => {
    const stay = await paid('card');
    const held = await addThirdGuest(stay);
    await payByPhone(stay);
    expect(await giveUp(stay, held.id)).toMatchObject({ status: 200, body: { status: 'lapsed', amountDue: 0 } });
    expect(await giveUp(stay, held.id)).toMatchObject({ status: 200, body: { status: 'lapsed' } });
    expect(await taken(stay)).toBe(2);
    expect(await scenario.verify(stay)).toMatchObject({ latePaymentEffect: 'goes_back', change: { status: 'lapsed' } });
    await scenario.pass(10);
    expect(await scenario.verify(stay)).toMatchObject({ reason: 'surplus_returned', change: { status: 'lapsed' } });
    const now = await scenario.read(stay);
    expect(now).toMatchObject({ guests: 2, totalAmount: 100 });
    expect(now.payments).toMatchObject([
      { seq: 1, method: 'card', forChange: false, surplus: false },
      { seq: 2, method: 'mpesa', amount: GUEST_KES, forChange: true, surplus: true },
    ]);
    expect(now.timeline.at(-1)).toMatchObject({
      event: 'change_given_up',
      by: 'traveller',
      changed: { from: { guests: 2 }, to: { guests: 3 } },
    });
    expect([await taken(stay), await deposit(stay)]).toEqual([2, 10_000]);
    expect(await letters(stay, 'lapsed')).toEqual({ traveller: 0, provider: 0 });
    const box = (await scenario.product.app.mail.mailbox?.list()) ?? [];
    const why = box.filter(({ to, text }) => to === stay.traveller.email && text.includes('could not be used'));
    expect(why).toHaveLength(1);
    await checkInvariants(scenario, stay);
  });

  test('has its intent cancelled as soon as Stripe answers, when Stripe is down while it lapses', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    const { clientSecret } = (await scenario.intent(stay)).body.data;
    await scenario.product.control('stripe', 'faults', {
      match: { path: `${INTENTS_PATH}/pi_` },
      do: 'status:503',
      times: 100,
    });
    await scenario.advance(61 * 60);
    expect((await scenario.read(stay)).change).toBeNull();
    await scenario.product.control('stripe', 'faults', { clear: true });
    await scenario.advance(120);
    expect(await scenario.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
    await checkInvariants(scenario, stay);
  });
});

test('at the end the ledger agrees with our rows and with Stripe’s list', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
