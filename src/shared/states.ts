export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';
export type PaymentStatus = 'pending' | 'completed' | 'failed' | 'refunded' | 'partially_refunded';
export type AttemptStatus =
  | 'created'
  | 'sent'
  | 'prompted'
  | 'unknown'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'timed_out';
export type RefundStatus =
  | 'queued'
  | 'sending'
  | 'pending'
  | 'unknown'
  | 'manual'
  | 'succeeded'
  | 'failed'
  | 'withdrawn';

/** Shillings on their way out through M-Pesa. */
export type DisbursementStatus = 'queued' | 'sending' | 'accepted' | 'unknown' | 'succeeded' | 'failed';
export type PayoutStatus = 'draft' | 'approved' | 'sending' | 'paid' | 'partly_paid' | 'failed' | 'withdrawn';
export type PayoutItemStatus = 'queued' | 'sending' | 'paid' | 'failed';
/** A change of a booking that was asked for. */
export type ChangeStatus = 'held' | 'applied' | 'lapsed';

/** From each state, the states that may follow. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** A booking. */
export const bookingMoves: Moves<BookingStatus> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  // Only for late money: a booking whose hold ended is reinstated when its payment arrives and there still is room.
  cancelled: ['confirmed'],
};

/** The payment of a booking. */
export const paymentMoves: Moves<PaymentStatus> = {
  pending: ['completed', 'failed', 'refunded'],
  failed: ['pending', 'completed', 'refunded'],
  completed: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  // Only where what came was too little, paid for nothing and went back, while the places are held still.
  refunded: ['pending', 'completed'],
};

/** The one way back: a refund that Stripe first called succeeded and then failed. Nothing else may use this table. */
export const paymentStepsBack: Moves<PaymentStatus> = {
  pending: [],
  failed: [],
  completed: [],
  partially_refunded: ['completed'],
  refunded: ['partially_refunded', 'completed', 'failed', 'pending'],
};

/** One try to pay. Success absorbs; proof of money beats every other end, at any later time. */
export const attemptMoves: Moves<AttemptStatus> = {
  created: ['sent', 'failed'],
  sent: ['prompted', 'unknown', 'succeeded', 'failed', 'cancelled', 'timed_out'],
  prompted: ['unknown', 'succeeded', 'failed', 'cancelled', 'timed_out'],
  unknown: ['prompted', 'succeeded', 'failed', 'cancelled', 'timed_out'],
  succeeded: [],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  timed_out: ['succeeded'],
};

/**
 * The one way back of a success: only a callback told of it, M-Pesa denies it, and a person has said that the money never
 * came. Nothing else may use these two tables.
 */
export const attemptNeverCame: Moves<AttemptStatus> = {
  created: [],
  sent: [],
  prompted: [],
  unknown: [],
  succeeded: ['failed'],
  failed: [],
  cancelled: [],
  timed_out: [],
};
export const paymentNeverCame: Moves<PaymentStatus> = {
  pending: [],
  failed: [],
  completed: ['failed'],
  partially_refunded: ['failed'], // in points alone
  refunded: [],
};

/** Attempts that may still end either way; a payment has at most one of them. */
export const liveAttempts = ['created', 'sent', 'prompted', 'unknown'] as const satisfies readonly AttemptStatus[];

/** Money going back. A failed one is queued again by another method; `manual` is a person's work. */
export const refundMoves: Moves<RefundStatus> = {
  queued: ['sending', 'manual', 'withdrawn'],
  sending: ['pending', 'unknown', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  unknown: ['pending', 'succeeded', 'failed'],
  // Back to the queue where a person has it tried once more by machine.
  manual: ['succeeded', 'queued'],
  succeeded: ['failed'], // Stripe only
  failed: ['queued'],
  withdrawn: [],
};

/** One order to M-Pesa. `unknown` is asked about until it is settled, never sent under another id. */
export const disbursementMoves: Moves<DisbursementStatus> = {
  queued: ['sending', 'failed'],
  // Back to queued: M-Pesa refused it unprocessed, and the same id may be sent again.
  sending: ['accepted', 'unknown', 'queued', 'succeeded', 'failed'],
  accepted: ['unknown', 'succeeded', 'failed'],
  unknown: ['accepted', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

/** What a provider is paid at one time. Back to sending: a failed item is replaced by a new one. */
export const payoutMoves: Moves<PayoutStatus> = {
  draft: ['approved', 'withdrawn'],
  approved: ['sending'],
  sending: ['paid', 'partly_paid', 'failed'],
  paid: ['partly_paid', 'failed'], // a bank has returned what it had paid
  partly_paid: ['sending', 'failed'],
  failed: ['sending'],
  withdrawn: [],
};

/** One transfer of a payout. */
export const payoutItemMoves: Moves<PayoutItemStatus> = {
  queued: ['sending', 'paid', 'failed'],
  sending: ['paid', 'failed'],
  paid: [],
  failed: [],
};

/** The one way back: a bank returns a transfer that it had made. Nothing else may use this table. */
export const payoutItemStepsBack: Moves<PayoutItemStatus> = { queued: [], sending: [], paid: ['failed'], failed: [] };

/**
 * The one way back of a failed order and of the transfer that it was: M-Pesa proves that the money arrived. Nothing else
 * may use these three tables.
 */
export const disbursementArrived: Moves<DisbursementStatus> = {
  queued: [],
  sending: [],
  accepted: [],
  unknown: [],
  succeeded: [],
  failed: ['succeeded'],
};
export const payoutItemArrived: Moves<PayoutItemStatus> = { queued: [], sending: [], paid: [], failed: ['paid'] };
export const payoutArrived: Moves<PayoutStatus> = {
  draft: [],
  approved: [],
  sending: ['paid', 'partly_paid'],
  paid: [],
  partly_paid: ['paid'],
  failed: ['paid', 'partly_paid'],
  withdrawn: [],
};

/** A change of a booking: its further places are held while the difference is paid, then it is applied or lapsed. */
export const changeMoves: Moves<ChangeStatus> = {
  held: ['applied', 'lapsed'],
  applied: [],
  // Money for it that comes late, while there still is room.
  lapsed: ['applied'],
};

/** Whether a table lets `from` become `to`. Staying put is no move. */
export function canMove<State extends string>(table: Moves<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}

/** The states that may become `to`: the list for `UPDATE … WHERE status = ANY(…)`. */
export function statesBefore<State extends string>(table: Moves<State>, to: State): State[] {
  return (Object.keys(table) as State[]).filter((from) => canMove(table, from, to));
}
