import type { Category } from '#shared/categories.ts';
import { translate } from '#shared/i18n/translate.ts';
import { synonyms } from './synonyms.ts';

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
 * What `services.search_text` holds: ` titles | place county | the rest ` in both languages, with a space at both ends,
 * so that `% word %` finds a whole word anywhere. The rest is summaries, the category's labels and synonyms.
 */
export function searchTextOf(service: Searchable): string {
  const title = normaliseText(`${service.titleEn ?? ''} ${service.titleSw ?? ''}`);
  const place = normaliseText(`${service.location} ${service.county}`);
  const key = `category.${service.category}` as const;
  const labels = `${service.category} ${translate('en', 'catalogue', key)} ${translate('sw', 'catalogue', key)}`;
  const said = normaliseText(`${service.summaryEn ?? ''} ${service.summarySw ?? ''} ${labels}`);
  const rest = [...said.split(' '), ...synonymsIn(` ${title} ${place} ${said} `)];
  return ` ${title} ${divider} ${place} ${divider} ${[...new Set(rest)].join(' ')} `;
}

/** Every phrase of the groups of which this text has one, less what it has already. */
function synonymsIn(text: string): string[] {
  return synonyms
    .filter((group) => group.some((phrase) => text.includes(` ${phrase} `)))
    .flatMap((group) => group.filter((phrase) => !text.includes(` ${phrase} `)))
    .flatMap((phrase) => phrase.split(' '));
}

/** The words of a search text that a typo may have meant: of three letters or more, sorted. */
export function vocabularyOf(searchText: string): string[] {
  return wordsOf(searchText)
    .filter((word) => word.length >= 3 && !/^\d+$/.test(word))
    .sort();
}
