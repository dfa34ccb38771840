import { z } from 'zod';
import type { SimAnswer } from '../listener.ts';
import { invalid, invalidPayload } from './wire.ts';

/** The content of a request, or Daraja's refusal of it. */
export type Read<T> = { ok: true; value: T } | { ok: false; answer: SimAnswer };

export const refusedWith = (answer: SimAnswer): { ok: false; answer: SimAnswer } => ({ ok: false, answer });

const FORBIDDEN_IN_URL = /mpesa|m-pesa|safaricom|query|sql|cmd|exe/i; // exe covers exec
const MOST_KES = 250_000;

/** Daraja accepts numbers also as text. */
export const Text = z.union([z.string(), z.number()]).transform(String);

/**
 * Reads a body that must have exactly these fields. As at Daraja only a wrong or missing field is named in the refusal.
 */
export function readBody<T>(schema: z.ZodType<T>, raw: string): Read<T> {
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return refusedWith(invalidPayload);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? undefined : issue?.path[0];
  return refusedWith(field === undefined ? invalidPayload : invalid(String(field)));
}

export const isAmount = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= MOST_KES;

export const isPhone = (text: string): boolean => /^254[17]\d{8}$/.test(text);

/** Http or https, without the words that Daraja refuses in an address. */
export const isCallbackUrl = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '') && !FORBIDDEN_IN_URL.test(text);
