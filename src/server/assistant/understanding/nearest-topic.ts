import { featuresOf } from './features.ts';
import { mapInSlices } from './slices.ts';

/**
 * Which of many examples a message is most like: the cosine of their words, pairs of words and parts of words, each weighted by how
 * few examples have it: `nearest` says which example decided, so that whoever reads a wrong answer can
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

/** The examples that have a feature, by their numbers, and how much it counts in each. */
interface Postings {
  examples: number[];
  weights: number[];
}

interface TopicIndex<T> {
  /** Each label with its nearest example, the most like first; those that share nothing are left out. */
  nearest(words: readonly string[]): Nearest<T>[];
  /** How much of the words the examples of a label have together, 0 to 1, most first. Long examples are no disadvantage here. */
  coveredBy(words: readonly string[]): { label: T; share: number }[];
}

/** How much is added to what an example says where all of its label's examples and texts agree. */
const agreementWeight = 0.15;

/** Builds the index once, in slices; asking it reads the examples that share something with a message. */
export async function topicIndex<T>(examples: readonly Example<T>[]): Promise<TopicIndex<T>> {
  const featured = await mapInSlices(examples, (example) => ({ ...example, features: featuresOf(example.words) }));
  const seen = new Map<string, number>();
  for (const { features } of featured) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  /** Rare features tell most; one that no example has tells how much of a message is unknown. */
  const rarity = (name: string) => Math.log(1 + examples.length / (seen.get(name) ?? 0.5));
  const postings = new Map<string, Postings>();
  await mapInSlices([...featured.keys()], (at) => {
    const { features, isText } = featured[at] ?? { features: new Map(), isText: true };
    // Texts decide nothing alone.
    if (isText) return;
    for (const [name, weight] of unitVector(features, rarity)) {
      const own = postings.get(name) ?? { examples: [], weights: [] };
      own.examples.push(at);
      own.weights.push(weight);
      postings.set(name, own);
    }
  });
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
      const { likenesses, sharing } = comparedTo(asked, postings, featured.length);
      const best = new Map<T, Nearest<T>>();
      for (const [at, { label, words: said, isStrict }] of featured.entries()) {
        const likeness = likenesses[at] ?? 0;
        if (likeness <= (best.get(label)?.likeness ?? 0) || (isStrict && !sharing[at])) continue;
        best.set(label, { label, likeness, example: said.join(' ') });
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

/** How like a message each example is, and whether they share an idea, or a word that is no function word and no mark. */
function comparedTo(asked: ReadonlyMap<string, number>, postings: ReadonlyMap<string, Postings>, count: number) {
  const likenesses = new Float64Array(count);
  const sharing = new Uint8Array(count);
  for (const [name, value] of asked) {
    const isMeaning = name.startsWith('idea ') || name.startsWith('stem ');
    const { examples = [], weights = [] } = postings.get(name) ?? {};
    for (const [index, at] of examples.entries()) {
      likenesses[at] = (likenesses[at] ?? 0) + value * (weights[index] ?? 0);
      if (isMeaning) sharing[at] = 1;
    }
  }
  return { likenesses, sharing };
}

function unitVector(features: ReadonlyMap<string, number>, rarity: (name: string) => number): Map<string, number> {
  const vector = new Map([...features].map(([name, weight]) => [name, weight * rarity(name)] as const));
  const length = Math.hypot(...vector.values());
  return length === 0 ? vector : new Map([...vector].map(([name, value]) => [name, value / length] as const));
}
