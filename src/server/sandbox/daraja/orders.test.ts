import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ResultAddresses, StatusQuestion } from '#server/outside/daraja-order-types.ts';
import type { SendOutcome } from '#server/outside/daraja-outcomes.ts';
import { readDarajaResult, readStatusResult } from '#server/outside/daraja-result.ts';
import { accepted, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const at = (name: string): ResultAddresses => ({
  resultUrl: `https://twende.example/api/hooks/d/${name}-result`,
  timeoutUrl: `https://twende.example/api/hooks/d/${name}-timeout`,
});
const phoneOf = (number: string) => `+2547000000${number}`;

const send = (number: string, id = `id-${number}`, amountKes = 9_680) =>
  setup.daraja.sendB2c({ id, phone: phoneOf(number), amountKes, remarks: 'Payout', ...at(id) });

const reverse = (receipt: string, amountKes = 11_000) =>
  setup.daraja.reverse({ receipt, amountKes, remarks: 'Refund', ...at(`r-${receipt}`) });

/** The receipt of a push that phone paid. */
async function paidBy(number: string): Promise<string> {
  const id = await accepted(setup, number);
  await setup.pass(3);
  const receipt = moved().find(({ checkoutRequestId }) => checkoutRequestId === id)?.receipt;
  if (receipt === undefined) throw new Error('not paid');
  setup.received.length = 0;
  return receipt;
}

const moved = () => setup.simulator().moved();
const out = () => moved().filter(({ direction }) => direction === 'out');
/** The Results that were sent: the last part of the address, and the code. */
const heard = () =>
  setup.received.map(({ path, body }) => [path.slice('/api/hooks/d/'.length), readDarajaResult(body)?.resultCode]);

async function statusOf(about: { receipt: string } | { conversationId: string }) {
  setup.received.length = 0;
  const question: StatusQuestion = { ...about, remarks: 'Status', ...at('status') };
  expect(await setup.daraja.askStatus(question)).toMatchObject({ kind: 'accepted' });
  await setup.pass(1);
  const answer = setup.received.find(({ path }) => path.endsWith('status-result'));
  const result = readDarajaResult(answer?.body ?? '');
  return result && readStatusResult(result);
}

const conversationOf = (outcome: SendOutcome) => (outcome.kind === 'accepted' ? outcome.conversationId : '');

describe('B2C', () => {
  test('is accepted, and two seconds later paid, with a Result as Daraja sends it', async () => {
    const outcome = await send('40');
    expect(outcome).toEqual({
      kind: 'accepted',
      conversationId: expect.stringMatching(/^AG_20261121_[0-9a-f]{20}$/),
      originatorConversationId: 'id-40',
    });
    await setup.pass(1.9);
    expect([setup.received, moved()]).toEqual([[], []]);
    await setup.pass(0.1);
    const [movement] = moved();
    expect(moved()).toEqual([
      {
        receipt: expect.stringMatching(/^TKL[0-9A-Z]{7}$/),
        direction: 'out',
        kind: 'b2c',
        amount: 9_680,
        fee: 11,
        phone: '254700000040',
        accountReference: '',
        at: '2026-11-21T11:30:07.123Z',
        originatorConversationId: 'id-40',
      },
    ]);
    expect(setup.received.map(({ path }) => path)).toEqual(['/api/hooks/d/id-40-result']);
    expect(JSON.parse(setup.received[0]?.body ?? '')).toEqual({
      Result: {
        ResultType: 0,
        ResultCode: 0,
        ResultDesc: 'The service request is processed successfully.',
        OriginatorConversationID: 'id-40',
        ConversationID: conversationOf(outcome),
        TransactionID: movement?.receipt,
        ResultParameters: {
          ResultParameter: expect.arrayContaining([
            { Key: 'TransactionAmount', Value: 9_680 },
            { Key: 'TransactionReceipt', Value: movement?.receipt },
            { Key: 'ReceiverPartyPublicName', Value: '254700000040 - JANE DOE' },
            { Key: 'TransactionCompletedDateTime', Value: '21.11.2026 14:30:07' },
            { Key: 'B2CUtilityAccountAvailableFunds', Value: 10_000_000 - 9_691 },
            { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
          ]),
        },
        ReferenceData: { ReferenceItem: { Key: 'QueueTimeoutURL', Value: expect.stringContaining('safaricom') } },
      },
    });
  });

  test.each([
    { phone: '41', result: [['id-41-result', '1']], paid: 0 },
    { phone: '42', result: [['id-42-result', '2040']], paid: 0 },
    { phone: '43', result: [], paid: 1 },
    { phone: '44', result: [['id-44-timeout', 'SFC_ICB004']], paid: 1 },
    { phone: '46', result: [['id-46-result', '0']], paid: 1 },
    { phone: '47', result: [['id-47-result', '2001']], paid: 0 },
    { phone: '49', result: [['id-49-result', '0']], paid: 1 },
    {
      phone: '48',
      result: [
        ['id-48-result', '0'],
        ['id-48-result', '0'],
      ],
      paid: 1,
    },
  ])('to $phone: $result, paid $paid', async ({ phone, result, paid }) => {
    const outcome = await send(phone);
    await setup.pass(600);
    expect([outcome.kind, heard(), out().length]).toEqual(['accepted', result, paid]);
    if (paid === 0) expect(setup.received[0]?.body).not.toContain('ResultParameters');
    const status = { kind: paid === 1 ? 'completed' : 'failed' };
    expect(await statusOf({ conversationId: conversationOf(outcome) })).toMatchObject(status);
  });

  test('45: is paid although its answer is cut off and no Result comes, and the same id is refused as a duplicate', async () => {
    expect(await send('45')).toEqual({ kind: 'ambiguous', detail: 'ECONNRESET' });
    await setup.pass(2);
    expect(await statusOf({ conversationId: 'id-45' })).toMatchObject({ kind: 'completed', amountKes: 9_680 });
    expect(await send('45')).toEqual({ kind: 'duplicate' });
    await setup.pass(600);
    expect([heard(), out().length]).toEqual([[['status-result', '0']], 1]);
  });

  test('the same id is one order, also with another amount, and after a restart', async () => {
    await send('40');
    expect(await send('40', 'id-40', 5)).toEqual({ kind: 'duplicate' });
    await setup.restart();
    expect(await send('40')).toEqual({ kind: 'duplicate' });
    await setup.pass(2);
    await setup.restart();
    await setup.pass(2);
    expect(out().map(({ amount }) => amount)).toEqual([9_680]);
    expect(heard()).toEqual([['id-40-result', '0']]);
  });

  test('takes amount and fee from a float that a control fills', async () => {
    expect((await setup.control('float', { kes: 9_690 })).body).toEqual({ kes: 9_690 });
    await send('99', 'one');
    await setup.pass(2);
    await setup.control('float', { kes: 9_691 });
    await send('99', 'two');
    await setup.pass(2);
    await send('99', 'three', 1);
    await setup.pass(2);
    expect(heard()).toEqual([
      ['one-result', '1'],
      ['two-result', '0'],
      ['three-result', '1'],
    ]);
    for (const kes of [-1, 1.5, '7']) expect((await setup.control('float', { kes })).status).toBe(400);
  });

  test('a phone receives KES 500,000 a day', async () => {
    for (const [id, amountKes] of Object.entries({ a: 250_000, b: 249_999, c: 2, d: 1 })) {
      await send('99', id, amountKes);
      await setup.pass(2);
    }
    expect(heard().map(([, code]) => code)).toEqual(['0', '0', '4', '0']);
  });
});

describe('a reversal', () => {
  test('returns the whole payment to the payer', async () => {
    const receipt = await paidBy('40');
    const outcome = await reverse(receipt);
    expect(outcome).toMatchObject({ kind: 'accepted', originatorConversationId: expect.stringMatching(/^\d+-\d+-1$/) });
    await setup.pass(2);
    expect(out()).toEqual([
      expect.objectContaining({
        kind: 'reversal',
        amount: 11_000,
        fee: 0,
        phone: '254700000040',
        accountReference: 'BK2026001',
        originalReceipt: receipt,
        originatorConversationId: outcome.kind === 'accepted' && outcome.originatorConversationId,
      }),
    ]);
    const result = readDarajaResult(setup.received[0]?.body ?? '');
    expect(result).toMatchObject({ resultCode: '0', transactionId: out()[0]?.receipt });
    expect(result?.parameters.get('OriginalTransactionID')).toBe(receipt);
    expect(result?.parameters.get('Amount')).toBe('11000');
  });

  test.each([
    { phone: '41', codes: ['1'], back: 0 },
    { phone: '42', codes: ['2040'], back: 0 },
    { phone: '43', codes: [], back: 1 },
    { phone: '44', codes: ['SFC_ICB004'], back: 1 },
    { phone: '45', codes: [], back: 1 },
    { phone: '46', codes: ['R000001'], back: 1 },
    { phone: '47', codes: ['2001'], back: 0 },
    { phone: '48', codes: ['0', '0'], back: 1 },
    { phone: '49', codes: ['2028'], back: 0 },
  ])('of what $phone paid: $codes, back $back', async ({ phone, codes, back }) => {
    const receipt = await paidBy(phone);
    const { kind } = await reverse(receipt);
    await setup.pass(600);
    expect(kind).toBe(phone === '45' ? 'ambiguous' : 'accepted');
    expect([heard().map(([, code]) => code), out().length]).toEqual([codes, back]);
  });

  test('of an unknown receipt, of a part, of too much, or for the second time moves nothing', async () => {
    const receipt = await paidBy('99');
    for (const [of, amountKes] of [
      [receipt, 10_999],
      [receipt, 11_001],
      ['TKL0000000', 11_000],
      [receipt, 11_000],
      [receipt, 11_000],
    ] as const) {
      await reverse(of, amountKes);
      await setup.pass(2);
    }
    expect(heard().map(([, code]) => code)).toEqual(['2', '3', 'R000002', '0', 'R000001']);
    expect(out()).toHaveLength(1);
    await reverse(out()[0]?.receipt ?? '');
    await setup.pass(2);
    expect(heard().at(-1)?.[1]).toBe('R000002'); // a B2C cannot be reversed
  });
});

describe('a status question', () => {
  test('finds pushes, B2C and reversals by receipt, with both sides named', async () => {
    const receipt = await paidBy('40');
    await reverse(receipt);
    await send('40');
    await setup.pass(2);
    const [reversal, b2c] = out();
    const customer = '254700000040 - JANE DOE';
    const [we, they] = [expect.stringContaining('174379'), customer];
    for (const [asked, amountKes, debitParty, creditParty] of [
      [receipt, 11_000, they, we],
      [reversal?.receipt ?? '', 11_000, we, they],
      [b2c?.receipt ?? '', 9_680, we, they],
    ] as const) {
      const found = { kind: 'completed', receipt: asked, amountKes, debitParty, creditParty };
      expect(await statusOf({ receipt: asked })).toEqual(found);
    }
    expect(await statusOf({ receipt: 'TKL0000000' })).toEqual({ kind: 'not_found' });
  });

  test('finds an order by both ids, open before it is settled, and none that never came', async () => {
    const outcome = await send('40');
    expect(await statusOf({ conversationId: 'id-40' })).toEqual({ kind: 'open' });
    expect(await statusOf({ conversationId: conversationOf(outcome) })).toMatchObject({ kind: 'completed' });
    expect(await statusOf({ conversationId: 'id-40' })).toMatchObject({ kind: 'completed' });
    expect(await statusOf({ conversationId: 'never' })).toEqual({ kind: 'not_found' });
  });

  test('survives a restart', async () => {
    const receipt = await paidBy('99');
    await setup.daraja.askStatus({ receipt, remarks: 'Status', ...at('status') });
    await setup.restart();
    await setup.pass(2);
    expect(heard()).toEqual([['status-result', '0']]);
  });
});
