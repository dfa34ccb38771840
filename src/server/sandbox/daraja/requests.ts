import { z } from 'zod';
import type { SimAnswer } from '../listener.ts';
import { instantOfEatStamp, invalid, invalidPayload, refusal } from './wire.ts';

export type Merchant = { shortcode: string; passkey: string };

export type PushRequest = { phone: string; amountKes: number; accountReference: string; callbackUrl: string };

const TIMESTAMP_TOLERANCE_MS = 10 * 60_000;
const FORBIDDEN_IN_URL = /mpesa|m-pesa|safaricom|query|sql|cmd|exe/i; // exe covers exec

/** Daraja takes numbers as numbers or as text. */
const Text = z.union([z.string(), z.number()]).transform(String);

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

type Read<T> = { ok: true; value: T } | { ok: false; answer: SimAnswer };

const no = (answer: SimAnswer): { ok: false; answer: SimAnswer } => ({ ok: false, answer });

/** Reads a push as strictly as Daraja does, or answers its refusal. */
export function readPush(raw: string, merchant: Merchant, nowMs: number): Read<PushRequest> {
  const read = readBody(PushBody, raw);
  if (!read.ok) return read;
  const body = read.value;
  const refused = refuseSignature(body, merchant, nowMs) ?? refusePushFields(body, merchant);
  if (refused) return no(refused);
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

/** Reads a query: the CheckoutRequestID asked for, or Daraja's refusal. */
export function readQuery(raw: string, merchant: Merchant, nowMs: number): Read<string> {
  const read = readBody(QueryBody, raw);
  if (!read.ok) return read;
  const refused = refuseSignature(read.value, merchant, nowMs);
  return refused ? no(refused) : { ok: true, value: read.value.CheckoutRequestID };
}

function readBody<T>(schema: z.ZodType<T>, raw: string): Read<T> {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return no(invalidPayload);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? undefined : issue?.path[0];
  return no(field === undefined ? invalidPayload : invalid(String(field)));
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
  const amount = /^[1-9]\d*$/.test(body.Amount) ? Number(body.Amount) : 0;
  if (amount < 1 || amount > 250_000) return invalid('Amount');
  if (!/^254[17]\d{8}$/.test(body.PhoneNumber)) return invalid('PhoneNumber');
  if (body.PartyA !== body.PhoneNumber) return invalid('PartyA');
  if (body.PartyB !== shortcode) return invalid('PartyB');
  if (!/^https?:$/.test(URL.parse(body.CallBackURL)?.protocol ?? '')) return invalid('CallBackURL');
  if (FORBIDDEN_IN_URL.test(body.CallBackURL)) return invalid('CallBackURL');
  if (!/^[A-Za-z0-9]{1,12}$/.test(body.AccountReference)) return invalid('AccountReference');
  if ((body.TransactionDesc ?? '').length > 13) return invalid('TransactionDesc');
  return undefined;
}
