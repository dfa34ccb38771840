import { normaliseText } from '#server/catalogue/search-text.ts';
import { findTitled } from '../tools/find-titled.ts';
import type { ToolContext } from '../tools/tool.ts';
import { functionWords } from '../understanding/language.ts';
import { searchable } from '../understanding/other-words.ts';
import { isKindWord, type ReadMessage } from '../understanding/read-message.ts';
import { general } from './answer-by-words.ts';
import { isSameWord, meaningfulWords } from './search-words.ts';

/** A listing that a message calls by its title, or by enough of it. */
interface NamedListing {
  id: string;
  /** The message without the words of the title, as marks: what is asked about it. */
  words: string[];
  /** The same as it was written. */
  said: string[];
  /**
   * `name`: by words that no kind or place has, or by nothing but words of its title, so that it is this one whatever is asked; `kind`: only such a listing might be meant;
   * `word`: by one word that no other title has.
   */
  by: 'name' | 'kind' | 'word';
  /** Whether no other listing has as many of the words. */
  isOnly: boolean;
}

const wordsMost = 8;

/** No title has so many words. */
const titleMost = 100;

/** So many words of a title may stand in a message by chance. */
const fewWords = 2;

/** How many words of a message stand in a title as they are, those that say little too: of “4-day Mara river safari” all five. */
const exactWords = (tokens: readonly string[], title: readonly string[]): number =>
  new Set(title.filter((word) => tokens.includes(word) && !functionWords.has(word))).size;

/** The listing that a message names: by two words of its title of which one at least is no place, or by one that no other title has. */
export async function findNamedListing(context: ToolContext, read: ReadMessage): Promise<NamedListing | undefined> {
  const said = meaningfulWords(read.tokens.join(' ')).slice(0, wordsMost);
  if (said.length === 0) return undefined;
  const found = await findTitled(context, searchable(said).join(' ').slice(0, 100));
  const place = new Set(normaliseText(read.slots.place?.name ?? '').split(' '));
  // Who names a town or a park means nothing that is elsewhere; what is nearly its name may be another word.
  const ofPlace = [...place].filter((word) => !general.has(word) && read.tokens.includes(word));
  const isElsewhere = (words: ReadonlySet<string>) =>
    read.slots.place?.county !== undefined && ofPlace.length > 0 && !ofPlace.some((word) => words.has(word));
  const fits = found.flatMap(({ id, titles, location }) => {
    const own = titles.flatMap((title) => normaliseText(title).split(' '));
    const whereabouts = new Set(normaliseText(location).split(' '));

    const shared = said.filter((word) => own.some((one) => isSameWord(one, word)));
    if (shared.length <= fewWords && isElsewhere(new Set([...own, ...whereabouts]))) return [];
    // Masai is Maasai, too.
    const isPlace = (word: string) => [...place, ...whereabouts].some((one) => isSameWord(one, word));
    const ofItsOwn = shared.filter((word) => !isPlace(word));
    const spelt = said.filter((word) => own.includes(word)).length;
    // A lake or a river names a listing only together with what it is called.
    const isThere = [...place].some((word) => !general.has(word) && own.includes(word));
    const exact = spelt * titleMost + exactWords(read.tokens, own);
    return [
      {
        id,
        own,
        shared,
        ofItsOwn,
        exact,
        names: ofItsOwn.filter((word) => !isKindWord(word) && (!general.has(word) || isThere)),
      },
    ];
  });
  const named = (by: NamedListing['by'], fit: (typeof fits)[number], isOnly = true): NamedListing => {
    const isOther = (word: string) => word.startsWith('<') || !fit.own.some((one) => isSameWord(one, word));
    return { id: fit.id, by, isOnly, words: read.words.filter(isOther), said: read.tokens.filter(isOther) };
  };
  const byMost = fits.toSorted(
    (a, b) => b.ofItsOwn.length - a.ofItsOwn.length || b.shared.length - a.shared.length || b.exact - a.exact,
  );
  const [best, next] = byMost.filter(({ shared, ofItsOwn }) => shared.length >= 2 && ofItsOwn.length >= 1);
  if (best) {
    const isOnly =
      next === undefined ||
      next.ofItsOwn.length < best.ofItsOwn.length ||
      next.shared.length < best.shared.length ||
      (best.names.length > 0 && next.exact < best.exact);
    const isTitle = isOnly && best.ofItsOwn.length >= 2 && said.every((word) => best.own.includes(word));
    return named(best.names.length > 0 || isTitle ? 'name' : 'kind', best, isOnly);
  }
  const [only, ...others] = fits.filter(({ names, own }) =>
    names.some((word) => word.length > 3 && own.includes(word)),
  );
  return only && others.length === 0 ? named('word', only) : undefined;
}
