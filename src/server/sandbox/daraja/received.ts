import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { SimAnswer } from '../listener.ts';
import type { Money, Movement } from './money.ts';
import { readBody, Text } from './reading.ts';
import { instantOfEatStamp, invalid } from './wire.ts';

const ReceivedBody = z.strictObject({ ShortCode: Text, StartDate: z.string(), EndDate: z.string(), OffSetValue: Text });

const ROWS_A_PAGE = 100;
const KEPT_MS = 48 * 3_600_000;
const SECOND_MS = 1_000;

/** Daraja's "Pull Transactions": the payments that reached the shortcode in the last 48 hours, oldest first. */
export function listReceived(
  raw: string,
  { shortcode, money, nowMs }: { shortcode: string; money: Money; nowMs: number },
): SimAnswer {
  const read = readBody(ReceivedBody, raw);
  if (!read.ok) return read.answer;
  const { ShortCode, StartDate, EndDate, OffSetValue } = read.value;
  if (ShortCode !== shortcode) return invalid('ShortCode');
  const fromMs = instantOf(StartDate);
  const toMs = instantOf(EndDate);
  if (fromMs === undefined) return invalid('StartDate');
  if (toMs === undefined || toMs < fromMs) return invalid('EndDate');
  if (!/^\d{1,9}$/.test(OffSetValue)) return invalid('OffSetValue');
  const since = Math.max(fromMs, nowMs - KEPT_MS);
  const rows = money
    .known()
    .filter(({ direction, at }) => {
      const atMs = Date.parse(at);
      return direction === 'in' && atMs >= since && atMs < toMs + SECOND_MS; // the dates are in whole seconds
    })
    .slice(Number(OffSetValue), Number(OffSetValue) + ROWS_A_PAGE);
  return {
    status: 200,
    body: {
      ResponseRefID: `${randomInt(10_000, 99_999)}-${randomInt(10_000_000, 99_999_999)}-1`,
      ResponseCode: '1000',
      ResponseMessage: 'Success',
      Response: [rows.map(rowOf)],
    },
  };
}

function rowOf({ receipt, at, phone, accountReference, amount }: Movement) {
  return {
    transactionId: receipt,
    trxDate: at,
    msisdn: Number(phone),
    sender: 'MPESA',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: accountReference,
    amount: `${amount}.00`,
    organizationname: 'Twende',
  };
}

/** The instant of `yyyy-MM-dd HH:mm:ss` in East Africa Time; undefined when it is none. */
const instantOf = (text: string) =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? instantOfEatStamp(text.replace(/\D/g, '')) : undefined;
