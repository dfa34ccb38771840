import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { storePhoto } from '#server/pictures/store-photo.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { AppError } from '#shared/errors.ts';
import { listingLimits } from '#shared/listing-rules.ts';
import type { Editor } from './listing-columns.ts';
import { countUpload } from './listing-limits.ts';
import { getProviderService } from './queries.ts';
import { lockListingOf, readGallery, replaceGallery, saveListing } from './repository.ts';

interface Upload extends Pick<Editor, 'id' | 'providerId'> {
  /** What the photo shows; empty where that is not said in this language. */
  altEn: string;
  altSw: string;
  stream: Readable;
}

/**
 * Adds an uploaded photo to the end of a listing's gallery. A photo that is there already stays where it is, so that an
 * upload whose answer was lost can be sent again.
 * @throws AppError not_found, too_many_tries, pictures_many, and what `storePhoto` throws
 */
export async function addPicture(
  app: App,
  { id, providerId, altEn, altSw, stream }: Upload,
): Promise<{ service: ProviderService; pictureId: string }> {
  // Asked and counted before the photo is read and decoded, which takes time and memory, and stored for good.
  await transaction(app, async (tx) => {
    await lockListingOf(tx, { id, providerId });
    await countUpload(app, tx, providerId);
  });
  const { id: pictureId } = await storePhoto(app, await buffer(stream));
  return transaction(app, async (tx) => {
    const listing = await lockListingOf(tx, { id, providerId });
    const gallery = await readGallery(tx, id);
    const isNew = gallery.every((picture) => picture.id !== pictureId);
    if (isNew) {
      if (gallery.length >= listingLimits.pictures) throw new AppError('pictures_many');
      const kept = gallery.map(({ id: known, altEn: en, altSw: sw }) => ({ pictureId: known, altEn: en, altSw: sw }));
      await replaceGallery(tx, id, [...kept, { pictureId, altEn, altSw }]);
      await saveListing(tx, listing, { updatedAt: app.clock.now() });
    }
    return { service: await getProviderService(app, tx, { id, providerId }), pictureId };
  });
}
