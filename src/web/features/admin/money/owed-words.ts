import type { PayoutReason } from '#shared/payout-reasons.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const reasonTexts = {
  owes_us: 'admin-payouts:why.owes_us',
  not_approved: 'admin-payouts:why.not_approved',
  payout_method_missing: 'admin-payouts:why.payout_method_missing',
  payout_draft: 'admin-payouts:why.payout_draft',
  payout_under_way: 'admin-payouts:why.payout_under_way',
  on_hold: 'admin-payouts:why.on_hold',
  payout_minimum: 'admin-payouts:why.payout_minimum',
  next_run: 'admin-payouts:why.next_run',
} as const satisfies Record<PayoutReason, string>;

export const reasonTones: Record<PayoutReason, Tone> = {
  owes_us: 'danger',
  not_approved: 'danger',
  payout_method_missing: 'danger',
  payout_draft: 'warning',
  payout_under_way: 'info',
  on_hold: 'warning',
  payout_minimum: 'neutral',
  next_run: 'success',
};
