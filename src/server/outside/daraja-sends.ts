import type { Refused } from './daraja-answers.ts';

/** Where M-Pesa tells the outcome of an order; each holds a token of its own and is never logged. */
export interface ResultAddresses {
  resultUrl: string;
  /** Called when the order ran out in M-Pesa's queue: its outcome is unknown then. */
  timeoutUrl: string;
}

/** Shillings to a customer's phone. */
export interface B2c extends ResultAddresses {
  /** Ours and unique for all time: the same id again is the same order, never a second transfer. */
  id: string;
  /** Any form that `darajaPhone` reads. */
  phone: string;
  /** Whole shillings, 1 to 250,000. */
  amountKes: number;
  /** 2 to 100 characters, without personal data. */
  remarks: string;
}

/** A payment that reached the PayBill is undone, as a whole. */
export interface Reversal extends ResultAddresses {
  /** M-Pesa's receipt of that payment. */
  receipt: string;
  amountKes: number;
  remarks: string;
}

/** What became of a transaction: by its receipt, or by an id of the order (ConversationID, else the one we gave it). */
export type StatusQuestion = ResultAddresses & { remarks: string } & (
    | { receipt: string; conversationId?: undefined }
    | { conversationId: string; receipt?: undefined }
  );

/** The answer to an order; the outcome comes later as a Result. */
export type SendOutcome =
  | { kind: 'accepted'; conversationId: string; originatorConversationId: string }
  /** M-Pesa has this id already: the first order arrived, and its status is to be asked. */
  | { kind: 'duplicate' }
  | Refused
  /** Whether the order arrived is unknown: never sent again under another id. */
  | { kind: 'ambiguous'; detail: string };

/** A Result as it came; a claim until its token and ids are checked. */
export interface DarajaResult {
  resultType: string;
  /** Text, whatever came. */
  resultCode: string;
  resultDesc: string;
  originatorConversationId: string;
  conversationId: string;
  /** M-Pesa's receipt of the movement (TransactionID); empty when there is none. */
  transactionId: string;
  /** ResultParameters by Key, as text; of repeated keys the first with a value. */
  parameters: ReadonlyMap<string, string>;
}
