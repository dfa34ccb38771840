/** What a price counts: a guest, a night, a day or a whole trip. */
export const priceUnits = ['person', 'night', 'day', 'trip'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** The page that lists a category. */
export type CategoryGroup = 'experience' | 'stay' | 'meal' | 'transport';

/** The orders in which listings can be sorted, the default first. */
export const serviceSorts = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest'] as const;
export type ServiceSort = (typeof serviceSorts)[number];

/** The 17 categories in the order of menus; `hue` (degrees) tints their picture and badge. Labels live in i18n. */
export const categories = [
  { value: 'safari', priceUnit: 'person', group: 'experience', hue: 38 },
  { value: 'cultural', priceUnit: 'person', group: 'experience', hue: 8 },
  { value: 'beach', priceUnit: 'person', group: 'experience', hue: 188 },
  { value: 'city', priceUnit: 'person', group: 'experience', hue: 222 },
  { value: 'mountain', priceUnit: 'person', group: 'experience', hue: 152 },
  { value: 'airbnb', priceUnit: 'night', group: 'stay', hue: 344 },
  { value: 'hotels', priceUnit: 'night', group: 'stay', hue: 258 },
  { value: 'lodges', priceUnit: 'night', group: 'stay', hue: 26 },
  { value: 'guest', priceUnit: 'night', group: 'stay', hue: 172 },
  { value: 'farm', priceUnit: 'night', group: 'stay', hue: 96 },
  { value: 'meals', priceUnit: 'person', group: 'meal', hue: 18 },
  { value: 'dining', priceUnit: 'person', group: 'meal', hue: 326 },
  { value: 'local', priceUnit: 'person', group: 'meal', hue: 52 },
  { value: 'car', priceUnit: 'day', group: 'transport', hue: 206 },
  { value: 'transfer', priceUnit: 'trip', group: 'transport', hue: 240 },
  { value: 'van', priceUnit: 'day', group: 'transport', hue: 130 },
  { value: 'boda', priceUnit: 'trip', group: 'transport', hue: 66 },
] as const satisfies readonly { value: string; priceUnit: PriceUnit; group: CategoryGroup; hue: number }[];

export type Category = (typeof categories)[number]['value'];

/** The categories of the page /stays. */
export const stayCategories = ['airbnb', 'hotels', 'lodges', 'guest', 'farm'] as const satisfies readonly Category[];
/** The categories of the page /meals. */
export const mealCategories = ['meals', 'dining', 'local'] as const satisfies readonly Category[];
/** The categories of the page /transport. */
export const transportCategories = ['car', 'transfer', 'van', 'boda'] as const satisfies readonly Category[];

/** True for one of the 17 values. */
export function isCategory(text: string): text is Category {
  return categories.some(({ value }) => value === text);
}

/** The facts of a category: its unit, group and hue. */
export function categoryFacts(category: Category): (typeof categories)[number] {
  const facts = categories.find(({ value }) => value === category);
  if (!facts) throw new RangeError(`no category ${category}`);
  return facts;
}
