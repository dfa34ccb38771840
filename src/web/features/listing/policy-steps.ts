import type { PolicyName } from '#shared/policy.ts';

/** The steps of each policy as texts of `catalogue`, in days before the start, as in `freezePolicy`. */
export const policySteps = {
  flexible: [['policy.dayBefore', 'policy.all']],
  moderate: [
    ['policy.fiveDays', 'policy.all'],
    ['policy.dayBefore', 'policy.half'],
  ],
  strict: [
    ['policy.afterBooking', 'policy.all'],
    ['policy.week', 'policy.half'],
  ],
} as const satisfies Record<PolicyName, unknown>;
