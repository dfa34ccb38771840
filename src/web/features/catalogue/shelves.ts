import { type Category, mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';

/** A page of its own for one part of the catalogue; apart from its components, since routes read the address with it. */
export type Shelf = 'stays' | 'meals' | 'transport';

/** What each of the three pages shows. */
export const shelves = {
  stays: stayCategories,
  meals: mealCategories,
  transport: transportCategories,
} as const satisfies Record<Shelf, readonly Category[]>;

/** The words of each page. */
export const shelfWords = {
  stays: { title: 'stays.title', intro: 'stays.intro', label: 'stays.search', hint: 'stays.hint', all: 'stays.all' },
  meals: { title: 'meals.title', intro: 'meals.intro', label: 'meals.search', hint: 'meals.hint', all: 'meals.all' },
  transport: {
    title: 'transport.title',
    intro: 'transport.intro',
    label: 'transport.search',
    hint: 'transport.hint',
    all: 'transport.all',
  },
} as const satisfies Record<Shelf, Record<string, KeyOf<'catalogue'>>>;
