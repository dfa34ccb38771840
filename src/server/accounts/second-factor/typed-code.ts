/** A code as a person has typed it: of the authenticator app, or one of the recovery codes. */
export type TypedCode = { kind: 'app'; digits: string } | { kind: 'recovery'; code: string };

/**
 * The letters of recovery codes: without i, l, o and u, which are mistaken for others.
 * @see Crockford's Base32, by which i and l are read as 1, and o as 0
 */
export const codeLetters = '0123456789abcdefghjkmnpqrstvwxyz';
/** Fifty random bits. */
export const codeLength = 10;

/** Reads a code with or without blanks and hyphens, in any case; undefined for what cannot be one. */
export function readCode(typed: string): TypedCode | undefined {
  const plain = typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'app', digits: plain };
  const code = plain.replaceAll('o', '0').replace(/[il]/g, '1');
  const isOne = code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter));
  return isOne ? { kind: 'recovery', code } : undefined;
}
