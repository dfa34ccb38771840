import { stemsOf } from '#server/help/help-words.ts';
import { langs } from '#shared/languages.ts';
import { ideasIn, ideasWrittenIn } from './ideas.ts';
import { functionWords, isCommonWord } from './language.ts';
import { mapInSlices } from './slices.ts';

/** A text that may answer a question, in every language in which it is written. */
export interface Section<T> {
  label: T;
  words: readonly string[];
  /** The questions that the whole article answers, of which a section is one part: the same array for all of its sections. */
  besides: readonly string[];
}

/** A section and how much of what a message says it has. */
interface Covering<T> {
  label: T;
  /** 0 to 1: the part of the message's ideas and stems that the section has, or its article, each weighted by how few have it. */
  share: number;
  /** Its ideas that the section or its article has. */
  ideas: string[];
}

/** Finds the sections that say most of what a message says, however long it is. */
interface SectionIndex<T> {
  covering(words: readonly string[]): Covering<T>[];
}

/** An idea tells more than a word: it is what several words mean. */
const weights = { idea: 2, stem: 1 } as const;
/** A word that no section has counts as one that a few have, since people tell stories. */
const unknownCount = 6;
/** What the questions of the whole article say counts so much beside what the section says. */
const besidesWeight = 0.6;

/** Builds the index in slices. */
export async function sectionIndex<T>(sections: readonly Section<T>[]): Promise<SectionIndex<T>> {
  const lists = [...new Set(sections.map(({ besides }) => besides))];
  const questions = new Map(
    await mapInSlices(lists, (besides) => [besides, featuresOf(besides, ideasWrittenIn(besides))] as const),
  );
  const featured = await mapInSlices(sections, ({ label, words, besides }) => ({
    ...{
      label,
      features: featuresOf(words, ideasWrittenIn(words)),
      besides: questions.get(besides) ?? new Set<string>(),
    },
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
        .map(({ label, features, besides }) => {
          const counted = asked.map(([name, weight]) => {
            const part = features.has(name) ? 1 : besides.has(name) ? besidesWeight : 0;
            return { name, part, sum: weight * part };
          });
          return {
            label,
            share: counted.reduce((total, { sum }) => total + sum, 0) / all,
            ideas: counted.flatMap(({ name, part }) => (part > 0 && name.startsWith('idea ') ? [name.slice(5)] : [])),
          };
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
