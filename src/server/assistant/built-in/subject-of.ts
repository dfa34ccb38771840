import { ideasIn } from '../understanding/ideas.ts';
import type { ReadMessage, Slots } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import { asksFree, asksOne, asksPrice, looksFor, yesOrNo } from './asked-of-listing.ts';
import { alike, certainly, surely, unlike } from './likeness.ts';
import { soughtWords } from './search-words.ts';

/** Ideas that messages have that look for listings, too. */
export const ofListings: ReadonlySet<string> = new Set(
  'offers child resident people discount book guide host list photo show limit extras weather'.split(' '),
);

/** Where a message names a place or a kind, so much makes it a question that an article answers. */
const besideSlots = 0.5;

/** So short a message may name nothing but what is looked for. */
const namedMost = 4;

/** What a message is about: its nearest subject, or what its places and kinds look for. */
export function subjectOf(
  { slots, words, tokens }: ReadMessage,
  nearest: { subject: Subject; likeness: number } | undefined,
): Subject | undefined {
  const isArticle = nearest !== undefined && 'article' in nearest.subject;
  const hasSlot = slots.categories || slots.place || slots.facilities;
  const text = tokens.join(' ');
  const saysIdea = [...ideasIn(words)].some((idea) => !ofListings.has(idea));
  const asksFor = slots.wish !== undefined || (slots.facilities !== undefined && slots.place !== undefined);
  const isKind = slots.categories !== undefined || slots.perNight !== undefined;
  const names = isKind && !saysIdea && !asksOne.test(text) && !tellsSomething.test(text);
  const asksThere = slots.facilities !== undefined && slots.place !== undefined && yesOrNo.test(text);
  if (slots.speaks || slots.between || (asksThere && !saysIdea)) return { topic: 'find' };
  const looks = looksFor.test(text) || names || (asksFor && hasSlot);
  if (names && nearest && asksOfListing(nearest.subject, text)) return { topic: 'find' };
  const isNamed = slots.place !== undefined && !saysIdea && !asksOne.test(text) && !yesOrNo.test(text);
  // “Climbing Longonot” is like “when can I climb Longonot?”, and asks nothing.
  if (isNamed && isArticle && tokens.length <= namedMost) return { topic: 'find' };
  const enough = isArticle && hasSlot ? (looks ? certainly : saysIdea ? besideSlots : surely) : alike;
  if (nearest && nearest.likeness >= enough) return nearest.subject;
  // The best month to go is no best listing.
  const wantsBest = isSuperlative(slots.wish) && !ideasIn(tokens).has('whenToGo');
  if (slots.gratis || (wantsBest && isKind) || (!saysIdea && (wantsBest || (isArticle && slots.facilities))))
    return { topic: 'find' };
  if (slots.categories || (slots.place && soughtWords(words) === undefined)) return { topic: 'find' };
  if (isNamed && (isArticle || slots.tour)) return { topic: 'find' };
  if (nearest && nearest.likeness >= unlike) return nearest.subject;
  return slots.place || slots.facilities || slots.budget || slots.wish ? { topic: 'find' } : undefined;
}

export const isSuperlative = (wish: Slots['wish']): boolean =>
  wish === 'best' || wish === 'cheapest' || wish === 'dearest' || wish === 'newest';

/** Who says what has happened looks for nothing: “I am at the hotel and nobody is here”. */
export const tellsSomething =
  /\b(?:i|im|am|my|is|was|were|not|nobody|nime\w+|tume\w+|hakuna|hayupo|haja\w+|siku\w+|sija\w+|yangu|wangu)\b/u;

/** A kind with its place and days, such as “a hotel in Diani in August”, is looked for, however like it is to “is it free in August”. */
const asksOfListing = (subject: Subject, text: string): boolean =>
  'topic' in subject &&
  ((subject.topic === 'free' && !asksFree.test(text)) ||
    (subject.topic === 'price' && !asksPrice.test(text)) ||
    (subject.topic === 'details' && !yesOrNo.test(text)));
