import { z } from 'zod';
import type { SimAnswer } from '../listener.ts';
import { isAmount, isCallbackUrl, isPhone, type Read, readBody, refusedWith, Text } from './reading.ts';
import { instantOfEatStamp, invalid, refusal } from './wire.ts';

export type Merchant = { shortcode: string; passkey: string };

export type PushRequest = { phone: string; amountKes: number; accountReference: string; callbackUrl: string };

const TIMESTAMP_TOLERANCE_MS = 10 * 60_000;

const Signed = { BusinessShortCode: Text, Password: z.string(), Timestamp: Text };

const PushBody = z.strictObject({
  ...Signed,
  TransactionType: z.string(),
  Amount: Text,
  PartyA: Text,
  PartyB: Text,
  PhoneNumber: Text,
  CallBackURL: z.string(),
  AccountReference: Text,
  TransactionDesc: z.string().optional(),
});

const QueryBody = z.strictObject({ ...Signed, CheckoutRequestID: z.string() });

/** Reads a push, as strictly as Daraja does. @returns the push, or Daraja's refusal */
export function readPush(raw: string, merchant: Merchant, nowMs: number): Read<PushRequest> {
  const read = readBody(PushBody, raw);
  if (!read.ok) return read;
  const body = read.value;
  const refused = refuseSignature(body, merchant, nowMs) ?? refusePushFields(body, merchant);
  if (refused) return refusedWith(refused);
  return {
    ok: true,
    value: {
      phone: body.PhoneNumber,
      amountKes: Number(body.Amount),
      accountReference: body.AccountReference,
      callbackUrl: body.CallBackURL,
    },
  };
}

/** Reads a query. @returns the CheckoutRequestID asked for, or Daraja's refusal */
export function readQuery(raw: string, merchant: Merchant, nowMs: number): Read<string> {
  const read = readBody(QueryBody, raw);
  if (!read.ok) return read;
  const refused = refuseSignature(read.value, merchant, nowMs);
  return refused ? refusedWith(refused) : { ok: true, value: read.value.CheckoutRequestID };
}

function refuseSignature(
  body: { BusinessShortCode: string; Password: string; Timestamp: string },
  { shortcode, passkey }: Merchant,
  nowMs: number,
): SimAnswer | undefined {
  if (!/^\d{5,7}$/.test(body.BusinessShortCode)) return invalid('BusinessShortCode');
  if (body.BusinessShortCode !== shortcode) return refusal(500, '500.001.1001', 'Merchant does not exist');
  const stampMs = instantOfEatStamp(body.Timestamp);
  if (stampMs === undefined || Math.abs(stampMs - nowMs) > TIMESTAMP_TOLERANCE_MS) return invalid('Timestamp');
  const expected = Buffer.from(shortcode + passkey + body.Timestamp).toString('base64');
  return body.Password === expected ? undefined : refusal(500, '500.001.1001', 'Wrong credentials');
}

function refusePushFields(body: z.infer<typeof PushBody>, { shortcode }: Merchant): SimAnswer | undefined {
  if (body.TransactionType !== 'CustomerPayBillOnline') return invalid('TransactionType');
  if (!isAmount(body.Amount)) return invalid('Amount');
  if (!isPhone(body.PhoneNumber)) return invalid('PhoneNumber');
  if (body.PartyA !== body.PhoneNumber) return invalid('PartyA');
  if (body.PartyB !== shortcode) return invalid('PartyB');
  if (!isCallbackUrl(body.CallBackURL)) return invalid('CallBackURL');
  if (!/^[A-Za-z0-9]{1,12}$/.test(body.AccountReference)) return invalid('AccountReference');
  if ((body.TransactionDesc ?? '').length > 13) return invalid('TransactionDesc');
  return undefined;
}
