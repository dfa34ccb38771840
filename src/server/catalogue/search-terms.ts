import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { groupWords, wordsOf } from './search-text.ts';
import { fillerWords } from './synonyms.ts';

/** One way in which a listing may have a word that was asked for: the letters to look for, never a wildcard. */
export interface Reading {
  /** Enough to fit; with a space where a word must begin or end. */
  part: string;
  /** The whole word between spaces, which fits better. */
  whole: string;
  /** 1 for the word itself, less for a similar one. */
  weight: number;
}

/** A word of the query and all its readings, the word itself first. None: no listing has it or anything like it. */
export interface Term {
  word: string;
  readings: Reading[];
  /** One or two letters: too little to choose by unless there is nothing else. */
  short: boolean;
}

/** More words than these make no query of a traveller. */
const wordsMax = 8;
const alternativesMax = 5;

/**
 * The words of a query with their readings. A word that the catalogue has is read as itself only; one that it lacks as the
 * most similar words that it has (maraa as mara).
 */
export async function termsOf(db: DbOrTx, text: string): Promise<Term[]> {
  const all = wordsOf(text);
  const telling = all.filter((word) => !fillerWords.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, wordsMax);
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

/** Numbers only whole; up to three letters the beginning of a word, as 'car' would else be found in 'scarf'; else any part. */
function partOf(word: string): string {
  if (isNumber(word)) return ` ${word} `;
  return word.length <= 3 ? ` ${word}` : word;
}

interface Known {
  /** The catalogue has the word, at least within another one. */
  exact: boolean;
  similar: { word: string; similarity: number }[];
}

interface Row extends Record<string, unknown> {
  asked: string;
  word: string;
  exact: boolean;
  similarity: number;
}

/** What the vocabulary has for each word: by index only, whatever its size. */
async function lookUp(db: DbOrTx, words: string[]): Promise<Map<string, Known>> {
  const swaps = words.flatMap((word) => swapsOf(word).map((swap) => ({ word, swap })));
  const patterns = words.map((word) => (word.length <= 3 ? `${word}%` : `%${word}%`));
  const list = (items: string[]) =>
    sql`array[${sql.join(
      items.map((item) => sql`${item}`),
      sql`, `,
    )}]::text[]`;
  const { rows } = await db.execute<Row>(sql`
    select asked.word as asked, found.word, found.exact, found.similarity
    from unnest(${list(words)}, ${list(patterns)}) as asked(word, pattern)
    cross join lateral (
      (select v.word, true as exact, 1::real as similarity from search_words v where v.word like asked.pattern limit 1)
      union all
      (select v.word, false, similarity(v.word, asked.word) from search_words v
        where v.word % asked.word and v.word <> asked.word order by 3 desc, 1 limit 20)
    ) found
    union all
    select swapped.asked, v.word, false, 0.6::real
    from unnest(${list(swaps.map(({ word }) => word))}, ${list(swaps.map(({ swap }) => swap))}) as swapped(asked, word)
    join search_words v on v.word = swapped.word`);
  return new Map(
    words.map((word) => {
      const own = rows.filter((row) => row.asked === word);
      const similar = own.filter((row) => !row.exact && row.word !== word);
      return [word, { exact: own.some((row) => row.exact), similar }];
    }),
  );
}

/** Two neighbouring letters the wrong way round are the one common typo that leaves few trigrams alike (lmau, lamu). */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((_, index) => {
    const [first = '', second = ''] = letters.slice(index, index + 2);
    return [...letters.slice(0, index), second, first, ...letters.slice(index + 2)].join('');
  });
}

/** Words that may have been meant: the fewest edits away, and among those not much less alike than the best one. */
function alternatives(word: string, similar: Known['similar']): Reading[] {
  const near = similar
    .map((other) => ({ ...other, edits: editDistance(word, other.word) }))
    // Similar letters are not enough: simba and simu share half their trigrams.
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

/** The term, read also as anything of the same group: a stay for a hotel. The same where the word names no kind. */
export function widened(term: Term): Term {
  const shared = term.readings.length > 0 ? groupWords.get(term.word) : undefined;
  return shared ? { ...term, readings: [...term.readings, readingOf(shared, 0.5)] } : term;
}

/** The more letters differ, the more of the rest must agree; more than three is another word. */
const similarityFor = (edits: number) => [0, 0, 0.4, 0.45][edits] ?? 2;

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  const rows = [b.map((_, index) => index + 1)];
  rows[0]?.unshift(0);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (line: number, column: number) => rows[line]?.[column] ?? 0;
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(i - 2, j - 2) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
