import type StripeSdk from 'stripe';
import { describe, expect, test } from 'vitest';
import { startTestSetup, wish } from './simulator.fixture.ts';

const DAY_MS = 86_400_000;

/** A payment by this card, two seconds later; answers the dispute that its bank has opened, if any. */
async function reported(number: string) {
  const setup = await startTestSetup();
  const { id: intent, client_secret: secret } = await setup.sdk.paymentIntents.create(wish);
  await setup.confirm(secret, number);
  await setup.advance(1_999);
  setup.receiver.hooks.splice(0);
  await setup.restart();
  await setup.advance(1);
  const object = setup.receiver.hooks[0]?.event.data.object as StripeSdk.Dispute;
  return {
    ...setup,
    intent,
    object,
    dispute: () => setup.sdk.disputes.retrieve(object.id),
    submit: (text: string) =>
      setup.sdk.disputes.update(object.id, { evidence: { uncategorized_text: text }, submit: true }),
    refund: (amount?: number) => setup.sdk.refunds.create({ payment_intent: intent, ...(amount && { amount }) }),
    async moved() {
      const { moved } = await setup.control<{ moved: { kind: string; amount: number }[] }>('moved');
      return moved.map(({ kind, amount }) => [kind, amount]);
    },
  };
}

const withdrawn = [
  ['charge', 10_000],
  ['dispute', -10_000],
  ['dispute_fee', -1_500],
];

test.each([
  ['4000000000000259', 'fraudulent'],
  ['4000000000002685', 'product_not_received'],
])('%s is disputed as %s two seconds after the payment, and money and fee are withdrawn', async (number, reason) => {
  const setup = await reported(number);
  expect(setup.receiver.types()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  const dispute = await setup.dispute();
  expect(dispute).toMatchObject({
    object: 'dispute',
    status: 'needs_response',
    reason,
    amount: 10_000,
    payment_intent: setup.intent,
    is_charge_refundable: false,
    evidence_details: { due_by: dispute.created + 7 * 86_400, has_evidence: false, past_due: false },
    balance_transactions: [{ type: 'adjustment', amount: -10_000, fee: 1_500, net: -11_500, source: dispute.id }],
  });
  expect(await setup.moved()).toEqual(withdrawn);
  const { data } = await setup.sdk.events.list({ type: 'charge.dispute.*' });
  expect(data.map((event) => event.data.object)).toEqual([dispute, dispute]);
  const paid = await setup.sdk.paymentIntents.retrieve(setup.intent, { expand: ['latest_charge'] });
  expect(paid.latest_charge).toMatchObject({ id: dispute.charge, disputed: true });
});

test('a disputed payment cannot be refunded, after a won dispute it can', async () => {
  const setup = await reported('4000000000000259');
  await expect(setup.refund()).rejects.toMatchObject({ statusCode: 400, code: 'charge_disputed' });
  await setup.control('decide', { dispute: setup.object.id, outcome: 'won' });
  expect(await setup.refund()).toMatchObject({ status: 'succeeded' });
  const lost = await reported('4000000000000259');
  await lost.control('decide', { dispute: lost.object.id, outcome: 'lost' });
  await expect(lost.refund()).rejects.toMatchObject({ code: 'charge_disputed' });
});

describe('evidence', () => {
  test.each([
    ['winning_evidence', 'won', [...withdrawn, ['dispute_won', 10_000]]],
    ['losing_evidence', 'lost', withdrawn],
    ['They were there.', 'under_review', withdrawn],
  ])('%s: %s', async (text, status, moved) => {
    const setup = await reported('4000000000000259');
    setup.receiver.hooks.splice(0);
    expect(await setup.submit(text)).toMatchObject({
      status: 'under_review',
      evidence: { uncategorized_text: text },
      evidence_details: { has_evidence: true, submission_count: 1 },
    });
    await expect(setup.submit(text)).rejects.toThrow(/takes no evidence/);
    await setup.advance(59_999);
    expect(await setup.dispute()).toMatchObject({ status: 'under_review' });
    await setup.advance(1);
    expect(await setup.dispute()).toMatchObject({ status });
    expect(await setup.moved()).toEqual(moved);
    const closing = {
      won: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'],
      lost: ['charge.dispute.closed'],
    };
    const more = status in closing ? closing[status as 'won' | 'lost'] : [];
    expect(setup.receiver.types()).toEqual(['charge.dispute.updated', ...more]);
    await setup.advance(30 * DAY_MS);
    expect(await setup.dispute()).toMatchObject({ status });
  });

  test('a draft is not submitted, and only text is accepted', async () => {
    const setup = await reported('4000000000000259');
    const draft = { evidence: { uncategorized_text: 'winning_evidence' }, submit: false };
    expect(await setup.sdk.disputes.update(setup.object.id, draft)).toMatchObject({ status: 'needs_response' });
    const receipt = setup.sdk.disputes.update(setup.object.id, { evidence: { receipt: 'file_1' } });
    await expect(receipt).rejects.toMatchObject({ code: 'parameter_unknown', param: 'evidence[receipt]' });
    const long = setup.submit('x'.repeat(20_001));
    await expect(long).rejects.toMatchObject({ statusCode: 400 });
  });

  test('without any in seven days the dispute is lost', async () => {
    const setup = await reported('4000000000000259');
    await setup.advance(7 * DAY_MS - 1);
    expect(await setup.dispute()).toMatchObject({ status: 'needs_response' });
    await setup.advance(1);
    expect(await setup.dispute()).toMatchObject({ status: 'lost', evidence_details: { past_due: true } });
  });

  test('an accepted dispute is lost at once, and only once', async () => {
    const setup = await reported('4000000000000259');
    expect(await setup.sdk.disputes.close(setup.object.id)).toMatchObject({ status: 'lost' });
    await expect(setup.sdk.disputes.close(setup.object.id)).rejects.toMatchObject({ statusCode: 400 });
    await expect(setup.sdk.disputes.close('du_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('an inquiry (1976)', () => {
  test('takes no money, and ends with a full refund', async () => {
    const setup = await reported('4000000000001976');
    expect(setup.receiver.types()).toEqual(['charge.dispute.created']);
    expect(await setup.dispute()).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    await setup.refund(4_000);
    expect(await setup.dispute()).toMatchObject({ status: 'warning_needs_response' });
    await setup.refund();
    expect(await setup.dispute()).toMatchObject({ status: 'warning_closed' });
    expect(await setup.moved()).toEqual([
      ['charge', 10_000],
      ['refund', -4_000],
      ['refund', -6_000],
    ]);
  });

  test('is closed after an answer, or becomes a dispute', async () => {
    const closed = await reported('4000000000001976');
    await closed.submit('winning_evidence');
    await closed.advance(60_000);
    expect(await closed.dispute()).toMatchObject({ status: 'warning_closed' });
    expect(await closed.moved()).toEqual([['charge', 10_000]]);

    const grown = await reported('4000000000001976');
    await grown.submit('escalate_inquiry_evidence');
    await grown.advance(60_000);
    expect(await grown.dispute()).toMatchObject({ status: 'needs_response' });
    expect(await grown.moved()).toEqual(withdrawn);
    await grown.advance(7 * DAY_MS - 1);
    expect(await grown.dispute()).toMatchObject({ status: 'needs_response' }); // another seven days
    await grown.advance(1);
    expect(await grown.dispute()).toMatchObject({ status: 'lost' });
  });
});

test('an early warning of fraud (5423) is sent once, and moves no money', async () => {
  const setup = await reported('4000000000005423');
  expect(setup.receiver.hooks.map(({ event }) => [event.type, event.data.object])).toEqual([
    [
      'radar.early_fraud_warning.created',
      expect.objectContaining({
        payment_intent: setup.intent,
        actionable: true,
        charge: expect.stringMatching(/^ch_/),
      }),
    ],
  ]);
  expect(await setup.moved()).toEqual([['charge', 10_000]]);
});
