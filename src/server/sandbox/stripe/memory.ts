import type Stripe from 'stripe';
import type { Collection, Journal } from '../journal.ts';
import type { KnownCard } from './cards.ts';
import type { KeptAnswer } from './idempotency.ts';
import type { KeptBalanceTransaction, KeptCharge, KeptIntent } from './objects.ts';

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

/** A captured amount: what the simulator says really moved. */
export interface Movement {
  paymentIntent: string;
  charge: string;
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
  balanceTransactions: Collection<KeptBalanceTransaction>;
  challenges: Collection<Challenge>;
  settlements: Collection<Settlement>;
  movements: Collection<Movement>;
  events: Collection<KeptEvent>;
  undelivered: Collection<Undelivered>;
  answers: Collection<KeptAnswer>;
}

export function openMemory(journal: Journal): Memory {
  return {
    intents: journal.collection('intent'),
    charges: journal.collection('charge'),
    balanceTransactions: journal.collection('balance-transaction'),
    challenges: journal.collection('challenge'),
    settlements: journal.collection('settlement'),
    movements: journal.collection('movement'),
    events: journal.collection('event'),
    undelivered: journal.collection('undelivered'),
    answers: journal.collection('answer'),
  };
}
