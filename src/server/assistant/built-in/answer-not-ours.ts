import { kilometresApart } from '../tools/find-between.ts';
import { asksOfPeople, notOfferedIn } from '../understanding/not-ours.ts';
import { isSearchedWord, type ReadMessage } from '../understanding/read-message.ts';
import { placeName } from './answer-find.ts';
import { type Draft, linkTo, say, type Words } from './draft.ts';
import { soughtWords } from './search-words.ts';

/** Says that we do not have what a message asks for; undefined where it asks for something else. */
export function answerNotOurs(words: Words, { tokens, slots }: ReadMessage): Draft | undefined {
  const asked = slots.reference === undefined ? notOfferedIn(tokens) : undefined;
  // A safari may include a flight.
  if (asked === 'flights' && slots.categories) return undefined;
  return (
    asked && {
      lines: [
        say(words, asked === 'flights' ? 'notOurs.flights' : 'notOurs.abroad', { path: linkTo(words, '/transport') }),
      ],
      listings: [],
    }
  );
}

/** Says nothing about other people; undefined where a message does not ask about one by name. */
export const answerOfPeople = (words: Words, { tokens, slots }: ReadMessage): Draft | undefined =>
  slots.place === undefined && asksOfPeople(tokens)
    ? { lines: [say(words, 'notOurs.people')], listings: [] }
    : undefined;

const howFar =
  /\b(?:how far|distance|how many (?:km|kilometres|kilometers)|how long is the (?:drive|road|way)|umbali|kilomita|kilometa|mbali)\b/u;

/** Whether a message names something besides its places. */
const says = (marked: readonly string[]): boolean =>
  (soughtWords(marked)?.split(' ') ?? []).some((word) => isSearchedWord(word));

/** How far two places are from each other, which we know as the crow flies. */
export function answerDistance(words: Words, { tokens, slots, words: marked }: ReadMessage): Draft | undefined {
  const ends = slots.route ?? (slots.between && { from: slots.between[0], to: slots.between[1] });
  const both = ends ?? (slots.places?.[1] && { from: slots.places[0], to: slots.places[1] });
  // “By train” asks how long a trip takes.
  if (!both?.from || !howFar.test(tokens.join(' ')) || slots.categories || says(marked)) return undefined;
  const km = kilometresApart(both.from, both.to);
  if (km === undefined) return undefined;
  const line = say(words, 'distance', { from: placeName(words, both.from), to: placeName(words, both.to), km });
  return { lines: [line], listings: [] };
}
