import { type CalendarDate, startOfDayNairobi } from './dates.ts';
import { type UsdCents, usd } from './money.ts';

/** The cancellation policies that a service may have, the most generous first. */
export const policyNames = ['flexible', 'moderate', 'strict'] as const;
export type PolicyName = (typeof policyNames)[number];

/** The cancellation policy of one booking, as instants and percentages. After the last step nothing is refunded. */
export interface FrozenPolicy {
  name: PolicyName;
  /** In order of time, with falling percentages. `until` is an ISO instant (UTC), and the step still applies at it. */
  steps: { until: string; percent: number }[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The cancellation policy of a booking, which does not change afterwards. Counted from 00:00 of the start date in
 * Nairobi:
 * - flexible refunds everything until 24 hours before
 * - moderate refunds everything until 5 days before, and half until 24 hours before
 * - strict refunds everything for 48 hours after booking, if that was 14 days or more before, and half until 7 days
 *   before
 *
 * Steps that had ended when the booking was made are left out.
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
 * The policy of a request once its provider has accepted it: what is free for 48 hours after booking is free for 48 hours after
 * that, since the traveller did not know before whether the trip takes place. Everything else counts from the start date.
 */
export function policyFromAcceptance({ name, steps }: FrozenPolicy, acceptedAt: Date): FrozenPolicy {
  const [first, ...others] = steps;
  if (name !== 'strict' || first?.percent !== 100) return { name, steps };
  const until = new Date(acceptedAt.getTime() + 48 * hourMs).toISOString();
  return { name, steps: [{ ...first, until }, ...others] };
}

/**
 * A policy that never refunds more than a percentage. A change of dates is capped in this way, so that moving the trip
 * does not restore a percentage that had passed already. Steps that have the same percentage afterwards become one, and
 * steps of 0 % are left out.
 * @param percent 0–100
 */
export function capPolicy({ name, steps }: FrozenPolicy, percent: number): FrozenPolicy {
  const capped = steps.map((step) => ({ ...step, percent: Math.min(step.percent, percent) }));
  return {
    name,
    steps: capped.filter((step, index) => step.percent > 0 && step.percent !== capped[index + 1]?.percent),
  };
}

/**
 * The percentage that is refunded when the booking is cancelled at an instant. At the end of a step the step still
 * applies.
 */
export function refundPercentAt(policy: FrozenPolicy, at: Date): number {
  return policy.steps.find(({ until }) => at.getTime() <= Date.parse(until))?.percent ?? 0;
}

/** The ISO instant until which the percentage of an instant applies; null after the last step. */
export function refundUntil(policy: FrozenPolicy, at: Date): string | null {
  return policy.steps.find(({ until }) => at.getTime() <= Date.parse(until))?.until ?? null;
}

/** A percentage of a total in US cents, rounded half up. @throws RangeError unless percent is a whole number 0–100 */
export function refundCents(total: UsdCents, percent: number): UsdCents {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new RangeError('a percentage runs from 0 to 100');
  return usd(Math.floor((total * percent + 50) / 100));
}
