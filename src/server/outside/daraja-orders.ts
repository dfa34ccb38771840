import { darajaPhone } from '#shared/phone.ts';
import { readOrderAnswer, refused } from './daraja-answers.ts';
import type { DarajaCall, DarajaClient, Initiator } from './daraja-client.ts';
import type { B2c, ResultAddresses, Reversal, SendOutcome, StatusQuestion } from './daraja-sends.ts';

/** Orders that an initiator gives; M-Pesa takes or refuses them at once and tells their outcome later, as a Result. */
export interface DarajaOrders {
  /** Whether an initiator is configured: without one every order is refused as `config`, and nothing is sent. */
  canSend: boolean;
  /**
   * Sends shillings to a phone. Repeated by itself only when Daraja refused it unprocessed, with the same id.
   * @throws RangeError when `phone` is no Kenyan mobile number
   */
  sendB2c(order: B2c): Promise<SendOutcome>;
  /** Gives a whole payment back by its receipt. Never repeated by itself: a reversal has no id of ours. */
  reverse(order: Reversal): Promise<SendOutcome>;
  /** Asks what became of a transaction; the answer comes as a Result to the question's own addresses. */
  askStatus(question: StatusQuestion): Promise<SendOutcome>;
}

/** Field names and their spelling as each interface wants them. @see payments reference, section 1 */
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
