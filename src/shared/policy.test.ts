import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, startOfDayNairobi } from './dates.ts';
import { usd } from './money.ts';
import { capPolicy, freezePolicy, policyFromAcceptance, policyNames, refundCents, refundPercentAt } from './policy.ts';

const start = calendarDate('2026-08-30'); // begins 2026-08-29T21:00Z
const early = new Date('2026-06-01T08:00:00Z');
const at = (iso: string) => new Date(iso);

describe.each([
  ['flexible', early, [['2026-08-28T21:00:00.000Z', 100]]],
  [
    'moderate',
    early,
    [
      ['2026-08-24T21:00:00.000Z', 100],
      ['2026-08-28T21:00:00.000Z', 50],
    ],
  ],
  [
    'strict',
    early,
    [
      ['2026-06-03T08:00:00.000Z', 100],
      ['2026-08-22T21:00:00.000Z', 50],
    ],
  ],
  // Booked exactly 14 days before the start, and a millisecond later.
  [
    'strict',
    at('2026-08-15T21:00:00.000Z'),
    [
      ['2026-08-17T21:00:00.000Z', 100],
      ['2026-08-22T21:00:00.000Z', 50],
    ],
  ],
  ['strict', at('2026-08-15T21:00:00.001Z'), [['2026-08-22T21:00:00.000Z', 50]]],
  // Booked when steps had ended already.
  ['moderate', at('2026-08-26T09:00:00.000Z'), [['2026-08-28T21:00:00.000Z', 50]]],
  ['flexible', at('2026-08-28T21:00:00.001Z'), []],
] as const)('%s, booked at %s', (name, bookedAt, expected) => {
  const policy = freezePolicy(name, start, bookedAt);

  test('the policy has these steps', () => {
    expect(policy).toEqual({ name, steps: expected.map(([until, percent]) => ({ until, percent })) });
  });

  test('each step applies up to and including its instant, and then the next', () => {
    const percents = [...expected.map(([, percent]) => percent), 0];
    expected.forEach(([until, percent], index) => {
      expect(refundPercentAt(policy, at(until))).toBe(percent);
      expect(refundPercentAt(policy, new Date(Date.parse(until) + 1))).toBe(percents[index + 1]);
    });
    expect(refundPercentAt(policy, startOfDayNairobi(start))).toBe(0);
  });
});

const names = fc.constantFrom(...policyNames);
const startDates = fc.nat({ max: 800 }).map((days) => addDays(calendarDate('2026-01-01'), days));
const leads = fc.integer({ min: 0, max: 60 * 86_400_000 });

test('the percentage never rises with time, and is 0 once the trip has begun', () => {
  fc.assert(
    fc.property(names, startDates, leads, fc.tuple(leads, leads), (name, startDate, lead, [one, other]) => {
      const begins = startOfDayNairobi(startDate).getTime();
      const bookedAt = new Date(begins - lead);
      const policy = freezePolicy(name, startDate, bookedAt);
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      const percentAfter = (ms: number) => refundPercentAt(policy, new Date(bookedAt.getTime() + ms));
      expect(percentAfter(sooner)).toBeGreaterThanOrEqual(percentAfter(later));
      expect(refundPercentAt(policy, new Date(begins))).toBe(0);
    }),
  );
});

test('steps are in order of time with falling percentages, and none had ended when the booking was made', () => {
  fc.assert(
    fc.property(names, startDates, leads, (name, startDate, lead) => {
      const bookedAt = new Date(startOfDayNairobi(startDate).getTime() - lead);
      const { steps } = freezePolicy(name, startDate, bookedAt);
      steps.forEach(({ until, percent }, index) => {
        expect(Date.parse(until)).toBeGreaterThanOrEqual(bookedAt.getTime());
        const before = steps[index - 1];
        if (before) expect(before.until < until && before.percent > percent).toBe(true);
      });
    }),
  );
});

test('accepting a request never takes a refund away, and keeps the steps in order of time', () => {
  const answers = fc.integer({ min: 0, max: 86_400_000 });
  fc.assert(
    fc.property(
      names,
      startDates,
      leads,
      fc.tuple(answers, leads),
      (name, startDate, lead, [answeredAfter, moment]) => {
        const asked = startOfDayNairobi(startDate).getTime() - lead;
        const before = freezePolicy(name, startDate, new Date(asked));
        const after = policyFromAcceptance(before, new Date(asked + answeredAfter));
        const at = new Date(asked + moment);
        expect(refundPercentAt(after, at)).toBeGreaterThanOrEqual(refundPercentAt(before, at));
        expect(after.steps).toEqual(after.steps.toSorted((a, b) => (a.until < b.until ? -1 : 1)));
        expect(refundPercentAt(after, startOfDayNairobi(startDate))).toBe(0);
      },
    ),
  );
});

test('a more generous policy never refunds less', () => {
  const moments = fc.integer({ min: 3 * 86_400_000, max: 60 * 86_400_000 });
  fc.assert(
    fc.property(startDates, leads, moments, (startDate, lead, moment) => {
      const bookedAt = new Date(startOfDayNairobi(startDate).getTime() - lead);
      const cancelledAt = new Date(bookedAt.getTime() + moment);
      const [flexible = 0, moderate = 0, strict = 0] = policyNames.map((name) =>
        refundPercentAt(freezePolicy(name, startDate, bookedAt), cancelledAt),
      );
      expect(flexible).toBeGreaterThanOrEqual(moderate);
      expect(moderate).toBeGreaterThanOrEqual(strict);
    }),
  );
});

describe('refundCents', () => {
  test.each([
    [10_000, 50, 5_000],
    [9_999, 50, 5_000],
    [1, 50, 1],
    [9_999, 100, 9_999],
    [9_999, 0, 0],
  ])('of %i cents, %i %% is %i', (total, percent, refund) => {
    expect(refundCents(usd(total), percent)).toBe(refund);
  });

  test('is never more than the total, and never falls when the percentage rises', () => {
    const percents = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), percents, (total, percent) => {
        const refund = refundCents(usd(total), percent);
        expect(refund).toBeLessThanOrEqual(refundCents(usd(total), percent + 1));
        expect(refund).toBeLessThanOrEqual(total);
      }),
    );
  });

  test.each([-1, 101, 12.5, Number.NaN])('refuses %s per cent', (percent) => {
    expect(() => refundCents(usd(100), percent)).toThrow(RangeError);
  });
});

describe('a policy that is capped', () => {
  const first = { until: '2026-08-24T21:00:00.000Z', percent: 100 };
  const second = { until: '2026-08-28T21:00:00.000Z', percent: 50 };
  const moderate = { name: 'moderate' as const, steps: [first, second] };

  test('at 100 % is unchanged', () => {
    expect(capPolicy(moderate, 100)).toEqual(moderate);
  });

  test('between the percentages of two steps has a lower first step', () => {
    expect(capPolicy(moderate, 70).steps).toEqual([{ ...first, percent: 70 }, second]);
  });

  test('at or below the second step has one step, the longer one', () => {
    expect(capPolicy(moderate, 50).steps).toEqual([second]);
    expect(capPolicy(moderate, 20).steps).toEqual([{ ...second, percent: 20 }]);
  });

  test('at 0 % has no steps', () => {
    expect(capPolicy(moderate, 0).steps).toEqual([]);
  });
});

test('a capped policy gives, at every instant, the lower of the cap and the percentage of the policy', () => {
  fc.assert(
    fc.property(
      names,
      startDates,
      fc.record({ before: fc.integer({ min: 0, max: 100 * 24 }), after: fc.integer({ min: -24, max: 120 * 24 }) }),
      fc.integer({ min: 0, max: 100 }),
      (name, startDate, hours, cap) => {
        const bookedAt = new Date(startOfDayNairobi(startDate).getTime() - hours.before * 3_600_000);
        const moment = new Date(bookedAt.getTime() + hours.after * 3_600_000);
        const policy = freezePolicy(name, startDate, bookedAt);
        const capped = capPolicy(policy, cap);
        expect(refundPercentAt(capped, moment)).toBe(Math.min(cap, refundPercentAt(policy, moment)));
        const percents = capped.steps.map(({ percent }) => percent);
        expect(percents).toEqual([...new Set(percents)].sort((a, b) => b - a));
      },
    ),
  );
});
