import type { Knowledge } from '../knowledge/knowledge.ts';
import { hasIdea, ideasIn } from '../understanding/ideas.ts';
import { isSearchedWord, type ReadMessage } from '../understanding/read-message.ts';
import type { RatedArticle } from '../understanding/subjects.ts';
import { ofListings } from './subject-of.ts';

/** From this `score` on an article answers what is like no single wording, whatever else might be found; so much more for each slot. */
const likely = 10;
const likelyPerSlot = 6;
/** So much more where no idea of the message tells it from a search. */
const withoutIdea = 12;
/** The same of what is only possible: less where the answer would be that we do not know. */
const withoutIdeaIn = { nothing: 4, others: withoutIdea } as const;
/** From this one on it is better than to say that we do not know; so much more for each slot. */
const possible = 6;
const possiblePerSlot = 4;

/** The article that surely answers a message, though it may be like no single wording; undefined where none does. */
export const likelyArticle = (knowledge: Knowledge, read: ReadMessage): RatedArticle | undefined =>
  first(
    knowledge.articles(read.words),
    likely + likelyPerSlot * searchedBy(read) + (hasTellingIdea(read) ? 0 : withoutIdea),
  );

/** The article that may be meant where nothing else is found, or nothing that has the words of the message. */
export const possibleArticle = (
  knowledge: Knowledge,
  read: ReadMessage,
  found: 'nothing' | 'others',
): RatedArticle | undefined =>
  first(
    knowledge.articles(read.words),
    possible + possiblePerSlot * searchedBy(read) + (hasTellingIdea(read) ? 0 : withoutIdeaIn[found]),
  );

const hasTellingIdea = ({ words }: ReadMessage): boolean => [...ideasIn(words)].some((idea) => !ofListings.has(idea));

const first = ([best]: readonly RatedArticle[], least: number): RatedArticle | undefined =>
  best && best.score >= least ? best : undefined;

/** Of so many kinds a message names things by which listings are found: who names several looks for one. */
function searchedBy({ slots, words }: ReadMessage): number {
  const { categories, place, facilities, budget, startDate, month, guests, wish, nights, perNight, tour } = slots;
  const named = [categories, place, facilities, budget, startDate ?? month, guests, wish, nights ?? perNight, tour];
  const called = words.some((word) => isSearchedWord(word) && !hasIdea(word)) ? 1 : 0;
  return named.filter((one) => one !== undefined).length + called;
}
