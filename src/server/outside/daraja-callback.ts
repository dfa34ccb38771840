import { childOf, listOf, parseJson, textOf, wholeKesOf } from './loose-json.ts';

/** What a callback claims. It proves nothing until a query confirms it. */
export type StkCallback = {
  /** Empty when missing, which matches no attempt. */
  merchantRequestId: string;
  checkoutRequestId: string;
  /** As text, also where it came as a number. */
  resultCode: string;
  resultDesc: string;
  /** Whole KES; missing when it came as anything but a whole number. */
  amountKes?: number;
  receipt?: string;
  at?: Date;
};

/**
 * Reads the body of an STK callback. Numbers may come as text, items and keys in any order, some unknown, and Balance or a
 * Value may be missing. The phone is not read: it may be masked, so a payment must not be attributed by it.
 * @returns undefined when it is no JSON or has no CheckoutRequestID or ResultCode
 */
export function readStkCallback(rawBody: string | Uint8Array): StkCallback | undefined {
  const callback = childOf(childOf(parseJson(rawBody), 'Body'), 'stkCallback');
  const checkoutRequestId = textOf(childOf(callback, 'CheckoutRequestID'));
  const resultCode = textOf(childOf(callback, 'ResultCode'));
  if (!checkoutRequestId || !resultCode) return undefined;
  const items = itemsOf(childOf(childOf(callback, 'CallbackMetadata'), 'Item'));
  const amountKes = wholeKesOf(items.get('Amount'));
  // In capitals, because the same receipt in two spellings would count as two payments.
  const receipt = textOf(items.get('MpesaReceiptNumber')).toUpperCase();
  const at = instantInEat(textOf(items.get('TransactionDate')));
  return {
    merchantRequestId: textOf(childOf(callback, 'MerchantRequestID')),
    checkoutRequestId,
    resultCode,
    resultDesc: textOf(childOf(callback, 'ResultDesc')),
    ...(amountKes !== undefined && { amountKes }),
    ...(receipt && { receipt }),
    ...(at && { at }),
  };
}

function itemsOf(value: unknown): Map<string, unknown> {
  return new Map(listOf(value).map((item) => [textOf(childOf(item, 'Name')), childOf(item, 'Value')]));
}

/** `yyyyMMddHHmmss` in East Africa Time, UTC+3 all year. */
function instantInEat(stamp: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
