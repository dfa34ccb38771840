import { expect, test } from 'vitest';
import { readStatement as readFor } from './mpesa-statement.ts';

const ours = { shortCode: '174379', now: new Date('2026-11-21T16:00:00+03:00') };
const readStatement = (csv: string) => readFor(csv, ours);

const head =
  'Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.';

test('payments to us are read, with lines above the titles, thousands separators, quotes and both formats of dates', () => {
  const statement = readStatement(
    [
      '\uFEFFShort Code:,174379,,',
      'Time Period:,From 21-11-2026 To 22-11-2026',
      '',
      head,
      'TKL4XA91PQ,2026-11-21 14:31:07,2026-11-21 14:31:00,Pay Bill from 254712***678 - JANE DOE Acc. BK2026001,Completed,"11,000.00",,"1,000,000.00",true,Pay Bill,254712***678 - JANE DOE,,BK2026001',
      'TKL5,21-11-2026 14:31:07,,Pay Bill Charge,Completed,,-11.00,,,,,,',
      'TKL6AAAA,21-11-2026 15:00:00,,Pay Bill,Cancelled,500.00,,,,,,,BK2026002',
      'tkl7bbbb,21/11/2026 16:00,,"Pay Bill Online from 254… Acc. bk2026003",COMPLETED,20.0,,,,,,,',
    ].join('\r\n'),
  );
  expect(statement).toEqual({
    payments: [
      {
        receipt: 'TKL4XA91PQ',
        amountMinor: 1_100_000,
        accountReference: 'BK2026001',
        at: new Date('2026-11-21T14:31:07+03:00'),
      },
      {
        receipt: 'TKL7BBBB',
        amountMinor: 2_000,
        accountReference: 'bk2026003',
        at: new Date('2026-11-21T16:00:00+03:00'),
      },
    ],
    rows: 4,
    skipped: 2,
  });
});

test('a text that is not a statement is distinguished from an empty statement', () => {
  expect(readStatement('name,age\nJane,30')).toBeUndefined();
  expect(readStatement('"never ends')).toBeUndefined();
  expect(readStatement(head)).toEqual({ payments: [], rows: 0, skipped: 0 });
});

const short = 'Receipt No.,Details,Transaction Status,Paid In,Balance,A/C No.';
const good = 'TKL4XA91PQ,Pay Bill,Completed,"13,750.00",,BK2026001';

test.each([
  { why: 'thousands without quotes', row: 'TKL8CCCC,Pay Bill,Completed,13,750.00,,BK2026001' },
  { why: 'a cell too few', row: 'TKL8CCCC,Pay Bill,Completed,13750.00,' },
  { why: 'more than M-Pesa moves at once', row: 'TKL8CCCC,Pay Bill,Completed,"250,001.00",,BK2026001' },
  { why: 'cents', row: 'TKL8CCCC,Pay Bill,Completed,"1,234.50",,BK2026001' },
  { why: 'a comma for the point', row: 'TKL8CCCC,Pay Bill,Completed,"1234,50",,BK2026001' },
  { why: 'no number', row: 'TKL8CCCC,Pay Bill,Completed,many,,BK2026001' },
])('a statement with a row that cannot be M-Pesa’s ($why) is not read, and the line is named', ({ row }) => {
  expect(readStatement(['Short Code:,174379', '', short, good, '', row, good].join('\n'))).toEqual({ badLine: 6 });
});

test('the largest amount that M-Pesa moves is accepted, and rows of other kinds are skipped', () => {
  const most = good.replace('13,750.00', '250,000.00');
  const rows = [
    most,
    'TKL9DDDD,Charge,Completed,,-11.50,',
    'TKL9EEEE,Pay Bill,Failed,1.50,,x',
    'Total,,,"999,999.50",,',
  ];
  expect(readStatement([short, ...rows].join('\n'))).toMatchObject({
    payments: [{ amountMinor: 25_000_000 }],
    rows: 4,
    skipped: 3,
  });
});

const timed = 'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Reason Type,A/C No.';
const at = (time: string) => `TKL4XA91PQ,${time},Pay Bill,Completed,500.00,Pay Bill,BK2026001`;

test.each([
  '32-13-2026 99:99',
  '2026-02-30 10:00:00',
  '2025-02-29 10:00:00',
  '2026-11-21 24:30:00',
  'yesterday',
  '2026-11-21 16:05:01',
  '2030-01-01 10:00:00',
])('a payment at no real time, or later than now (%s), is refused with its line', (time) => {
  const csv = [timed, at('2026-11-21 16:05:00'), at(time)].join('\n');
  expect(readStatement(csv)).toEqual({ badLine: 3 });
});

test('a statement of another short code is refused with its line; with ours, or none, or M-Pesa off, it is read', () => {
  const of = (...lines: string[]) => [...lines, timed, at('2026-11-21 12:00:00')].join('\n');
  const other = of('Organization:,Twende', 'Short Code:,999999,,');
  expect(readStatement(other)).toEqual({ badLine: 2 });
  expect(readStatement(of('Shortcode,999999'))).toEqual({ badLine: 1 });
  for (const csv of [of('Short Code:,174379'), of('Short Code:,'), of()]) {
    expect(readStatement(csv)).toMatchObject({ rows: 1, skipped: 0 });
  }
  expect(readFor(other, { ...ours, shortCode: undefined })).toMatchObject({ rows: 1 });
});

test('what we move between our own accounts, and charges, are left out and counted so', () => {
  const row = (details: string, reason: string) =>
    `TKL4XA91PQ,2026-11-21 12:00:00,${details},Completed,500.00,${reason},`;
  const csv = [
    timed,
    row('Organization Funds Transfer', 'Organization Funds Transfer'),
    row('Organisation Settlement Account Transfer from Utility to Working', ''),
    row('Reversal of a fee', 'Pay Bill Charge'),
    row('Pay Bill from 254712***678 - ORGANIZATION TRANSFER CHARGE Acc. charges', ''),
    row('Pay Bill Charge', 'Pay Bill Online'),
  ].join('\n');
  expect(readStatement(csv)).toMatchObject({ rows: 5, skipped: 3, payments: [{ accountReference: 'charges' }, {}] });
});
