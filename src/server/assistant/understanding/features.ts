import { stemsOf } from '#server/help/help-words.ts';
import { langs } from '#shared/languages.ts';
import { ideasIn } from './ideas.ts';
import { functionWords } from './language.ts';

const weights = { word: 1, stem: 0.6, pair: 0.7, part: 0.3, idea: 1 } as const;
/** How much a word counts that questions about anything have. */
const functionWordWeight = 0.25;
const partLength = 4;

/**
 * What a text is compared by, each with how much it counts: its words, pairs and parts of words, the roots of words, and its ideas.
 * @param words as `readMessage` writes them
 */
export function featuresOf(words: readonly string[]): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0));
  const meaning = (word: string) => (functionWords.has(word) ? functionWordWeight : 1);
  for (const idea of ideasIn(words)) add(`idea ${idea}`, weights.idea);
  words.forEach((word, index) => {
    add(`word ${word}`, weights.word * meaning(word));
    for (const stem of stemsOfWord(word)) add(`stem ${stem}`, weights.stem * meaning(word));
    const next = words[index + 1];
    if (next !== undefined) add(`pair ${word} ${next}`, weights.pair * Math.max(meaning(word), meaning(next)));
    if (!word.startsWith('<')) for (const part of partsOf(word)) add(`part ${part}`, weights.part * meaning(word));
  });
  return features;
}

const knownStems = new Map<string, readonly string[]>();
/** Further words are not kept: whoever writes invents them. */
const knownMost = 20_000;

/** The root of a word in each language, by which pay, paid and payment are one. */
function stemsOfWord(word: string): readonly string[] {
  const known = knownStems.get(word);
  if (known) return known;
  const stems =
    word.startsWith('<') || functionWords.has(word)
      ? []
      : langs.flatMap((lang) => stemsOf(word, lang).map((stem) => `${lang} ${stem}`));
  if (knownStems.size < knownMost) knownStems.set(word, stems);
  return stems;
}

/** All runs of four letters, its beginning and end marked, so that kulipa, ninalipa and malipo share some. */
function partsOf(word: string): string[] {
  const marked = `^${word}$`;
  const count = marked.length - partLength + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => marked.slice(at, at + partLength));
}
