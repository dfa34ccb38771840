import { normaliseText } from '#server/catalogue/search-text.ts';
import type { ArticleText } from '#server/help/text-queries.ts';
import { type Lang, langs } from '#shared/languages.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { type Nearest, topicIndex } from '../understanding/nearest-topic.ts';
import { type NamedPlace, placesByName } from '../understanding/places.ts';
import { placeLexicon } from '../understanding/read-message.ts';
import { type Section, sectionIndex } from '../understanding/section-index.ts';
import { type RatedArticle, type Subject, subjectsWith } from '../understanding/subjects.ts';

/** A help article in both languages. */
type KnownArticle = Record<Lang, ArticleText> & { slug: string };

/** What messages are compared with. It is built from the catalogue's places and the help articles, and asks nobody. */
export interface Knowledge {
  places: Lexicon<NamedPlace | null>;
  /** What the words of a message are about, the most like first. */
  subjects(words: readonly string[]): Nearest<Subject>[];
  /** Every article, the one first that most likely answers what the words ask. */
  articles(words: readonly string[]): RatedArticle[];
  article(slug: string): KnownArticle | undefined;
  /** The section of an article that is most like the words, with its heading; undefined where none is. */
  partFor(slug: string, words: readonly string[], lang: Lang): string | undefined;
}

/** In slices, since it takes some seconds. */
export async function buildKnowledge(
  offered: readonly { location: string; county: string }[],
  articles: readonly KnownArticle[],
): Promise<Knowledge> {
  const places = placeLexicon(placesByName(offered));
  const subjects = await subjectsWith(
    { places },
    articles.map(({ slug, en, sw }) => ({
      ...{ slug, questions: [...askedOf(en), ...askedOf(sw)], texts: [...linesOf(en), ...linesOf(sw)] },
    })),
  );
  const bySlug = new Map(articles.map((article) => [article.slug, article] as const));
  const parts = new Map<string, FindPart>();
  for (const { slug, ...texts } of articles)
    for (const lang of langs) parts.set(`${lang}:${slug}`, await partFinder(texts[lang].sections));
  const sections = await sectionIndex(articles.flatMap(sectionsOf));
  return {
    places,
    subjects: subjects.nearest,
    articles: subjects.articles,
    article: (slug) => bySlug.get(slug),
    partFor(slug, words, lang) {
      const covering = sections.covering(words).filter(({ label }) => label.slug === slug);
      const shares = new Map(covering.map(({ label, share }) => [label.at, share] as const));
      return parts.get(`${lang}:${slug}`)?.(words, shares);
    },
  };
}

/** By what an article is found: its title, the questions that it answers and its headings. */
const askedOf = ({ title, questions, sections }: ArticleText): string[] => [
  title,
  ...questions,
  ...sections.flatMap(({ heading }) => heading || []),
];

const linesOf = ({ summary, sections }: ArticleText): string[] => [
  summary,
  ...sections.flatMap(({ text }) => text.split('\n')),
];

const wordsIn = (texts: readonly string[]): string[] => normaliseText(texts.join(' ')).split(' ');

/** Each section of an article with its words in both languages. */
const sectionsOf = ({ slug, en, sw }: KnownArticle): Section<{ slug: string; at: number }>[] =>
  en.sections.map((section, at) => {
    const other = sw.sections[at];
    const texts = [section.heading, section.text, other?.heading ?? '', other?.text ?? ''];
    return { label: { slug, at }, words: wordsIn(texts) };
  });

/** How much more a heading tells of a section than a line of it, and its likest line than all that it says. */
const headingWeight = 1.2;
const coverWeight = 0.5;
/** How much counts what a section says of a message in either language. */
const shareWeight = 0.6;

/** Finds a part of an article by words, and by how much of them each section says, by its number. */
type FindPart = (words: readonly string[], shares: ReadonlyMap<number, number>) => string | undefined;

/** Finds the sections whose headings or lines are most like the words and that have most of them. */
async function partFinder(sections: ArticleText['sections']): Promise<FindPart> {
  const wordsOf = (text: string) => normaliseText(text).split(' ');
  const headings = await topicIndex(sections.map((section) => ({ label: section, words: wordsOf(section.heading) })));
  const lines = await topicIndex(
    sections.flatMap((section) =>
      [section.heading, ...section.text.split('\n')].map((line) => ({ label: section, words: wordsOf(line) })),
    ),
  );
  const textOf = (section: ArticleText['sections'][number]) =>
    [section.heading, section.text].filter(Boolean).join('\n');
  return (words, shares) => {
    const score = new Map<ArticleText['sections'][number], number>();
    const add = (section: ArticleText['sections'][number], more: number) =>
      score.set(section, (score.get(section) ?? 0) + more);
    for (const { label, likeness } of headings.nearest(words)) add(label, likeness * headingWeight);
    for (const { label, likeness } of lines.nearest(words)) add(label, likeness);
    for (const { label, share } of lines.coveredBy(words)) add(label, share * coverWeight);
    for (const [at, share] of shares) {
      const section = sections[at];
      if (section) add(section, share * shareWeight);
    }
    const [best = sections[0], ...others] = [...score].toSorted((a, b) => b[1] - a[1]).map(([section]) => section);
    if (!best) return undefined;
    let text = textOf(best);
    for (const other of others.slice(0, otherParts))
      if (text.length + textOf(other).length < severalParts) text = `${text}\n${textOf(other)}`;
    return text;
  };
}

/** Short sections are said together, as long as they are shorter than this: often another one has the rest of the answer. */
const severalParts = 900;
const otherParts = 2;
