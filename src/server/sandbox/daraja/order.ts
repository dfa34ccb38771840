import type { B2cRequest } from './order-requests.ts';

/**
 * The two ids of an order or question: the sender's (Daraja makes one where the sender gives none), and Daraja's own.
 */
export type OrderIds = { originatorConversationId: string; conversationId: string };

/** One accepted order to send money out. Instants in milliseconds of simulated time. */
export type Order = OrderIds &
  Omit<B2cRequest, 'phone' | 'originatorConversationId'> & {
    kind: 'b2c' | 'reversal';
    /** Who receives the money. Of a reversal: who had paid; undefined when the receipt is unknown. */
    phone?: string;
    originalReceipt?: string;
    atMs: number;
    settledAtMs?: number;
    /** Set when it is settled. */
    resultCode?: string;
    receipt?: string;
  };
