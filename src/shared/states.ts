export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * The parties of a booking. Each may cancel it: the policy applies only to the traveller, the others cancel with a full
 * refund.
 */
export const bookingParties = ['traveller', 'provider', 'admin'] as const;
export type BookingParty = (typeof bookingParties)[number];

/** Who changes the state of a booking. */
export const transitionActors = [...bookingParties, 'system'] as const;
export type TransitionActor = (typeof transitionActors)[number];

export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded', 'partially_refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const attemptStatuses = [
  'created',
  'sent',
  'prompted',
  'unknown',
  'succeeded',
  'failed',
  'cancelled',
  'timed_out',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

export const refundStatuses = [
  'queued',
  'sending',
  'pending',
  'unknown',
  'manual',
  'succeeded',
  'failed',
  'withdrawn',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The states of an order to M-Pesa that sends shillings out. */
export const disbursementStatuses = ['queued', 'sending', 'accepted', 'unknown', 'succeeded', 'failed'] as const;
export type DisbursementStatus = (typeof disbursementStatuses)[number];

export const payoutStatuses = ['draft', 'approved', 'sending', 'paid', 'partly_paid', 'failed', 'withdrawn'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutItemStatuses = ['queued', 'sending', 'paid', 'failed'] as const;
export type PayoutItemStatus = (typeof payoutItemStatuses)[number];

/** The states of a change of a booking's dates or guests. */
export const changeStatuses = ['asked', 'held', 'applied', 'lapsed'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** The states of a case. */
export const caseStatuses = ['open', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** What processing a stored event has led to. */
export const eventOutcomes = ['applied', 'no_effect', 'ignored', 'dead'] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** A table of transitions: for each state, the states that may follow it. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

/** The transitions of a booking. */
export const bookingMoves: Moves<BookingStatus> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  // Only for late money: an expired booking is reinstated when its payment arrives and its places are still free.
  cancelled: ['confirmed'],
};

/** The transitions of a payment. */
export const paymentMoves: Moves<PaymentStatus> = {
  pending: ['completed', 'failed', 'refunded'],
  failed: ['pending', 'completed', 'refunded'],
  completed: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  // Only where too little had arrived and was refunded, and the places are still held.
  refunded: ['pending', 'completed'],
};

/**
 * How a payment's state is corrected when Stripe reports that a refund failed which it had reported as succeeded.
 * Nothing else may use this table.
 */
export const paymentStepsBack: Moves<PaymentStatus> = {
  pending: [],
  failed: [],
  completed: [],
  partially_refunded: ['completed'],
  refunded: ['partially_refunded', 'completed', 'failed', 'pending'],
};

/**
 * The transitions of an attempt to pay. `succeeded` is final. A failed attempt succeeds after all when the provider
 * confirms later that money arrived.
 */
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
 * How a success is undone that only a callback had reported: M-Pesa does not confirm it, and an admin has noted that
 * the money never came (docs/late-money.md). Nothing else may use these two tables.
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
  partially_refunded: ['failed'], // only points were returned
  refunded: [],
};

/**
 * The states of a live attempt: whether it succeeds or fails is not known yet. A payment has at most one live attempt.
 */
export const liveAttempts = ['created', 'sent', 'prompted', 'unknown'] as const satisfies readonly AttemptStatus[];

/**
 * The transitions of a refund. A failed one is queued again with another method. A `manual` one is sent by an admin.
 */
export const refundMoves: Moves<RefundStatus> = {
  queued: ['sending', 'manual', 'withdrawn'],
  sending: ['pending', 'unknown', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  unknown: ['pending', 'succeeded', 'failed'],
  // Queued again where an admin lets the system try once more.
  manual: ['succeeded', 'queued'],
  succeeded: ['failed'], // only Stripe reports a failure after a success
  failed: ['queued'],
  withdrawn: [],
};

/**
 * The transitions of an order to M-Pesa. An `unknown` one is asked about until it is settled, and never sent under
 * another id.
 */
export const disbursementMoves: Moves<DisbursementStatus> = {
  queued: ['sending', 'failed'],
  // Queued again where M-Pesa refused it without processing it: the same id may be sent again.
  sending: ['accepted', 'unknown', 'queued', 'succeeded', 'failed'],
  accepted: ['unknown', 'succeeded', 'failed'],
  unknown: ['accepted', 'succeeded', 'failed'],
  succeeded: [],
  failed: [],
};

/** The transitions of a payout. It returns to `sending` when a failed item is replaced by a new one. */
export const payoutMoves: Moves<PayoutStatus> = {
  draft: ['approved', 'withdrawn'],
  approved: ['sending'],
  sending: ['paid', 'partly_paid', 'failed'],
  paid: ['partly_paid', 'failed'], // the bank has returned a transfer that it had made
  partly_paid: ['sending', 'failed'],
  failed: ['sending'],
  withdrawn: [],
};

/** The transitions of one transfer of a payout. */
export const payoutItemMoves: Moves<PayoutItemStatus> = {
  queued: ['sending', 'paid', 'failed'],
  sending: ['paid', 'failed'],
  paid: [],
  failed: [],
};

/** How a paid transfer fails after all: the bank returns it. Nothing else may use this table. */
export const payoutItemStepsBack: Moves<PayoutItemStatus> = { queued: [], sending: [], paid: ['failed'], failed: [] };

/**
 * How a failed order to M-Pesa, the transfer of a payout that it sent, and the payout are corrected when M-Pesa reports
 * later that the money arrived (docs/late-money.md). Nothing else may use these three tables.
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

/**
 * The transitions of a change: its additional places are held until the difference is paid; then it is applied, or it
 * lapses. One of a booking that came by a request is asked first.
 */
export const changeMoves: Moves<ChangeStatus> = {
  asked: ['held', 'applied', 'lapsed'],
  held: ['applied', 'lapsed'],
  applied: [],
  // Only for late money: its payment arrives after it lapsed, and its places are still free.
  lapsed: ['applied'],
};

/** Whether a table allows the transition. From a state to itself there is none. */
export function canMove<State extends string>(table: Moves<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}

/** The states from which a table allows the transition to `to`, for `UPDATE … WHERE status IN (…)`. */
export function statesBefore<State extends string>(table: Moves<State>, to: State): State[] {
  return (Object.keys(table) as State[]).filter((from) => canMove(table, from, to));
}

/** The states of an organisation. `draft`: its application is being filled in; `pending`: it waits for an admin. */
export const providerStatuses = ['draft', 'pending', 'approved', 'rejected', 'suspended'] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** The states of a listing. `submitted`: it waits for an admin; `paused`: approved, and not offered for now. */
export const serviceStatuses = ['draft', 'submitted', 'approved', 'rejected', 'paused'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** The transitions of a listing. Only an admin approves what was submitted, or rejects it. */
export const serviceMoves: Moves<ServiceStatus> = {
  draft: ['submitted'],
  submitted: ['approved', 'rejected'],
  approved: ['paused'],
  rejected: ['submitted'],
  paused: ['approved'],
};
