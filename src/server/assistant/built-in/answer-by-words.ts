import { normaliseText } from '#server/catalogue/search-text.ts';
import { type FindListingsInput, type FoundListing, listingsShown, searchByWords } from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { isSearchedWord } from '../understanding/read-message.ts';
import { foundDraft, inputOf, type Sought } from './answer-find.ts';
import type { Draft, Words } from './draft.ts';
import { isSameWord } from './search-words.ts';

/**
 * Listings that say of themselves what is looked for, since the search also finds what is only a little like it: of the kinds and at the place
 * that are asked for, else of other kinds, where their titles say it.
 * @returns undefined where none does
 */
export async function answerByWords(
  context: ToolContext,
  words: Words,
  sought: Sought & { words: string },
): Promise<Draft | undefined> {
  const input = inputOf(sought, words);
  const { categories, ...anyKind } = input;
  const saysMuch = sought.words.split(' ').every((word) => isSearchedWord(word) && !general.has(word));
  const tries: { input: FindListingsInput; inTitle: boolean }[] = [
    { input, inTitle: false },
    ...(categories && saysMuch ? [{ input: anyKind, inTitle: true }] : []),
  ];
  for (const { input: tried, inTitle } of tries) {
    const { items } = await searchByWords(context, { ...tried, page: 1 });
    const fitting = fittingBest(items, { words: sought.words.split(' '), inTitle });
    if (fitting.length === 0) continue;
    return foundDraft(words, {
      sought,
      found: { items: fitting.slice(0, listingsShown), total: fitting.length, where: 'anywhere' },
      input: tried,
      relaxation: 'asked',
    });
  }
  return undefined;
}

/** Words of so many titles that they name nothing alone. */
const general: ReadonlySet<string> = new Set(
  'walk walking matembezi town city view tour tours ziara park mji river lake ziwa day'.split(' '),
);

/** Those that say most of the words, and at least half of them. */
function fittingBest(
  items: readonly FoundListing[],
  { words, inTitle }: { words: readonly string[]; inTitle: boolean },
): FoundListing[] {
  const counted = items.map((item) => {
    const own = normaliseText(inTitle ? item.title : `${item.title} ${item.summary}`).split(' ');
    const says = (word: string) => own.some((one) => isSameWord(one, word));
    return { item, count: words.filter(says).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0 || most * 2 < words.length) return [];
  return counted.filter(({ count }) => count === most).map(({ item }) => item);
}
