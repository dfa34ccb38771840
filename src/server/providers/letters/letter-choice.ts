import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { ProviderLettersRequest } from '#shared/contracts/provider-letters.schemas.ts';
import type { ProviderLetters } from '#shared/contracts/provider-letters.ts';
import { AppError } from '#shared/errors.ts';
import { type LetterKind, letterKinds } from '#shared/provider-letters.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { lockProvider } from '../lock-provider.ts';
import { providers } from '../tables.ts';
import { letterLanguage } from './letter-language.ts';

/** Each change is an audit entry. */
export const letterChangesPerHour = { most: 30, periodMs: 3_600_000 };

/** Which letters a provider gets, where, and in which language. @throws AppError not_found */
export async function getProviderLetters(db: DbOrTx, providerId: string): Promise<ProviderLetters> {
  const [row] = await db
    .select({ email: providers.email, language: letterLanguage(db), off: providers.lettersOff })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!row) throw new AppError('not_found');
  const { email, language, off } = row;
  const sent = Object.fromEntries(letterKinds.map((kind) => [kind, !off.includes(kind)]));
  return { email, language, sent: sent as Record<LetterKind, boolean> };
}

interface LetterChange {
  providerId: string;
  personId: string;
  /** Of whoever changes it. */
  rights: readonly ProviderRight[];
  choice: z.output<typeof ProviderLettersRequest>;
}

/**
 * Changes which letters a provider gets, and in which language. It applies to letters that are not sent yet. What is sent again unchanged
 * changes nothing.
 * @throws AppError not_found, forbidden (letters about payouts, without the right `money`), too_many_tries
 */
export function changeProviderLetters(
  app: App,
  { providerId, personId, rights, choice }: LetterChange,
): Promise<ProviderLetters> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
    const before = await getProviderLetters(tx, providerId);
    const off = letterKinds.filter((kind) => !choice.sent[kind]);
    const isSame =
      before.language === choice.language && letterKinds.every((kind) => before.sent[kind] === choice.sent[kind]);
    if (isSame) return before;
    // Who may not see the money must not keep from others what becomes of it.
    if (before.sent.payout !== choice.sent.payout && !rights.includes('money')) throw new AppError('forbidden');
    if (app.config.rateLimits)
      await takeTries(tx, [{ subject: `provider-letters:${providerId}`, ...letterChangesPerHour }], now);
    await tx
      .update(providers)
      .set({ letterLanguage: choice.language, lettersOff: off, updatedAt: now })
      .where(eq(providers.id, providerId));
    await recordAudit(tx, {
      ...{ actorId: personId, action: 'provider.letters_changed', subjectType: 'provider', subjectId: providerId },
      ...{ detail: { language: choice.language, off }, at: now },
    });
    return getProviderLetters(tx, providerId);
  });
}
