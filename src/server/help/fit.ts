import type { Lang } from '#shared/languages.ts';
import { stemsOf } from './help-words.ts';
import { sectionsOf } from './sections.ts';

/** A word of what is looked for, with what it may mean where it is mistyped. */
export interface Asked {
  /** Its stem, or those that are nearly the same; none: no article has it or a similar one. */
  stems: readonly string[];
  /** 1 for the word itself, less for a similar one. */
  certainty: number;
}

interface Article {
  title: string;
  summary: string;
  body: string;
  questions: string;
}

/** How much it says that a word stands there. */
const weights = { title: 1, questions: 1, summary: 0.8, body: 0.55 };

interface Fit {
  /** 0 to 1. */
  score: number;
  /** The place of the section in which most of the words stand, from 0; undefined where the body is empty. */
  at: number | undefined;
}

/** What is looked for. */
interface Wanted {
  asked: readonly Asked[];
  /** How much a word says, above 0, for each of `asked`. */
  rarity: readonly number[];
  lang: Lang;
}

/**
 * How well an article fits what is looked for: words that few articles have say most. Half of it is how many of the words it
 * has, and where; half is how near the title or one of its questions comes to the whole.
 */
export function fitOf(article: Article, { asked, rarity, lang }: Wanted): Fit {
  const places = Object.keys(weights) as (keyof typeof weights)[];
  const parts = places.map((place) => ({ weight: weights[place], stems: new Set(stemsOf(article[place], lang)) }));
  const all = sum(rarity);
  const had = asked.map(({ stems, certainty }, at) => {
    const having = parts.filter((part) => stems.some((stem) => part.stems.has(stem)));
    return Math.max(0, ...having.map(({ weight }) => weight)) * certainty * (rarity[at] ?? 0);
  });
  const lines = [article.title, ...article.questions.split('\n')].filter((line) => line.trim() !== '');
  const nearest = Math.max(0, ...lines.map((line) => nearness(stemsOf(line, lang), { asked, rarity })));
  return {
    score: all === 0 ? 0 : (sum(had) / all + nearest) / 2,
    at: bestSection(article.body, { asked, rarity, lang }),
  };
}

/** How near a line is to what is looked for: the share of each that the other has, as one number from 0 to 1. */
function nearness(line: readonly string[], { asked, rarity }: Omit<Wanted, 'lang'>): number {
  const common = asked.map(({ stems, certainty }, at) =>
    stems.some((stem) => line.includes(stem)) ? certainty * (rarity[at] ?? 0) : 0,
  );
  const all = sum(rarity);
  if (all === 0 || line.length === 0) return 0;
  const found = sum(common) / all;
  const covered = Math.min(1, common.filter((each) => each > 0).length / line.length);
  return found + covered === 0 ? 0 : (2 * found * covered) / (found + covered);
}

function bestSection(body: string, { asked, rarity, lang }: Wanted): number | undefined {
  const points = sectionsOf(body).map((section) => {
    const [heading, text] = [new Set(stemsOf(section.heading, lang)), new Set(stemsOf(section.text, lang))];
    const worth = ({ stems }: Asked) =>
      stems.some((stem) => heading.has(stem)) ? 1.5 : stems.some((stem) => text.has(stem)) ? 1 : 0;
    return sum(asked.map((each, at) => worth(each) * (rarity[at] ?? 0)));
  });
  return points.length === 0 ? undefined : points.indexOf(Math.max(...points));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
