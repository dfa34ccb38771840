import type { ToolContext } from '../tools/tool.ts';
import { aspectsOf, isAspectWord } from '../understanding/aspects.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import { isKindWord, isSearchedWord, type ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import { answerByWords, general } from './answer-by-words.ts';
import { answerListing, onlyListing } from './answer-listing.ts';
import { asksFree, asksOne, asksPrice, looksFor, yesOrNo } from './asked-of-listing.ts';
import { asksChildPrice } from './child-prices.ts';
import type { Draft, Words } from './draft.ts';
import { alike, certainly, surely } from './likeness.ts';
import { soughtWords } from './search-words.ts';

interface Unnamed {
  read: ReadMessage;
  /** What the message is most like. */
  nearest: Nearest<Subject> | undefined;
  /** Whether that is clearly something else than listings. */
  standsAlone: boolean;
}

/**
 * Answers a message that means a listing without its title: by the only one of a place and kind, or by words that listings have.
 * @returns undefined where it means none
 */
export const answerUnnamed = async (context: ToolContext, words: Words, asked: Unnamed): Promise<Draft | undefined> =>
  (await answerOnly(context, words, asked)) ?? answerCalled(context, words, asked);

/** A question about the only listing of a place and kind, which needs not be named. */
async function answerOnly(
  context: ToolContext,
  words: Words,
  { read: { slots, tokens, words: marked }, nearest, standsAlone }: Unnamed,
): Promise<Draft | undefined> {
  const text = tokens.join(' ');
  if (!slots.place || looksFor.test(text)) return undefined;
  const topic = slots.startDate && (yesOrNo.test(text) || asksFree.test(text)) ? 'free' : 'details';
  const { aspects, facilities } = aspectsOf(tokens);
  const isAsked = aspects.length + facilities.length > 0 && (asksOne.test(text) || !slots.categories);
  // What a park costs to enter, and what is not asked of a listing at all, articles answer.
  const ofChildren = asksChildPrice(tokens, slots);
  const isOther = !isAsked || aspects.includes('fees') || asksPrice.test(text);
  if (topic === 'details' && isOther && !ofChildren) return undefined;
  if (nearest && standsAlone && nearest.likeness >= certainly && !ofChildren) return undefined;
  const sought = { slots, words: soughtWords(marked) };
  const others = (sought.words?.split(' ') ?? []).filter((word) => !isAspectWord(word));
  if (others.length > 1) return undefined;
  const { categories: _, ...anyKind } = slots;
  const kindWords = tokens.filter(isKindWord);
  const only =
    (await onlyListing(context, words, { slots })) ??
    (slots.categories && kindWords.every(isAspectWord) ? await onlyListing(context, words, { slots: anyKind }) : null);
  return only
    ? answerListing(context, words, { ...sought, topic, shown: [only.id], said: tokens, looksElsewhere: false })
    : undefined;
}

/** What is only called by words that listings have, such as “a boat trip”, where no article surely answers it. */
async function answerCalled(
  context: ToolContext,
  words: Words,
  { read, nearest }: Unnamed,
): Promise<Draft | undefined> {
  const all = soughtWords(read.words)?.split(' ') ?? [];
  const known = all.filter(isSearchedWord);
  // Of what is only named, such as “running with athletes”, the words are looked for that listings have.
  const isNamed = !asksOne.test(read.tokens.join(' ')) && !yesOrNo.test(read.tokens.join(' '));
  if (known.length === 0 || (known.length < all.length && !(isNamed && known.some((word) => !general.has(word)))))
    return undefined;
  const sought = known.join(' ');
  const looksForSome = nearest && 'topic' in nearest.label && nearest.label.topic === 'find';
  const enough = nearest && 'topic' in nearest.label ? alike : surely;
  if (nearest && !looksForSome && nearest.likeness >= enough) return undefined;
  return answerByWords(context, words, { slots: read.slots, words: sought });
}
