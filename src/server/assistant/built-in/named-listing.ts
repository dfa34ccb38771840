import { normaliseText } from '#server/catalogue/search-text.ts';
import type { Lang } from '#shared/languages.ts';
import { findListings } from '../tools/find-listings.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import { meaningfulWords } from './search-words.ts';

/** A listing that a message calls by its title, or by enough of it. */
interface NamedListing {
  id: string;
  /** The message without the words of the title: what is asked about it. */
  words: string[];
}

/** The listing that a message names: by two words of its title, of which one at least is no place. */
export async function findNamedListing(context: ToolContext, read: ReadMessage): Promise<NamedListing | undefined> {
  const said = meaningfulWords(read.tokens.join(' '));
  if (said.length < 2) return undefined;
  const { lang } = context;
  const other: Lang = lang === 'en' ? 'sw' : 'en';
  return (await namedIn({ ...context, lang }, read, said)) ?? namedIn({ ...context, lang: other }, read, said);
}

async function namedIn(context: ToolContext, read: ReadMessage, said: string[]): Promise<NamedListing | undefined> {
  const { items } = await findListings.run(context, { words: said.slice(0, 8).join(' ').slice(0, 100) });
  const place = new Set(normaliseText(read.slots.place?.name ?? '').split(' '));
  for (const { id, title } of items) {
    const inTitle = meaningfulWords(title);
    const shared = said.filter((word) => inTitle.some((own) => isSame(own, word)));
    const ofItsOwn = shared.filter((word) => !place.has(word));
    if (shared.length >= 2 && ofItsOwn.length >= 1) return { id, words: withoutTitle(read.words, title) };
  }
  return undefined;
}

/** Boat and boats are the same word; bo and boat are not. */
const isSame = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)));

function withoutTitle(words: readonly string[], title: string): string[] {
  const own = normaliseText(title).split(' ');
  return words.filter((word) => word.startsWith('<') || !own.some((one) => isSame(one, word)));
}
