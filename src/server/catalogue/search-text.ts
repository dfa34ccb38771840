import { type Category, type CategoryGroup, categories, categoryFacts } from '#shared/categories.ts';
import { translate } from '#shared/i18n/translate.ts';
import { langs } from '#shared/languages.ts';
import { alsoFoundBy, synonyms } from './synonyms.ts';

/** The fields by which a listing is found. */
interface Searchable {
  category: Category;
  titleEn: string | null;
  titleSw: string | null;
  summaryEn: string | null;
  summarySw: string | null;
  location: string;
  county: string;
}

/** Separates the parts of a search text; never part of a word. */
const divider = '|';

/**
 * Text as it is compared: lower case, without accents, words of letters and digits separated by one space. Apostrophes are
 * removed, so that Murang'a is one word. Everything else becomes a space, wildcards and control characters too.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The distinct words of a text, in its order. */
export function wordsOf(text: string): string[] {
  return [...new Set(normaliseText(text).split(' '))].filter((word) => word !== '');
}

/**
 * The content of `services.search_text`: ` titles | place county | kind | the rest ` in both languages, with a space at
 * both ends, so that `% word %` finds a whole word anywhere. The kind has the labels of category and group, with synonyms
 * of these and of the title. The rest has the summaries, with synonyms of these and of the place.
 */
export function searchTextOf(service: Searchable): string {
  const title = normaliseText(`${service.titleEn ?? ''} ${service.titleSw ?? ''}`);
  const place = normaliseText(`${service.location} ${service.county}`);
  const labels = labelsOf(service.category);
  const kind = wordsOf(`${labels} ${synonymsIn(` ${title} | ${labels} `)}`);
  const summary = normaliseText(`${service.summaryEn ?? ''} ${service.summarySw ?? ''}`);
  const all = ` ${title} ${divider} ${place} ${divider} ${kind.join(' ')} ${divider} ${summary} `;
  const rest = wordsOf(`${summary} ${synonymsIn(all)} ${associationsOf(all)}`);
  return ` ${title} ${divider} ${place} ${divider} ${kind.join(' ')} ${divider} ${rest.join(' ')} `;
}

/** The names of these groups' pages in the menu; experiences have no page of their own. */
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
 * By each word that names a category of stays, meals or transport: the word that all listings of its group have. With it a
 * search for a hotel in a place without one finds a guesthouse there before a hotel elsewhere.
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

/** The synonyms of this text: all phrases of each group of which it has one, without those it has already. */
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

/** The words of a search text with which a typo is compared: of three letters or more, no numbers, sorted. */
export function vocabularyOf(searchText: string): string[] {
  return wordsOf(searchText)
    .filter((word) => word.length >= 3 && !/^\d+$/.test(word))
    .sort();
}
