import { darajaPhone } from '#shared/phone.ts';
import { readPushAnswer, readQueryAnswer } from './daraja-answers.ts';
import { createClient, type DarajaOptions } from './daraja-client.ts';
import { createOrders, type DarajaOrders } from './daraja-orders.ts';
import type { PushOutcome, QueryOutcome } from './daraja-outcomes.ts';
import { listReceived, type ReceivedOutcome } from './daraja-received.ts';
import { eatStampOf } from './daraja-stamps.ts';

export type StkPush = {
  /** Any form that `darajaPhone` reads. */
  phone: string;
  /** Whole shillings, 1 to 250,000. */
  amountKes: number;
  /** At most 12 letters and digits, shown on the phone. */
  accountReference: string;
  /** Holds the attempt's secret token, so it is never logged. */
  callbackUrl: string;
  /** At most 13 characters. */
  description: string;
};

/** Safaricom's M-Pesa interface. Every failure that can be expected is returned as a value, not thrown. */
export interface Daraja extends DarajaOrders {
  /** Our PayBill, of 5 to 7 digits. */
  shortcode: string;
  /** Asks M-Pesa to put a prompt on the phone. @throws RangeError when `phone` is no Kenyan mobile number */
  pushStk(push: StkPush): Promise<PushOutcome>;
  /** Asks once what became of a push; repeated only to replace a refused token. */
  queryStk(checkoutRequestId: string): Promise<QueryOutcome>;
  /**
   * What reached our PayBill between two instants, 48 hours back at the most. M-Pesa must have registered us for it.
   */
  listReceived(span: { from: Date; to: Date }): Promise<ReceivedOutcome>;
}

/**
 * The adapter to Daraja. Orders that send money out are in `daraja-orders.ts`, the HTTP client in `daraja-client.ts`.
 */
export function createDaraja(options: DarajaOptions): Daraja {
  const { shortcode, passkey, clock } = options;
  const client = createClient(options);

  /** BusinessShortCode, Timestamp (East Africa Time) and the Password, which is made of both and the passkey. */
  function signature() {
    const timestamp = eatStampOf(clock.now());
    const password = Buffer.from(shortcode + passkey + timestamp).toString('base64');
    return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp };
  }

  return {
    ...createOrders(client, options),
    shortcode,

    async pushStk(push) {
      const phone = darajaPhone(push.phone);
      const body = {
        ...signature(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: push.amountKes,
        PartyA: phone,
        PartyB: shortcode,
        PhoneNumber: phone,
        CallBackURL: push.callbackUrl,
        AccountReference: push.accountReference,
        TransactionDesc: push.description,
      };
      const path = '/mpesa/stkpush/v1/processrequest';
      return client.logged('push', await client.call({ path, body, limit: 'pushMs', repeats: true }, readPushAnswer));
    },

    async queryStk(checkoutRequestId) {
      const path = '/mpesa/stkpushquery/v1/query';
      const body = { ...signature(), CheckoutRequestID: checkoutRequestId };
      const answer = await client.call({ path, body, limit: 'queryMs' }, (outcome) =>
        readQueryAnswer(outcome, checkoutRequestId),
      );
      if (answer.kind !== 'refused') return client.logged('query', answer);
      const reason = answer.reason === 'config' ? 'refused' : 'unavailable';
      return client.logged('query', { kind: 'no_information', reason, detail: answer.detail } as const);
    },

    async listReceived(span) {
      return client.logged('received', await listReceived(client, shortcode, span));
    },
  };
}
