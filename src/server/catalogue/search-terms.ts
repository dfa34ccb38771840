import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { editDistance } from '#shared/edit-distance.ts';
import { groupWords, wordsOf } from './search-text.ts';
import { fillerWords } from './synonyms.ts';

/** One text by which a word of the query is looked for in listings; it contains no wildcards. */
interface Reading {
  /** The text that a listing must contain; with a space where a word must begin or end. */
  part: string;
  /** The whole word between spaces, which scores higher. */
  whole: string;
  /** 1 for the word itself, less for a similar one. */
  weight: number;
}

/** A word of the query and its readings, the word itself first. Without readings no listing has it or a similar word. */
export interface Term {
  word: string;
  readings: Reading[];
  /** One or two letters, or a number. Such words choose no listings unless the query has no others. */
  short: boolean;
}

/** Further words of a query are ignored. */
const wordsMax = 8;
const alternativesMax = 5;

/**
 * The words of a query with their readings. A word that the catalogue has is its only reading; a word that it lacks is read
 * as the most similar words that it has (maraa as mara).
 */
export async function termsOf(db: DbOrTx, text: string): Promise<Term[]> {
  const all = wordsOf(text);
  const significant = all.filter((word) => !fillerWords.has(word));
  const words = (significant.length > 0 ? significant : all).slice(0, wordsMax);
  const long = words.filter((word) => word.length > 2 && !isNumber(word));
  const known = long.length > 0 ? await lookUp(db, long) : new Map<string, Known>();
  return words.map((word) => {
    const own = { part: partOf(word), whole: ` ${word} `, weight: 1 };
    const found = known.get(word);
    if (!found) return { word, readings: [own], short: true };
    return { word, readings: found.exact ? [own] : alternatives(word, found.similar), short: false };
  });
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** A number matches only whole. Up to three letters match the beginning of a word ('car' not in 'scarf'), more any part. */
function partOf(word: string): string {
  if (isNumber(word)) return ` ${word} `;
  return word.length <= 3 ? ` ${word}` : word;
}

interface Known {
  /** Whether the catalogue has the word, itself or within another one. */
  exact: boolean;
  similar: { word: string; similarity: number }[];
}

interface Row extends Record<string, unknown> {
  asked: string;
  word: string;
  exact: boolean;
  similarity: number;
}

/** An array whose length the planner does not see, so that it keeps one plan for all; see docs/speed.md. */
const listed = (name: string) => sql`(select ${sql.placeholder(name)}::text[])`;

const wordsLike = statement<Record<'words' | 'patterns' | 'swapped' | 'swaps', readonly string[]>, Row>(
  'words-like',
  () => sql`
    select asked.word as asked, found.word, found.exact, found.similarity
    from unnest(${listed('words')}, ${listed('patterns')}) as asked(word, pattern)
    cross join lateral (
      (select v.word, true as exact, 1::real as similarity from search_words v where v.word like asked.pattern limit 1)
      union all
      (select v.word, false, similarity(v.word, asked.word) from search_words v
        where v.word % asked.word and v.word <> asked.word order by 3 desc, 1 limit 20)
    ) found
    union all
    select swap.asked, v.word, false, 0.6::real
    from unnest(${listed('swapped')}, ${listed('swaps')}) as swap(asked, word) join search_words v on v.word = swap.word`,
);

/** What `search_words` has for each word; similar ones by the index of its trigrams. */
async function lookUp(db: DbOrTx, words: string[]): Promise<Map<string, Known>> {
  const swaps = words.flatMap((word) => swapsOf(word).map((swap) => ({ word, swap })));
  const rows = await wordsLike.rows(db, {
    words,
    patterns: words.map((word) => (word.length <= 3 ? `${word}%` : `%${word}%`)),
    swapped: swaps.map(({ word }) => word),
    swaps: swaps.map(({ swap }) => swap),
  });
  return new Map(
    words.map((word) => {
      const own = rows.filter((row) => row.asked === word);
      const similar = own.filter((row) => !row.exact && row.word !== word);
      return [word, { exact: own.some((row) => row.exact), similar }];
    }),
  );
}

/** The word with each pair of neighbouring letters swapped. This common typo (lmau, lamu) leaves few trigrams the same. */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((_, index) => {
    const [first = '', second = ''] = letters.slice(index, index + 2);
    return [...letters.slice(0, index), second, first, ...letters.slice(index + 2)].join('');
  });
}

/** Similar words: those with the fewest edits, and among them those nearly as similar as the best one. */
function alternatives(word: string, similar: Known['similar']): Reading[] {
  const near = similar
    .map((other) => ({ ...other, edits: editDistance(word, other.word) }))
    // Trigrams alone are not enough: simba and simu share half of theirs.
    .filter(({ edits, similarity }) => similarity >= similarityFor(edits))
    .sort((a, b) => a.edits - b.edits || b.similarity - a.similarity || (a.word < b.word ? -1 : 1));
  const [best] = near;
  if (!best) return [];
  return near
    .filter(({ edits, similarity }) => edits === best.edits && similarity >= best.similarity * 0.8)
    .slice(0, alternativesMax)
    .map(({ word: other, similarity }) => readingOf(other, similarity));
}

const readingOf = (word: string, weight: number): Reading => ({ part: ` ${word} `, whole: ` ${word} `, weight });

/** The term with its group's word as a further reading (stays for hotel); unchanged where the word names no category. */
export function widened(term: Term): Term {
  const shared = term.readings.length > 0 ? groupWords.get(term.word) : undefined;
  return shared ? { ...term, readings: [...term.readings, readingOf(shared, 0.5)] } : term;
}

/** The similarity that a word with so many edits must have; with more than three edits it never counts as similar. */
const similarityFor = (edits: number) => [0, 0, 0.4, 0.45][edits] ?? 2;
