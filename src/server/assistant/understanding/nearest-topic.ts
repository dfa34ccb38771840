import { stemsOf } from '#server/help/help-words.ts';
import { langs } from '#shared/languages.ts';
import { ideasIn } from './ideas.ts';
import { functionWords } from './language.ts';
import { mapInSlices } from './slices.ts';

/**
 * Which of many examples a message is most like: the cosine of their words, pairs of words and parts of words, each weighted by how
 * few examples have it. No model and no training: `nearest` says which example decided, so that whoever reads a wrong answer can
 * see why, and add an example.
 */

/** Something that is said, and what it is about. */
export interface Example<T> {
  label: T;
  words: readonly string[];
  /** It decides only where it shares a word that says something: “kuingia Mara ni ngapi” says nothing of “boda Kisumu ni ngapi”. */
  isStrict?: true;
  /** A text about it and no way to ask: it is evidence beside examples, and decides nothing alone. */
  isText?: true;
}

export interface Nearest<T> {
  label: T;
  /** 0 to 1: how alike they are. */
  likeness: number;
  /** The words of the example that decided. */
  example: string;
}

interface Weighed<T> extends Example<T> {
  vector: ReadonlyMap<string, number>;
}

interface TopicIndex<T> {
  /** Each label with its nearest example, the most like first; those that share nothing are left out. */
  nearest(words: readonly string[]): Nearest<T>[];
  /** How much of the words the examples of a label have together, 0 to 1, most first. Long examples are no disadvantage here. */
  coveredBy(words: readonly string[]): { label: T; share: number }[];
}

const weights = { word: 1, stem: 0.6, pair: 0.7, part: 0.3, idea: 1 } as const;
/** How much is added to what an example says where all of its label's examples and texts agree. */
const agreementWeight = 0.15;
/** How much a word counts that questions about anything have. */
const functionWordWeight = 0.25;
const partLength = 4;

/** Builds the index once, in slices; asking it reads every example. */
export async function topicIndex<T>(examples: readonly Example<T>[]): Promise<TopicIndex<T>> {
  const featured = await mapInSlices(examples, (example) => ({ ...example, features: featuresOf(example.words) }));
  const seen = new Map<string, number>();
  for (const { features } of featured) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  /** Rare features tell most; one that no example has tells how much of a message is unknown. */
  const rarity = (name: string) => Math.log(1 + examples.length / (seen.get(name) ?? 0.5));
  const weighed: Weighed<T>[] = await mapInSlices(featured, ({ features, ...example }) => ({
    ...example,
    vector: unitVector(features, rarity),
  }));
  const together = Map.groupBy(featured, ({ label }) => label);
  const namesOf = new Map(
    [...together].map(([label, own]) => [label, new Set(own.flatMap(({ features }) => [...features.keys()]))] as const),
  );
  /** The part of a message, 0 to 1, whose words the examples and texts of a label have. */
  const agreement = (asked: ReadonlyMap<string, number>, label: T): number => {
    let [has, all] = [0, 0];
    for (const [name, weight] of asked) {
      if (!name.startsWith('word ') && !name.startsWith('stem ')) continue;
      all += weight * weight;
      if (namesOf.get(label)?.has(name)) has += weight * weight;
    }
    return all === 0 ? 0 : has / all;
  };
  return {
    nearest(words) {
      const asked = unitVector(featuresOf(words), rarity);
      const best = new Map<T, Nearest<T>>();
      for (const { label, words: said, vector, isText, isStrict } of weighed) {
        if (isText || (isStrict && !sharesMeaning(asked, vector))) continue;
        const likeness = product(asked, vector);
        if (likeness > (best.get(label)?.likeness ?? 0)) best.set(label, { label, likeness, example: said.join(' ') });
      }
      return [...best.values()]
        .map((one) => ({
          ...one,
          likeness: one.likeness + (1 - one.likeness) * one.likeness * agreementWeight * agreement(asked, one.label),
        }))
        .toSorted((a, b) => b.likeness - a.likeness);
    },
    coveredBy(words) {
      const asked = unitVector(featuresOf(words), rarity);
      const covered = new Map<T, number>();
      for (const [label, own] of together) {
        const has = (name: string) => own.some(({ features }) => features.has(name));
        const sum = [...asked].reduce((total, [name, weight]) => total + (has(name) ? weight * weight : 0), 0);
        if (sum > 0) covered.set(label, sum);
      }
      return [...covered].map(([label, share]) => ({ label, share })).toSorted((a, b) => b.share - a.share);
    },
  };
}

/** Whether two have an idea in common, or a word that is no function word and no mark. */
function sharesMeaning(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  for (const name of one.keys()) if (/^(?:idea|stem) /.test(name) && other.has(name)) return true;
  return false;
}

function featuresOf(words: readonly string[]): Map<string, number> {
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

function unitVector(features: ReadonlyMap<string, number>, rarity: (name: string) => number): Map<string, number> {
  const vector = new Map([...features].map(([name, weight]) => [name, weight * rarity(name)] as const));
  const length = Math.hypot(...vector.values());
  return length === 0 ? vector : new Map([...vector].map(([name, value]) => [name, value / length] as const));
}

function product(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [name, value] of one) sum += value * (other.get(name) ?? 0);
  return sum;
}
