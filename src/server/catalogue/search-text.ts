import { type Category, type CategoryGroup, categories, categoryFacts } from '#shared/categories.ts';
import { translate } from '#shared/i18n/translate.ts';
import { langs } from '#shared/languages.ts';
import { alsoFoundBy, synonyms } from './synonyms.ts';

/** What a listing is found by. */
export interface Searchable {
  category: Category;
  titleEn: string | null;
  titleSw: string | null;
  summaryEn: string | null;
  summarySw: string | null;
  location: string;
  county: string;
}

/** Between title, place and the rest; never part of a word. */
const divider = '|';

/**
 * Text as it is compared: lower case, without accents, words of letters and digits parted by one space. Apostrophes
 * vanish, so that Murang'a is one word. All else counts as a space, wildcards and control characters too.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The different words of a text, in its order. */
export function wordsOf(text: string): string[] {
  return [...new Set(normaliseText(text).split(' '))].filter((word) => word !== '');
}

/**
 * What `services.search_text` holds: ` titles | place county | kind | the rest ` in both languages, with a space at both
 * ends, so that `% word %` finds a whole word anywhere. The kind is the labels of category and group with all that
 * means the same as they or the title; the rest is summaries and what means the same as these or the place.
 */
export function searchTextOf(service: Searchable): string {
  const title = normaliseText(`${service.titleEn ?? ''} ${service.titleSw ?? ''}`);
  const place = normaliseText(`${service.location} ${service.county}`);
  const labels = labelsOf(service.category);
  const kind = wordsOf(`${labels} ${synonymsIn(` ${title} | ${labels} `)}`);
  const said = normaliseText(`${service.summaryEn ?? ''} ${service.summarySw ?? ''}`);
  const told = `${title} ${divider} ${place} ${divider} ${kind.join(' ')} ${divider} ${said}`;
  const rest = wordsOf(`${said} ${synonymsIn(` ${told} `)} ${associationsOf(` ${told} `)}`);
  return ` ${title} ${divider} ${place} ${divider} ${kind.join(' ')} ${divider} ${rest.join(' ')} `;
}

/** As the pages of these groups are called in the menu; experiences have no page of their own. */
const groupLabels = { stay: 'stays', meal: 'meals', transport: 'transport' } as const;

function labelsOf(category: Category): string {
  const { group } = categoryFacts(category);
  const labels = langs.flatMap((lang) => [
    translate(lang, 'catalogue', `category.${category}`),
    group === 'experience' ? '' : translate(lang, 'shell', groupLabels[group]),
  ]);
  return normaliseText(`${category} ${labels.join(' ')}`);
}

/**
 * For words that name a kind of stay, meal or transport the word that all listings of the same group have: who asks for
 * a hotel where there is none is better served by a guesthouse there than by a hotel elsewhere.
 */
export const groupWords: ReadonlyMap<string, string> = new Map(
  categories
    .filter(({ group }) => group !== 'experience')
    .flatMap(({ value, group }) => {
      const labels = labelsOf(value);
      const shared = groupLabels[group as Exclude<CategoryGroup, 'experience'>];
      return wordsOf(`${labels} ${synonymsIn(` ${labels} `)}`).map((word) => [word, shared] as const);
    }),
);

/** Every phrase of the groups of which this text has one, less what it has already. */
function synonymsIn(text: string): string {
  return synonyms
    .filter((group) => group.some((phrase) => text.includes(` ${phrase} `)))
    .flatMap((group) => group.filter((phrase) => !text.includes(` ${phrase} `)))
    .join(' ');
}

function associationsOf(text: string): string {
  return alsoFoundBy
    .filter(({ where }) => where.every((phrase) => text.includes(` ${phrase} `)))
    .map(({ words }) => words)
    .join(' ');
}

/** The words of a search text that a typo may have meant: of three letters or more, sorted. */
export function vocabularyOf(searchText: string): string[] {
  return wordsOf(searchText)
    .filter((word) => word.length >= 3 && !/^\d+$/.test(word))
    .sort();
}
