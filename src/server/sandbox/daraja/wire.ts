import type { SimAnswer } from '../listener.ts';

/** East Africa Time is UTC+3 all year. */
const EAT_OFFSET_MS = 3 * 3_600_000;

/** `yyyyMMddHHmmss` in East Africa Time. */
export function eatStamp(instantMs: number): string {
  return new Date(instantMs + EAT_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The instant of a `yyyyMMddHHmmss` in East Africa Time, or undefined when it is none. */
export function instantOfEatStamp(stamp: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const instantMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(instantMs) ? undefined : instantMs;
}

/** The day in Nairobi, `yyyyMMdd`. */
export const eatDay = (instantMs: number) => eatStamp(instantMs).slice(0, 8);

/** The address of a callback: the one in the request, at `origin` if that is set. */
export function redirected(url: string, origin: string | undefined): string {
  if (origin === undefined) return url;
  const { pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`;
}

/** An error in Daraja's form. */
export function refusal(status: number, errorCode: string, errorMessage: string): SimAnswer {
  return { status, body: { requestId: 'sim-0001-1', errorCode, errorMessage } };
}

export const invalid = (field: string) => refusal(400, '400.002.02', `Bad Request - Invalid ${field}`);

export const invalidPayload = refusal(400, '400.002.05', 'Invalid Request Payload');

export const beingProcessed = refusal(500, '500.001.1001', 'The transaction is being processed');

export const htmlPage = (status: number, title: string): SimAnswer => ({
  status,
  body: `<html><head><title>${title}</title></head><body><h1>${status} ${title}</h1></body></html>`,
});

/** Daraja's description of each ResultCode. */
export const descriptions: Readonly<Record<string, string>> = {
  0: 'The service request is processed successfully.',
  1: 'The balance is insufficient for the transaction.',
  2: 'The amount is less than the minimum transaction value.',
  3: 'The amount is more than the maximum transaction value.',
  4: 'The amount exceeds what is left of the daily limit.',
  17: 'The transaction was limited by a rule: same amount to the same phone.',
  1001: 'Unable to lock subscriber, a transaction is already in process for the current subscriber',
  1019: 'Transaction expired.',
  1025: 'An error occurred while sending a push request',
  1032: 'Request cancelled by user',
  1037: 'DS timeout user cannot be reached',
  2001: 'The initiator information is invalid.',
  2028: 'The request is not permitted according to product assignment.',
  2040: 'Credit Party customer type (Unregistered or Registered Customer) can not be supported by the service.',
  4999: 'The transaction is still under processing',
  9999: 'An error occurred while sending a push request',
  R000001: 'The transaction has already been reversed.',
  R000002: 'The OriginalTransactionID is invalid.',
};
