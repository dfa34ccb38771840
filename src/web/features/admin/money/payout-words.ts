import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { bankFailures } from '#shared/failure-codes.ts';
import type { DisbursementStatus } from '#shared/states.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const payoutTexts = {
  draft: 'admin-payouts:status.draft',
  approved: 'admin-payouts:status.approved',
  sending: 'admin-payouts:status.sending',
  paid: 'admin-payouts:status.paid',
  partly_paid: 'admin-payouts:status.partly_paid',
  failed: 'admin-payouts:status.failed',
  withdrawn: 'admin-payouts:status.withdrawn',
} as const satisfies Record<AdminPayout['status'], string>;

/** The state under which a payout is listed: one that was sent again by bank waits there, too. */
export const shownStateOf = ({ status, items }: Pick<AdminPayout, 'status' | 'items'>): AdminPayout['status'] =>
  status === 'sending' && items.some((item) => item.channel === 'bank' && item.status === 'queued')
    ? 'approved'
    : status;

export const payoutTones: Record<AdminPayout['status'], Tone> = {
  draft: 'warning',
  approved: 'info',
  sending: 'info',
  paid: 'success',
  partly_paid: 'danger',
  failed: 'danger',
  withdrawn: 'neutral',
};

type ItemStatus = AdminPayout['items'][number]['status'];

export const itemTexts = {
  queued: 'admin-payouts:item.queued',
  sending: 'admin-payouts:item.sending',
  paid: 'admin-payouts:item.paid',
  failed: 'admin-payouts:item.failed',
  withdrawn: 'admin-payouts:item.withdrawn',
} as const satisfies Record<ItemStatus, string>;

export const itemTones: Record<ItemStatus, Tone> = {
  queued: 'info',
  sending: 'info',
  paid: 'success',
  failed: 'danger',
  withdrawn: 'neutral',
};

/** Whether a bank did something with a transfer in place of making it. */
export const isBankError = (code: string | null): boolean => bankFailures.some((each) => each === code);

export const transferTexts = {
  queued: 'admin-payouts:transfer.queued',
  sending: 'admin-payouts:transfer.sending',
  accepted: 'admin-payouts:transfer.accepted',
  unknown: 'admin-payouts:transfer.unknown',
  succeeded: 'admin-payouts:transfer.succeeded',
  failed: 'admin-payouts:transfer.failed',
} as const satisfies Record<DisbursementStatus, string>;

export const transferTones: Record<DisbursementStatus, Tone> = {
  queued: 'info',
  sending: 'info',
  accepted: 'info',
  unknown: 'warning',
  succeeded: 'success',
  failed: 'danger',
};
