import { editDistance } from '#shared/edit-distance.ts';

/** What a phrase of a message means, and where it stands. */
export interface Match<T> {
  value: T;
  /** Of the first token, and of the one behind the last. */
  from: number;
  to: number;
}

/** Phrases, each with a meaning, that are looked for in a message. */
export interface Lexicon<T> {
  /** All matches from left to right, of overlapping ones the longest. */
  find(tokens: readonly string[]): Match<T>[];
  /** Every word of its phrases. */
  words: ReadonlySet<string>;
}

const longestPhrase = 5;

/**
 * @param phrases as `normaliseText` writes texts
 * @param isKnown words that are never taken for a misspelt one
 */
export function lexiconOf<T>(
  phrases: ReadonlyMap<string, T>,
  isKnown: (word: string) => boolean = () => false,
): Lexicon<T> {
  const single = nearestAmong([...phrases.keys()].filter((phrase) => !phrase.includes(' ')));
  const double = nearestAmong([...phrases.keys()].filter((phrase) => phrase.split(' ').length === 2));
  const meant = (phrase: string): T | undefined =>
    phrases.has(phrase) ? phrases.get(phrase) : phrases.get(phrase.replaceAll(' ', ''));
  const misspelt = (words: readonly string[], from: number): Match<T> | undefined => {
    const [token = '', next] = words.slice(from, from + 2);
    if (isKnown(token)) return undefined;
    const near = next === undefined || isKnown(next) ? undefined : double(`${token} ${next}`);
    const pair = near !== undefined && isEachNear([token, next ?? ''], near.split(' ')) ? near : undefined;
    const phrase = pair ?? single(token);
    const value = phrase === undefined ? undefined : phrases.get(phrase);
    return value === undefined ? undefined : { value, from, to: from + (pair ? 2 : 1) };
  };
  return {
    words: new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))),
    find(tokens) {
      const matches: Match<T>[] = [];
      let from = 0;
      while (from < tokens.length) {
        const match = longestAt(tokens, from, meant) ?? misspelt(tokens, from);
        if (match) matches.push(match);
        from = match?.to ?? from + 1;
      }
      return matches;
    },
  };
}

function longestAt<T>(tokens: readonly string[], from: number, meant: (phrase: string) => T | undefined) {
  for (let to = Math.min(tokens.length, from + longestPhrase); to > from; to--) {
    const value = meant(tokens.slice(from, to).join(' '));
    if (value !== undefined) return { value, from, to };
  }
  return undefined;
}

/** The last words of `old join` and `old town` are two words, although the pairs are nearly one. */
const isEachNear = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word, at) => editDistance(word, others[at] ?? '') <= mistakesIn(word));

/** How many typing mistakes a word of this length may have. */
const mistakesIn = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/**
 * Finds among words the one with the fewest typing mistakes, or undefined where all have too many. The first letter must be right, so only
 * words that begin with it are compared.
 */
export function nearestAmong(words: Iterable<string>): (token: string) => string | undefined {
  const byLetter = Map.groupBy(words, (word) => word[0] ?? '');
  return (token) => {
    let best: { word: string; edits: number } | undefined;
    const allowed = mistakesIn(token);
    if (allowed === 0) return undefined;
    for (const word of byLetter.get(token[0] ?? '') ?? []) {
      if (Math.abs(word.length - token.length) > allowed || word.length < 4) continue;
      const edits = editDistance(token, word);
      if (edits <= allowed && (!best || edits < best.edits)) best = { word, edits };
    }
    return best?.word;
  };
}
