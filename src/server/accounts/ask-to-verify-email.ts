import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { newToken, type Secrets, sha256 } from '#server/secrets.ts';
import { emailVerifications } from './tables.ts';

const validMs = 48 * 3_600_000;

/**
 * Creates a verification link for this person's address, and enqueues the letter with it. The token is never stored in
 * plain text: the job holds it sealed, our table its SHA-256.
 */
export async function askToVerifyEmail(
  tx: Tx,
  secrets: Secrets,
  person: { id: string; email: string },
  now: Date,
): Promise<void> {
  const token = newToken();
  await tx.insert(emailVerifications).values({
    tokenSha256: sha256(token),
    personId: person.id,
    email: person.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  });
  await enqueue(tx, 'mail-verify-email', { sealedToken: secrets.seal(token) });
}

/** Mails a link to a person whose address is not verified, unless one that was mailed before still works. */
export async function verifyAgain(
  tx: Tx,
  secrets: Secrets,
  person: { id: string; email: string },
  now: Date,
): Promise<void> {
  if (!(await hasOpenLink(tx, person, now))) await askToVerifyEmail(tx, secrets, person, now);
}

async function hasOpenLink(tx: Tx, person: { id: string; email: string }, now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ one: sql`1` })
    .from(emailVerifications)
    .where(
      and(
        eq(emailVerifications.personId, person.id),
        eq(emailVerifications.email, person.email),
        isNull(emailVerifications.usedAt),
        gt(emailVerifications.expiresAt, now),
      ),
    )
    .limit(1);
  return open !== undefined;
}
