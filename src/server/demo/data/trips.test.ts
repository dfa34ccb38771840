import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate } from '#shared/dates.ts';
import { KES_MAX, kesFor } from '#shared/money.ts';
import { catalogue } from './catalogue.ts';
import { aminaPointsCheck, demoQuote, demoService, tripStart } from './pricing.ts';
import { aminaTrips } from './trips.ts';
import type { DemoReview, DemoTrip } from './types.ts';

const { providers, services, reviews, trips } = catalogue;
// The rules are tested on several days: in and out of seasons, a leap day, far ahead.
const someDays = ['2026-11-21', '2026-12-31', '2027-01-03', '2027-08-15', '2028-02-29', '2031-05-01'].map(calendarDate);
const reviewStart = (review: DemoReview, today: CalendarDate) => addDays(today, -review.daysAgo);

describe('reviews', () => {
  test('are about a hundred and twenty, spread unevenly, mostly positive', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(110);
    expect(reviews.length).toBeLessThanOrEqual(130);
    const counts = services.map(({ key }) => reviews.filter(({ serviceKey }) => serviceKey === key).length);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    const low = reviews.filter(({ rating }) => rating <= 3);
    expect(low.length).toBeGreaterThanOrEqual(3);
    expect(low.length / reviews.length).toBeLessThan(0.15);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length);
  });

  test('are by travellers: one per service and person, never by the provider’s own people or Amina', () => {
    const pairs = reviews.map(({ serviceKey, authorKey }) => `${serviceKey} ${authorKey}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { serviceKey, authorKey } of reviews) {
      const provider = providers.find(({ key }) => key === demoService(serviceKey).providerKey);
      expect(provider?.memberKeys).not.toContain(authorKey);
      // Her points must be exactly what her trips earn.
      expect(['amina', 'admin']).not.toContain(authorKey);
    }
  });

  test.each(reviews)('$authorKey on $serviceKey is about a trip that is over', (review) => {
    const { priceUnit } = demoService(review.serviceKey);
    expect(review.nights !== undefined).toBe(priceUnit === 'night');
    expect(review.days !== undefined).toBe(priceUnit === 'day');
    for (const today of someDays) {
      const start = reviewStart(review, today);
      expect(demoQuote(demoService(review.serviceKey), start, review, today).endDate < today).toBe(true);
    }
  });
});

describe('trips', () => {
  const outcomes = (list: readonly DemoTrip[]) => list.map(({ outcome = 'stays', pay }) => `${outcome} ${pay}`);

  test('of Amina earn 1,250 points on whatever day', () => {
    for (const today of someDays) expect(aminaPointsCheck(today)).toBe(1250);
    for (const { serviceKey } of aminaTrips.filter(({ outcome }) => outcome === 'complete')) {
      expect(demoService(serviceKey).seasons).toEqual([]);
    }
  });

  test('of Amina show every part of the dashboard', () => {
    const first = aminaTrips.find(({ fixedReference }) => fixedReference === 'BK-2024-001');
    expect(first).toMatchObject({ outcome: 'complete', fixedStart: expect.stringMatching(/^2024-/) });
    expect(first && demoService(first.serviceKey).category).toBe('safari');
    const future = aminaTrips.filter(({ fixedStart, startsInDays }) => fixedStart === undefined && startsInDays > 0);
    expect(outcomes(future).sort()).toEqual(['cancel mpesa', 'stays card', 'stays mpesa']);
  });

  test('are over when completed, and only then', () => {
    for (const today of someDays) {
      for (const trip of trips) {
        const { endDate } = demoQuote(demoService(trip.serviceKey), tripStart(trip, today), trip, today);
        if (trip.outcome === 'complete') expect(endDate < today).toBe(true);
        else expect(endDate >= today).toBe(true);
      }
    }
  });

  test('paid by M-Pesa stay within what one payment may move', () => {
    const today = calendarDate('2027-08-15');
    for (const trip of trips.filter(({ pay }) => pay === 'mpesa')) {
      const { totalCents } = demoQuote(demoService(trip.serviceKey), tripStart(trip, today), trip, today);
      expect(kesFor(totalCents, 110)).toBeLessThanOrEqual(KES_MAX);
    }
  });
});

test.each(someDays)('seen on %s no service is overbooked on any date by reviews and trips together', (today) => {
  const taken = new Map<string, number>();
  const stays = [
    ...reviews.map((review) => ({ ...review, start: reviewStart(review, today) })),
    ...trips.map((trip) => ({ ...trip, start: tripStart(trip, today) })),
  ];
  for (const stay of stays) {
    const { dates, places } = demoQuote(demoService(stay.serviceKey), stay.start, stay, today);
    for (const date of dates) {
      const day = `${stay.serviceKey} ${date}`;
      taken.set(day, (taken.get(day) ?? 0) + places);
    }
  }
  const over = [...taken].filter(([day, places]) => places > demoService(day.split(' ')[0] ?? '').capacity);
  expect(over).toEqual([]);
});
