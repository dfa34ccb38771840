import { describe, expect, test } from 'vitest';
import { readDarajaResult, readStatusResult } from './daraja-result.ts';

const head = {
  ResultType: 0,
  ResultCode: 0,
  ResultDesc: 'Fine',
  OriginatorConversationID: 'd-1',
  ConversationID: 'AG_1',
  TransactionID: 'TKL5YB20RS',
};
const body = (Result: unknown) => JSON.stringify({ Result });
const plain = {
  resultType: '0',
  resultCode: '0',
  resultDesc: 'Fine',
  originatorConversationId: 'd-1',
  conversationId: 'AG_1',
  transactionId: 'TKL5YB20RS',
  parameters: new Map(),
};
const parameters = (ResultParameter: unknown) => ({ ResultParameters: { ResultParameter } });

describe('a Result', () => {
  test('as Daraja sends it, as text and as bytes', () => {
    const raw = body({
      ...head,
      ...parameters([
        { Key: 'TransactionAmount', Value: 9_680 },
        { Key: 'ReceiverPartyPublicName', Value: '254712345678 - JANE DOE' },
        { Key: 'B2CUtilityAccountAvailableFunds', Value: 8_959_269.6 },
      ]),
      ReferenceData: { ReferenceItem: { Key: 'QueueTimeoutURL', Value: 'https://x' } },
    });
    const read = {
      ...plain,
      parameters: new Map([
        ['TransactionAmount', '9680'],
        ['ReceiverPartyPublicName', '254712345678 - JANE DOE'],
        ['B2CUtilityAccountAvailableFunds', '8959269.6'],
      ]),
    };
    expect(readDarajaResult(raw)).toEqual(read);
    expect(readDarajaResult(Buffer.from(raw))).toEqual(read);
  });

  test('codes as text or number, ids that are missing', () => {
    expect(readDarajaResult(body({ ResultCode: 'R000002' }))).toEqual({
      resultType: '',
      resultCode: 'R000002',
      resultDesc: '',
      originatorConversationId: '',
      conversationId: '',
      transactionId: '',
      parameters: new Map(),
    });
    expect(readDarajaResult(body({ ...head, ResultCode: 2001 }))?.resultCode).toBe('2001');
    expect(readDarajaResult(body({ ...head, ResultCode: '0' }))?.resultCode).toBe('0');
  });

  test.each<[string, unknown, [string, string][]]>([
    ['one object', { Key: 'Amount', Value: 5 }, [['Amount', '5']]],
    ['nothing', undefined, []],
    ['null', null, []],
    ['text', 'x', []],
    ['no keys', [{ Value: 5 }, null, 7, []], []],
    ['a key without Value', [{ Key: 'Amount' }], [['Amount', '']]],
    [
      'repeated keys: the first with a value',
      [{ Key: 'A' }, { Key: 'A', Value: 'x' }, { Key: 'A', Value: 'y' }, { Key: 'A' }],
      [['A', 'x']],
    ],
    [
      'zero is a value',
      [
        { Key: 'A', Value: 0 },
        { Key: 'A', Value: 1 },
      ],
      [['A', '0']],
    ],
    ['a value of another kind', [{ Key: 'A', Value: { x: 1 } }], [['A', '']]],
  ])('parameters: %s', (_name, value, read) => {
    expect(readDarajaResult(body({ ...head, ...parameters(value) }))?.parameters).toEqual(new Map(read));
  });

  test.each([
    '',
    'no json',
    'null',
    '[]',
    '7',
    '{}',
    '{"Result":null}',
    '{"Result":[]}',
    body({ ...head, ResultCode: {} }),
  ])('%s is not a Result', (raw) => {
    expect(readDarajaResult(raw)).toBeUndefined();
  });
});

describe('the Result of a status question', () => {
  const found = (status: string, more: [string, string][] = []) => ({
    ...plain,
    parameters: new Map([['TransactionStatus', status], ...more]),
  });
  const paid: [string, string][] = [
    ['ReceiptNo', 'TKL5YB20RS'],
    ['Amount', '9680.00'],
    ['DebitPartyName', '174379 - Twende'],
    ['CreditPartyName', '254712345678 - JANE DOE'],
  ];

  test('completed, with receipt, whole shillings and both sides', () => {
    const completed = {
      kind: 'completed',
      receipt: 'TKL5YB20RS',
      amountKes: 9_680,
      debitParty: '174379 - Twende',
      creditParty: '254712345678 - JANE DOE',
    };
    expect(readStatusResult(found('Completed', paid))).toEqual(completed);
    expect(readStatusResult(found('COMPLETED', paid))).toEqual(completed);
  });

  test.each(['', '12.5', 'KES 5', '-5'])('an amount of %j is not an amount', (amount) => {
    expect(readStatusResult(found('Completed', [['Amount', amount]]))).toEqual({
      kind: 'completed',
      receipt: '',
      debitParty: '',
      creditParty: '',
    });
  });

  test.each([
    ['Failed', 'failed'],
    ['Cancelled', 'failed'],
    ['Declined', 'failed'],
    ['Expired', 'failed'],
    ['Pending', 'open'],
    ['Authorized', 'open'],
    ['', 'open'],
    ['Something new', 'open'],
  ])('%j: %s', (status, kind) => {
    expect(readStatusResult(found(status, paid))).toEqual({ kind });
  });

  test('an unknown transaction has not failed, and a query that could not be answered decides nothing', () => {
    expect(readStatusResult({ ...plain, resultCode: 'R000002' })).toEqual({ kind: 'not_found' });
    for (const resultCode of ['1', '2001', '2028', 'SFC_1', '00']) {
      expect(readStatusResult({ ...found('Completed', paid), resultCode })).toEqual({ kind: 'open' });
    }
  });
});
