import type { SimAnswer } from '../listener.ts';

/** East Africa Time is UTC+3 all year. */
const EAT_OFFSET_MS = 3 * 3_600_000;

/** `yyyyMMddHHmmss` in EAT. */
export function eatStamp(instantMs: number): string {
  return new Date(instantMs + EAT_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The instant of a `yyyyMMddHHmmss` in EAT, or undefined when it is none. */
export function instantOfEatStamp(stamp: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const instantMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(instantMs) ? undefined : instantMs;
}

/** The day in Nairobi, `yyyyMMdd`. */
export const eatDay = (instantMs: number) => eatStamp(instantMs).slice(0, 8);

/** An error as Daraja words it. */
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

/** Descriptions that go with a ResultCode. */
export const descriptions: Readonly<Record<string, string>> = {
  0: 'The service request is processed successfully.',
  1: 'The balance is insufficient for the transaction.',
  4: 'The amount exceeds what is left of the daily limit.',
  1019: 'Transaction expired.',
  1032: 'Request cancelled by user',
  1037: 'DS timeout user cannot be reached',
  4999: 'The transaction is still under processing',
};
