import { afterEach, beforeEach, expect, test } from 'vitest';
import { error, openScriptedDaraja, type Reply, type ScriptedDaraja } from './daraja.fixture.ts';

let daraja: ScriptedDaraja;
beforeEach(async () => {
  daraja = await openScriptedDaraja();
});
afterEach(() => daraja.close());

const span = { from: new Date('2026-11-20T23:00:00+03:00'), to: new Date('2026-11-21T14:30:05.999+03:00') };
const row = (transactionId: unknown, amount: unknown = '11000.00') => ({
  transactionId,
  trxDate: '2026-11-21T11:30:08Z',
  msisdn: 254712345678,
  sender: 'MPESA',
  transactiontype: 'c2b-pay-bill-debit',
  billreference: 'BK2026001',
  amount,
  organizationname: 'Twende',
});
const pageOf = (...rows: unknown[]): Reply => ({
  status: 200,
  body: { ResponseRefID: 'x', ResponseCode: '1000', ResponseMessage: 'Success', Response: [rows] },
});
const read = (receipt: string, amountMinor = 1_100_000) => ({
  receipt,
  amountMinor,
  accountReference: 'BK2026001',
  at: new Date('2026-11-21T11:30:08Z'),
});
const list = () => daraja.adapter().listReceived(span);

test('the list is read page by page, in East Africa Time, until a page has nothing new', async () => {
  daraja.replies = [pageOf(row('A'), row('B', 250)), pageOf(row('B', 250), row('C', '1.5')), pageOf()];
  expect(await list()).toEqual({ kind: 'received', payments: [read('A'), read('B', 25_000), read('C', 150)] });
  const dates = { ShortCode: '174379', StartDate: '2026-11-20 23:00:00', EndDate: '2026-11-21 14:30:05' };
  expect(daraja.seen.map(({ path }) => path)).toEqual(Array(3).fill('/pulltransactions/v1/query'));
  expect(daraja.seen.map(({ body }) => body)).toEqual(
    ['0', '2', '4'].map((OffSetValue) => ({ ...dates, OffSetValue })),
  );
});

test('a server that always answers the same page is asked twice', async () => {
  daraja.replies = [pageOf(row('A'))];
  expect(await list()).toEqual({ kind: 'received', payments: [read('A')] });
  expect(daraja.seen).toHaveLength(2);
});

test.each<[string, Reply[], object]>([
  ['no rows', [pageOf()], { kind: 'received', payments: [] }],
  [
    'an empty list',
    [{ status: 200, body: { ResponseCode: '1000', Response: [] } }],
    { kind: 'received', payments: [] },
  ],
  [
    'not registered',
    [{ status: 200, body: { ResponseCode: '1001', ResponseMessage: 'x' } }],
    { kind: 'no_information', reason: 'refused', detail: 'http_200 code 1001' },
  ],
  ['bad request', [error(400, '400.002.02')], { reason: 'refused', detail: 'http_400 400.002.02' }],
  ['busy', [error(500, '500.003.02')], { reason: 'unavailable', detail: 'http_500 500.003.02' }],
  ['down', [{ status: 503 }], { reason: 'unavailable', detail: 'http_503' }],
  ['reset', ['reset'], { reason: 'unavailable', detail: 'ECONNRESET' }],
  ['a second page that is missing', [pageOf(row('A')), 'reset'], { kind: 'no_information', reason: 'unavailable' }],
  ['a row without receipt', [pageOf(row('A'), row(''))], { reason: 'unavailable', detail: 'row_unreadable' }],
  ['a row without amount', [pageOf(row('A', 'KES 5'))], { reason: 'unavailable', detail: 'row_unreadable' }],
])('%s', async (_name, replies, outcome) => {
  daraja.replies = replies;
  expect(await list()).toMatchObject(outcome);
});

test('a list that never ends is given up', async () => {
  daraja.replies = Array.from({ length: 101 }, (_, n) => pageOf(row(`R${n}`)));
  expect(await list()).toEqual({ kind: 'no_information', reason: 'unavailable', detail: 'too_many_pages' });
  expect(daraja.seen).toHaveLength(100);
});
