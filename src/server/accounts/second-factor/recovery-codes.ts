import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { Secrets } from '#server/secrets.ts';
import { recoveryCodes } from '../tables.ts';
import { codeLength, codeLetters } from './typed-code.ts';

const codesMade = 10;

/** Ten letters by five bits of randomness each, as they are stored. */
const makeCode = (): string => [...randomBytes(codeLength)].map((byte) => codeLetters[byte % 32]).join('');

/** As people read and type it: `7k2m9-x4wq0`. */
const shown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

interface OfPerson {
  personId: string;
  at: Date;
}

/** Gives a person ten new codes in place of all others. @returns them as they are shown, which is possible only now */
export async function replaceRecoveryCodes(tx: Tx, secrets: Secrets, { personId, at }: OfPerson): Promise<string[]> {
  const codes = Array.from({ length: codesMade }, makeCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  const rows = codes.map((code) => ({ personId, digest: digestOf(secrets, personId, code), createdAt: at }));
  await tx.insert(recoveryCodes).values(rows);
  return codes.map(shown);
}

/** Uses up a code. @param use.code as `readCode` gives it  @returns whether it was one, and not used before */
export async function takeRecoveryCode(
  tx: Tx,
  secrets: Secrets,
  { personId, code, at }: OfPerson & { code: string },
): Promise<boolean> {
  const digest = digestOf(secrets, personId, code);
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.digest, digest), isNull(recoveryCodes.usedAt)))
    .returning({ digest: recoveryCodes.digest });
  return taken.length > 0;
}

const digestOf = (secrets: Secrets, personId: string, code: string) =>
  secrets.digest('recovery-code', `${personId}\n${code}`);
