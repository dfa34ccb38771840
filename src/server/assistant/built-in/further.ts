import { getListing } from '../tools/get-listing.ts';
import type { ToolContext } from '../tools/tool.ts';
import { aspectsOf, isAspectWord } from '../understanding/aspects.ts';
import { functionWords } from '../understanding/language.ts';
import { isKindWord, type ReadMessage } from '../understanding/read-message.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerFind } from './answer-find.ts';
import { answerListing } from './answer-listing.ts';
import { answerSearch } from './answer-search.ts';
import { asksPrice, type ListingTopic } from './asked-of-listing.ts';
import { asksChildPrice } from './child-prices.ts';
import type { Draft, Words } from './draft.ts';
import { type Frame, goesOn, mergedSlots } from './frame.ts';
import { findNamedListing } from './named-listing.ts';
import { soughtWords } from './search-words.ts';

/** How one listing is asked about that was shown: does it have, ina. */
const ofOne = /\b(?:it|its|this one|that one|ina|hiyo|ile|yake)\b/u;

/** Of a place, and not of the listing there: and food there? */
const there = /\b(?:there|around|huko|where|wapi)\b/u;
/** Whether the price covers it is asked of the listing, wherever it is eaten. */
const isOfPrice = /\b(?:includ\w+|covers?|covered|pay|comes? with|\w*jumuish\w+|imo|zimo)\b/u;
const anywhere = /\b(?:anywhere|elsewhere|somewhere else|popote|kwingine)\b/u;
const compares = /\b(?:which|ipi|ipi kati|gani kati)\b/u;

/** So many words that say nothing of a listing may stand in a question about one. */
const otherWordsMost = 2;

/** The one listing that the conversation is about; undefined where there are several. */
const focusOf = ({ topic, shown }: Frame): string | undefined =>
  topic !== 'find' || shown.length === 1 ? shown[0] : undefined;

/**
 * Answers what is asked of the listing that the conversation is about: “and the cancellation policy?”, “do they have a restaurant?”.
 * @returns undefined where the message asks something else
 */
export async function answerOfFocus(
  context: ToolContext,
  words: Words,
  { read, frame, standsAlone }: { read: ReadMessage; frame: Frame; standsAlone: boolean },
): Promise<Draft | undefined> {
  const focus = focusOf(frame);
  const { slots, tokens } = read;
  if (focus === undefined || slots.place || slots.ordinal !== undefined || slots.startDate || slots.reference)
    return undefined;
  const { aspects, facilities } = aspectsOf(tokens);
  if (aspects.length + facilities.length === 0) return undefined;
  const ofChildren = asksChildPrice(tokens, slots);
  if (asksPrice.test(tokens.join(' ')) && !aspects.includes('included') && !ofChildren) return undefined;
  if (slots.wish === 'cheapest' || slots.wish === 'dearest') return undefined;
  const others = tokens.filter((word) => !isAspectWord(word) && !functionWords.has(word) && !isKindWord(word));
  if (others.length > (standsAlone ? 0 : otherWordsMost)) return undefined;
  const isThere = there.test(tokens.join(' ')) && !isOfPrice.test(tokens.join(' '));
  if (slots.categories && (isThere || !(await isOfFocus(context, read, focus)))) return undefined;
  // Whoever names another listing asks about that one.
  const named = await findNamedListing(context, read);
  if (named?.by === 'name' && named.id !== focus) return undefined;
  const { categories: _, ...ofOneKind } = slots;
  return answerListing(context, words, {
    ...{ slots: mergedSlots(frame.slots, ofOneKind), topic: 'details', shown: [focus] },
    ...{ said: tokens, looksElsewhere: false },
  });
}

/** Whether the kinds that a message names are what the listing has, as a restaurant, or is, as “the camp”. */
async function isOfFocus(context: ToolContext, { slots, tokens }: ReadMessage, id: string): Promise<boolean> {
  const kindWords = tokens.filter((word) => isKindWord(word) && !functionWords.has(word));
  if (kindWords.every(isAspectWord)) return true;
  const listing = await getListing.run(context, { id });
  return listing !== null && (slots.categories ?? []).includes(listing.category);
}

/** What goes on about the listings of the last answer. */
export async function answerFurther(
  context: ToolContext,
  words: Words,
  { read, frame, topic }: { read: ReadMessage; frame: Frame; topic: Topic | undefined },
): Promise<Draft> {
  const said = soughtWords(read.words);
  const merged = mergedSlots(frame.slots, read.slots);
  const { place: _, ...placeless } = merged;
  const text = read.tokens.join(' ');
  const slots = anywhere.test(text) && read.slots.place === undefined ? placeless : merged;
  const isElsewhere = read.slots.place !== undefined || read.slots.categories !== undefined;
  const sought = { slots, words: said ?? (isElsewhere ? undefined : frame.words) };
  const { wish } = read.slots;
  // “Which of them is cheaper?” compares what was shown.
  if (compares.test(text) && (wish === 'cheaper' || wish === 'better'))
    return answerSearch(context, words, {
      ...{ slots: { ...slots, wish: wish === 'cheaper' ? 'cheapest' : 'best' }, words: frame.words },
    });
  if (wish === 'cheaper' && read.slots.budget === undefined) {
    const { budget: _budget, ...unlimited } = slots;
    return answerFind(context, words, { ...sought, slots: unlimited, cheaperThan: frame.least });
  }
  // “And the most expensive one?” means another one than was shown, and so does a lower price.
  const isSuperlative = wish === 'cheapest' || wish === 'dearest' || wish === 'best' || wish === 'newest';
  const limits = read.slots.budget !== undefined && !asksPrice.test(text);
  if ((isSuperlative || limits) && read.slots.ordinal === undefined) {
    const { budget, ...unlimited } = slots;
    return answerSearch(context, words, {
      ...sought,
      slots: read.slots.budget && budget ? { ...unlimited, budget } : unlimited,
    });
  }
  const means = listingTopicOf({ read, frame, topic });
  // “And the old town walk?” asks the same of another listing.
  const asked = listingTopicIn(frame);
  const other = asked && (await findNamedListing(context, read));
  if (other && (isElsewhere || (other.by === 'name' && !frame.shown.includes(other.id)))) {
    const { categories: _categories, ...ofOne } = slots;
    return answerListing(context, words, {
      ...{
        slots: ofOne,
        topic: goesOn.test(text) ? asked : (means ?? asked),
        shown: [other.id],
        said: other.said,
        looksElsewhere: false,
      },
    });
  }
  if (means === undefined && wish === 'more') return answerSearch(context, words, { ...sought, page: frame.page + 1 });
  if (means === undefined || wish === 'nearby') return answerSearch(context, words, sought);
  return answerListing(context, words, {
    ...{ ...sought, topic: means, shown: frame.shown, said: read.tokens, looksElsewhere: isElsewhere },
  });
}

/** What is asked of one of the listings that were shown; undefined where others are looked for. */
function listingTopicOf({
  read: { slots, tokens },
  frame,
  topic,
}: {
  read: ReadMessage;
  frame: Frame;
  topic: Topic | undefined;
}): ListingTopic | undefined {
  const text = tokens.join(' ');
  const isElsewhere = slots.place !== undefined || slots.categories !== undefined;
  const isOne = ofOne.test(text) || slots.ordinal !== undefined;
  if (asksPrice.test(text)) return 'price';
  if (slots.ordinal !== undefined && slots.wish === 'more') return 'details';
  // “With a pool” or “for four people” narrows several that were shown; of one it is a question.
  const narrows = frame.topic === 'find' && frame.shown.length > 1 && !isOne;
  if (narrows && (slots.facilities || slots.budget || slots.guests)) return undefined;
  if (topic === 'price' || topic === 'free' || topic === 'details') return topic;
  if (frame.topic !== 'find')
    return aspectsOf(tokens).aspects.length > 0 || slots.wish === 'more' ? 'details' : listingTopicIn(frame);
  const asksOfOne = isOne && (slots.facilities !== undefined || slots.ordinal !== undefined);
  return asksOfOne && !isElsewhere ? 'details' : undefined;
}

const listingTopicIn = ({ topic }: Frame): ListingTopic | undefined =>
  topic === 'price' || topic === 'free' || topic === 'details' ? topic : undefined;
