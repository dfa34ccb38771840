import type { Booking } from '#shared/contracts/bookings.ts';
import { type ChargeCurrency, type RefundMethod, shownRefundMethod } from '#shared/payment-methods.ts';
import type { RefundStatus } from '#shared/states.ts';

type Entry = Booking['refunds'][number];

export interface RefundRow {
  id: string;
  reason: Entry['reason'];
  currency: ChargeCurrency;
  amountMinor: number;
  pointsBack: number;
  status: RefundStatus;
  method: RefundMethod;
  createdAt: Date;
  settledAt: Date | null;
  providerRef: string | null;
  hostCents: number;
  hostNote: string | null;
}

/** Whether what the provider bears of it is shown, and what it was told of why. */
export interface RefundSight {
  money: boolean;
  note: boolean;
}

/** `failed` exists only within the transaction that tries again; withdrawn refunds are not shown. */
const shownStatus: Record<RefundStatus, Entry['status']> = {
  queued: 'waiting',
  failed: 'waiting',
  withdrawn: 'waiting',
  sending: 'on_its_way',
  pending: 'on_its_way',
  unknown: 'unknown',
  manual: 'by_hand',
  succeeded: 'done',
};

/** A refund as its booking shows it. */
export function refundEntry(refund: RefundRow, sight: RefundSight): Entry {
  const { id, reason, currency, pointsBack, status, method, hostCents, hostNote } = refund;
  return {
    id,
    reason,
    // Cents, or shillings times 100.
    amount: refund.amountMinor / 100,
    currency,
    pointsBack,
    status: shownStatus[status],
    method: shownRefundMethod[method],
    decidedAt: refund.createdAt.toISOString(),
    doneAt: refund.settledAt?.toISOString() ?? null,
    // A manual refund may still have the reference of an automatic try that failed.
    reference: status === 'manual' ? null : refund.providerRef,
    hostPart: sight.money && hostCents > 0 ? hostCents / 100 : null,
    hostNote: sight.note ? hostNote : null,
  };
}
