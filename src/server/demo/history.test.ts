import { describe, expect, test } from 'vitest';
import { addDays, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import { catalogue } from './data/catalogue.ts';
import { batchesOf, type PaidHistory, planBookings, startDatesOf } from './history.ts';

const both: PaidHistory = { card: true, mpesa: true, rate: 110 };
/** In and out of seasons, a leap day, far ahead, just after and just before midnight in Nairobi. */
const moments = [
  '2026-11-21T09:00:00Z',
  '2026-12-31T21:00:01Z',
  '2027-01-03T20:59:59Z',
  '2028-02-29T12:00:00Z',
  '2031-05-01T04:00:00Z',
].map((text) => new Date(text));

describe.each(moments)('seen at %s', (now) => {
  const bookings = planBookings(catalogue, now, both);
  const batches = batchesOf(bookings);
  const startDates = startDatesOf(catalogue, batches, now);
  const ofService = new Map(catalogue.services.map((service) => [service.key, service]));

  test('every review and trip has its booking, once', () => {
    expect(bookings).toHaveLength(catalogue.reviews.length + catalogue.trips.length);
    expect(batches.flatMap((batch) => batch.bookings).length).toBe(bookings.length);
    expect(new Set(batches.flatMap((batch) => batch.bookings)).size).toBe(bookings.length);
  });

  test('each is booked before it starts, ends before it is reviewed, and what is completed is past', () => {
    for (const { at, bookings: together } of batches) {
      // The hold of an unpaid booking has ended after an hour.
      expect(at.getTime() + 3_600_000).toBeLessThan(now.getTime());
      for (const { startDate, completesAt, review } of together) {
        expect(dateInNairobi(at) < startDate).toBe(true);
        // Some began yesterday and are under way.
        if (!completesAt) expect(startOfDayNairobi(addDays(startDate, 2)).getTime()).toBeGreaterThan(now.getTime());
        else expect(completesAt.getTime()).toBeLessThanOrEqual(now.getTime());
        if (!review || !completesAt) continue;
        expect(review.at.getTime()).toBeGreaterThanOrEqual(completesAt.getTime());
        expect(review.at.getTime()).toBeLessThanOrEqual(now.getTime());
        if (!review.answer) continue;
        expect(review.answer.at.getTime()).toBeGreaterThanOrEqual(review.at.getTime());
        expect(review.answer.at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });

  test('batches follow each other, and no person is in one twice', () => {
    batches.forEach(({ at, bookings: together }, index) => {
      expect(new Set(together.map(({ personKey }) => personKey)).size).toBe(together.length);
      const next = batches[index + 1];
      if (next) expect(next.at.getTime() - at.getTime()).toBeGreaterThanOrEqual(20 * 60_000);
    });
  });

  test('people, providers and listings exist before the bookings that need them', () => {
    const at = (map: Map<string, Date>, key: string) => map.get(key)?.getTime() ?? Number.NaN;
    const day = 86_400_000;
    for (const { at: bookedAt, bookings: together } of batches) {
      for (const { personKey, serviceKey } of together) {
        expect(at(startDates.people, personKey)).toBeLessThan(bookedAt.getTime());
        expect(at(startDates.services, serviceKey) + day).toBeLessThan(bookedAt.getTime());
      }
    }
    for (const { key, memberKeys } of catalogue.providers) {
      for (const memberKey of memberKeys) {
        expect(at(startDates.people, memberKey)).toBeLessThan(at(startDates.providers, key));
      }
      expect(at(startDates.people, 'admin')).toBeLessThan(at(startDates.providers, key));
    }
    for (const { key, providerKey } of ofService.values()) {
      expect(at(startDates.providers, providerKey) + day).toBeLessThan(at(startDates.services, key));
      expect(at(startDates.services, key) + day).toBeLessThan(now.getTime());
    }
  });
});

test('methods that are not in the sandbox have no history', () => {
  const [now = new Date(0)] = moments;
  const methods = (paid: PaidHistory) => new Set(planBookings(catalogue, now, paid).map(({ pay }) => pay));
  expect(methods(both)).toEqual(new Set(['card', 'mpesa']));
  expect(methods({ ...both, card: false })).toEqual(new Set(['mpesa']));
  expect(methods({ ...both, card: false, mpesa: false })).toEqual(new Set());
});

test('amounts above the limit of M-Pesa are paid by card', () => {
  const [now = new Date(0)] = moments;
  const dear = planBookings(catalogue, now, { ...both, rate: 100_000 }).filter(({ review }) => review);
  expect(new Set(dear.map(({ pay }) => pay))).toEqual(new Set(['card', 'mpesa']));
  const dearest = planBookings(catalogue, now, { ...both, rate: 10_000_000 }).filter(({ review }) => review);
  expect(new Set(dearest.map(({ pay }) => pay))).toEqual(new Set(['card']));
});
