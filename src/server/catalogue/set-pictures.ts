import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { findUnknownPicture } from '#server/pictures/queries.ts';
import { showPictures } from '#server/pictures/show-pictures.ts';
import { AppError } from '#shared/errors.ts';
import { servicePictures, services } from './tables.ts';

/** A stored picture in a listing's gallery. */
interface GalleryPicture {
  /** By `storePicture`. */
  pictureId: string;
  /** What the picture shows, in both languages. */
  alt: { en: string; sw: string };
}

const picturesMax = 20;
const altMax = 300;

/**
 * Replaces the gallery of a listing; the first picture is its cover.
 * @throws AppError not_found (listing), invalid_input (an unknown picture, one twice, more than 20, a missing alt text)
 */
export async function setPictures(app: App, serviceId: string, gallery: readonly GalleryPicture[]): Promise<void> {
  const ids = gallery.map(({ pictureId }) => pictureId);
  const described = gallery.every(({ alt }) => isAlt(alt.en) && isAlt(alt.sw));
  if (!described || ids.length > picturesMax || new Set(ids).size < ids.length) throw new AppError('invalid_input');
  await transaction(app, async (tx) => {
    // Updating the listing first locks it, so that two galleries set at the same time are not mixed.
    const changed = await tx
      .update(services)
      .set({ updatedAt: app.clock.now() })
      .where(eq(services.id, serviceId))
      .returning({ id: services.id, category: services.category });
    if (changed.length === 0) throw new AppError('not_found');
    noteListings(tx, changed);
    if (await findUnknownPicture(tx, ids)) throw new AppError('invalid_input');
    await tx.delete(servicePictures).where(eq(servicePictures.serviceId, serviceId));
    if (gallery.length === 0) return;
    const rows = gallery.map(({ pictureId, alt }, position) => ({
      ...{ serviceId, position, pictureId },
      ...{ altEn: alt.en.trim(), altSw: alt.sw.trim() },
    }));
    await tx.insert(servicePictures).values(rows);
    await showPictures(tx, ids);
  });
}

const isAlt = (text: string) => text.trim() !== '' && text.trim().length <= altMax;
