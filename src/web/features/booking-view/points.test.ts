import { expect, test } from 'vitest';
import { afterPoints, dueKey, pointsFor, shillingsFor, termsWithPoints, worthOf } from './points.ts';

test.each([
  { balance: 0, total: 100, used: 0 },
  { balance: 1250, total: 100, used: 1250 },
  { balance: 1250, total: 12.5, used: 1250 },
  { balance: 5000, total: 12.5, used: 1250 },
  // 1 to 49 cents would be left, too little for a card.
  { balance: 1249, total: 12.5, used: 1200 },
  { balance: 1201, total: 12.5, used: 1200 },
  { balance: 1200, total: 12.5, used: 1200 },
  { balance: 20, total: 0.3, used: 0 },
  { balance: 30, total: 0.3, used: 30 },
])('$balance points for $total dollars: $used of them', ({ balance, total, used }) => {
  expect(pointsFor({ balance, total })).toBe(used);
});

test('what is to be paid is called by where it is paid as soon as fees are paid on the spot besides', () => {
  const onSite = {};
  expect([dueKey({ points: 0, onSite: null }), dueKey({ points: 5, onSite: null })]).toEqual([
    'bookings:bill.total',
    'bookings:bill.left',
  ]);
  expect([dueKey({ points: 0, onSite }), dueKey({ points: 5, onSite })]).toEqual([
    'bookings:bill.online',
    'bookings:bill.online',
  ]);
});

test('a point is worth a cent, and the rest is exact to the cent', () => {
  expect(worthOf(1250)).toBe(12.5);
  expect(afterPoints({ total: 240.1, points: 1250 })).toBe(227.6);
  expect(shillingsFor({ rest: afterPoints({ total: 100, points: 1000 }), rate: 110 })).toBe(9900);
});

test('the policy refunds money and points in the proportion in which they pay', () => {
  const until = '2027-01-01T00:00:00.000Z';
  const policy = {
    name: 'moderate' as const,
    steps: [
      { until, percent: 100, amount: 100, pointsBack: 0 },
      { until, percent: 50, amount: 50, pointsBack: 0 },
    ],
  };
  const told = (points: number) =>
    termsWithPoints({ policy, total: 100 }, points).steps.map(({ amount, pointsBack }) => [amount, pointsBack]);
  expect(told(0)).toEqual([
    [100, 0],
    [50, 0],
  ]);
  expect(told(1_250)).toEqual([
    [87.5, 1_250],
    [43.75, 625],
  ]);
  expect(told(10_000)).toEqual([
    [0, 10_000],
    [0, 5_000],
  ]);
});
