import { functionWords, isCommonWord } from '../understanding/language.ts';
import type { ReadMessage, Slots } from '../understanding/read-message.ts';
import type { Topic } from '../understanding/topics.ts';
import { asksPrice } from './asked-of-listing.ts';

/** What a conversation is about, by which a further message is understood. It is kept with the conversation, so it holds plain data only. */
export interface Frame {
  topic: Topic;
  slots: Slots;
  /** What of a message was looked for besides its slots, such as balloon. */
  words?: string;
  /** The ids of the listings of the last answer, in its order. */
  shown: string[];
  /** The page of the search that was shown last. */
  page: number;
  /** The one booking that was spoken of, as BK-2026-001. */
  reference?: string;
  /** The lowest price of a unit among them, in dollars, than which something cheaper is looked for. */
  least?: number;
}

/** Topics whose answers are about listings: of them a message such as “and for four people?” changes a part. */
export const aboutListings: ReadonlySet<Topic> = new Set(['find', 'price', 'free', 'details']);

/** How a further message begins: and, what about; na, vipi kuhusu. */
export const goesOn =
  /^(?:and|or|but|sorry|actually|i meant|no i meant|samahani|nilimaanisha|what about|how about|ok(?:ay)?|so|also|na|au|lakini|vipi(?: kuhusu)?|je|sawa)\b/u;
/** Which words refer to what was shown. */
export const refersBack =
  /\b(?:it|that|this|them|those|these|one|ones|there|hiyo|hii|ile|hizo|zile|hapo|huko|yake|zake)\b/u;

/** Longer messages say by themselves what they want. */
export const shortMessage = 6;

/**
 * Whether a message goes on about what the frame holds: it says so, or is so short and so unlike anything that people ask that it means
 * nothing by itself.
 * @param standsAlone whether it is clearly about something else than listings
 */
export function isFollowUp(
  { words, tokens, slots }: ReadMessage,
  frame: Frame | undefined,
  standsAlone: boolean,
): boolean {
  if (!frame || !aboutListings.has(frame.topic)) return false;
  const text = tokens.join(' ');
  // What days cost that name nothing to book is asked of what was shown.
  const isPriceOfDays = slots.startDate !== undefined && asksPrice.test(text) && !slots.place && !slots.categories;
  if (isPriceOfDays && (!standsAlone || goesOn.test(text)) && words.length <= shortMessage + 4) return true;
  if (slots.ordinal !== undefined && !standsAlone) return true;
  if (slots.wish === 'cheaper' || slots.wish === 'better' || slots.wish === 'more' || slots.wish === 'nearby')
    return words.length <= shortMessage;
  if (standsAlone) return false;
  const isSuperlative = slots.wish === 'cheapest' || slots.wish === 'dearest' || slots.wish === 'best';
  if (isSuperlative && !slots.place && !slots.categories) return words.length <= shortMessage + 2;
  // A date is one thing to say, however many words it takes.
  if (words.length > shortMessage + 4) return false;
  const hasSlot = words.some((word) => word.startsWith('<'));
  if (completes({ words, slots }, frame)) return true;
  if (goesOn.test(text) && (hasSlot || tokens.length <= shortMessage)) return true;
  if (refersBack.test(text)) return true;
  // “under 60 dollars” and “something vegetarian” say what to change, and neither where nor what.
  const changesPart = slots.place === undefined && slots.categories === undefined;
  return words.length <= shortMessage && hasSlot && changesPart;
}

/** Whether a message says where, and what was said before it says what; or the other way round: “any hotels?” after “I am going to Lamu”. */
function completes(
  { words, slots }: Pick<ReadMessage, 'words' | 'slots'>,
  { slots: before, words: sought }: Frame,
): boolean {
  const saysMore = words.some((word) => !word.startsWith('<') && !functionWords.has(word) && !isCommonWord(word));
  if (slots.place && !slots.categories) return !saysMore && (before.categories !== undefined || sought !== undefined);
  return slots.categories !== undefined && !slots.place && before.place !== undefined && !saysMore;
}

/** The slots of a message that goes on: what it says takes the place of what was said. */
export function mergedSlots(before: Slots, now: Slots): Slots {
  const { wish: _wish, ordinal: _ordinal, near, ...rest } = before;
  const kept = near && now.place === undefined ? { ...rest, near } : rest;
  // Other days are another span; a new month or place says nothing about the old days.
  const { startDate: _start, endDate: _end, month: _month, nights: _nights, days: _days, ...undated } = kept;
  const redated = now.startDate !== undefined || now.month !== undefined;
  const isElsewhere = now.place !== undefined || now.categories !== undefined;
  const facilities = isElsewhere ? now.facilities : [...(before.facilities ?? []), ...(now.facilities ?? [])];
  const { budget: _budget, ...unpriced } = redated ? undated : kept;
  return {
    // What a night may cost says nothing of a dinner.
    ...(now.categories === undefined ? { ...unpriced, ...(kept.budget && { budget: kept.budget }) } : unpriced),
    ...now,
    ...(facilities && facilities.length > 0 && { facilities: [...new Set(facilities)] }),
  };
}
