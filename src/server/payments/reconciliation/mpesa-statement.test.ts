import { expect, test } from 'vitest';
import { readStatement } from './mpesa-statement.ts';

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
