import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestSetup, wish } from './simulator.fixture.ts';
import { TEST_CARDS } from './test-cards.ts';

const expanded = { expand: ['latest_charge.balance_transaction'] };

describe('cards', () => {
  test.each(['4242424242424242', '5555 5555 5555 4444', '378282246310005'])('%s pays', async (number) => {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish);
    expect(intent).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method', livemode: false });
    expect(await setup.confirm(intent.client_secret, number)).toEqual({ status: 'succeeded' });

    const paid = await setup.sdk.paymentIntents.retrieve(intent.id, expanded);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 10_000, metadata: wish.metadata });
    expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, balance_transaction: null });

    await setup.advance(1_000);
    const later = await setup.sdk.paymentIntents.retrieve(intent.id, expanded);
    expect(later.latest_charge).toMatchObject({ balance_transaction: { fee: 320, net: 9_680, currency: 'usd' } });
  });

  test.each([
    ['4000000000000002', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'stolen_card', 'Your card was declined.'],
  ])('%s is declined with %s, and the same intent takes the next card', async (number, declineCode, message) => {
    const setup = await startTestSetup();
    const { id, client_secret: secret } = await setup.sdk.paymentIntents.create(wish);
    const error = { code: 'card_declined', declineCode, message };
    expect(await setup.confirm(secret, number)).toEqual({ status: 'requires_payment_method', error });
    const declined = await setup.sdk.paymentIntents.retrieve(id, expanded);
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: declineCode, message },
      latest_charge: { status: 'failed', paid: false, captured: false },
    });
    expect((await setup.control<{ moved: unknown[] }>('moved')).moved).toEqual([]);

    expect(await setup.confirm(secret, '4242424242424242')).toEqual({ status: 'succeeded' });
    const paid = await setup.sdk.paymentIntents.retrieve(id);
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect((await setup.control<{ moved: unknown[] }>('moved')).moved).toEqual([
      {
        kind: 'charge',
        source: paid.latest_charge,
        paymentIntent: id,
        charge: paid.latest_charge,
        amount: 10_000,
        currency: 'usd',
        metadata: wish.metadata,
        at: '2024-11-21T12:00:00.000Z',
      },
    ]);
  });

  test.each([
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
  ])('%s is declined with the code %s', async (number, code) => {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish);
    const error = { code, message: expect.any(String) };
    expect(await setup.confirm(intent.client_secret, number)).toEqual({ status: 'requires_payment_method', error });
    expect((await setup.sdk.events.list({ type: 'payment_intent.payment_failed' })).data).toHaveLength(1);
  });

  test.each(TEST_CARDS.map(({ number, named }) => [named, number]))('%s is the name of %s', async (named, number) => {
    const setup = await startTestSetup();
    const [byName, byNumber] = [
      await setup.sdk.paymentIntents.create(wish),
      await setup.sdk.paymentIntents.create(wish),
    ];
    const status = async (id: string) => (await setup.sdk.paymentIntents.retrieve(id)).status;
    await setup.sdk.paymentIntents.confirm(byName.id, { payment_method: named }).catch(() => undefined);
    await setup.confirm(byNumber.client_secret, number);
    expect(await status(byName.id)).toBe(await status(byNumber.id));
  });

  test.each([
    ['a number whose last digit is wrong', '4242424242424241', {}, 'incorrect_number'],
    ['a number that is not for tests', '4111111111111111', {}, 'test_mode_live_card'],
    ['no number', '', {}, 'test_mode_live_card'],
    ['month 13', '4242424242424242', { expMonth: 13 }, 'invalid_expiry_month'],
    ['last month', '4242424242424242', { expMonth: '10', expYear: '24' }, 'invalid_expiry_month'],
    ['last year', '4242424242424242', { expYear: 23 }, 'invalid_expiry_year'],
    ['a code of two digits', '4242424242424242', { cvc: '12' }, 'invalid_cvc'],
  ])('%s is refused and changes nothing', async (_name, number, more, code) => {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish);
    const answer = await setup.confirm(intent.client_secret, number, more);
    expect(answer).toMatchObject({ status: 'requires_payment_method', error: { code } });
    expect(await setup.sdk.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  test('a card is valid until the end of its last month', async () => {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish);
    const thisMonth = { expMonth: '11', expYear: '24' };
    expect(await setup.confirm(intent.client_secret, '4242424242424242', thisMonth)).toEqual({ status: 'succeeded' });
  });

  test('no card number and no security code is ever stored', async () => {
    const setup = await startTestSetup();
    const { client_secret: secret } = await setup.sdk.paymentIntents.create(wish);
    for (const number of ['4111111111111111', '4000000000000002', '4000002500003155', '4242424242424242']) {
      await setup.confirm(secret, number, { cvc: '9182' });
    }
    const journal = readFileSync(join(setup.stateDir, 'journal.jsonl'), 'utf8');
    expect(journal).toContain('"last4":"4242"');
    expect(journal).not.toMatch(/(?<!\d)\d{15,19}(?!\d)|"9182"/);
  });

  test('a payment that has succeeded takes no second card', async () => {
    const setup = await startTestSetup();
    const { client_secret: secret } = await setup.sdk.paymentIntents.create(wish);
    const [one, two] = await Promise.all([
      setup.confirm(secret, '4242424242424242'),
      setup.confirm(secret, '5555555555554444'),
    ]);
    expect([one.status, two.status]).toEqual(['succeeded', 'succeeded']);
    expect([one.error?.code, two.error?.code].sort()).toEqual(['payment_intent_unexpected_state', undefined]);
    expect((await setup.control<{ moved: unknown[] }>('moved')).moved).toHaveLength(1);
  });

  test('a wrong clientSecret is refused', async () => {
    const setup = await startTestSetup();
    const intent = await setup.sdk.paymentIntents.create(wish);
    const answer = await setup.confirm(`${intent.id}_secret_wrong`, '4242424242424242');
    expect(answer).toMatchObject({ error: { code: 'resource_missing' } });
    expect((await setup.sdk.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });
});
