import { eq, inArray, sql } from 'drizzle-orm';
import type { Category } from '#shared/categories.ts';
import type { Picture } from '#shared/contracts/pictures.ts';
import type { Lang } from '#shared/languages.ts';
import type { App } from '../app.ts';
import type { DbOrTx } from '../db/client.ts';
import { type Drawn, drawScene, type SceneRecipe } from '../scenes/draw.ts';
import { type Cut, savannahFrame } from '../scenes/film/savannah-film.ts';
import { pictureIn } from './picture-answer.ts';
import { storePicture } from './store-picture.ts';
import { pictures, sitePictures } from './tables.ts';
import { taking } from './taking-turns.ts';

/** What stands for a listing that has no picture of its own. */
export type CategoryPicture = `category-${Category}`;

/** The scenes among them. */
export const siteScenes = {
  'category-safari': 'savannah-giraffes@gold',
  'category-cultural': 'maasai-homestead@gold',
  'category-beach': 'diani-palms@day',
  'category-city': 'nairobi-skyline@dawn',
  'category-mountain': 'mount-kenya@gold',
  'category-airbnb': 'city-balcony@dusk',
  'category-hotels': 'hotel-pool@gold',
  'category-lodges': 'tented-camp-night@night',
  'category-guest': 'guesthouse-courtyard@dusk',
  'category-farm': 'tea-farm@dawn',
  'category-meals': 'farm-lunch@gold',
  'category-dining': 'bush-dinner@dusk',
  'category-local': 'nyama-choma@day',
  'category-car': 'prado-camp@gold',
  'category-transfer': 'airport-plane@gold',
  'category-van': 'safari-van@dawn',
  'category-boda': 'boda-city@dusk',
  'home-kenya': 'mount-kenya@dawn',
  'home-feature-safari': 'elephants-kilimanjaro@gold',
  'home-feature-beach': 'diani-palms@dawn',
  'home-feature-mountain': 'aberdares-waterfall@day',
  'home-feature-culture': 'basket-stack@day',
  'home-feature-city': 'matatu-street@day',
  'home-feature-food': 'tilapia-lake@gold',
  services: 'rift-viewpoint@dawn',
  'shelf-stays': 'tented-camp-river@gold',
  'shelf-meals': 'nyama-choma@dusk',
  'shelf-transport': 'matatu-street@gold',
  'explore-cover': 'mount-kenya@mist',
  'explore-dry': 'lenana-summit@dawn',
  'explore-rains': 'tea-farm@mist',
  'explore-cool': 'wildebeest-river@gold',
  'explore-vuli': 'lamu-waterfront@dusk',
  'explore-manners': 'maasai-homestead@dawn',
  login: 'suitcase-door@day',
  register: 'tent-inside@dawn',
  'no-trip': 'camera-and-map@day',
  'not-found': 'empty-road@dawn',
  error: 'long-rains@day',
} as const satisfies Record<CategoryPicture, SceneRecipe> & Record<string, SceneRecipe>;

const filmAlt = {
  en: 'Giraffes between acacias on a plain at sunrise, birds above them.',
  sw: 'Twiga kati ya migunga kwenye uwanda jua linapochomoza, ndege juu yao.',
};

/** The first frame of the film, which is there before it and instead of it. */
const posters = { 'film-wide': 'wide', 'film-tall': 'tall' } as const satisfies Record<string, Cut>;

/** The pictures of our own pages, drawn. Each page names those it shows. */
export function drawSitePictures(): (Drawn & { name: string })[] {
  return [
    ...Object.entries(siteScenes).map(([name, recipe]) => ({ name, ...drawScene(recipe) })),
    ...Object.entries(posters).map(([name, cut]) => ({ name, svg: savannahFrame(0, cut), alt: filmAlt })),
  ];
}

/**
 * Draws every picture of our pages and stores those whose content is new. At every start, before anybody is answered:
 * lists rely on the categories' pictures. Quick when there is nothing to do; several processes may do it at once.
 */
export async function storeSitePictures(app: Pick<App, 'db' | 'files' | 'clock'>): Promise<void> {
  // Not all at once: each would take a connection of its own.
  const inTurn = taking({ atOnce: 2 });
  const rows = await Promise.all(
    drawSitePictures().map(async ({ name, svg, alt }) => {
      const { id: pictureId } = await inTurn(() => storePicture(app, Buffer.from(svg), 'drawing'));
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

/** Those pictures of our own pages that are asked for, by name, in the asked language; unknown names are left out. */
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
