import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { signedInRecently } from '#server/http/rights.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { noteChange, noteListings } from '#server/kept/note-change.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { providers } from '#server/providers/tables.ts';
import { sealPhone } from '#server/secrets.ts';
import { checkChangedTexts } from '#shared/contracts/changed-texts.schemas.ts';
import type { ProviderProfileRequest } from '#shared/contracts/provider-profile.schemas.ts';
import type { ProviderProfile } from '#shared/contracts/provider-profile.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { normalisePhone } from '#shared/phone.ts';
import { services } from '../tables.ts';
import { getProviderProfile } from './profile-queries.ts';

/** Each change makes kept public answers old, in every process. */
const changesPerHour = { most: 30, periodMs: 3_600_000 };
/** Each change of the address sends a letter. */
const emailsPerDay = { most: 5, periodMs: 24 * 3_600_000 };

interface ProfileChange {
  person: Pick<Person, 'id' | 'signedInAt'>;
  providerId: string;
  profile: z.output<typeof ProviderProfileRequest>;
}

/**
 * Changes what an approved organisation, suspended or not, says of itself, and how its guests reach it; public answers follow at once. Our
 * letters go to its e-mail address, so another one needs a recent sign-in, and the old one gets a letter. What is sent again
 * unchanged changes nothing.
 * @throws AppError not_found, invalid_input (a changed text with an address or a phone number), not_approved (until then it is part of the application), sign_in_again, too_many_tries
 */
export function updateProviderProfile(
  app: App,
  { person, providerId, profile }: ProfileChange,
): Promise<ProviderProfile> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const before = await lockProvider(tx, providerId);
    if (!before) throw new AppError('not_found');
    if (before.status !== 'approved' && before.status !== 'suspended') throw new AppError('not_approved');
    const { about, languages, email } = profile;
    const phone = normalisePhone(profile.phone) ?? profile.phone;
    const isOtherAddress = foldEmail(before.email) !== foldEmail(email);
    if (isOtherAddress && !signedInRecently(app, person)) throw new AppError('sign_in_again');
    const present = await getProviderProfile(app, providerId, tx);
    await checkChangedTexts({ about }, async () => present);
    const wanted = { ...present, about, languages, phone, email };
    if (JSON.stringify(wanted) === JSON.stringify(present)) return present;
    if (app.config.rateLimits) {
      const limits = [
        { subject: `provider-profile:${providerId}`, ...changesPerHour },
        ...(isOtherAddress ? [{ subject: `provider-email:${providerId}`, ...emailsPerDay }] : []),
      ];
      await takeTries(tx, limits, now);
    }
    await tx
      .update(providers)
      .set({
        ...{ aboutEn: about.en, aboutSw: about.sw, languages, email, updatedAt: now },
        // Sealing the same number again would look like another one.
        ...(phone !== present.phone && sealPhone(app.secrets, phone)),
      })
      .where(eq(providers.id, providerId));
    await noteShown(tx, providerId);
    if (isOtherAddress) await tellOtherAddress(tx, { personId: person.id, providerId, from: before.email, now });
    return getProviderProfile(app, providerId, tx);
  });
}

/** What shows the organisation: itself, and its listings that are public. */
async function noteShown(tx: Tx, providerId: string): Promise<void> {
  const listed = await tx
    .select({ id: services.id, category: services.category })
    .from(services)
    .where(and(eq(services.providerId, providerId), services.listed));
  noteChange(tx, 'providers');
  noteListings(tx, listed);
}

interface OtherAddress {
  personId: string;
  providerId: string;
  from: string;
  now: Date;
}

async function tellOtherAddress(tx: Tx, { personId, providerId, from, now }: OtherAddress): Promise<void> {
  await recordAudit(tx, {
    ...{ actorId: personId, action: 'provider.email_changed', subjectType: 'provider', subjectId: providerId },
    ...{ detail: {}, at: now },
  });
  await enqueue(tx, 'mail-provider-email', { providerId, from, changedAt: now.toISOString() });
}
