import { countWords } from '#server/catalogue/chosen-queries.ts';
import { normaliseText } from '#server/catalogue/search-text.ts';
import { type Category, categoryFacts } from '#shared/categories.ts';
import { findAround } from '../tools/find-around.ts';
import { type FindListingsInput, type FoundListing, listingsShown, searchByWords } from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { isSearchedWord } from '../understanding/read-message.ts';
import { foundDraft, inputOf, type Sought } from './answer-find.ts';
import type { Draft, Words } from './draft.ts';
import { isSameWord } from './search-words.ts';

interface Try {
  input: FindListingsInput;
  /** Only their titles say it, since they are of other kinds. */
  inTitle: boolean;
  isAround: boolean;
}

/**
 * Listings that say of themselves what is looked for, since the search also finds what is only a little like it: of the kinds and at the place
 * that are asked for, else not far from there, else of other kinds, where their titles say it.
 * @returns undefined where none does
 */
export async function answerByWords(
  context: ToolContext,
  words: Words,
  sought: Sought & { words: string },
): Promise<Draft | undefined> {
  const { page: _, ...input } = inputOf(sought, words);
  const { categories, ...anyKind } = input;
  const { place } = sought.slots;
  const own = sought.words.split(' ');
  const saysMuch = own.every((word) => isSearchedWord(word) && !general.has(word));
  const tries: Try[] = [
    { input, inTitle: false, isAround: false },
    ...(place && saysMuch ? [{ input, inTitle: true, isAround: true }] : []),
    ...(categories && saysMuch ? [{ input: anyKind, inTitle: true, isAround: false }] : []),
  ];
  for (const { input: tried, inTitle, isAround } of tries) {
    const { items } =
      isAround && place
        ? await findAround(context, tried, { around: place, shown: readAround })
        : await searchByWords(context, tried);
    const strictly = fittingBest(items, { words: own, inTitle });
    const fitting = strictly.length > 0 || inTitle ? strictly : await fittingByText(context, items, own);
    const first = ((sought.page ?? 1) - 1) * listingsShown;
    const shown = fitting.slice(first, first + listingsShown);
    if (shown.length === 0) continue;
    return foundDraft(words, {
      sought,
      found: { items: shown, total: fitting.length, where: 'anywhere' },
      input: tried,
      relaxation: isAround ? 'around' : 'asked',
    });
  }
  return undefined;
}

/** So many of the nearest are asked for the words. */
const readAround = 20;

/** Words of so many titles that they name nothing alone. */
export const general: ReadonlySet<string> = new Set(
  'walk walking matembezi town city view tour tours ziara park mji river mto lake ziwa mount mt mlima mountain day guide guides mwongozaji kiongozi driver dereva hotel hoteli'.split(
    ' ',
  ),
);

/** Those that say most of the words, and at least half of them; what something is, such as a bicycle, before how one moves. */
function fittingBest(
  items: readonly FoundListing[],
  { words, inTitle }: { words: readonly string[]; inTitle: boolean },
): FoundListing[] {
  const counted = items.map((item) => {
    const own = normaliseText(inTitle ? item.title : `${item.title} ${item.summary}`).split(' ');
    const said = words.filter((word) => own.some((one) => isSameWord(one, word)));
    return { item, said, count: said.length, telling: said.filter((word) => !general.has(word)).length };
  });
  const [most, mostTelling] = [
    Math.max(0, ...counted.map(({ count }) => count)),
    Math.max(0, ...counted.map(({ telling }) => telling)),
  ];
  // Of what listings are called by, all is enough, whatever else is said.
  const known = words.filter((word) => isSearchedWord(word) && !general.has(word));
  const saysKnown = known.length > 0 && counted.some(({ said }) => known.every((word) => said.includes(word)));
  if (most === 0 || (most * 2 < words.length && !saysKnown)) return [];
  const isBest = (one: (typeof counted)[number]) =>
    mostTelling > 0 ? one.telling === mostTelling : one.count === most;
  const best = counted.filter(isBest);
  const mostOfBest = Math.max(...best.map(({ count }) => count));
  const fitting = best.filter(({ count }) => count === mostOfBest).map(({ item }) => item);
  const titled = fitting.filter(({ title }) => words.length > 1 && words.every((word) => saysAny(title, [word])));
  if (titled.length > 0) return titled;
  // A title says what it is; a summary may also tell what one sees from there, such as boats from a table.
  const groups = new Set(fitting.filter(({ title }) => saysAny(title, words)).map(groupOf));
  return groups.size === 0 ? fitting : fitting.filter((item) => groups.has(groupOf(item)));
}

/** Those of whose texts most of the words are whole words, at least half of them. */
async function fittingByText(
  { app }: ToolContext,
  items: readonly FoundListing[],
  words: readonly string[],
): Promise<FoundListing[]> {
  const telling = words.filter((word) => !general.has(word));
  const counts = await countWords(
    app.readDb,
    items.map(({ id }) => id),
    telling,
  );
  const most = Math.max(0, ...counts.values());
  // One of two words is too few: it may be any.
  return most === 0 || (telling.length > 1 && most * 2 <= telling.length)
    ? []
    : items.filter(({ id }) => counts.get(id) === most);
}

const groupOf = ({ category }: FoundListing) => categoryFacts(category as Category).group;

function saysAny(text: string, words: readonly string[]): boolean {
  const own = normaliseText(text).split(' ');
  return words.some((word) => !general.has(word) && own.some((one) => isSameWord(one, word)));
}
