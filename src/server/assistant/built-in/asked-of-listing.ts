import { aspectsOf, isAspectWord } from '../understanding/aspects.ts';
import { functionWords, isCommonWord } from '../understanding/language.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { alike, unlike } from './likeness.ts';
import { soughtWords } from './search-words.ts';

/** What is asked about one listing. */
export type ListingTopic = Extract<Topic, 'price' | 'free' | 'details'>;

/** Messages that look for listings rather than ask about one. */
export const looksFor =
  /^(?:hi |hello |please )?(?:is there (?:a|an|any|some|something|anything|somewhere)|are there|any|do you have (?:a|an|any)|show|find|list|suggest|recommend|i want|i need|we need|we want|looking|find me|somewhere|someplace|anywhere|something|where can|kuna|mna|nitafutie|natafuta|nataka|nionyeshe|nipe)\b/u;

/** How questions begin that are answered by yes or no. */
export const yesOrNo =
  /^(?:hi |hello |habari |je |so |and |na )?(?:is|are|can|could|do|does|will|would|any|have|has|kuna|naweza|tunaweza|nitaweza|ina|yana|una|zina|mna|bado|nafasi)\b/u;

/** Words that ask for a price, or whether there is room, whatever else is like the message. */
export const asksPrice =
  /\b(?:how much(?! (?:time|luggage))|hw much|(?:whats|what s|what is) the damage|set (?:me|us) back|(?:would|will|do|does) (?:it|we|i|two of us|us) pay|two of us pay|total for|jumla|itakuwa ngapi|ni how much|price|prices|cost|costs|rate|rates|fare|charge|expensive|quote|bei|ghali|ni ngapi|gharama|itanigharimu|inagharimu|itagharimu|pesa ngapi|shilingi ngapi|kiasi gani|nauli|[a-z]*lipa ngapi|[a-z]*lipia ngapi)\b/u;
export const asksFree =
  /\b(?:available|availability|free|space|slots?|room for|rooms? left|places? left|vacancy|booked|full|sold out|possible|inawezekana|nafasi|wazi|imejaa|yamejaa|inapatikana|vinapatikana)\b/u;

/** How questions begin that ask something, and do not only name what is looked for. */
export const asksOne =
  /^(?:hi |hello |habari |je |so |and |na )?(?:what|whats|how|hows|when|whens|where|wheres|who|whos|which|is|are|can|could|do|does|will|would|has|have|must|should|tell|in|at|for|ni|nini|je|ina|yana|una|zina|naweza|tunaweza|nibebe|tubebe|wapi|lini|mtoto|watoto)\b|\b(?:gani|nini|ngapi|wapi|lini|vipi|ina|yana|una|lina|kina|vina|ni|kuna)\b/u;

/** The same behind a comma, where “in August” and “for two” ask nothing. */
export const asksLater =
  /^(?:so |and |na |je )?(?:what|whats|how|hows|when|where|wheres|who|which|is|are|can|could|do|does|will|would|has|have|must|should|ina|yana|una|zina|naweza|tunaweza|nibebe|tubebe|wapi|lini)\b|\b(?:gani|nini|ngapi|wapi|lini|vipi)\b/u;

/** So many words that say neither what it is nor what is asked may stand beside what a listing is called by. */
const unknownMost = { name: 2, kind: 0, word: 0 } as const;

/** Who asks about a listing by its name may tell so much besides. */
const tellingMost = 6;

/** Beside a kind and a place these narrow what is looked for. */
const ofSearches: ReadonlySet<string> = new Set(['<date>', '<people>', '<money>', '<length>']);

interface NamedAsked {
  named: { words: readonly string[]; said: readonly string[]; by: 'name' | 'kind' | 'word'; isOnly: boolean };
  /** What the whole message is most like. */
  nearest: Nearest<Subject> | undefined;
  read: ReadMessage;
}

/** What is asked about a listing that is named; undefined where a message rather looks for such listings, or asks something else. */
export function listingTopicOf(
  subjects: readonly Nearest<Subject>[],
  {
    named: { words, said, by, isOnly },
    nearest,
    read: {
      tokens,
      clauses,
      slots: { wish },
    },
  }: NamedAsked,
): ListingTopic | undefined {
  const likenessOf = (topic: Topic) =>
    subjects.find(({ label }) => 'topic' in label && label.topic === topic)?.likeness ?? 0;
  const unknown = (soughtWords(words)?.split(' ') ?? []).filter((word) => !isAspectWord(word));
  const { aspects, facilities } = aspectsOf(said);
  const isAsked = aspects.length + facilities.length > 0;
  const text = tokens.join(' ');
  const asks = asksOne.test(text) || clauses.slice(1).some((clause) => asksLater.test(clause));
  const isQuestion = asks || [yesOrNo, asksPrice, asksFree].some((shape) => shape.test(text));
  // Called by its kind or by a word alone, and by what it has not, it is another one; of what is surely named anything may be asked.
  const tells = by === 'name' && isOnly && isQuestion && !looksFor.test(text) ? tellingMost : unknownMost[by];
  if (unknown.length > tells + (isAsked && by !== 'word' ? 1 : 0)) return undefined;
  // A kind and a place, such as “a hotel in Diani in August”, are looked for.
  if (by === 'kind' && !isQuestion && !isAsked && words.some((word) => ofSearches.has(word))) return undefined;
  // The cheapest or the best of a kind is one of many.
  if (by !== 'name' && wish !== undefined && !isAsked) return undefined;
  const [best] = (['price', 'free', 'details'] as const).toSorted((a, b) => likenessOf(b) - likenessOf(a));
  if (asksPrice.test(text) && isOnly && !aspects.includes('included') && !aspects.includes('fees')) return 'price';
  const isArticle = nearest && 'article' in nearest.label && nearest.likeness >= alike;
  if (isArticle && by !== 'name' && nearest.likeness * 0.9 > likenessOf(best ?? 'details')) return undefined;
  if (asksPrice.test(text) && !aspects.includes('included') && !aspects.includes('fees')) return 'price';
  if (words.includes('<date>')) return 'free';
  if (by === 'word')
    return (asks || aspects.length > 0) && best && likenessOf(best) >= alike && likenessOf(best) >= likenessOf('find')
      ? best
      : undefined;
  if (by === 'name' && said.every((word) => functionWords.has(word))) return 'details';
  // “Can I come with my dog?” is like “can I come tomorrow?”, and asks for no day.
  const asksWhat = best === 'free' && isAsked && !asksFree.test(text);
  if (best && likenessOf(best) >= unlike && likenessOf(best) >= likenessOf('find')) return asksWhat ? 'details' : best;
  if (isAsked && isOnly && (by === 'name' || asks) && !looksFor.test(text)) return 'details';
  if (asks && !looksFor.test(text) && aspects.length > 0) return 'details';
  if (
    by === 'name' &&
    likenessOf('find') < alike &&
    (unknown.length <= 1 || (isOnly && isQuestion && !looksFor.test(text)))
  )
    return 'details';
  return words.every((word) => word.startsWith('<') || isCommonWord(word)) && likenessOf('find') < alike
    ? 'details'
    : undefined;
}
