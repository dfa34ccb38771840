import { normalisePhone, plainPhone } from './phone.ts';

/**
 * What a form sends for a typed phone: +254 and nine digits for a Kenyan mobile number in any spelling, + and digits
 * for a number with another country code; any other text as it is, without the white space around it.
 */
export function typedPhone(text: string): string {
  const plain = plainPhone(text);
  return normalisePhone(text) ?? (/^\+\d+$/.test(plain) ? plain : text.trim());
}
