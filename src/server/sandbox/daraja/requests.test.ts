import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bearer, keys, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const PUSH = '/mpesa/stkpush/v1/processrequest';
const QUERY = '/mpesa/stkpushquery/v1/query';
const OAUTH = '/oauth/v1/generate?grant_type=client_credentials';

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

const signed = (timestamp = '20261121143005') => ({
  BusinessShortCode: keys.shortcode,
  Password: Buffer.from(keys.shortcode + keys.passkey + timestamp).toString('base64'),
  Timestamp: timestamp,
});

const goodPush = {
  ...signed(),
  TransactionType: 'CustomerPayBillOnline',
  Amount: 11_000,
  PartyA: 254700000099,
  PartyB: '174379',
  PhoneNumber: '254700000099',
  CallBackURL: 'https://twende.example/api/hooks/d/c0ffee',
  AccountReference: 'BK2026001',
  TransactionDesc: 'Twende trip',
};

describe('OAuth', () => {
  test('gives a token for 3599 s, as text', async () => {
    const { status, body } = await setup.http('GET', OAUTH, undefined, basic('key:secret'));
    expect({ status, body }).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/^[\w-]{28}$/), expires_in: '3599' },
    });
  });

  test.each([
    ['wrong key', OAUTH, basic('key:wrong'), undefined],
    ['no key', OAUTH, {}, '400.008.01'],
    ['other grant', '/oauth/v1/generate?grant_type=password', basic('key:secret'), '400.008.02'],
  ])('%s', async (_name, path, headers, code) => {
    const answer = await setup.http('GET', path, undefined, { ...headers });
    expect([answer.status, answer.body?.errorCode]).toEqual([400, code]);
  });

  test('a new token replaces the old one, and a token expires after 3599 s', async () => {
    const first = await bearer(setup);
    const second = await bearer(setup);
    const codeWith = async (headers: Record<string, string>) =>
      (await setup.http('POST', QUERY, { ...signed(), CheckoutRequestID: 'x' }, headers)).body.errorCode;
    expect(await codeWith(first)).toBe('404.001.03');
    expect(await codeWith(second)).toBe('400.002.02');
    await setup.pass(3_599);
    expect(await codeWith(second)).toBe('404.001.03');
  });
});

type Refusal = readonly [status: number, code: string, partOfMessage: string];

describe('a push is refused', () => {
  test.each<[string, object, Refusal]>([
    ['unknown field', { Remarks: 'hello' }, [400, '400.002.05', 'Payload']],
    ['missing field', { AccountReference: undefined }, [400, '400.002.02', 'AccountReference']],
    ['wrong Password', { Password: 'AAAA' }, [500, '500.001.1001', 'Wrong credentials']],
    ['Password of another Timestamp', { Timestamp: '20261121143006' }, [500, '500.001.1001', 'Wrong credentials']],
    ['foreign shortcode', { BusinessShortCode: '600000' }, [500, '500.001.1001', 'Merchant does not exist']],
    ['Timestamp in UTC', signed('20261121113005'), [400, '400.002.02', 'Timestamp']],
    ['Timestamp 11 minutes old', signed('20261121141905'), [400, '400.002.02', 'Timestamp']],
    ['no Timestamp at all', signed('20261341143005'), [400, '400.002.02', 'Timestamp']],
    ['till', { TransactionType: 'CustomerBuyGoodsOnline' }, [400, '400.002.02', 'TransactionType']],
    ['Amount 0', { Amount: 0 }, [400, '400.002.02', 'Amount']],
    ['Amount 250001', { Amount: '250001' }, [400, '400.002.02', 'Amount']],
    ['Amount 1.5', { Amount: 1.5 }, [400, '400.002.02', 'Amount']],
    ['phone with plus', { PhoneNumber: '+254700000099' }, [400, '400.002.02', 'PhoneNumber']],
    ['two phones', { PartyA: '254700000098' }, [400, '400.002.02', 'PartyA']],
    ['PartyB', { PartyB: '600000' }, [400, '400.002.02', 'PartyB']],
    ['URL word', { CallBackURL: 'https://twende.example/hooks/SQL' }, [400, '400.002.02', 'CallBackURL']],
    ['URL word in the host', { CallBackURL: 'https://m-pesa.example/h' }, [400, '400.002.02', 'CallBackURL']],
    ['no URL', { CallBackURL: '/api/hooks' }, [400, '400.002.02', 'CallBackURL']],
    ['long reference', { AccountReference: 'BK20261234567' }, [400, '400.002.02', 'AccountReference']],
    ['reference with hyphen', { AccountReference: 'BK-2026-001' }, [400, '400.002.02', 'AccountReference']],
    ['long description', { TransactionDesc: 'fourteen chars' }, [400, '400.002.02', 'TransactionDesc']],
  ])('%s', async (_name, change, [status, code, words]) => {
    const answer = await setup.http('POST', PUSH, { ...goodPush, ...change }, await bearer(setup));
    expect(answer).toEqual({
      status,
      body: { requestId: expect.any(String), errorCode: code, errorMessage: expect.stringContaining(words) },
    });
    expect((await setup.http('GET', '/__phone/prompts')).body).toEqual({ prompts: [] });
  });

  test('without token, with another method, on another path', async () => {
    expect((await setup.http('POST', PUSH, goodPush)).body.errorCode).toBe('404.001.03');
    expect((await setup.http('GET', PUSH, undefined, await bearer(setup))).status).toBe(405);
    expect((await setup.http('POST', '/mpesa/b2c/v9/paymentrequest', {}, await bearer(setup))).body.errorCode).toBe(
      '404.001.01',
    );
  });

  test('and the same push unchanged, or 10 minutes off, is accepted', async () => {
    for (const [stamp, phone] of [
      ['20261121142006', '254700000099'],
      ['20261121144005', '254100000001'],
    ] as const) {
      const body = { ...goodPush, ...signed(stamp), PartyA: phone, PhoneNumber: phone, TransactionDesc: undefined };
      expect(await setup.http('POST', PUSH, body, await bearer(setup))).toMatchObject({
        status: 200,
        body: { ResponseCode: '0' },
      });
    }
  });
});
