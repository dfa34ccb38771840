import { z } from 'zod';
import type { SimAnswer } from '../listener.ts';
import { invalid, invalidPayload } from './wire.ts';

/** What a request says, or Daraja's refusal of it. */
export type Read<T> = { ok: true; value: T } | { ok: false; answer: SimAnswer };

export const no = (answer: SimAnswer): { ok: false; answer: SimAnswer } => ({ ok: false, answer });

const FORBIDDEN_IN_URL = /mpesa|m-pesa|safaricom|query|sql|cmd|exe/i; // exe covers exec
const MOST_KES = 250_000;

/** Daraja takes numbers as numbers or as text. */
export const Text = z.union([z.string(), z.number()]).transform(String);

/** A body of exactly these fields: another one refuses the payload, a wrong or missing one is named. */
export function readBody<T>(schema: z.ZodType<T>, raw: string): Read<T> {
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

export const isAmount = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= MOST_KES;

export const isPhone = (text: string): boolean => /^254[17]\d{8}$/.test(text);

/** Http or https, and without the words that Daraja does not take in an address. */
export const isCallbackUrl = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '') && !FORBIDDEN_IN_URL.test(text);
