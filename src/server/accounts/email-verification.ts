import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { verifyAgain } from './ask-to-verify-email.ts';
import { lockPerson } from './repository.ts';
import { setEmailVerified } from './set-email-verified.ts';
import { emailVerifications } from './tables.ts';

/**
 * Verifies an address by its link. A link works once; opening it again answers that the address is verified already. For
 * an expired link of an unverified address a new one is mailed.
 * @throws AppError not_found (unknown, or the person has another address by now), invalid_input with fields.token
 *   `link_expired`
 */
export async function verifyEmail(app: App, token: string): Promise<{ alreadyVerified: boolean }> {
  const now = app.clock.now();
  const outcome = await transaction(app, async (tx) => {
    const [link] = await tx
      .select()
      .from(emailVerifications)
      .where(eq(emailVerifications.tokenSha256, sha256(token)));
    const person = link && (await lockPerson(tx, link.personId));
    if (!link || !person || foldEmail(person.email) !== foldEmail(link.email)) throw new AppError('not_found');
    if (person.emailVerifiedAt) return 'already';
    // A used link of an unverified address exists when the person changed the address and changed it back. It no longer
    // proves that they can read mail there.
    if (link.usedAt || link.expiresAt <= now) {
      await verifyAgain(tx, app.secrets, person, now);
      return 'expired';
    }
    await tx
      .update(emailVerifications)
      .set({ usedAt: now })
      .where(eq(emailVerifications.tokenSha256, link.tokenSha256));
    await setEmailVerified(tx, person.id, now);
    return 'verified';
  });
  // Thrown after the transaction, which must commit the new link.
  if (outcome === 'expired') throw new AppError('invalid_input', { fields: { token: 'link_expired' } });
  return { alreadyVerified: outcome === 'already' };
}
