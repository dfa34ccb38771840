import { type CalendarDate, startOfDayNairobi } from './dates.ts';
import { type UsdCents, usd } from './money.ts';

/** The named cancellation policies a service may carry, kindest first. */
export const policyNames = ['flexible', 'moderate', 'strict'] as const;
export type PolicyName = (typeof policyNames)[number];

/** A policy as promised to one traveller: instants and percentages. After the last step nothing comes back. */
export interface FrozenPolicy {
  name: PolicyName;
  /** In order of time; each percentage below the one before. `until` is an ISO instant (UTC) and still counts itself. */
  steps: { until: string; percent: number }[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The policy of a booking, fixed for good. Counted from 00:00 of the start date in Nairobi:
 * flexible gives all back until 24 hours before; moderate all until 5 days before, half until 24 hours before;
 * strict all within 48 hours of booking if booked 14 days or more before, half until 7 days before.
 * Steps that were over when the booking was made are left out.
 */
export function freezePolicy(name: PolicyName, startDate: CalendarDate, bookedAt: Date): FrozenPolicy {
  const start = startOfDayNairobi(startDate).getTime();
  const booked = bookedAt.getTime();
  const steps = {
    flexible: [{ until: start - dayMs, percent: 100 }],
    moderate: [
      { until: start - 5 * dayMs, percent: 100 },
      { until: start - dayMs, percent: 50 },
    ],
    strict: [
      ...(booked <= start - 14 * dayMs ? [{ until: booked + 48 * hourMs, percent: 100 }] : []),
      { until: start - 7 * dayMs, percent: 50 },
    ],
  }[name];
  return {
    name,
    steps: steps
      .filter(({ until }) => until >= booked)
      .map(({ until, percent }) => ({ until: new Date(until).toISOString(), percent })),
  };
}

/**
 * A policy under which never more than a percentage comes back: what was lost by waiting is not won back by moving the
 * trip. Steps that come to say the same are one, nothing is left of steps that give nothing.
 * @param percent 0–100
 */
export function capPolicy({ name, steps }: FrozenPolicy, percent: number): FrozenPolicy {
  const capped = steps.map((step) => ({ ...step, percent: Math.min(step.percent, percent) }));
  return {
    name,
    steps: capped.filter((step, index) => step.percent > 0 && step.percent !== capped[index + 1]?.percent),
  };
}

/** The percentage that comes back when cancelled at an instant; the boundary instant itself belongs to the traveller. */
export function refundPercentAt(policy: FrozenPolicy, at: Date): number {
  return policy.steps.find(({ until }) => at.getTime() <= Date.parse(until))?.percent ?? 0;
}

/** Until when the percentage of an instant holds; null once nothing comes back any more. */
export function refundUntil(policy: FrozenPolicy, at: Date): string | null {
  return policy.steps.find(({ until }) => at.getTime() <= Date.parse(until))?.until ?? null;
}

/** That share of a total in US cents, rounded half up. @throws RangeError unless percent is a whole number 0–100 */
export function refundCents(total: UsdCents, percent: number): UsdCents {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError('a percentage runs from 0 to 100');
  return usd(Math.floor((total * percent + 50) / 100));
}
