import { describe, expect, test } from 'vitest';
import { type DarajaResult, readDarajaResult } from '#server/outside/daraja-result.ts';
import { judgeResult, judgeStatus } from './judge-result.ts';

const b2c = {
  id: '0199c3a2-5d7e-7000-8000-000000000001',
  kind: 'b2c' as const,
  amountMinor: 968_000,
  originalReceipt: null,
  conversationId: 'AG_20261121_1',
  receipt: null,
  repeats: 0,
};
const reversal = { ...b2c, kind: 'reversal' as const, originalReceipt: 'TKL4XA91PQ' };

function result(fields: object = {}, parameters: Record<string, unknown> = {}): DarajaResult {
  const body = {
    Result: {
      ResultType: 0,
      ResultCode: 0,
      ResultDesc: 'as it came',
      OriginatorConversationID: b2c.id,
      ConversationID: 'AG_20261121_1',
      TransactionID: 'TKL5YB20RS',
      ...fields,
      ResultParameters: { ResultParameter: Object.entries(parameters).map(([Key, Value]) => ({ Key, Value })) },
    },
  };
  const read = readDarajaResult(JSON.stringify(body));
  if (!read) throw new Error('unreadable');
  return read;
}

const named = { conversationId: 'AG_20261121_1' };

describe('the Result of a B2C', () => {
  const paid = { TransactionAmount: 9680 };

  test.each([9680, '9680', '9680.00', 9680.0])('paid as ordered: %s', (amount) => {
    expect(judgeResult(b2c, result({}, { TransactionAmount: amount }))).toEqual({
      kind: 'succeeded',
      code: '0',
      receipt: 'TKL5YB20RS',
      ...named,
    });
  });

  test.each([9679, 9681, '9680.50', 'many', 0, -9680])('paid otherwise: %s', (amount) => {
    expect(judgeResult(b2c, result({}, { TransactionAmount: amount }))).toEqual({
      kind: 'wrong_amount',
      code: '0',
      found: String(amount),
    });
  });

  test('paid, without an amount', () => {
    expect(judgeResult(b2c, result())).toEqual({ kind: 'doubtful', code: '0' });
  });

  test.each([
    { OriginatorConversationID: '0199c3a2-5d7e-7000-8000-000000000002' },
    { OriginatorConversationID: '' },
    { ConversationID: 'AG_20261121_2' },
    { ConversationID: '' },
  ])('of another order: %j', (fields) => {
    expect(judgeResult(b2c, result(fields, paid))).toEqual({ kind: 'foreign' });
    expect(judgeResult(b2c, result({ ...fields, ResultCode: 1 }))).toEqual({ kind: 'foreign' });
  });

  test('its ConversationID is adopted where the answer was lost', () => {
    const silent = { ...b2c, conversationId: null };
    expect(judgeResult(silent, result({ ConversationID: 'AG_9' }, paid))).toMatchObject({ conversationId: 'AG_9' });
  });

  test('after a repeated order either ConversationID is ours', () => {
    const repeated = { ...b2c, repeats: 1 };
    expect(judgeResult(repeated, result({ ConversationID: 'AG_9' }, paid))).toMatchObject({ kind: 'succeeded' });
    expect(judgeResult(repeated, result({ ConversationID: 'AG_9', ResultCode: 2040 }))).toMatchObject({
      kind: 'failed',
    });
  });

  test.each([
    ['1', 'insufficient_float', true],
    ['2', 'amount_limit', false],
    ['8', 'receiver_limit', false],
    ['11', 'account_invalid', false],
    ['21', 'role', true],
    ['2001', 'credential', true],
    ['2028', 'product', true],
    ['2040', 'receiver_unregistered', false],
  ])('failed for certain with %s: %s', (code, error, alert) => {
    const failed = { kind: 'failed', code, error, alert, ...named };
    expect(judgeResult(b2c, result({ ResultCode: code }))).toEqual(failed);
    expect(judgeResult(b2c, result({ ResultCode: Number(code) }))).toEqual(failed);
  });

  test.each(['26', '9999', 'SVC0403', 'R000001', '-1'])('a code that proves nothing: %s', (code) => {
    expect(judgeResult(b2c, result({ ResultCode: code }))).toEqual({ kind: 'doubtful', code });
  });
});

describe('the Result of a reversal', () => {
  const back = { Amount: 9680, OriginalTransactionID: 'TKL4XA91PQ' };
  const fields = { OriginatorConversationID: '29115-1-1' };

  test('done; its OriginatorConversationID is not ours', () => {
    expect(judgeResult(reversal, result(fields, back))).toMatchObject({ kind: 'succeeded', receipt: 'TKL5YB20RS' });
  });

  test('of another payment', () => {
    expect(judgeResult(reversal, result(fields, { ...back, OriginalTransactionID: 'TKL0000000' }))).toEqual({
      kind: 'foreign',
    });
  });

  test('of another amount', () => {
    expect(judgeResult(reversal, result(fields, { ...back, Amount: 968 }))).toMatchObject({ kind: 'wrong_amount' });
  });

  test('R000001: was reversed before, so it has succeeded; its receipt is not ours', () => {
    expect(judgeResult(reversal, result({ ...fields, ResultCode: 'R000001' }))).toEqual({
      kind: 'succeeded',
      code: 'R000001',
      ...named,
    });
  });

  test('R000002: refused for good', () => {
    expect(judgeResult(reversal, result({ ...fields, ResultCode: 'R000002' }))).toMatchObject({
      kind: 'failed',
      error: 'receipt_unknown',
    });
  });

  test('after a repeated order a failure proves nothing about the other try, a success does', () => {
    const repeated = { ...reversal, repeats: 1 };
    expect(judgeResult(repeated, result({ ...fields, ResultCode: 1 }))).toEqual({ kind: 'unproven', code: '1' });
    expect(judgeResult(repeated, result({ ...fields, ResultCode: 'R000001' }))).toMatchObject({ kind: 'succeeded' });
    expect(judgeResult(repeated, result({ ...fields, ConversationID: 'AG_9' }, back))).toMatchObject({
      kind: 'succeeded',
    });
  });
});

describe('the answer to a status question', () => {
  const asked = { OriginatorConversationID: '4711-1-1', ConversationID: 'AG_of_the_question', TransactionID: '' };
  const completed = { TransactionStatus: 'Completed', ReceiptNo: 'TKL5YB20RS', Amount: '9680.0' };

  test('completed', () => {
    expect(judgeStatus(b2c, result(asked, completed))).toEqual({ kind: 'succeeded', code: '0', receipt: 'TKL5YB20RS' });
  });

  test('completed with another amount, or none', () => {
    expect(judgeStatus(b2c, result(asked, { ...completed, Amount: 9681 }))).toEqual({
      kind: 'wrong_amount',
      code: '0',
      found: '9681',
    });
    expect(judgeStatus(b2c, result(asked, { ...completed, Amount: undefined }))).toEqual({
      kind: 'doubtful',
      code: '0',
    });
  });

  test('of another order', () => {
    const other = { ...completed, OriginatorConversationID: 'somebody' };
    expect(judgeStatus(b2c, result(asked, other))).toEqual({ kind: 'foreign' });
    expect(judgeStatus({ ...b2c, receipt: 'TKL0000000' }, result(asked, completed))).toEqual({ kind: 'foreign' });
  });

  test('ended without money', () => {
    const answer = result(asked, { TransactionStatus: 'Failed' });
    expect(judgeStatus(b2c, answer)).toEqual({ kind: 'failed', code: '0', error: 'ended_unpaid', alert: false });
  });

  test('a reversal that ended without money may be sent again: the payment may be back already', () => {
    expect(judgeStatus(reversal, result(asked, { TransactionStatus: 'Failed' }))).toEqual({ kind: 'undone' });
  });

  test('unknown to M-Pesa', () => {
    expect(judgeStatus(b2c, result({ ...asked, ResultCode: 'R000002' }))).toEqual({ kind: 'undone' });
  });

  test.each([{ ResultCode: 2001 }, { ResultCode: 1 }, { ResultCode: 17 }])('the question failed: %j', (fields) => {
    expect(judgeStatus(b2c, result({ ...asked, ...fields }))).toMatchObject({ kind: 'doubtful' });
  });

  test('not decided yet', () => {
    expect(judgeStatus(b2c, result(asked, { TransactionStatus: 'Pending' }))).toMatchObject({ kind: 'doubtful' });
  });
});
