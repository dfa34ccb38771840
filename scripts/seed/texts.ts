import { searchTextOf, vocabularyOf, wordsOf } from '#server/catalogue/search-text.ts';
import { alsoFoundBy, synonyms } from '#server/catalogue/synonyms.ts';
import { type Category, categories } from '#shared/categories.ts';
import { details, houseNames, kinds, summaries } from './words.ts';

/** Stands for the name of a listing; a word that is in no text. */
const NAME = 'Qqname';

/** The texts of a listing without its name. The statement that adds a listing puts the name in their places. */
interface ListingText {
  category: Category;
  location: string;
  county: string;
  lat: number;
  lon: number;
  titleEn: string;
  /** One listing in eight has no Kiswahili. */
  titleSw: string | null;
  summaryEn: string;
  summarySw: string | null;
  descriptionEn: string;
  descriptionSw: string | null;
  searchText: string;
  words: string[];
}

let made: ListingText[] | undefined;

/** Every combination of a category's things, summaries and places; made once, which takes a second. */
export function listingTexts(): readonly ListingText[] {
  made ??= categories.flatMap(({ value }) => textsOf(value));
  return made;
}

function textsOf(category: Category): ListingText[] {
  const { group } = categories.find(({ value }) => value === category) ?? categories[0];
  const kind = kinds[category];
  return kind.things.flatMap((thing, first) =>
    summaries[group].flatMap((summary, second) =>
      kind.places.map(({ location, county, lat, lon }, third) => {
        const isEnglish = (first + second + third) % 8 === 0;
        const texts = {
          titleEn: `${NAME} ${thing.en}`,
          titleSw: isEnglish ? null : `${thing.sw} ${NAME}`,
          summaryEn: summary.en,
          summarySw: isEnglish ? null : summary.sw,
        };
        const searchText = searchTextOf({ ...texts, category, location, county });
        return {
          ...{ category, location, county, lat, lon, ...texts, searchText },
          descriptionEn: `${NAME} is in ${location}, ${county} County. ${details[group].en}`,
          descriptionSw: isEnglish ? null : `${NAME} iko ${location}, Kaunti ya ${county}. ${details[group].sw}`,
          words: vocabularyOf(searchText).filter((word) => word !== NAME.toLowerCase()),
        };
      }),
    ),
  );
}

/**
 * Names that are no word of any text or synonym: then the search text of a listing is that of its texts with the name in
 * the place of `NAME`.
 */
export function namesBeside(texts: readonly ListingText[]): string[] {
  const taken = new Set([
    ...texts.flatMap(({ words }) => words),
    ...synonyms.flat().flatMap(wordsOf),
    ...alsoFoundBy.flatMap(({ where, words }) => [...where, words].flatMap(wordsOf)),
  ]);
  return [...new Set(houseNames)].filter((name) => !taken.has(name.toLowerCase()));
}

/** The SQL of a text with a name in the place of `NAME`. */
export const named = (text: string, name: string): string => `replace(${text}, '${NAME}', ${name})`;
/** The same for a search text, which is in small letters. */
export const namedInSearch = (text: string, name: string): string =>
  `replace(${text}, '${NAME.toLowerCase()}', lower(${name}))`;
