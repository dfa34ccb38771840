import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { error, openScriptedDaraja, type Reply, type ScriptedDaraja } from './daraja.fixture.ts';
import type { Daraja } from './daraja.ts';
import type { B2c, Reversal, StatusQuestion } from './daraja-order-types.ts';

let daraja: ScriptedDaraja;
beforeEach(async () => {
  daraja = await openScriptedDaraja();
});
afterEach(() => daraja.close());

const initiator = { name: 'teller', securityCredential: 'c2VhbGVk' };
const addresses = { resultUrl: 'https://twende.example/r/c0ffee', timeoutUrl: 'https://twende.example/t/c0ffee' };
const b2c: B2c = { id: 'd-1', phone: '+254 712 345678', amountKes: 9_680, remarks: 'Twende payout', ...addresses };
const reversal: Reversal = { receipt: 'TKL4XA91PQ', amountKes: 11_000, remarks: 'Twende refund', ...addresses };
const question: StatusQuestion = { receipt: 'TKL4XA91PQ', remarks: 'Twende status', ...addresses };

const TAKEN: Reply = {
  status: 200,
  body: { ConversationID: 'AG_1', OriginatorConversationID: 'd-1', ResponseCode: '0', ResponseDescription: 'Fine' },
};
const accepted = { kind: 'accepted', conversationId: 'AG_1', originatorConversationId: 'd-1' };
const spikeArrest = error(500, '500.003.02');
const page = '<html>';

const sender = (more = {}) => daraja.adapter({ initiator, ...more });
const shared = {
  SecurityCredential: 'c2VhbGVk',
  ResultURL: addresses.resultUrl,
  QueueTimeOutURL: addresses.timeoutUrl,
};

const orders: [string, (adapter: Daraja) => ReturnType<Daraja['sendB2c']>][] = [
  ['B2C', (adapter) => adapter.sendB2c(b2c)],
  ['a reversal', (adapter) => adapter.reverse(reversal)],
  ['a status question', (adapter) => adapter.askStatus(question)],
];

describe('on the wire', () => {
  test('B2C', async () => {
    daraja.replies = [TAKEN];
    expect(await sender().sendB2c(b2c)).toEqual(accepted);
    expect(daraja.seen).toEqual([
      {
        path: '/mpesa/b2c/v3/paymentrequest',
        authorization: 'Bearer t1',
        body: {
          ...shared,
          OriginatorConversationID: 'd-1',
          InitiatorName: 'teller',
          CommandID: 'BusinessPayment',
          Amount: 9_680,
          PartyA: '174379',
          PartyB: '254712345678',
          Remarks: 'Twende payout',
          Occassion: '',
        },
      },
    ]);
  });

  test('a reversal', async () => {
    daraja.replies = [TAKEN];
    expect(await sender().reverse(reversal)).toEqual(accepted);
    expect(daraja.seen).toMatchObject([{ path: '/mpesa/reversal/v1/request' }]);
    expect(daraja.seen[0]?.body).toEqual({
      ...shared,
      Initiator: 'teller',
      CommandID: 'TransactionReversal',
      TransactionID: 'TKL4XA91PQ',
      Amount: 11_000,
      ReceiverParty: '174379',
      RecieverIdentifierType: '11',
      Remarks: 'Twende refund',
    });
  });

  test.each([
    ['receipt', question, { TransactionID: 'TKL4XA91PQ' }],
    [
      'id of an order',
      { conversationId: 'AG_1', remarks: 'Twende status', ...addresses },
      { OriginalConversationID: 'AG_1' },
    ],
  ] as [string, StatusQuestion, object][])('a status question by %s', async (_name, asked, about) => {
    daraja.replies = [TAKEN];
    expect(await sender().askStatus(asked)).toEqual(accepted);
    expect(daraja.seen).toMatchObject([{ path: '/mpesa/transactionstatus/v1/query' }]);
    expect(daraja.seen[0]?.body).toEqual({
      ...shared,
      ...about,
      Initiator: 'teller',
      CommandID: 'TransactionStatusQuery',
      PartyA: '174379',
      IdentifierType: '4',
      Remarks: 'Twende status',
      Occasion: '',
    });
  });
});

describe.each(orders)('%s', (_order, send) => {
  const refused = (reason: string, detail: string) => ({ kind: 'refused', reason, detail });
  const ambiguous = (detail: string) => ({ kind: 'ambiguous', detail });

  test.each<[string, Reply, object]>([
    ['duplicate', error(500, '500.002.1001', 'Duplicate OriginatorConversationID.'), { kind: 'duplicate' }],
    [
      'other words under that code',
      error(500, '500.002.1001', 'Service is currently under maintenance'),
      ambiguous('http_500 500.002.1001'),
    ],
    ['bad request', error(400, '400.002.02'), { ...refused('config', 'http_400 400.002.02'), alert: true }],
    ['no such path', error(404, '404.001.01'), { ...refused('config', 'http_404 404.001.01'), alert: true }],
    ['firewall', { status: 403, body: page }, refused('blocked', 'http_403')],
    ['internal error', error(500, '500.003.1001'), ambiguous('http_500 500.003.1001')],
    [
      'wrong credentials, they say',
      error(500, '500.001.1001', 'Wrong credentials'),
      ambiguous('http_500 500.001.1001'),
    ],
    ['bad gateway', { status: 502, body: page }, ambiguous('http_502')],
    ['unavailable', { status: 503 }, ambiguous('http_503')],
    ['proxy timeout', { status: 408 }, ambiguous('http_408')],
    ['redirect', { status: 302, headers: { location: '/' } }, ambiguous('http_302')],
    ['200 without body', { status: 200 }, ambiguous('http_200')],
    ['200 page', { status: 200, body: page }, ambiguous('http_200')],
    ['200 without id', { status: 200, body: { ResponseCode: '0' } }, ambiguous('http_200')],
    ['200, other code', { status: 200, body: { ResponseCode: '1', ConversationID: 'AG_1' } }, ambiguous('http_200')],
    ['reset', 'reset', ambiguous('ECONNRESET')],
    ['cut short', 'cut', ambiguous('ECONNRESET')],
  ])('%s, once', async (_name, reply, outcome) => {
    daraja.replies = [reply];
    expect(await send(sender())).toEqual(outcome);
    expect([daraja.seen.length, daraja.pauses]).toEqual([1, []]);
  });

  test('no answer in time is ambiguous, no connection is refused', async () => {
    daraja.replies = ['hang'];
    expect(await send(sender({ limits: { sendMs: 50 } }))).toEqual(ambiguous('timeout'));
    daraja.replies = [TAKEN];
    const adapter = sender();
    await send(adapter);
    await daraja.close();
    expect(await send(adapter)).toEqual(refused('unreachable', 'ECONNREFUSED'));
  });

  test('a refused token is renewed, because its call was refused without being processed', async () => {
    daraja.replies = [{ status: 401 }, TAKEN];
    expect(await send(sender())).toEqual(accepted);
    daraja.replies = [error(404, '404.001.03')];
    expect(await send(sender())).toEqual({ ...refused('config', 'every token refused'), alert: true });
    daraja.oauth = [{ status: 400 }];
    expect(await send(sender())).toEqual({ ...refused('config', 'oauth http_400'), alert: true });
    expect(daraja.seen).toHaveLength(6);
  });

  test('without an initiator nothing is sent', async () => {
    const adapter = daraja.adapter();
    expect(adapter.canSend).toBe(false);
    expect(await send(adapter)).toEqual({ ...refused('config', 'no initiator'), alert: true });
    expect([daraja.seen.length, daraja.tokens]).toEqual([0, 0]);
    expect(sender().canSend).toBe(true);
  });

  test('its log names neither credential, token, phone nor address', async () => {
    const lines: string[] = [];
    daraja.replies = [TAKEN];
    await send(sender({ log: { debug: (...line: unknown[]) => lines.push(JSON.stringify(line)) } }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/c2VhbGVk|Bearer|712345678|c0ffee/);
  });
});

describe('while Daraja is busy', () => {
  test.each([
    ['429', { status: 429 } as Reply, 'http_429'],
    ['spike arrest', spikeArrest, 'http_500 500.003.02'],
  ])('%s: B2C is repeated twice under its id', async (_name, reply, detail) => {
    daraja.replies = [reply];
    const outcome = { kind: 'refused', reason: 'rate_limited', detail, retryAfterSeconds: 60 };
    expect(await sender().sendB2c(b2c)).toEqual(outcome);
    expect(daraja.pauses).toEqual([1_499, 3_499]);
    expect(daraja.seen.map(({ body }) => body.OriginatorConversationID)).toEqual(['d-1', 'd-1', 'd-1']);
    daraja.replies = [reply, 'reset'];
    expect((await sender().sendB2c(b2c)).kind).toBe('ambiguous');
    expect(daraja.seen).toHaveLength(5);
  });

  test('a reversal and a status query, which have no id of ours, are not repeated', async () => {
    daraja.replies = [spikeArrest];
    for (const answer of [await sender().reverse(reversal), await sender().askStatus(question)]) {
      expect(answer).toMatchObject({ kind: 'refused', reason: 'rate_limited' });
    }
    expect([daraja.seen.length, daraja.pauses]).toEqual([2, []]);
  });
});

test('a B2C to anything but a Kenyan mobile number throws', async () => {
  await expect(sender().sendB2c({ ...b2c, phone: '+254 20 123' })).rejects.toThrow(RangeError);
  expect([daraja.seen.length, daraja.tokens]).toEqual([0, 0]);
});
