import { expect, test } from 'vitest';
import { hurrySdk, NOON } from '#server/sandbox/stripe/simulator.fixture.ts';
import { startAdapter } from './stripe.fixture.ts';

/** A payment by this card, two seconds later: its intent and what its bank said. */
async function disputedBy(number: string) {
  const setup = await startAdapter();
  const { id: intentId } = await setup.paidBy(number);
  await setup.heard();
  await setup.advance(1_000);
  const events = await setup.heard();
  const id = String(events[0]?.[1]);
  return { ...setup, intentId, events, id };
}

const SEVEN_DAYS_MS = 7 * 86_400_000;

test('a dispute has reason, fee, withdrawn amount and due date, and webhooks', async () => {
  const setup = await disputedBy('4000000000000259');
  const { id, intentId } = setup;
  expect(setup.events).toEqual([
    ['charge.dispute.created', id, intentId],
    ['charge.dispute.funds_withdrawn', id, intentId],
  ]);
  const createdAt = new Date(NOON.getTime() + 2_000);
  expect(await setup.stripe.retrieveDispute(id)).toEqual({
    kind: 'dispute',
    id: expect.stringMatching(/^du_/),
    status: 'needs_response',
    reason: 'fraudulent',
    amountCents: 10_000,
    feeCents: 1_500,
    withdrawnCents: 10_000,
    intentId,
    chargeId: expect.stringMatching(/^ch_/),
    dueBy: new Date(createdAt.getTime() + SEVEN_DAYS_MS),
    isInquiry: false,
    createdAt,
  });
  expect(await setup.stripe.retrieveDispute('du_none')).toEqual({ kind: 'missing' });
});

test('an inquiry takes no money; an early warning is no dispute', async () => {
  const inquiry = await disputedBy('4000000000001976');
  expect(inquiry.events).toEqual([['charge.dispute.created', inquiry.id, inquiry.intentId]]);
  expect(await inquiry.stripe.retrieveDispute(inquiry.id)).toMatchObject({
    status: 'warning_needs_response',
    isInquiry: true,
    feeCents: 0,
    withdrawnCents: 0,
  });
  const warned = await disputedBy('4000000000005423');
  expect(warned.events).toEqual([
    ['radar.early_fraud_warning.created', expect.stringMatching(/^issfr_/), warned.intentId],
  ]);
});

test.each([
  ['winning_evidence', 'won', 0, ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
  ['losing_evidence', 'lost', 10_000, ['charge.dispute.closed']],
])('%s: under review, a minute later %s', async (text, status, withdrawnCents, told) => {
  const setup = await disputedBy('4000000000002685');
  const before = await setup.stripe.retrieveDispute(setup.id);
  expect(before).toMatchObject({ reason: 'product_not_received' });
  const handed = await setup.stripe.submitEvidence(setup.id, { text, idempotencyKey: 'dp:1' });
  expect(handed).toEqual({ ...before, status: 'under_review' });
  expect(await setup.stripe.submitEvidence(setup.id, { text, idempotencyKey: 'dp:1' })).toEqual(handed);
  expect(await setup.stripe.submitEvidence(setup.id, { text, idempotencyKey: 'dp:2' })).toMatchObject({
    kind: 'refused',
  });
  await setup.advance(60_000);
  expect(await setup.stripe.retrieveDispute(setup.id)).toEqual({ ...before, status, withdrawnCents });
  expect((await setup.heard()).map(([type]) => type)).toEqual(['charge.dispute.updated', ...told]);
});

test('an accepted dispute is lost at once', async () => {
  const setup = await disputedBy('4000000000000259');
  expect(await setup.stripe.closeDispute(setup.id, { idempotencyKey: 'dc:1' })).toMatchObject({
    status: 'lost',
    withdrawnCents: 10_000,
  });
  expect(await setup.stripe.closeDispute(setup.id, { idempotencyKey: 'dc:2' })).toMatchObject({ kind: 'refused' });
});

test('a call without an answer is ambiguous, and the same key answers what was done', async () => {
  hurrySdk();
  const setup = await disputedBy('4000000000000259');
  await setup.control('faults', { match: { path: '/v1/disputes' }, do: 'reset_after', times: 3 });
  expect(
    await setup.stripe.submitEvidence(setup.id, { text: 'They were there.', idempotencyKey: 'dp:1' }),
  ).toMatchObject({ kind: 'ambiguous' });
  expect(
    await setup.stripe.submitEvidence(setup.id, { text: 'They were there.', idempotencyKey: 'dp:1' }),
  ).toMatchObject({
    status: 'under_review',
  });
});
