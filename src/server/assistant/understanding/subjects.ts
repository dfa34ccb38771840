import { normaliseText } from '#server/catalogue/search-text.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { helpWordings } from './help-wordings/help-wordings.ts';
import { hasIdea } from './ideas.ts';
import { functionWords, isCommonWord } from './language.ts';
import { nearestAmong } from './lexicon.ts';
import { type Likelihood, likelihoodIndex } from './likelihood.ts';
import { type Example, type Nearest, topicIndex } from './nearest-topic.ts';
import { isSearchedWord, type ReadingContext, readMessage } from './read-message.ts';
import { listingWordings, searchWordings } from './search-wordings/search-wordings.ts';
import { mapInSlices } from './slices.ts';
import { type Topic, topicExamples } from './topics.ts';

/** A help article by the questions that it answers, in any language. */
interface AnsweredQuestions {
  slug: string;
  questions: readonly string[];
  /** What it says, which tells of what it is about, too. */
  texts: readonly string[];
}

/** What a message may be about: a topic of ours, or a help article. */
export type Subject = { topic: Topic } | { article: string };

/** A heading such as “Mount Kenya” is a place and no question. */
const saysSomething = (word: string) => !word.startsWith('<') && !functionWords.has(word);

/** What may be asked of anything is no question of an article or of one's own bookings. */
const isStrict = (label: Subject): boolean =>
  'article' in label || label.topic.startsWith('own') || label.topic === 'others';

/** Any day, since examples are compared by the mark that stands for their dates. */
const someDay = '2026-01-01' as CalendarDate;

/** How likely an article answers a message. */
export interface RatedArticle {
  article: string;
  /**
   * The likelihood of all its wordings, and how like the nearest of them is, above those of the likeliest of our own topics: below 0 the
   * message is rather about one of these, such as what is offered.
   */
  score: number;
  /** The wording of it that is most like the message. */
  example: string;
}

interface SubjectIndex {
  /** The subjects of a message, the most like first. */
  nearest(words: readonly string[]): Nearest<Subject>[];
  /** Every article, the likeliest first. */
  articles(words: readonly string[]): RatedArticle[];
}

/** How much the nearest wording counts beside the likelihood of all of them. */
const nearestWeight = 30;

/**
 * Finds what messages are about. It is made in slices.
 * @param places those of the messages, so that the same words are places in examples and messages
 */
export async function subjectsWith(
  { places }: Pick<ReadingContext, 'places'>,
  articles: readonly AnsweredQuestions[],
): Promise<SubjectIndex> {
  const wordsOf = (said: string) => readMessage(said, { today: someDay, places }).words;
  const topics = Object.entries(topicExamples).flatMap(([topic, { en, sw }]) =>
    `${en} | ${sw}`.split(' | ').map((said) => ({ label: { topic: topic as Topic }, said })),
  );
  const labelled = articles.map((article) => ({ ...article, label: { article: article.slug } }));
  const questions = labelled.flatMap(({ slug, label, questions: own }) =>
    [...own, ...helpWordings(slug)].map((said) => ({ label, said })),
  );
  const texts = labelled.flatMap(({ label, texts: own }) => own.map((text) => ({ label, text })));
  const read = (asked: { label: Subject; said: string }): Example<Subject> => ({
    ...{ label: asked.label, words: wordsOf(asked.said), ...(isStrict(asked.label) && { isStrict: true }) },
  });
  const asked = (await mapInSlices(questions, read)).filter(({ words }) => words.some(saysSomething));
  const examples: Example<Subject>[] = [
    ...(await mapInSlices(topics, read)),
    ...asked,
    ...texts.map(({ label, text }) => ({ label, words: normaliseText(text).split(' '), isText: true as const })),
  ];
  const index = await topicIndex(examples);
  const likelihoods = await likelihoodIndex([
    ...(await mapInSlices(stories, ({ topic, said }) => ({ label: nameOf({ topic }), words: wordsOf(said) }))),
    ...examples.flatMap(({ label, words, isText }) => (isText ? [] : [{ label: nameOf(label), words }])),
  ]);
  // Texts have many words that nobody asks with.
  const known = new Set(examples.flatMap(({ words, isText }) => (isText ? [] : [...words])));
  const nearest = nearestAmong(known);
  const isRight = (word: string) => known.has(word) || isCommonWord(word) || isSearchedWord(word) || hasIdea(word);
  const corrected = (word: string) => (isRight(word) ? word : (nearest(word) ?? word));
  const smallWords = new Set(smallTalk.flatMap((topic) => wordsIn(topicExamples[topic], wordsOf)));
  const asksSomething = (word: string) =>
    word.startsWith('<') || (!smallWords.has(word) && (hasIdea(word) || isSearchedWord(word) || somewhere.has(word)));
  const nearestTo = (words: readonly string[]) => {
    const said = words.map(corrected);
    const found = index.nearest(said);
    const unknown = said.filter((word) => !smallWords.has(word) && !functionWords.has(word));
    return said.some(asksSomething) || unknown.length > smallTalkUnknown
      ? found.filter(({ label }) => !isSmallTalk(label))
      : found;
  };
  return {
    nearest: nearestTo,
    articles: (words) => articlesRated(likelihoods.rate(words.map(corrected)), nearestTo(words)),
  };
}

/** Of stories about listings no single one says what is asked: they only tell how likely a message is one. */
const stories = [
  ...searchWordings.map((said) => ({ topic: 'find' as const, said })),
  ...listingWordings.map((said) => ({ topic: 'details' as const, said })),
];

/** Every article by how likely it is and how like its nearest wording is, beside the likeliest topic. */
function articlesRated(
  likelihoods: readonly Likelihood<string>[],
  nearest: readonly Nearest<Subject>[],
): RatedArticle[] {
  const likest = new Map(nearest.map((one) => [nameOf(one.label), one] as const));
  const rated = likelihoods.map(({ label: name, score }) => ({
    ...{ name, score: score + nearestWeight * (likest.get(name)?.likeness ?? 0) },
  }));
  const isArticle = ({ name }: { name: string }) => name.startsWith(articleMark);
  const topicsBest = Math.max(0, ...rated.filter((one) => !isArticle(one)).map(({ score }) => score));
  return rated
    .filter(isArticle)
    .map(({ name, score }) => ({
      ...{ article: name.slice(articleMark.length), score: score - topicsBest },
      example: likest.get(name)?.example ?? '',
    }))
    .toSorted((a, b) => b.score - a.score);
}

const articleMark = 'article ';
const nameOf = (label: Subject): string =>
  'article' in label ? `${articleMark}${label.article}` : `topic ${label.topic}`;

const somewhere: ReadonlySet<string> = new Set(['somewhere', 'someplace', 'anywhere', 'something']);

/** So many other words a greeting may have, such as a name. */
const smallTalkUnknown = 2;

/** Greetings and thanks are small talk where nothing else is said: “thanks, and where can I eat?” is no thanks. */
const smallTalk = ['greeting', 'thanks'] as const;

const isSmallTalk = (subject: Subject): boolean =>
  'topic' in subject && (smallTalk as readonly Topic[]).includes(subject.topic);

const wordsIn = ({ en, sw }: { en: string; sw: string }, wordsOf: (said: string) => readonly string[]): string[] =>
  `${en} | ${sw}`.split(' | ').flatMap((said) => [...wordsOf(said)]);
