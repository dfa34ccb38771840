import { type Again, read, readAgain } from './daraja-answers.ts';
import type { DarajaClient } from './daraja-client.ts';
import { eatTextOf } from './daraja-stamps.ts';
import type { HttpOutcome } from './http-exchange.ts';
import { childOf, listOf, textOf } from './loose-json.ts';

/**
 * A payment that reached our PayBill, as M-Pesa lists it. Who paid is not read: no payment may be attributed by that.
 */
export type ReceivedPayment = {
  receipt: string;
  /** Shillings × 100. */
  amountMinor: number;
  /** The account that the payer's phone showed: our reference without hyphens, or whatever somebody typed. */
  accountReference: string;
  at?: Date;
};

/**
 * `refused`: M-Pesa gives us no lists, for instance because the shortcode is not registered for them.
 * `unavailable`: this time no complete answer came.
 */
export type ReceivedOutcome =
  | { kind: 'received'; payments: ReceivedPayment[] }
  | { kind: 'no_information'; reason: 'refused' | 'unavailable'; detail: string };

const SUCCESS = '1000';
/** A longer list is not read to its end: something is wrong with it. */
const MOST_PAGES = 100;

/**
 * Every payment that reached the shortcode from `from` to `to` (48 hours back at the most), read page by page. If one page
 * has no complete answer, none is returned: a list with a gap must not look like a complete one.
 */
export async function listReceived(
  client: DarajaClient,
  shortcode: string,
  { from, to }: { from: Date; to: Date },
): Promise<ReceivedOutcome> {
  const found = new Map<string, ReceivedPayment>();
  for (let page = 0, offset = 0; page < MOST_PAGES; page += 1) {
    const body = {
      ShortCode: shortcode,
      StartDate: eatTextOf(from),
      EndDate: eatTextOf(to),
      OffSetValue: String(offset),
    };
    const answer = await client.call({ path: '/pulltransactions/v1/query', body, limit: 'queryMs' }, readReceivedPage);
    if (answer.kind === 'refused') {
      return noInformation(answer.reason === 'config' ? 'refused' : 'unavailable', answer.detail);
    }
    if (answer.kind === 'no_information') return answer;
    if (answer.payments.every(({ receipt }) => found.has(receipt))) {
      return { kind: 'received', payments: [...found.values()] };
    }
    for (const payment of answer.payments) found.set(payment.receipt, payment);
    offset += answer.payments.length;
  }
  return noInformation('unavailable', 'too_many_pages');
}

const noInformation = (reason: 'refused' | 'unavailable', detail: string): ReceivedOutcome => ({
  kind: 'no_information',
  reason,
  detail,
});

function readReceivedPage(outcome: HttpOutcome): ReceivedOutcome | Again {
  if (outcome.kind !== 'answer') return noInformation('unavailable', outcome.reason);
  const again = readAgain(outcome);
  if (again) return again;
  const { status, body, say, detail } = read(outcome);
  if (status >= 400 && status < 500) return noInformation('refused', detail);
  if (status !== 200 || say('ResponseCode') === '') return noInformation('unavailable', detail);
  if (say('ResponseCode') !== SUCCESS)
    return noInformation('refused', `${detail} code ${say('ResponseCode').slice(0, 10)}`);
  // M-Pesa answers a list inside a list.
  const payments = listOf(childOf(body, 'Response')).flatMap(listOf).map(paymentOf);
  return payments.every((payment) => payment !== undefined)
    ? { kind: 'received', payments }
    : noInformation('unavailable', 'row_unreadable');
}

function paymentOf(row: unknown): ReceivedPayment | undefined {
  const receipt = textOf(childOf(row, 'transactionId')).toUpperCase();
  const [, shillings, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(textOf(childOf(row, 'amount'))) ?? [];
  if (receipt === '' || shillings === undefined) return undefined;
  const at = new Date(textOf(childOf(row, 'trxDate')));
  return {
    receipt,
    amountMinor: Number(shillings) * 100 + Number(cents.padEnd(2, '0')),
    accountReference: textOf(childOf(row, 'billreference')),
    ...(!Number.isNaN(at.getTime()) && { at }),
  };
}
