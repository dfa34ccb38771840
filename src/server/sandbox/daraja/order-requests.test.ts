import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDarajaResult } from '#server/outside/daraja-result.ts';
import { bearer, keys, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const B2C = '/mpesa/b2c/v3/paymentrequest';
const REVERSAL = '/mpesa/reversal/v1/request';
const STATUS = '/mpesa/transactionstatus/v1/query';

const { name, securityCredential } = keys.initiator;
const addressed = {
  SecurityCredential: securityCredential,
  Remarks: 'ok',
  QueueTimeOutURL: 'https://twende.example/api/hooks/d/c0ffee1',
  ResultURL: 'https://twende.example/api/hooks/d/c0ffee2',
};
const b2c = {
  ...addressed,
  OriginatorConversationID: '01975f6e-0000-7000-8000-000000000001',
  InitiatorName: name,
  CommandID: 'BusinessPayment',
  Amount: '9680',
  PartyA: 174379,
  PartyB: 254700000040,
  Occassion: '',
};
const reversal = {
  ...addressed,
  Initiator: name,
  CommandID: 'TransactionReversal',
  TransactionID: 'TKL4XA91PQ',
  Amount: 11_000,
  ReceiverParty: '174379',
  RecieverIdentifierType: '11',
};
const status = {
  ...addressed,
  Initiator: name,
  CommandID: 'TransactionStatusQuery',
  TransactionID: 'TKL4XA91PQ',
  PartyA: '174379',
  IdentifierType: 4,
  Occasion: '',
};

const ofAll = [
  [B2C, b2c],
  [REVERSAL, reversal],
  [STATUS, status],
] as const;

const answerTo = async (path: string, body: object) => setup.http('POST', path, body, await bearer(setup));

describe.each(ofAll)('%s', (path, good) => {
  test('a correct request is accepted, without a token it is not', async () => {
    expect(await answerTo(path, good)).toEqual({
      status: 200,
      body: {
        ConversationID: expect.stringMatching(/^AG_20261121_[0-9a-f]{20}$/),
        OriginatorConversationID: expect.any(String),
        ResponseCode: '0',
        ResponseDescription: 'Accept the service request successfully.',
      },
    });
    expect((await setup.http('POST', path, good)).body.errorCode).toBe('404.001.03');
  });

  test.each<[string, object, string]>([
    ['a misspelt or unknown field', { Ocasion: '' }, 'Payload'],
    ['no SecurityCredential', { SecurityCredential: undefined }, 'SecurityCredential'],
    ['another command', { CommandID: 'SalaryPayment' }, 'CommandID'],
    ['one letter of remarks', { Remarks: 'x' }, 'Remarks'],
    ['101 letters of remarks', { Remarks: 'x'.repeat(101) }, 'Remarks'],
    ['a forbidden word', { ResultURL: 'https://twende.example/exec' }, 'ResultURL'],
    ['another forbidden word', { QueueTimeOutURL: 'https://twende.example/SQL' }, 'QueueTimeOutURL'],
    ['no address', { ResultURL: 'c0ffee' }, 'ResultURL'],
  ])('with %s is refused', async (_name, change, words) => {
    expect(await answerTo(path, { ...good, ...change })).toMatchObject({
      status: 400,
      body: {
        errorCode: /Payload/.test(words) ? '400.002.05' : '400.002.02',
        errorMessage: expect.stringContaining(words),
      },
    });
  });

  test.each([
    ['name', { InitiatorName: 'somebody', Initiator: 'somebody' }],
    ['credential', { SecurityCredential: 'b3RoZXI=' }],
  ])("with another initiator's %s is accepted, and refused by its Result", async (_name, other) => {
    const change = Object.fromEntries(Object.entries(other).filter(([field]) => field in good));
    expect(await answerTo(path, { ...good, ...change })).toMatchObject({ status: 200 });
    await setup.pass(2);
    expect(setup.received.map(({ body }) => readDarajaResult(body)?.resultCode)).toEqual(['2001']);
    expect(setup.simulator().moved()).toEqual([]);
  });
});

test.each<[string, string, object, string]>([
  ['Initiator for InitiatorName', B2C, { ...b2c, InitiatorName: undefined, Initiator: name }, ''],
  ['Occasion for Occassion', B2C, { ...b2c, Occasion: '' }, 'Payload'],
  ['Amount 0', B2C, { ...b2c, Amount: 0 }, 'Amount'],
  ['Amount 250001', B2C, { ...b2c, Amount: 250_001 }, 'Amount'],
  ['Amount 1.5', B2C, { ...b2c, Amount: 1.5 }, 'Amount'],
  ['foreign shortcode', B2C, { ...b2c, PartyA: '600000' }, 'PartyA'],
  ['phone with plus', B2C, { ...b2c, PartyB: '+254700000040' }, 'PartyB'],
  ['no id', B2C, { ...b2c, OriginatorConversationID: '' }, 'OriginatorConversationID'],
  ['InitiatorName for Initiator', REVERSAL, { ...reversal, InitiatorName: name }, 'Payload'],
  ['well spelt field', REVERSAL, { ...reversal, ReceiverIdentifierType: '11' }, 'Payload'],
  ['other identifier', REVERSAL, { ...reversal, RecieverIdentifierType: '4' }, 'RecieverIdentifierType'],
  ['foreign shortcode', REVERSAL, { ...reversal, ReceiverParty: '600000' }, 'ReceiverParty'],
  ['no receipt', REVERSAL, { ...reversal, TransactionID: 'ws_CO_1' }, 'TransactionID'],
  ['nothing asked for', STATUS, { ...status, TransactionID: undefined }, 'TransactionID'],
  ['other identifier', STATUS, { ...status, IdentifierType: '11' }, 'IdentifierType'],
  ['foreign shortcode', STATUS, { ...status, PartyA: '600000' }, 'PartyA'],
])('%s on %s is refused', async (_name, path, body, words) => {
  expect(await answerTo(path, body)).toMatchObject({
    status: 400,
    body: { errorCode: expect.stringMatching(/^400\.002\.0[25]$/), errorMessage: expect.stringContaining(words) },
  });
});

test('calls show neither credential nor addresses, and the phone of a B2C', async () => {
  for (const [path, body] of ofAll) await answerTo(path, body);
  const calls = (await setup.calls()).filter(({ method }) => method === 'POST');
  expect(calls.map(({ phone }) => phone)).toEqual(['254700000040', undefined, undefined]);
  expect(calls[1]).toMatchObject({ body: { TransactionID: 'TKL4XA91PQ', Amount: 11_000 } });
  expect(JSON.stringify(calls)).not.toMatch(/c0ffee|c2VhbGVk|SecurityCredential|URL/);
});

test('a fault for one phone applies to B2C to that phone', async () => {
  await setup.control('faults', { match: { phone: '254700000040' }, do: 'reset_after' });
  const order = {
    id: 'a',
    amountKes: 5,
    remarks: 'Payout',
    resultUrl: 'https://t.example/r',
    timeoutUrl: 'https://t.example/t',
  };
  expect((await setup.daraja.sendB2c({ ...order, phone: '0700000041' })).kind).toBe('accepted');
  expect((await setup.daraja.sendB2c({ ...order, id: 'b', phone: '0700000040' })).kind).toBe('ambiguous');
  await setup.pass(2);
  expect(setup.simulator().moved()).toMatchObject([{ originatorConversationId: 'b' }]);
  expect(setup.received).toHaveLength(2);
});
