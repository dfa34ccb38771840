import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { checkChangedTexts } from '#shared/contracts/changed-texts.schemas.ts';
import type { PicturesChange } from '#shared/contracts/provider-services.schemas.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { AppError } from '#shared/errors.ts';
import { galleryVersion } from './listing-answers.ts';
import type { Editor } from './listing-columns.ts';
import { countChange } from './listing-limits.ts';
import { getProviderService } from './queries.ts';
import { lockListingOf, readGallery, replaceGallery, saveListing } from './repository.ts';

/**
 * Sets the order of a listing's photos and what they are described by; the first is the cover, and those left out are
 * removed. Others than its own cannot be added.
 * @throws AppError not_found, listing_changed (another gallery than that of `version`), too_many_tries, invalid_input (a
 *   photo that is not in the gallery or stands twice; none left of a listing that was submitted;
 *   a changed description with an address or a phone number)
 */
export function arrangePictures(
  app: App,
  { id, providerId }: Pick<Editor, 'id' | 'providerId'>,
  { version, pictures }: z.output<typeof PicturesChange>,
): Promise<ProviderService> {
  return transaction(app, async (tx) => {
    const listing = await lockListingOf(tx, { id, providerId });
    const before = await readGallery(tx, id);
    if (galleryVersion(before) !== version) throw new AppError('listing_changed');
    await countChange(app, tx, providerId);
    const known = new Set(before.map((picture) => picture.id));
    const asked = pictures.map((picture) => picture.id);
    if (new Set(asked).size < asked.length || asked.some((one) => !known.has(one))) {
      throw new AppError('invalid_input', { fields: { pictures: 'invalid' } });
    }
    if (before.length > 0 && asked.length === 0 && listing.status !== 'draft' && listing.status !== 'rejected') {
      throw new AppError('invalid_input', { fields: { pictures: 'pictures_missing' } });
    }
    await checkChangedTexts({ pictures }, () => getProviderService(app, tx, { id, providerId }));
    const wanted = pictures.map(({ id: one, alt }) => ({ id: one, altEn: alt.en ?? '', altSw: alt.sw ?? '' }));
    if (galleryVersion(wanted) !== galleryVersion(before)) {
      const rows = wanted.map(({ id: pictureId, ...alts }) => ({ pictureId, ...alts }));
      await replaceGallery(tx, id, rows);
      await saveListing(tx, listing, { updatedAt: app.clock.now() });
    }
    return getProviderService(app, tx, { id, providerId });
  });
}
