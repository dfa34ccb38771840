import type Stripe from 'stripe';
import type { Collection, Journal } from '../journal.ts';
import type { KeptBalanceTransaction } from './balance-objects.ts';
import type { KnownCard, Later } from './cards.ts';
import type { KeptDispute } from './dispute-objects.ts';
import type { KeptAnswer } from './idempotency.ts';
import type { KeptCharge, KeptIntent } from './objects.ts';
import type { KeptRefund } from './refund-objects.ts';
import type { Appointment } from './timetable.ts';

/** One 3-D Secure question put to the card's owner. */
export interface Challenge {
  id: string;
  intentId: string;
  paymentMethod: string;
  card: KnownCard;
  state: 'open' | 'completed' | 'failed' | 'void'; // void: another card was tried, or the payment was canceled
}

/** A charge that the bank has yet to decide. */
export interface Settlement {
  intentId: string;
  paymentMethod: string;
  card: KnownCard;
  dueMs: number;
}

/** What the simulator says really moved between cards and our balance. Stripe's fee on a payment is not in it. */
export interface Movement {
  kind: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_fee' | 'dispute_won';
  /** Id of the charge, refund or dispute. */
  source: string;
  paymentIntent: string;
  charge: string;
  /** Minor units; negative when it left our balance. */
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  at: string;
}

/** An event whose webhook has not been taken yet; `tries` counts the refused deliveries. */
export interface Undelivered {
  eventId: string;
  tries: number;
  dueMs: number;
}

/** An event as kept: the SDK's own union of 250 event types helps nobody here. */
export type KeptEvent = Omit<Stripe.Event, 'type' | 'data'> & {
  type: string;
  data: { object: { id: string }; previous_attributes?: Record<string, unknown> };
};

/** Everything the simulator remembers, in its journal. */
export interface Memory {
  intents: Collection<KeptIntent>;
  charges: Collection<KeptCharge>;
  refunds: Collection<KeptRefund>;
  disputes: Collection<KeptDispute>;
  balanceTransactions: Collection<KeptBalanceTransaction>;
  challenges: Collection<Challenge>;
  settlements: Collection<Settlement>;
  /** By charge: what its card stands for. */
  laters: Collection<Later>;
  appointments: Collection<Appointment>;
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
    laters: journal.collection('later'),
    appointments: journal.collection('appointment'),
    movements: journal.collection('movement'),
    events: journal.collection('event'),
    undelivered: journal.collection('undelivered'),
    answers: journal.collection('answer'),
  };
}

/** Every object is gone; what moved, and the answers kept under keys, stay. */
export function forgetObjects(memory: Memory): void {
  const { movements: _moved, answers: _answers, ...objects } = memory;
  for (const collection of Object.values(objects) as Collection<unknown>[]) collection.clear();
}
