import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCEPTED, error, openScriptedDaraja, push, type Reply, type ScriptedDaraja } from './daraja.fixture.ts';

const page = '<html>';

let daraja: ScriptedDaraja;
beforeEach(async () => {
  daraja = await openScriptedDaraja();
});
afterEach(() => daraja.close());

const spikeArrest = error(500, '500.003.02');

describe('a push', () => {
  test('is sent as Daraja wants it', async () => {
    daraja.replies = [ACCEPTED];
    expect(await daraja.adapter().pushStk(push)).toEqual({
      kind: 'accepted',
      merchantRequestId: 'm-1',
      checkoutRequestId: 'ws_CO_1',
    });
    expect(daraja.seen).toEqual([
      {
        path: '/mpesa/stkpush/v1/processrequest',
        authorization: 'Bearer t1',
        body: {
          BusinessShortCode: '174379',
          Password: Buffer.from('174379pass20261121143005').toString('base64'),
          Timestamp: '20261121143005',
          TransactionType: 'CustomerPayBillOnline',
          Amount: 11_000,
          PartyA: '254712345678',
          PartyB: '174379',
          PhoneNumber: '254712345678',
          CallBackURL: 'https://twende.example/api/hooks/d/c0ffee',
          AccountReference: 'BK2026001',
          TransactionDesc: 'Twende trip',
        },
      },
    ]);
  });

  test.each<[string, Reply, object]>([
    [
      'invalid field',
      error(400, '400.002.02'),
      { kind: 'refused', reason: 'config', detail: 'http_400 400.002.02', alert: true },
    ],
    [
      'invalid payload',
      error(400, '400.002.05'),
      { kind: 'refused', reason: 'config', detail: 'http_400 400.002.05', alert: true },
    ],
    [
      'no such path',
      error(404, '404.001.01'),
      { kind: 'refused', reason: 'config', detail: 'http_404 404.001.01', alert: true },
    ],
    ['wrong method', { status: 405 }, { kind: 'refused', reason: 'config', detail: 'http_405', alert: true }],
    [
      'foreign merchant',
      error(500, '500.001.1001', 'Merchant does not exist'),
      { kind: 'refused', reason: 'config', detail: 'http_500 500.001.1001', alert: true },
    ],
    [
      'wrong Password',
      error(500, '500.001.1001', '[MerchantValidate] - Wrong credentials'),
      { kind: 'refused', reason: 'config', detail: 'http_500 500.001.1001', alert: true },
    ],
    [
      'phone busy',
      error(500, '500.001.1001', 'Unable to lock subscriber, a transaction is already in process'),
      { kind: 'refused', reason: 'phone_busy', detail: 'http_500 500.001.1001', retryAfterSeconds: 60 },
    ],
    ['firewall', { status: 403, body: page }, { kind: 'refused', reason: 'blocked', detail: 'http_403' }],
    [
      'fourth meaning',
      error(500, '500.001.1001', 'The transaction is being processed'),
      { kind: 'ambiguous', detail: 'http_500 500.001.1001' },
    ],
    ['internal error', error(500, '500.003.1001'), { kind: 'ambiguous', detail: 'http_500 500.003.1001' }],
    ['bad gateway', { status: 502, body: page }, { kind: 'ambiguous', detail: 'http_502' }],
    ['unavailable', { status: 503 }, { kind: 'ambiguous', detail: 'http_503' }],
    ['redirect', { status: 302, headers: { location: '/' } }, { kind: 'ambiguous', detail: 'http_302' }],
    ['proxy timeout', { status: 408 }, { kind: 'ambiguous', detail: 'http_408' }],
    ['200 without body', { status: 200 }, { kind: 'ambiguous', detail: 'http_200' }],
    ['200 page', { status: 200, body: page }, { kind: 'ambiguous', detail: 'http_200' }],
    ['200 null', { status: 200, body: 'null' }, { kind: 'ambiguous', detail: 'http_200' }],
    [
      '200 without id',
      { status: 200, body: { ResponseCode: '0', MerchantRequestID: 'm' } },
      { kind: 'ambiguous', detail: 'http_200' },
    ],
    [
      '200 with another ResponseCode',
      { status: 200, body: { MerchantRequestID: 'm-1', CheckoutRequestID: 'ws_CO_1', ResponseCode: '1' } },
      { kind: 'ambiguous', detail: 'http_200' },
    ],
    ['reset after sending', 'reset', { kind: 'ambiguous', detail: 'ECONNRESET' }],
    ['answer cut short', 'cut', { kind: 'ambiguous', detail: 'ECONNRESET' }],
    ['code that is no code', error(500, 'Bearer t1 254712345678'), { kind: 'ambiguous', detail: 'http_500' }],
  ])('%s, once', async (_name, reply, outcome) => {
    daraja.replies = [reply];
    expect(await daraja.adapter().pushStk(push)).toEqual(outcome);
    expect([daraja.seen.length, daraja.pauses]).toEqual([1, []]);
  });

  test.each<[string, Reply, object]>([
    ['429', { status: 429 }, { detail: 'http_429', retryAfterSeconds: 60 }],
    [
      '429 with Retry-After',
      { status: 429, headers: { 'retry-after': '7' } },
      { detail: 'http_429', retryAfterSeconds: 7 },
    ],
    ['spike arrest', spikeArrest, { detail: 'http_500 500.003.02', retryAfterSeconds: 60 }],
    ['quota', error(500, '500.003.03'), { detail: 'http_500 500.003.03', retryAfterSeconds: 60 }],
  ])('%s is repeated twice, after somewhat more than 1 s and 3 s', async (_name, reply, more) => {
    daraja.replies = [reply];
    expect(await daraja.adapter().pushStk(push)).toEqual({ kind: 'refused', reason: 'rate_limited', ...more });
    expect([daraja.seen.length, daraja.pauses]).toEqual([3, [1_499, 3_499]]);
    expect(daraja.seen[2]?.body).toEqual(daraja.seen[0]?.body);
  });

  test('is not repeated after another answer', async () => {
    daraja.replies = [spikeArrest, ACCEPTED];
    expect((await daraja.adapter().pushStk(push)).kind).toBe('accepted');
    daraja.replies = [spikeArrest, 'reset'];
    expect((await daraja.adapter().pushStk(push)).kind).toBe('ambiguous');
    expect(daraja.seen).toHaveLength(4);
  });

  test('times out: no answer is ambiguous, no connection is refused', async () => {
    daraja.replies = ['hang'];
    const limits = { connectMs: 1_000, pushMs: 50 };
    expect(await daraja.adapter({ limits }).pushStk(push)).toEqual({ kind: 'ambiguous', detail: 'timeout' });
    const silent = createTcpServer(() => {}); // accepts the connection and never answers, so TLS is not established
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const baseUrl = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect(await daraja.adapter({ baseUrl, limits: { connectMs: 50 } }).pushStk(push)).toMatchObject({
      kind: 'refused',
      reason: 'unreachable',
      detail: 'oauth connect_timeout',
    });
    silent.close();
  });

  test('a connection refused or a failed TLS handshake is refused, also after a token was held', async () => {
    daraja.replies = [ACCEPTED];
    const adapter = daraja.adapter();
    await adapter.pushStk(push);
    const tls = daraja.adapter({ baseUrl: daraja.origin.replace('http:', 'https:') });
    expect(await tls.pushStk(push)).toMatchObject({ kind: 'refused', reason: 'unreachable' });
    await daraja.close();
    expect(await adapter.pushStk(push)).toEqual({ kind: 'refused', reason: 'unreachable', detail: 'ECONNREFUSED' });
  });

  test('to anything but a Kenyan mobile number throws', async () => {
    await expect(daraja.adapter().pushStk({ ...push, phone: '+254 20 123' })).rejects.toThrow(RangeError);
    expect([daraja.seen.length, daraja.tokens]).toEqual([0, 0]);
  });
});

describe('a query', () => {
  const result = (more: object): Reply => ({
    status: 200,
    body: { ResponseCode: '0', MerchantRequestID: 'm-1', CheckoutRequestID: 'ws_CO_1', ResultDesc: 'd', ...more },
  });

  test.each<[string, Reply, object]>([
    ['0', result({ ResultCode: '0' }), { kind: 'result', code: '0', description: 'd', merchantRequestId: 'm-1' }],
    [
      'a number',
      result({ ResultCode: 1032 }),
      { kind: 'result', code: '1032', description: 'd', merchantRequestId: 'm-1' },
    ],
    ['4999', result({ ResultCode: '4999' }), { kind: 'open' }],
    ['being processed', error(500, '500.001.1001', 'The transaction is being processed'), { kind: 'open' }],
    [
      'about something else',
      result({ ResultCode: '0', CheckoutRequestID: 'ws_CO_2' }),
      { kind: 'no_information', reason: 'unavailable', detail: 'other_request' },
    ],
    ['without result', result({}), { kind: 'no_information', reason: 'unavailable', detail: 'http_200' }],
    [
      'wrong Password',
      error(500, '500.001.1001', 'Wrong credentials'),
      { kind: 'no_information', reason: 'refused', detail: 'http_500 500.001.1001' },
    ],
    ['429', { status: 429 }, { kind: 'no_information', reason: 'unavailable', detail: 'http_429' }],
    ['spike arrest', spikeArrest, { kind: 'no_information', reason: 'unavailable', detail: 'http_500 500.003.02' }],
    [
      'unknown id',
      error(400, '400.002.02'),
      { kind: 'no_information', reason: 'refused', detail: 'http_400 400.002.02' },
    ],
    ['503', { status: 503, body: page }, { kind: 'no_information', reason: 'unavailable', detail: 'http_503' }],
    ['reset', 'reset', { kind: 'no_information', reason: 'unavailable', detail: 'ECONNRESET' }],
  ])('%s, once', async (_name, reply, outcome) => {
    daraja.replies = [reply];
    expect(await daraja.adapter().queryStk('ws_CO_1')).toEqual(outcome);
    expect([daraja.seen.length, daraja.pauses]).toEqual([1, []]);
  });

  test('is sent as Daraja wants it, with a short timeout', async () => {
    daraja.replies = ['hang'];
    const answer = await daraja.adapter({ limits: { queryMs: 100 } }).queryStk('ws_CO_1');
    expect(answer).toEqual({ kind: 'no_information', reason: 'unavailable', detail: 'timeout' });
    expect(daraja.seen).toEqual([
      {
        path: '/mpesa/stkpushquery/v1/query',
        authorization: 'Bearer t1',
        body: {
          BusinessShortCode: '174379',
          Password: Buffer.from('174379pass20261121143005').toString('base64'),
          Timestamp: '20261121143005',
          CheckoutRequestID: 'ws_CO_1',
        },
      },
    ]);
  });
});
