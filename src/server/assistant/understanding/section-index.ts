import { stemsOf } from '#server/help/help-words.ts';
import { langs } from '#shared/languages.ts';
import { ideasIn, ideasWrittenIn } from './ideas.ts';
import { functionWords, isCommonWord } from './language.ts';
import { mapInSlices } from './slices.ts';

/** A text that may answer a question, in every language in which it is written. */
export interface Section<T> {
  label: T;
  words: readonly string[];
}

/** Finds the sections that say most of what a message says, however long it is. */
interface SectionIndex<T> {
  /** How much of a message's ideas and stems a section has, 0 to 1, each weighted by how few sections have it; most first. */
  covering(words: readonly string[]): { label: T; share: number }[];
}

/** An idea tells more than a word: it is what several words mean. */
const weights = { idea: 2, stem: 1 } as const;
/** A word that no section has counts as one that a few have, since people tell stories. */
const unknownCount = 6;

/** Builds the index in slices. */
export async function sectionIndex<T>(sections: readonly Section<T>[]): Promise<SectionIndex<T>> {
  const featured = await mapInSlices(sections, ({ label, words }) => ({
    ...{ label, features: featuresOf(words, ideasWrittenIn(words)) },
  }));
  const seen = new Map<string, number>();
  for (const { features } of featured) for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const weightOf = (name: string) =>
    weights[name.startsWith('idea') ? 'idea' : 'stem'] *
    Math.log(1 + sections.length / (seen.get(name) ?? unknownCount));
  return {
    covering(words) {
      const asked = [...featuresOf(words, ideasIn(words))].map((name) => [name, weightOf(name)] as const);
      const all = asked.reduce((sum, [, weight]) => sum + weight, 0);
      if (all === 0) return [];
      return featured
        .map(({ label, features }) => {
          const has = asked.reduce((sum, [name, weight]) => sum + (features.has(name) ? weight : 0), 0);
          return { label, share: has / all };
        })
        .filter(({ share }) => share > 0)
        .toSorted((a, b) => b.share - a.share);
    },
  };
}

function featuresOf(words: readonly string[], ideas: ReadonlySet<string>): Set<string> {
  const telling = words.filter(
    (word) => !word.startsWith('<') && !functionWords.has(word) && !isCommonWord(word) && word.length > 2,
  );
  const stems = telling.flatMap((word) =>
    langs.flatMap((lang) => stemsOf(word, lang).map((stem) => `stem ${lang} ${stem}`)),
  );
  return new Set([...[...ideas].map((idea) => `idea ${idea}`), ...stems]);
}
