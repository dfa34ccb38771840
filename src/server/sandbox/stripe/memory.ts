import type Stripe from 'stripe';
import type { Collection, Journal } from '../journal.ts';
import type { KeptBalanceTransaction } from './balance-objects.ts';
import type { KnownCard } from './cards.ts';
import type { KeptDispute } from './dispute-objects.ts';
import type { KeptAnswer } from './idempotency.ts';
import type { KeptCharge, KeptIntent } from './objects.ts';
import type { KeptRefund } from './refund-objects.ts';
import type { LaterEvent } from './test-cards.ts';
import type { ScheduledWork } from './timetable.ts';

/** One 3-D Secure challenge to the cardholder. */
export interface Challenge {
  id: string;
  intentId: string;
  paymentMethod: string;
  card: KnownCard;
  state: 'open' | 'completed' | 'failed' | 'void'; // void: replaced by another card, or the payment was canceled
}

/** A charge about which the bank has not decided yet. */
interface Settlement {
  intentId: string;
  paymentMethod: string;
  card: KnownCard;
  dueMs: number;
}

/** A movement of money between a card and our balance, without Stripe's fee on a payment. */
export interface Movement {
  kind: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_fee' | 'dispute_won';
  /** Id of the charge, refund or dispute. */
  source: string;
  paymentIntent: string;
  charge: string;
  /** In minor units; negative when money left our balance. */
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  at: string;
}

/** An event whose webhook was not accepted yet; `tries` counts the refused deliveries. */
interface Undelivered {
  eventId: string;
  tries: number;
  dueMs: number;
}

/** An event as it is stored. Its type is plain text, because the SDK's union of 250 event types is of no use here. */
export type KeptEvent = Omit<Stripe.Event, 'type' | 'data'> & {
  type: string;
  data: { object: { id: string }; previous_attributes?: Record<string, unknown> };
};

/** The simulator's state, kept in its journal. */
export interface Memory {
  intents: Collection<KeptIntent>;
  charges: Collection<KeptCharge>;
  refunds: Collection<KeptRefund>;
  disputes: Collection<KeptDispute>;
  balanceTransactions: Collection<KeptBalanceTransaction>;
  challenges: Collection<Challenge>;
  settlements: Collection<Settlement>;
  /** By charge: what its test card makes happen later. */
  laterEvents: Collection<LaterEvent>;
  scheduledWork: Collection<ScheduledWork>;
  movements: Collection<Movement>;
  events: Collection<KeptEvent>;
  undelivered: Collection<Undelivered>;
  answers: Collection<KeptAnswer>;
}

export function openMemory(journal: Journal): Memory {
  return {
    intents: journal.collection('intent'),
    charges: journal.collection('charge'),
    refunds: journal.collection('refund'),
    disputes: journal.collection('dispute'),
    balanceTransactions: journal.collection('balance-transaction'),
    challenges: journal.collection('challenge'),
    settlements: journal.collection('settlement'),
    laterEvents: journal.collection('later'),
    scheduledWork: journal.collection('appointment'),
    movements: journal.collection('movement'),
    events: journal.collection('event'),
    undelivered: journal.collection('undelivered'),
    answers: journal.collection('answer'),
  };
}

/** Removes every object; movements, and answers kept under idempotency keys, stay. */
export function forgetObjects(memory: Memory): void {
  const { movements: _moved, answers: _answers, ...objects } = memory;
  for (const collection of Object.values(objects) as Collection<unknown>[]) collection.clear();
}
