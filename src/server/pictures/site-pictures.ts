import { eq, inArray, sql } from 'drizzle-orm';
import index from '#pictures/site/index.json' with { type: 'json' };
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { moveVersions } from '#server/kept/note-change.ts';
import type { Category } from '#shared/categories.ts';
import type { Picture } from '#shared/contracts/pictures.ts';
import type { Lang } from '#shared/languages.ts';
import { type BuiltPicture, type PictureSet, storeBuiltPictures } from './built-pictures.ts';
import { pictureIn } from './picture-answer.ts';
import { pictures, sitePictures } from './tables.ts';

/** The picture that is shown for a listing of a category when the listing has none of its own. */
type CategoryPicture = `category-${Category}`;

/** Every picture of our own pages by name, the categories' among them. Each page names those it shows. */
export const sitePictureSet: PictureSet & { index: Record<CategoryPicture, BuiltPicture> } = {
  folder: new URL('../../../pictures/site/', import.meta.url),
  index,
};

/**
 * Stores those pictures of our pages whose content is new. It runs at every start before requests are answered, since lists
 * need the categories' pictures. Several processes may call it at once.
 */
export async function storeSitePictures(app: Pick<App, 'db' | 'files' | 'clock'>): Promise<void> {
  const built = await storeBuiltPictures(app, sitePictureSet, Object.keys(index).toSorted());
  const rows = built.map(({ name, id, alt }) => ({ name, pictureId: id, altEn: alt.en, altSw: alt.sw }));
  await app.db.transaction(async (tx) => {
    const changed = await tx
      .insert(sitePictures)
      .values(rows)
      .onConflictDoUpdate({
        target: sitePictures.name,
        set: { pictureId: sql`excluded.picture_id`, altEn: sql`excluded.alt_en`, altSw: sql`excluded.alt_sw` },
        setWhere: sql`(${sitePictures.pictureId}, ${sitePictures.altEn}, ${sitePictures.altSw})
          is distinct from (excluded.picture_id, excluded.alt_en, excluded.alt_sw)`,
      })
      .returning({ name: sitePictures.name });
    if (changed.length > 0) await moveVersions(tx, new Map([['site-pictures', new Set()]]));
  });
}

/** Pictures of our own pages by name, in the given language; unknown names are left out. */
export async function listSitePictures(db: DbOrTx, names: string[], lang: Lang): Promise<Record<string, Picture>> {
  const rows = await db
    .select({
      name: sitePictures.name,
      picture: {
        id: pictures.id,
        placeholder: pictures.placeholder,
        altEn: sitePictures.altEn,
        altSw: sitePictures.altSw,
      },
    })
    .from(sitePictures)
    .innerJoin(pictures, eq(pictures.id, sitePictures.pictureId))
    .where(inArray(sitePictures.name, names))
    .orderBy(sitePictures.name);
  return Object.fromEntries(rows.map(({ name, picture }) => [name, pictureIn(lang, picture)]));
}
