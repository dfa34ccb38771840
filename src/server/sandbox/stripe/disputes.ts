import { createDisputeMoves, type DisputeMoves, type DisputeParts, type DisputeWish } from './dispute-moves.ts';
import { buildFraudWarning, type KeptDispute } from './dispute-objects.ts';
import type { KeptCharge } from './objects.ts';
import { invalidRequest } from './problems.ts';
import type { LaterEvent } from './test-cards.ts';

interface NewEvidence {
  evidence: Partial<KeptDispute['evidence']>;
  /** Whether it goes to the bank, after which nothing can be added. */
  submit: boolean;
}

/** How long after a payment the cardholder's bank disputes it, asks about it, or warns of fraud. */
const BANK_REPORTS_AFTER_MS = 2_000;
/** How long the bank takes to decide, where the evidence holds a text that determines its decision. */
const DECIDED_AFTER_MS = 60_000;

const FROM_CARD: Partial<Record<LaterEvent, DisputeWish>> = {
  dispute_fraudulent: { reason: 'fraudulent', inquiry: false },
  dispute_not_received: { reason: 'product_not_received', inquiry: false },
  inquiry: { reason: 'fraudulent', inquiry: true },
};

const OPEN = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'];
const AWAITS_EVIDENCE = ['needs_response', 'warning_needs_response'];

export type Disputes = ReturnType<typeof createDisputes>;

/**
 * Everything that happens to a dispute: the bank opens it, we answer, the bank decides. Without an answer it is lost.
 */
export function createDisputes(parts: DisputeParts) {
  const { events, timetable } = parts;
  const { disputes } = parts.memory;
  const moves = createDisputeMoves(parts);
  registerBankWork(parts, moves);
  const { change, close } = moves;

  return {
    /**
     * The bank disputes a payment or inquires about it.
     * @throws StripeProblem when it has before, or all was refunded
     */
    open(charge: KeptCharge, wish: DisputeWish): KeptDispute {
      if (charge.disputed) throw invalidRequest(`Charge ${charge.id} has been disputed already.`);
      if (charge.refunded) throw invalidRequest(`Charge ${charge.id} has been refunded.`);
      return moves.open(charge, wish);
    },

    /** Called when a charge has succeeded: plans what its test card makes the bank do later. */
    expectReport(chargeId: string, later: LaterEvent): void {
      if (FROM_CARD[later] || later === 'fraud_warning') {
        timetable.plan({ work: 'bank reports', subject: chargeId, afterMs: BANK_REPORTS_AFTER_MS });
      }
    },

    /**
     * Stores our evidence, and submits it if wished, which can be done once. As at Stripe these texts determine the outcome:
     * winning_evidence, losing_evidence, escalate_inquiry_evidence. With any other the bank decides nothing by itself.
     * @throws StripeProblem 400 when no evidence is awaited
     */
    addEvidence(dispute: KeptDispute, { evidence, submit }: NewEvidence): KeptDispute {
      if (!AWAITS_EVIDENCE.includes(dispute.status)) {
        throw invalidRequest(`This dispute has a status of ${dispute.status} and takes no evidence.`);
      }
      const merged = { ...dispute.evidence, ...evidence };
      const details = { ...dispute.evidence_details, has_evidence: true };
      if (!submit) return change(dispute, { evidence: merged, evidence_details: details });
      const asked = dispute.status.startsWith('warning_');
      const handed = change(dispute, {
        status: asked ? 'warning_under_review' : 'under_review',
        evidence: merged,
        evidence_details: { ...details, submission_count: 1, submission_method: 'manual' },
      });
      events.emit('charge.dispute.updated', handed, { status: dispute.status });
      const work = workFor(merged.uncategorized_text ?? '');
      if (work) timetable.plan({ work, subject: handed.id, afterMs: DECIDED_AFTER_MS });
      return handed;
    },

    /** We give the dispute up. @throws StripeProblem 400 unless it awaits our answer */
    accept(dispute: KeptDispute): KeptDispute {
      if (dispute.status === 'needs_response') return close(dispute, 'lost');
      throw invalidRequest(`This dispute has a status of ${dispute.status} and cannot be closed.`);
    },

    /** The bank decides now. @throws StripeProblem 400 when it has decided already */
    decide(dispute: KeptDispute, status: 'won' | 'lost'): KeptDispute {
      if (OPEN.includes(dispute.status)) return close(dispute, status);
      throw invalidRequest(`This dispute has a status of ${dispute.status}.`);
    },

    /** Closes the inquiry about a payment that was refunded in full. */
    settleInquiry(charge: KeptCharge): void {
      const asked = disputes
        .list()
        .find((one) => one.charge === charge.id && OPEN.includes(one.status) && one.status.startsWith('warning_'));
      if (asked) close(asked, 'lost');
    },
  };
}

/** Registers what the bank does by the clock: it decides, asks further, or reports a payment of its cardholder. */
function registerBankWork({ memory, clock, events, timetable }: DisputeParts, moves: DisputeMoves): void {
  const { disputes, charges } = memory;
  const { change, open, close, escalate } = moves;

  const closeIfOpen = (status: 'won' | 'lost') => (id: string) => {
    const dispute = disputes.get(id);
    if (dispute && OPEN.includes(dispute.status)) close(dispute, status);
  };

  timetable.register('dispute won', closeIfOpen('won'));
  timetable.register('dispute lost', closeIfOpen('lost'));
  timetable.register('inquiry escalates', (id) => {
    const dispute = disputes.get(id);
    if (dispute?.status === 'warning_under_review') escalate(dispute);
  });
  timetable.register('dispute expires', (id) => {
    const dispute = disputes.get(id);
    if (!dispute || !AWAITS_EVIDENCE.includes(dispute.status)) return;
    close(change(dispute, { evidence_details: { ...dispute.evidence_details, past_due: true } }), 'lost');
  });
  timetable.register('bank reports', (chargeId) => {
    const charge = charges.get(chargeId);
    const later = memory.laterEvents.get(chargeId);
    const wish = later && FROM_CARD[later];
    if (!charge || charge.refunded) return;
    if (wish) open(charge, wish);
    if (later === 'fraud_warning') {
      events.emit('radar.early_fraud_warning.created', buildFraudWarning(charge, clock.nowMs()));
    }
  });
}

function workFor(text: string): string | undefined {
  if (text.includes('winning_evidence')) return 'dispute won';
  if (text.includes('losing_evidence')) return 'dispute lost';
  return text.includes('escalate_inquiry_evidence') ? 'inquiry escalates' : undefined;
}
