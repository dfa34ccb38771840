import { expect, test } from 'vitest';
import { detailRows } from './detail-rows.ts';

const id = '01a22645-2dc7-71d3-86a4-880cd769ca81';

test.each([
  [{ reason: 'Rain' }, [{ name: 'reason', value: 'Rain' }]],
  [
    { before: 'pending', after: 'approved', reason: 'Rain' },
    [
      { name: 'state', before: 'pending', value: 'approved' },
      { name: 'reason', value: 'Rain' },
    ],
  ],
  [
    { before: { guests: 2, startDate: '2027-01-10' }, after: { guests: 3, startDate: '2027-01-10' } },
    [{ name: 'guests', before: 2, value: 3 }],
  ],
  [{ holdMinutes: { from: 60, to: 1 } }, [{ name: 'holdMinutes', before: 60, value: 1 }]],
  [{ before: null, after: { category: 'beach' } }, [{ name: 'category', before: null, value: 'beach' }]],
  [{ before: ['bookings'], after: ['money'] }, [{ name: 'state', before: ['bookings'], value: ['money'] }]],
  [{ changeId: id, personId: id }, [{ name: 'personId', value: id }]],
  [
    { status: 'held', sort: 'at', order: 'desc', searched: true },
    [
      { name: 'status', value: 'held' },
      { name: 'searched', value: true },
    ],
  ],
  [
    { refunds: [id, id], rights: ['money'] },
    [
      { name: 'refunds', value: 2 },
      { name: 'rights', value: ['money'] },
    ],
  ],
  [
    { code: 'amount_mismatch', subject: 'SGR1', expected: 100, found: { amountMinor: 90 } },
    [{ name: 'code', value: 'amount_mismatch' }],
  ],
  [
    { name: 'mail', data: { bookingId: id }, error: { type: null, message: 'Timeout' } },
    [
      { name: 'name', value: 'mail' },
      { name: 'error', value: 'Timeout' },
    ],
  ],
  [{ en: { 'welcome.subject': { from: null, to: 'Karibu' } } }, [{ name: 'en', before: null, value: 'Karibu' }]],
])('%j is told as %j', (detail, rows) => {
  expect(detailRows(detail)).toEqual(rows);
});
