import { type Category, mealCategories, stayCategories, transportCategories } from '#shared/categories.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';

/**
 * The parts of the catalogue with a page of their own. This file imports no components, since routes use it to read
 * the address.
 */
export type Shelf = 'stays' | 'meals' | 'transport';

/** The categories of each page. */
export const shelves = {
  stays: stayCategories,
  meals: mealCategories,
  transport: transportCategories,
} as const satisfies Record<Shelf, readonly Category[]>;

/** The text keys of each page. */
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
