/** Our addresses to which M-Pesa sends the outcome of an order. Each holds a secret token, so none is ever logged. */
export interface ResultAddresses {
  resultUrl: string;
  /** Called when the order waited too long in M-Pesa's queue; its outcome is not known then. */
  timeoutUrl: string;
}

/** An order to send shillings to a phone. */
export interface B2c extends ResultAddresses {
  /** Made by us and unique for all time: with the same id M-Pesa takes an order once, never as a second transfer. */
  id: string;
  /** Any form that `darajaPhone` reads. */
  phone: string;
  /** Whole shillings, 1 to 250,000. */
  amountKes: number;
  /** 2 to 100 characters, without personal data. */
  remarks: string;
}

/** An order to give back the whole of a payment that reached the PayBill. */
export interface Reversal extends ResultAddresses {
  /** M-Pesa's receipt of that payment. */
  receipt: string;
  amountKes: number;
  remarks: string;
}

/** Asks for a transaction by its receipt, or by an id of the order (its ConversationID, else the id we gave it). */
export type StatusQuestion = ResultAddresses & { remarks: string } & (
    | { receipt: string; conversationId?: undefined }
    | { conversationId: string; receipt?: undefined }
  );
