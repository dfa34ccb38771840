import { featuresOf } from './features.ts';
import { mapInSlices } from './slices.ts';

/** How much more likely a message is of a label than of all others. */
export interface Likelihood<T> {
  label: T;
  /** The sum of the logarithms of how much more often the label has each feature; 0 where nothing tells. */
  score: number;
}

interface LikelihoodIndex<T> {
  /** Every label, the likeliest first. */
  rate(words: readonly string[]): Likelihood<T>[];
}

/** How much a kind of feature tells in all; each idea tells as much as two words, since it stands for many. */
const weights: Readonly<Record<string, number>> = { idea: 2, word: 1, stem: 1, pair: 0.5, part: 0.2 };
/** What no example of a label has is not impossible: it is taken for so much rarer there, however many examples there are. */
const unseen = 0.3;

/**
 * A naive Bayes classifier: what the examples of a label have more often than those of others speaks for it, each feature by itself. Unlike
 * the nearest example, it finds what a long story is about, of which no example has all.
 * @see https://en.wikipedia.org/wiki/Naive_Bayes_classifier
 */
export async function likelihoodIndex<T>(
  examples: readonly { label: T; words: readonly string[] }[],
): Promise<LikelihoodIndex<T>> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, at) => [label, at] as const));
  /** How often the examples of each label have a feature. */
  const counts = new Map<string, Float64Array>();
  const totals = new Float64Array(labels.length);
  await mapInSlices(examples, ({ label, words }) => {
    const at = numberOf.get(label) ?? 0;
    for (const name of telling(words)) {
      const own = counts.get(name) ?? new Float64Array(labels.length);
      own[at] = (own[at] ?? 0) + 1;
      counts.set(name, own);
      totals[at] = (totals[at] ?? 0) + 1;
    }
  });
  const all = sumOf(totals);
  /** How much more often the examples of a label have a feature than all examples have it. */
  const ratio = (own: Float64Array, sum: number, at: number): number => {
    const [count, total] = [own[at] ?? 0, totals[at] ?? 0];
    // Of a label whose examples say nothing, nothing is known.
    return count === 0 ? unseen : (1 - unseen) * (count / total / (sum / all)) + unseen;
  };
  return {
    rate(words) {
      const scores = new Float64Array(labels.length);
      for (const name of telling(words)) {
        const own = counts.get(name);
        if (!own) continue;
        const sum = sumOf(own);
        const weight = weights[name.slice(0, name.indexOf(' '))] ?? 0;
        for (const at of labels.keys()) scores[at] = (scores[at] ?? 0) + weight * Math.log(ratio(own, sum, at));
      }
      return labels.map((label, at) => ({ label, score: scores[at] ?? 0 })).toSorted((a, b) => b.score - a.score);
    },
  };
}

const sumOf = (numbers: Float64Array): number => numbers.reduce((sum, one) => sum + one, 0);

/** A function word, and its parts, count less than this. */
const leastTelling = 0.3;

/** What a text says; function words and marks tell in pairs alone. */
const telling = (words: readonly string[]): string[] =>
  [...featuresOf(words)].flatMap(([name, weight]) =>
    name.startsWith('pair ') || (weight >= leastTelling && !name.startsWith('word <')) ? [name] : [],
  );
