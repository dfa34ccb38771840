/** A callback's claim; nothing here is proof before a query says the same. */
export type StkCallback = {
  /** Empty when missing, which matches no attempt. */
  merchantRequestId: string;
  checkoutRequestId: string;
  /** Text, whatever came. */
  resultCode: string;
  resultDesc: string;
  /** Whole KES; missing when it came as anything but a whole number. */
  amountKes?: number;
  receipt?: string;
  at?: Date;
};

/**
 * Reads the body of an STK callback. Tolerant: numbers as text, items and keys in any order, unknown ones, a missing
 * Balance or Value. The phone is not read: it may be masked, and nothing may be attributed by it.
 * @returns undefined when it is no JSON or has no CheckoutRequestID or ResultCode
 */
export function readStkCallback(rawBody: string | Uint8Array): StkCallback | undefined {
  const callback = child(child(parse(rawBody), 'Body'), 'stkCallback');
  const checkoutRequestId = text(child(callback, 'CheckoutRequestID'));
  const resultCode = text(child(callback, 'ResultCode'));
  if (!checkoutRequestId || !resultCode) return undefined;
  const items = itemsOf(child(child(callback, 'CallbackMetadata'), 'Item'));
  const amountKes = wholeKes(items.get('Amount'));
  const receipt = text(items.get('MpesaReceiptNumber'));
  const at = instantInEat(text(items.get('TransactionDate')));
  return {
    merchantRequestId: text(child(callback, 'MerchantRequestID')),
    checkoutRequestId,
    resultCode,
    resultDesc: text(child(callback, 'ResultDesc')),
    ...(amountKes !== undefined && { amountKes }),
    ...(receipt && { receipt }),
    ...(at && { at }),
  };
}

function parse(rawBody: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}

function child(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function itemsOf(value: unknown): Map<string, unknown> {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return new Map(list.map((item) => [text(child(item, 'Name')), child(item, 'Value')]));
}

function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

function wholeKes(value: unknown): number | undefined {
  const plain = text(value);
  const amount = /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** `yyyyMMddHHmmss` in East Africa Time, UTC+3 all year. */
function instantInEat(stamp: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
