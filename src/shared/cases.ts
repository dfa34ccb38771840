import type { AttemptStatus, CaseStatus } from './states.ts';

/** The kinds of cases: doubts and differences that a person decides. The API calls a case an issue, and its kind its code. */
export const caseKinds = [
  'callback_contradicted',
  'callback_mismatch',
  'callback_unreadable',
  'callback_unproven',
  'amount_mismatch',
  'intent_mismatch',
  'livemode_mismatch',
  'push_unanswered',
  'outcome_unknown',
  'provider_refuses',
  'card_keys_refused',
  'sending_off',
  'provider_object_missing',
  'refund_by_hand',
  'refund_mismatch',
  'event_dead',
  'unknown_query_code',
  'dispute',
  'dispute_unknown',
  'dispute_reopened',
  'fraud_warning',
  'bank_payout_failed',
  'ledger_unbalanced',
  'ledger_difference',
  'stripe_difference',
  'disbursement_stuck',
  'paid_twice',
  'refund_stuck',
  'deposit_stuck',
  'deposit_overdrawn',
  'unattributed_receipt',
  'receipt_contradicted',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Kinds that may be about different records, of which each needs something else. */
const variants = {
  callback_contradicted: ['unverified', 'payment', 'transfer'],
  amount_mismatch: ['payment', 'transfer'],
  outcome_unknown: ['unverified', 'payment', 'cards_off', 'refund', 'transfer'],
  provider_refuses: ['payment', 'sending', 'float'],
  sending_off: ['refund', 'transfer'],
  provider_object_missing: ['payment', 'refund', 'dispute'],
  receipt_contradicted: ['receipt', 'not_ours'],
} as const satisfies { [Kind in CaseKind]?: readonly string[] };
type Variants = typeof variants;

/** What a case is about, so that it can be said what happened and what to do. */
export type CaseTopic =
  | Exclude<CaseKind, keyof Variants>
  | { [Kind in keyof Variants]: `${Kind}.${Variants[Kind][number]}` }[keyof Variants];

/** Every topic, for tests and lists. */
export const caseTopics: readonly CaseTopic[] = caseKinds.flatMap((kind) =>
  kind in variants
    ? variants[kind as keyof Variants].map((each) => `${kind}.${each}` as CaseTopic)
    : (kind as CaseTopic),
);

/** What of a case decides about its words and its forms. */
interface CaseFacts {
  code: CaseKind;
  status: CaseStatus;
  expected: unknown;
  found: unknown;
  closing: 'by_reason' | 'by_decision';
  attempt: { status: AttemptStatus } | null;
  refund: object | null;
  disbursement: object | null;
  /** Attempts that a receipt without an owner may be attributed to. */
  candidates: readonly object[];
  /** Open cases of money that left twice. */
  paidTwice: readonly object[];
}

/** M-Pesa's code for an account that has too little to send from; stored as a text, it is read back as a number. */
const floatTooSmall = '1';

/** The topic of a case, by its kind and by the record that it is about. */
export function caseTopicOf({ code, expected, found, closing, attempt, refund, disbursement }: CaseFacts): CaseTopic {
  const unverified = closing === 'by_decision';
  switch (code) {
    case 'callback_contradicted':
      return `${code}.${disbursement ? 'transfer' : unverified ? 'unverified' : 'payment'}`;
    case 'outcome_unknown':
      if (disbursement) return `${code}.transfer`;
      if (refund) return `${code}.refund`;
      if (found === 'cards_off') return `${code}.cards_off`;
      return `${code}.${unverified ? 'unverified' : 'payment'}`;
    case 'amount_mismatch':
      return `${code}.${disbursement ? 'transfer' : 'payment'}`;
    case 'sending_off':
      return `${code}.${disbursement ? 'transfer' : 'refund'}`;
    case 'provider_refuses':
      if (attempt) return `${code}.payment`;
      return `${code}.${String(found) === floatTooSmall ? 'float' : 'sending'}`;
    case 'provider_object_missing':
      return `${code}.${attempt ? 'payment' : refund ? 'refund' : 'dispute'}`;
    case 'receipt_contradicted':
      // Only a receipt that was noted as never ours is expected to bring nothing.
      return `${code}.${expected === 0 ? 'not_ours' : 'receipt'}`;
    default:
      return code;
  }
}

/** What ends a case: each is a call of its own. */
export const caseForms = ['attribute', 'repaid', 'returned', 'not_ours', 'never_came', 'close'] as const;
export type CaseForm = (typeof caseForms)[number];

/**
 * By which calls a case can be ended as it is now. What is done about a refund, transfer, event or dispute itself may
 * close its case too, but belongs to that record.
 */
export function caseFormsOf({ code, status, closing, candidates, paidTwice }: CaseFacts): CaseForm[] {
  if (status === 'closed') return [];
  if (closing === 'by_reason') return ['close'];
  if (code !== 'unattributed_receipt') return ['never_came'];
  return [
    ...(candidates.length > 0 ? (['attribute'] as const) : []),
    'returned',
    ...(paidTwice.length > 0 ? (['repaid'] as const) : []),
    'not_ours',
  ];
}
