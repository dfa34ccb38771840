import { sql } from 'drizzle-orm';
import type { PayoutStatus } from '#shared/states.ts';
import type { PayoutItem } from './repository.ts';
import { payoutItems } from './tables.ts';

type Standing = Pick<PayoutItem, 'id' | 'replaces'> & { status: PayoutItem['status'] | 'withdrawn' };

/** The final status of a payout, from its transfers. @returns undefined while one of them is under way */
export function statusOfPayout(items: readonly Standing[]): PayoutStatus | undefined {
  const replaced = new Set(items.map(({ replaces }) => replaces));
  // A transfer that was replaced does not count, unless it arrived after all: then its replacements do not count.
  const standing = items.filter(
    (item) =>
      item.status === 'paid' || (!replaced.has(item.id) && !(item.status === 'failed' && isPaidBefore(items, item))),
  );
  if (standing.some(({ status }) => status === 'queued' || status === 'sending')) return undefined;
  const paid = standing.filter(({ status }) => status === 'paid').length;
  return paid === standing.length ? 'paid' : paid > 0 ? 'partly_paid' : 'failed';
}

/** Whether a transfer that this one replaces, directly or through others, has arrived after all. */
export function isPaidBefore(items: readonly Standing[], { replaces }: Pick<Standing, 'replaces'>): boolean {
  const before = items.find(({ id }) => id === replaces);
  return before !== undefined && (before.status === 'paid' || isPaidBefore(items, before));
}

/** `isPaidBefore` in SQL, of `payout_items` under its own name: a transfer that this one replaces, directly or through others, has arrived after all. */
export const paidBefore = sql`exists (
  with recursive earlier as (
    select item.status, item.replaces from ${payoutItems} item where item.id = ${payoutItems.replaces}
    union
    select item.status, item.replaces from ${payoutItems} item join earlier on item.id = earlier.replaces
  )
  select 1 from earlier where status = 'paid')`;
