import { normaliseText } from '#server/catalogue/search-text.ts';
import { synonyms } from '#server/catalogue/synonyms.ts';
import { type Category, categoryFacts } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { Sought } from '#shared/facts.ts';
import type { Lang } from '#shared/languages.ts';
import { type Days, readDays } from './dates.ts';
import { type Party, readParty } from './guests.ts';
import { hasIdea } from './ideas.ts';
import { categoriesByPhrase, facilityByPhrase, ordinalByPhrase, type Wish, wishByPhrase } from './kinds.ts';
import { isCommonWord, languageOf } from './language.ts';
import { type Lexicon, lexiconOf, type Match } from './lexicon.ts';
import { type Budget, readBudget } from './money.ts';
import { otherWords, searchedFor } from './other-words.ts';
import type { NamedPlace } from './places.ts';
import { type PlacesOf, placesOf } from './places-in.ts';
import { shortForms } from './short-forms.ts';
import { readWants, type Wants } from './wants.ts';

/** What a message says in places, kinds, days, numbers and money, whatever it asks. */
export interface Slots extends Days, Party, PlacesOf, Wants {
  categories?: readonly Category[];
  /** What phrases of kinds say besides the kind, by which listings are searched: of a cooking class cooking. */
  hints?: readonly string[];
  /** A word that stands where a place would, and is none that we know. */
  otherPlace?: string;
  budget?: Budget;
  facilities?: readonly Sought[];
  wish?: Wish;
  /** Which of the listings that were shown last. */
  ordinal?: number;
  /** A booking's reference, as BK-2026-001. */
  reference?: string;
}

/** A message as it is understood, before anybody decides what it asks for. */
export interface ReadMessage {
  slots: Slots;
  /** Its words, with a mark such as `<place>` for each slot. */
  words: readonly string[];
  /** Its words as they were written, normalised, without such as “I want to know”. */
  tokens: readonly string[];
  /** The same in clauses, since a question often follows a story: “we land at night, is the van there?” */
  clauses: readonly string[];
  /** Undefined where its words do not tell. */
  lang: Lang | undefined;
}

/** What reading depends on besides the message. */
export interface ReadingContext {
  today: CalendarDate;
  places: Lexicon<NamedPlace | null>;
}

/** The longest message of which more than its beginning is read. */
export const messageReadMost = 500;

/** Words by which listings are found, such as nyumbu, are no misspelt kinds, such as nyumba. */
const searchedWords = new Set(synonyms.flat().flatMap((phrase) => phrase.split(' ')));
export const isSearchedWord = (word: string): boolean =>
  searchedWords.has(word) || otherWords.has(word) || searchedFor.has(word);
const isKnownWord = (word: string): boolean => isCommonWord(word) || isSearchedWord(word);

const kinds = lexiconOf(categoriesByPhrase, isKnownWord);
const facilities = lexiconOf(facilityByPhrase, isKnownWord);
/** Their words are so frequent that every one must be written as it is. */
const wishes = lexiconOf(wishByPhrase, () => true);
const ordinals = lexiconOf(ordinalByPhrase, () => true);

const phraseWords = new Set([kinds, facilities, wishes, ordinals].flatMap(({ words }) => [...words]));

/** Whether a word belongs to phrases that mean a kind, a facility or a wish, and so to many listings. */
export const isKindWord = (word: string): boolean => phraseWords.has(word);

/** Places as messages name them; of what has another meaning no word is a misspelt place. */
export const placeLexicon = (places: ReadonlyMap<string, NamedPlace | null>): Lexicon<NamedPlace | null> =>
  lexiconOf(places, (word) => phraseWords.has(word) || isCommonWord(word) || hasIdea(word));

/** Words of phrases for kinds that say more than the kind. */
const tellingWords: ReadonlySet<string> = new Set(
  'cook cooking cookery kupika snorkel snorkelling snorkeling maasai wamaasai pottery'.split(' '),
);
const isTelling = (word: string): boolean => tellingWords.has(word);

/** Words before a question, which is what they are about. */
const leadIn =
  /^\s*(?:i (?:just )?(?:want|would like|need|wanted) to know|(?:can|could) you (?:please )?tell me|please tell me|do you know|nataka kujua|ningependa kujua|naomba kujua|ninaomba kujua)(?: if| whether| kama)?[,:]?\s+(?!about|more|kuhusu|zaidi)/u;

const clauseEnd = /[.?!;,\n]+(?=\s|$)|\s[-–—]+\s/u;

const marks = {
  money: 'xmoneyx',
  date: 'xdatex',
  people: 'xpeoplex',
  length: 'xlengthx',
  reference: 'xreferencex',
} as const;
const shown: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(marks).map(([name, mark]) => [mark, `<${name}>`]),
);

/** Reads the slots of a message. It asks nobody and never fails. */
export function readMessage(message: string, { today, places }: ReadingContext): ReadMessage {
  const written = message
    .slice(0, messageReadMost)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{L}+/gu, (word) => shortForms.get(word) ?? word)
    .replace(/\bm[- ]pesa\b/g, 'mpesa')
    // What has been done already is done.
    .replace(/\b(ni|tu|a|wa|m)(?:me|li)sha(?!ngaa|ngaz|ngil|uri|wishi|mbuli|riki)(?=[a-z]{3})/g, '$1me')
    // Room for somebody is no room to sleep in.
    .replace(/\b(is there|any|enough|still|got|have) room (on|for|left|at the|in the)\b/g, '$1 space $2');
  const lower = written.replace(leadIn, '');
  const tokens = normaliseText(lower).split(' ').filter(Boolean);
  const reference = referenceIn(lower);
  const { wants, rest } = readWants(lower);
  const money = readBudget(reference ? rest.replace(reference.written, ` ${marks.reference} `) : rest, marks.money);
  const dated = readDays(money.rest, marks.date, today);
  const plain = dated.rest.replace(/[^\p{L}\p{N}' -]+/gu, ' ').replace(/\s+/g, ' ');
  const counted = readParty(plain, marks);
  const words = normaliseText(counted.rest)
    .split(' ')
    .filter(Boolean)
    .map((word) => shown[word] ?? word);
  const found = readPhrases(words, places);
  return {
    slots: {
      ...dated.days,
      ...counted.party,
      ...found.slots,
      ...wants,
      ...(money.budget && { budget: money.budget }),
      ...(reference && { reference: reference.reference }),
    },
    words: found.words,
    tokens,
    clauses: lower
      .split(clauseEnd)
      .map(normaliseText)
      .filter((clause) => clause !== ''),
    lang: languageOf(normaliseText(written).split(' ')),
  };
}

function referenceIn(text: string): { written: string; reference: string } | undefined {
  const [written, year, number] = /\bbk[-\s]?(20\d{2})[-\s]?(\d{3,12})\b/u.exec(text) ?? [];
  return written && year && number ? { written, reference: `BK-${year}-${number}` } : undefined;
}

/** The phrases of a message in the order in which they are looked for: what a place is called is nothing else. */
function readPhrases(words: string[], places: Lexicon<NamedPlace | null>): { slots: Slots; words: string[] } {
  const slots: Slots = {};
  let rest = words;
  const take = <T>(lexicon: Lexicon<T>, mark: string): T[] => {
    const matches = lexicon.find(rest);
    rest = replaced(rest, matches, mark);
    return matches.map(({ value }) => value);
  };
  const [ordinal] = take(ordinals, '<ordinal>');
  if (ordinal !== undefined) slots.ordinal = ordinal;
  const named = places.find(rest);
  const real = named.flatMap(({ value, ...at }) => (value === null ? [] : [{ ...at, value }]));
  rest = replaced(rest, real, '<place>');
  const asWritten = rest;
  const sought = take(facilities, '<facility>');
  if (sought.length > 0) slots.facilities = [...new Set(sought)];
  const wish = take(wishes, '<wish>').at(-1);
  if (wish) slots.wish = wish;
  rest = replaced(
    rest,
    kinds.find(rest).filter((kind) => isOnesOwn(rest, kind)),
    '<own>',
  );
  const hints = kinds.find(rest).flatMap(({ from, to }) => rest.slice(from, to).filter(isTelling));
  if (hints.length > 0) slots.hints = [...new Set(hints)];
  const categories = take(kinds, '<kind>');
  if (categories.length > 0) slots.categories = narrowest(categories);
  const namedPlaces = real.map(({ value }) => value);
  Object.assign(slots, placesOf(asWritten, namedPlaces));
  const other = slots.place ? undefined : otherPlaceIn(rest);
  if (other) slots.otherPlace = other;
  return { slots, words: rest };
}

/** Whether it is where somebody stays already: my hotel, hoteli yangu. */
function isOnesOwn(words: readonly string[], { value, from, to }: Match<readonly Category[]>): boolean {
  const isStay = value.every((category) => categoryFacts(category).group === 'stay');
  return isStay && (/^(?:my|our)$/.test(words[from - 1] ?? '') || /^(?:yangu|yetu|langu|letu)$/.test(words[to] ?? ''));
}

const beforePlaces: ReadonlySet<string> = new Set(
  'in at to near around from visit huko mjini kule kwenda hadi mpaka'.split(' '),
);

const comes: ReadonlySet<string> = new Set(
  'coming come came are am im were we fly flying travelling couple <people>'.split(' '),
);

/** The word behind one that stands before places, unless it is a frequent word or a mark. */
function otherPlaceIn(words: readonly string[]): string | undefined {
  const before = (at: number) => words[at - 1] ?? '';
  // Where somebody comes from is no place to go.
  const isOrigin = (at: number) => before(at) === 'from' && comes.has(words[at - 2] ?? '');
  const follows = (at: number) =>
    beforePlaces.has(before(at)) || (before(at) === 'the' && beforePlaces.has(before(at - 1)));
  return words.find((word, at) => isUnusual(word) && follows(at) && !isOrigin(at));
}

const languageNames: ReadonlySet<string> = new Set(
  'english french german italian spanish arabic swahili kiswahili chinese dutch kiingereza kifaransa kijerumani kiitaliano'.split(
    ' ',
  ),
);

const isUnusual = (word: string) =>
  word.length > 3 &&
  !languageNames.has(word) &&
  !/^ku[a-z]{3}/.test(word) &&
  !word.startsWith('<') &&
  !/\d/.test(word) &&
  !isCommonWord(word) &&
  !phraseWords.has(word);

/**
 * Of “a hotel with breakfast near the beach” the hotel: where to sleep, eat or drive before what to do, which is as often a place;
 * then the kind of fewest categories, and of several such kinds all.
 */
function narrowest(kinds: readonly (readonly Category[])[]): Category[] {
  // Who wants to learn to cook a dish wants no dish.
  const isExperience = (categories: readonly Category[]) =>
    categories.every((category) => categoryFacts(category).group === 'experience' && category !== 'cultural');
  const others = kinds.filter((categories) => !isExperience(categories));
  const meant = others.length > 0 ? others : kinds;
  const fewest = Math.min(...meant.map(({ length }) => length));
  return [...new Set(meant.filter(({ length }) => length === fewest).flat())];
}

function replaced<T>(words: readonly string[], matches: readonly Match<T>[], mark: string): string[] {
  const result: string[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    result.push(...words.slice(at, from), mark);
    at = to;
  }
  return [...result, ...words.slice(at)];
}
