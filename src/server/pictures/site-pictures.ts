import { eq, inArray, sql } from 'drizzle-orm';
import type { Category } from '#shared/categories.ts';
import type { Picture } from '#shared/contracts/pictures.ts';
import type { Lang } from '#shared/languages.ts';
import type { App } from '../app.ts';
import type { DbOrTx } from '../db/client.ts';
import { drawScene, type SceneRecipe } from '../scenes/draw.ts';
import { pictureIn } from './picture-answer.ts';
import { storePicture } from './store-picture.ts';
import { pictures, sitePictures } from './tables.ts';

/** What stands for a listing that has no picture of its own. */
export type CategoryPicture = `category-${Category}`;

/** The pictures of our own pages. Each page names the one it shows; a changed recipe is drawn anew at the next start. */
export const siteScenes = {
  'category-safari': 'savannah-giraffes@dawn',
  'category-cultural': 'savannah-giraffes@gold',
  'category-beach': 'savannah-giraffes@day',
  'category-city': 'savannah-giraffes@day:mirror',
  'category-mountain': 'savannah-giraffes@dawn:mirror',
  'category-airbnb': 'savannah-giraffes@gold:mirror',
  'category-hotels': 'savannah-giraffes@dusk',
  'category-lodges': 'savannah-giraffes@dusk:mirror',
  'category-guest': 'savannah-giraffes@day:close',
  'category-farm': 'savannah-giraffes@dawn:close',
  'category-meals': 'savannah-giraffes@gold:close',
  'category-dining': 'savannah-giraffes@dusk:close',
  'category-local': 'savannah-giraffes@day:close-mirror',
  'category-car': 'savannah-giraffes@dawn:close-mirror',
  'category-transfer': 'savannah-giraffes@gold:close-mirror',
  'category-van': 'savannah-giraffes@dusk:close-mirror',
  'category-boda': 'savannah-giraffes@dawn',
} as const satisfies Record<CategoryPicture, SceneRecipe> & Record<string, SceneRecipe>;

export type SitePictureName = keyof typeof siteScenes;

/**
 * Draws every picture of our pages and stores those whose content is new. At every start, before anybody is answered:
 * lists rely on the categories' pictures. Quick when there is nothing to do; several processes may do it at once.
 */
export async function storeSitePictures(app: Pick<App, 'db' | 'files' | 'clock'>): Promise<void> {
  const rows = await Promise.all(
    Object.entries(siteScenes).map(async ([name, recipe]) => {
      const { svg, alt } = drawScene(recipe);
      const { id: pictureId } = await storePicture(app, Buffer.from(svg), 'drawing');
      return { name, pictureId, altEn: alt.en, altSw: alt.sw };
    }),
  );
  await app.db
    .insert(sitePictures)
    .values(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    .onConflictDoUpdate({
      target: sitePictures.name,
      set: { pictureId: sql`excluded.picture_id`, altEn: sql`excluded.alt_en`, altSw: sql`excluded.alt_sw` },
    });
}

/** The pictures of our own pages by name, in the asked language. */
export async function listSitePictures(db: DbOrTx, lang: Lang): Promise<Record<string, Picture>> {
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
    .where(inArray(sitePictures.name, Object.keys(siteScenes)))
    .orderBy(sitePictures.name);
  return Object.fromEntries(rows.map(({ name, picture }) => [name, pictureIn(lang, picture)]));
}
