import { expect, test } from 'vitest';
import { updateSettings } from '#server/settings/update-settings.ts';
import { translate } from '#shared/i18n/translate.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, listService, openScenario, PRICE_KES } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';
import { callbackPaths } from '../support/replay.ts';

const scenario = await openScenario();

async function setRate(usdToKesRate: number): Promise<void> {
  const admin = await makePerson(scenario.product.app, { role: 'admin' });
  await updateSettings(scenario.product.app, admin, { usdToKesRate });
}

test.each([10_999, 11_001, 1, 0, -11_000, 11_000.5, 1e300])(
  'F21: an amount of %d is refused, because it is not the price',
  async (amount) => {
    const stay = await scenario.book();
    const refused = await scenario.push(stay, freshPhone(), { amount });
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', amount: PRICE_KES, rate: 110 } });
    expect(await stateOf(scenario.product, stay)).toMatchObject({ attempts: [], standing: 'pending/pending' });
  },
);

test('F21: a rate that changed before the push is refused with the new price; one that changes after it does not affect the attempt', async () => {
  const [before, after] = [await scenario.book(), await scenario.book()];
  const phone = freshPhone();
  await scenario.prompt(after, phone);
  try {
    await setRate(120);
    const refused = await scenario.push(before, freshPhone());
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 12_000, rate: 120 } });
    expect((await stateOf(scenario.product, before)).attempts).toEqual([]);
    expect((await scenario.push(after, phone)).body.data.amount).toBe(PRICE_KES);
    await scenario.advance(4);
    await expectPaidOnce(scenario, after);
    await checkInvariants(scenario, after);
    expect((await scenario.push(before, freshPhone(), { amount: 12_000 })).status).toBe(200);
  } finally {
    await setRate(110);
  }
});

test('F21: M-Pesa takes KES 250,000 at most', async () => {
  const [most, more] = await Promise.all([
    listService(scenario.product, 227_273),
    listService(scenario.product, 227_274),
  ]);
  const fits = await scenario.book({ serviceId: most, guests: 1 });
  expect((await scenario.push(fits, freshPhone(), { amount: 250_000 })).status).toBe(200);
  await scenario.advance(4);
  const paid = await stateOf(scenario.product, fits);
  expect(paid).toMatchObject({ standing: 'confirmed/completed', attempts: [{ received: '25000000' }] });
  expect(paid.ledger).toEqual({
    payment: {
      'mpesa:collection:KES': 25_000_000,
      'fx:KES': -25_000_000,
      'fx:USD': 227_273,
      'customer:deposits:USD': -227_273,
    },
  });
  await expectEnd(scenario, fits, { told: { confirmed: 1, newBooking: 1 }, moved: { kesMinor: 25_000_000 } });
  const over = await scenario.book({ serviceId: more, guests: 1 });
  expect(await scenario.push(over, freshPhone(), { amount: 250_001 })).toMatchObject({
    status: 422,
    body: { code: 'mpesa_limit' },
  });
  expect((await stateOf(scenario.product, over)).attempts).toEqual([]);
  const { body } = await scenario.call(`/api/payments/options/${over.id}`, { as: over.traveller });
  expect(body).toMatchObject({
    amountKes: 250_001,
    mpesa: { available: false, reason: 'mpesa_limit' },
    card: { available: true, reason: null },
  });
});

test('a card takes 50 cents at least', async () => {
  const [least, less] = await Promise.all([listService(scenario.product, 50), listService(scenario.product, 49)]);
  expect((await scenario.intent(await scenario.book({ serviceId: least, guests: 1 }))).status).toBe(200);
  const small = await scenario.book({ serviceId: less, guests: 1 });
  expect(await scenario.intent(small)).toMatchObject({ status: 422, body: { code: 'card_minimum' } });
  expect((await stateOf(scenario.product, small)).attempts).toEqual([]);
});

test("no call about payments finds another person's booking, or one that does not exist", async () => {
  const stay = await scenario.book();
  const stranger = await scenario.register();
  const none = { ...stay, id: '0199c3a2-5d7e-7000-8000-000000000000', traveller: stranger };
  for (const about of [{ ...stay, traveller: stranger }, none, { ...none, id: 'BK-2026-999999' }]) {
    const answers = await Promise.all([
      scenario.intent(about),
      scenario.push(about, freshPhone()),
      scenario.call(`/api/payments/verify/${about.id}`, { as: stranger }),
      scenario.call(`/api/payments/options/${about.id}`, { as: stranger }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'not_found']));
  }
  expect((await stateOf(scenario.product, stay)).attempts).toEqual([]);
  const { status } = await scenario.call(`/api/payments/verify/${stay.id}`);
  expect(status).toBe(401);
});

test('a booking can be paid by its reference, but not after its hold has ended', async () => {
  const stay = await scenario.book();
  expect((await scenario.push({ ...stay, id: stay.reference }, freshPhone())).status).toBe(200);
  const late = await scenario.book();
  scenario.product.clock.advance(60 * 60_000); // the hold has ended, though no job has released the places yet
  expect(await scenario.intent(late)).toMatchObject({ status: 409, body: { code: 'booking_not_payable' } });
  expect(await scenario.push(late, freshPhone())).toMatchObject({ status: 409, body: { code: 'booking_not_payable' } });
  await scenario.advance(0);
});

const odd = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"bookingId":null}',
  '{"Body":{"stkCallback":[]}}',
  '\u0000',
  'x'.repeat(9),
];

test('malformed bodies are refused without 5xx; under a known callback path they are stored, with a case', async () => {
  const stay = await scenario.book();
  const as = stay.traveller;
  await scenario.prompt(stay, '28');
  const [path = ''] = (await callbackPaths(scenario.product.app)).values();
  for (const body of odd) {
    const refused = await Promise.all(
      [
        '/api/payments/stripe/create-payment-intent',
        '/api/payments/mpesa/stk-push',
        '/api/payments/stripe/webhook',
      ].map((url) => scenario.call(url, { as, body })),
    );
    for (const { status } of refused) expect(status).toBe(400);
    expect((await scenario.call(path, { body })).status).toBe(200);
  }
  await scenario.advance(0);
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');

  const wrong = {
    phoneNumber: ['+254212345678', '0712345678', '+25471234567', '', null, 5],
    amount: ['11000', null, {}],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      const body = { bookingId: stay.id, phoneNumber: freshPhone(), amount: PRICE_KES, [field]: value };
      const { status, body: answer } = await scenario.call('/api/payments/mpesa/stk-push', { as, body });
      expect([value, status, answer.fields]).toEqual([value, 400, { [field]: expect.any(String) }]);
    }
  }
  const landline = { bookingId: stay.id, phoneNumber: '+254202345678', amount: PRICE_KES };
  const { body: answer } = await scenario.call('/api/payments/mpesa/stk-push', { as, body: landline });
  expect(answer.fields).toEqual({ phoneNumber: translate('en', 'fields', 'phone_not_mobile') });
});
