import {
  type Category,
  categories,
  categoryFacts,
  mealCategories,
  stayCategories,
  transportCategories,
} from './categories.ts';

/** The kinds of listings with a page of their own at each place, as addresses name them. */
export const placeKinds = ['safaris', 'experiences', 'stays', 'meals', 'transport'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Every category belongs to one kind. */
export const categoriesOfKind: Record<PlaceKind, readonly Category[]> = {
  safaris: ['safari'],
  experiences: categories
    .filter(({ group, value }) => group === 'experience' && value !== 'safari')
    .map(({ value }) => value),
  stays: stayCategories,
  meals: mealCategories,
  transport: transportCategories,
};

export const isPlaceKind = (text: string): text is PlaceKind => placeKinds.some((kind) => kind === text);

const kindOfGroup = { experience: 'experiences', stay: 'stays', meal: 'meals', transport: 'transport' } as const;

export const kindOf = (category: Category): PlaceKind =>
  category === 'safari' ? 'safaris' : kindOfGroup[categoryFacts(category).group];
