import { darajaPhone } from '#shared/phone.ts';
import { readOrderAnswer } from './daraja-answers.ts';
import type { DarajaCall, DarajaClient, Initiator } from './daraja-client.ts';
import type { B2c, ResultAddresses, Reversal, StatusQuestion } from './daraja-order-types.ts';
import { refused, type SendOutcome } from './daraja-outcomes.ts';

/** Orders given as the initiator. M-Pesa accepts or refuses one at once, and reports its outcome later as a Result. */
export interface DarajaOrders {
  /** Whether an initiator is configured. Without one every order is refused as `config`, and nothing is sent. */
  canSend: boolean;
  /**
   * Sends shillings to a phone. It is repeated here, with the same id, only when Daraja was too busy to process it.
   * @throws RangeError when `phone` is no Kenyan mobile number
   */
  sendB2c(order: B2c): Promise<SendOutcome>;
  /**
   * Gives a whole payment back by its receipt. Never repeated here, since a reversal has no id by which M-Pesa would
   * know it.
   */
  reverse(order: Reversal): Promise<SendOutcome>;
  /** Asks what became of a transaction; the answer comes as a Result to the question's own addresses. */
  askStatus(question: StatusQuestion): Promise<SendOutcome>;
}

/**
 * Each body has the field names of Daraja's documentation, with its differing spellings (`Occassion`,
 * `RecieverIdentifierType`).
 */
export function createOrders(
  client: DarajaClient,
  { shortcode, initiator }: { shortcode: string; initiator?: Initiator | undefined },
): DarajaOrders {
  async function send(name: string, call: (by: Initiator) => Omit<DarajaCall, 'limit'>): Promise<SendOutcome> {
    if (!initiator) return client.logged(name, refused('config', 'no initiator', { alert: true }));
    return client.logged(name, await client.call({ ...call(initiator), limit: 'sendMs' }, readOrderAnswer));
  }

  return {
    canSend: initiator !== undefined,

    async sendB2c(order) {
      const phone = darajaPhone(order.phone);
      return send('b2c', (by) => ({
        path: '/mpesa/b2c/v3/paymentrequest',
        body: {
          OriginatorConversationID: order.id,
          InitiatorName: by.name,
          SecurityCredential: by.securityCredential,
          CommandID: 'BusinessPayment',
          Amount: order.amountKes,
          PartyA: shortcode,
          PartyB: phone,
          Remarks: order.remarks,
          ...addresses(order),
          Occassion: '',
        },
        repeats: true,
      }));
    },

    reverse: (order) =>
      send('reversal', (by) => ({
        path: '/mpesa/reversal/v1/request',
        body: {
          Initiator: by.name,
          SecurityCredential: by.securityCredential,
          CommandID: 'TransactionReversal',
          TransactionID: order.receipt,
          Amount: order.amountKes,
          ReceiverParty: shortcode,
          RecieverIdentifierType: '11',
          ...addresses(order),
          Remarks: order.remarks,
        },
      })),

    askStatus: (question) =>
      send('status', (by) => ({
        path: '/mpesa/transactionstatus/v1/query',
        body: {
          Initiator: by.name,
          SecurityCredential: by.securityCredential,
          CommandID: 'TransactionStatusQuery',
          ...(question.receipt === undefined
            ? { OriginalConversationID: question.conversationId }
            : { TransactionID: question.receipt }),
          PartyA: shortcode,
          IdentifierType: '4',
          ...addresses(question),
          Remarks: question.remarks,
          Occasion: '',
        },
      })),
  };
}

const addresses = ({ resultUrl, timeoutUrl }: ResultAddresses) => ({
  QueueTimeOutURL: timeoutUrl,
  ResultURL: resultUrl,
});
