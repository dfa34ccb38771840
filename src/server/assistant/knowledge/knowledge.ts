import type { ArticleText } from '#server/help/text-queries.ts';
import { type Lang, langs } from '#shared/languages.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { type Nearest, topicIndex } from '../understanding/nearest-topic.ts';
import { type NamedPlace, placesByName } from '../understanding/places.ts';
import { placeLexicon, readMessage } from '../understanding/read-message.ts';
import { type Subject, someDay, subjectsWith } from '../understanding/subjects.ts';

/** A help article in both languages. */
type KnownArticle = Record<Lang, ArticleText> & { slug: string };

/** What messages are compared with. It is built from the catalogue's places and the help articles, and asks nobody. */
export interface Knowledge {
  places: Lexicon<NamedPlace | null>;
  /** What the words of a message are about, the most like first. */
  subjects(words: readonly string[]): Nearest<Subject>[];
  article(slug: string): KnownArticle | undefined;
  /** The section of an article that is most like the words, with its heading; undefined where none is. */
  partFor(slug: string, words: readonly string[], lang: Lang): string | undefined;
}

/** In slices, since it takes a second. */
export async function buildKnowledge(
  offered: readonly { location: string; county: string }[],
  articles: readonly KnownArticle[],
): Promise<Knowledge> {
  const places = placeLexicon(placesByName(offered));
  const wordsOf = (text: string) => readMessage(text, { today: someDay, places }).words;
  const subjects = await subjectsWith(
    { places },
    articles.map(({ slug, en, sw }) => ({
      ...{ slug, questions: [...askedOf(en), ...askedOf(sw)], texts: [...linesOf(en), ...linesOf(sw)] },
    })),
  );
  const bySlug = new Map(articles.map((article) => [article.slug, article] as const));
  const parts = new Map<string, (words: readonly string[]) => string | undefined>();
  for (const { slug, ...texts } of articles)
    for (const lang of langs) parts.set(`${lang}:${slug}`, await partFinder(texts[lang].sections, wordsOf));
  return {
    places,
    subjects,
    article: (slug) => bySlug.get(slug),
    partFor: (slug, words, lang) => parts.get(`${lang}:${slug}`)?.(words),
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

/** Finds the section whose heading or text is most like the words; headings tell more than texts. */
async function partFinder(
  sections: ArticleText['sections'],
  wordsOf: (text: string) => readonly string[],
): Promise<(words: readonly string[]) => string | undefined> {
  const index = await topicIndex(
    sections.flatMap((section) => [
      ...(section.heading ? [{ label: section, words: wordsOf(section.heading) }] : []),
      ...section.text.split('\n').map((line) => ({ label: section, words: wordsOf(line) })),
    ]),
  );
  const textOf = (section: ArticleText['sections'][number]) =>
    [section.heading, section.text].filter(Boolean).join('\n');
  return (words) => {
    const [best = sections[0], next] = index.coveredBy(words);
    if (!best) return undefined;
    const both = next && `${textOf(best)}\n${textOf(next)}`;
    return both && both.length <= twoParts ? both : textOf(best);
  };
}

/** Two short sections are said together: often the second one has the rest of the answer. */
const twoParts = 620;
