import { normaliseText } from '#server/catalogue/search-text.ts';
import { findTitled } from '../tools/find-titled.ts';
import type { ToolContext } from '../tools/tool.ts';
import { isKindWord, type ReadMessage } from '../understanding/read-message.ts';
import { isSameWord, meaningfulWords } from './search-words.ts';

/** A listing that a message calls by its title, or by enough of it. */
interface NamedListing {
  id: string;
  /** The message without the words of the title, as marks: what is asked about it. */
  words: string[];
  /** The same as it was written. */
  said: string[];
  /**
   * `name`: by words that no kind or place has, so that it is this one whatever is asked; `kind`: only such a listing might be meant;
   * `word`: by one word that no other title has.
   */
  by: 'name' | 'kind' | 'word';
}

const wordsMost = 8;

/** The listing that a message names: by two words of its title of which one at least is no place, or by one that no other title has. */
export async function findNamedListing(context: ToolContext, read: ReadMessage): Promise<NamedListing | undefined> {
  const said = meaningfulWords(read.tokens.join(' ')).slice(0, wordsMost);
  if (said.length === 0) return undefined;
  const found = await findTitled(context, said.join(' ').slice(0, 100));
  const place = new Set(normaliseText(read.slots.place?.name ?? '').split(' '));
  const fits = found.map(({ id, titles, location }) => {
    const own = titles.flatMap((title) => normaliseText(title).split(' '));
    const whereabouts = new Set(normaliseText(location).split(' '));
    const shared = said.filter((word) => own.some((one) => isSameWord(one, word)));
    const ofItsOwn = shared.filter((word) => !place.has(word) && !whereabouts.has(word));
    return { id, own, shared, ofItsOwn, names: ofItsOwn.filter((word) => !isKindWord(word)) };
  });
  const named = (by: NamedListing['by'], fit: (typeof fits)[number]): NamedListing => {
    const isOther = (word: string) => word.startsWith('<') || !fit.own.some((one) => isSameWord(one, word));
    return { id: fit.id, by, words: read.words.filter(isOther), said: read.tokens.filter(isOther) };
  };
  const byMost = fits.toSorted((a, b) => b.ofItsOwn.length - a.ofItsOwn.length || b.shared.length - a.shared.length);
  const [best] = byMost.filter(({ shared, ofItsOwn }) => shared.length >= 2 && ofItsOwn.length >= 1);
  if (best) return named(best.names.length > 0 ? 'name' : 'kind', best);
  const [only, ...others] = fits.filter(({ names, own }) =>
    names.some((word) => word.length > 3 && own.includes(word)),
  );
  return only && others.length === 0 ? named('word', only) : undefined;
}
