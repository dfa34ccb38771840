import { expect, test } from 'vitest';
import { usd } from '#shared/money.ts';
import { pointsInPrice, termsOf, termsOfBooking } from './terms.ts';

const policy = {
  name: 'moderate' as const,
  steps: [
    { until: '2027-01-01T00:00:00.000Z', percent: 100 },
    { until: '2027-01-05T00:00:00.000Z', percent: 50 },
  ],
};
const paid = (cents: number, points = 0) => ({ leftCents: usd(cents), leftDiscountCents: usd(points) });
const told = ({ steps }: ReturnType<typeof termsOf>) => steps.map(({ amount, pointsBack }) => [amount, pointsBack]);
const booking = (status: 'pending' | 'confirmed' | 'cancelled', discountCents = 0) => ({
  ...{ policy, totalCents: usd(10_000), discountCents: usd(discountCents), status },
});

test('money alone', () => {
  expect(told(termsOf(policy, 10_000, [paid(10_000)]))).toEqual([
    [100, 0],
    [50, 0],
  ]);
});

test('money and points, apart', () => {
  expect(told(termsOf(policy, 10_000, [paid(9_000, 1_000)]))).toEqual([
    [90, 1_000],
    [45, 500],
  ]);
});

test('points alone are no money', () => {
  expect(told(termsOf(policy, 1_000, [paid(0, 1_000)]))).toEqual([
    [0, 1_000],
    [0, 500],
  ]);
});

test('a later payment, which no points paid, is refunded first', () => {
  expect(told(termsOf(policy, 10_000, [paid(4_000, 1_000), paid(5_000)]))).toEqual([
    [90, 1_000],
    [50, 0],
  ]);
});

test('the terms are of what is to be paid, then of what was paid, and of the price once nothing is left to refund', () => {
  expect(told(termsOfBooking(booking('pending', 2_000), []))).toEqual([
    [80, 2_000],
    [40, 1_000],
  ]);
  expect(told(termsOfBooking(booking('confirmed'), [paid(7_000)]))).toEqual([
    [70, 0],
    [35, 0],
  ]);
  expect(told(termsOfBooking(booking('cancelled'), [paid(0)]))).toEqual([
    [100, 0],
    [50, 0],
  ]);
  // The price has become lower than the points that paid a part of it.
  expect(told(termsOfBooking({ ...booking('cancelled', 2_000), totalCents: usd(1_500) }, [paid(0)]))).toEqual([
    [0, 1_500],
    [0, 750],
  ]);
});

test('points that were returned with a cheaper change are no longer part of the price', () => {
  const price = { pointsSpent: 1_250, totalCents: usd(11_000) };
  expect(pointsInPrice(price, 0)).toBe(1_250);
  expect(pointsInPrice(price, 416)).toBe(834);
  expect(pointsInPrice(price, 1_250)).toBe(0);
  expect(pointsInPrice({ ...price, totalCents: usd(500) }, 416)).toBe(500);
});
