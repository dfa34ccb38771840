import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import type { ProviderProfile } from '#shared/contracts/provider-profile.ts';
import { AppError } from '#shared/errors.ts';

/**
 * An organisation as its members see it: status, public texts and how guests reach it.
 * @param db a transaction, where the answer must include what it has written
 * @throws AppError not_found
 */
export async function getProviderProfile(
  { db: outside, secrets }: Pick<App, 'db' | 'secrets'>,
  providerId: string,
  db: DbOrTx = outside,
): Promise<ProviderProfile> {
  const [row] = await db
    .select({
      ...{ id: providers.id, name: providers.name, status: providers.status, submittedAt: providers.submittedAt },
      ...{ rejectReason: providers.rejectReason, aboutEn: providers.aboutEn, aboutSw: providers.aboutSw },
      ...{ languages: providers.languages, phoneSealed: providers.phoneSealed, email: providers.email },
    })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!row) throw new AppError('not_found');
  const { id, name, status, submittedAt, rejectReason, aboutEn, aboutSw, languages, phoneSealed, email } = row;
  return {
    provider: { id, name },
    status,
    submittedAt: submittedAt?.toISOString() ?? null,
    rejectReason: status === 'rejected' || status === 'suspended' ? rejectReason : null,
    about: { en: aboutEn, sw: aboutSw },
    languages,
    phone: phoneSealed === null ? null : secrets.open(phoneSealed),
    email,
  };
}
