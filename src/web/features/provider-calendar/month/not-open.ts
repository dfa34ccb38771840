import type { Calendar } from '#shared/contracts/provider-calendar.ts';

const texts = {
  draft: 'open.draft',
  rejected: 'open.draft',
  submitted: 'open.unapproved',
  paused: 'open.paused',
  // Our team has taken it down, or its provider is suspended or waits for approval.
  approved: 'open.hidden',
} as const;

/** Why a listing cannot be booked at all, as a key of the texts; undefined where it can. */
export const notOpenText = ({ listed, status }: Pick<Calendar['service'], 'listed' | 'status'>) =>
  listed ? undefined : texts[status];
