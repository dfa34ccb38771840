import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { sealPhone } from '#server/secrets.ts';
import { providerRights } from '#shared/rights.ts';
import type { SpokenLanguage } from '#shared/spoken-languages.ts';
import { insertProvider, saveMember } from './repository.ts';
import type { providers } from './tables.ts';

type ProviderRow = typeof providers.$inferSelect;

export interface ProviderInput
  extends Pick<ProviderRow, 'name' | 'kind' | 'location' | 'county' | 'lat' | 'lon' | 'email'> {
  about: { en?: string | undefined; sw?: string | undefined };
  /** In which it speaks with guests. */
  languages?: SpokenLanguage[] | undefined;
  /** E.164; stored sealed. */
  phone?: string | undefined;
  /** Only for artisans: their craft and place. */
  artisan?: NonNullable<ProviderRow['artisan']> | undefined;
  /** The first member, with every right. */
  ownerId?: string | undefined;
}

/** Adds a provider that waits for an admin's approval. @returns its id */
export function createProvider(app: App, input: ProviderInput): Promise<{ id: string }> {
  const { name, kind, location, county, lat, lon, email, about, languages = [], phone, artisan, ownerId } = input;
  const at = app.clock.now();
  const { phoneSealed = null, phoneKey = null } = phone ? sealPhone(app.secrets, phone) : {};
  return transaction(app, async (tx) => {
    const id = await insertProvider(tx, {
      ...{ name, kind, location, county, lat, lon, email, languages, phoneSealed, phoneKey },
      aboutEn: about.en ?? '',
      aboutSw: about.sw ?? '',
      artisan: artisan ?? null,
      status: 'pending',
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    if (ownerId)
      await saveMember(tx, { providerId: id, personId: ownerId, rights: [...providerRights], createdAt: at });
    return { id };
  });
}
