import type { Category } from '#shared/categories.ts';
import { type Drawn, drawScene, type SceneRecipe } from './draw.ts';
import { type Cut, savannahFrame } from './film/savannah-film.ts';

/** What the pictures of our own pages show, by the names that the pages know. */
const siteScenes = {
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
} as const satisfies Record<`category-${Category}`, SceneRecipe> & Record<string, SceneRecipe>;

/** The first frames of the film: they stand in its place before it is loaded, or where it is not loaded at all. */
const posters = { 'film-wide': 'wide', 'film-tall': 'tall' } as const satisfies Record<string, Cut>;

const posterAlt = {
  en: 'Giraffes between acacias on a plain at sunrise, birds above them.',
  sw: 'Twiga kati ya migunga kwenye uwanda jua linapochomoza, ndege juu yao.',
};

/** Draws every picture of our own pages. */
export function drawSitePictures(): (Drawn & { name: string })[] {
  return [
    ...Object.entries(siteScenes).map(([name, recipe]) => ({ name, ...drawScene(recipe) })),
    ...Object.entries(posters).map(([name, cut]) => ({ name, svg: savannahFrame(0, cut), alt: posterAlt })),
  ];
}
