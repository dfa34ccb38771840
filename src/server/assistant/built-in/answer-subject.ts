import { findArticles } from '#server/help/help-queries.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerHelp } from './answer-help.ts';
import type { PlaceAnswer } from './answer-place.ts';
import { answerSearch } from './answer-search.ts';
import { answerByIdea, answerTopic } from './answer-topic.ts';
import { asksFree, asksPrice } from './asked-of-listing.ts';
import { before, type Draft, linkTo, plain, say, type Words } from './draft.ts';
import type { Frame } from './frame.ts';
import type { Understood } from './heard.ts';
import { possibleArticle } from './likely-article.ts';
import { alike, surely } from './likeness.ts';
import { looksForListings } from './looks-for-listings.ts';
import { soughtWords } from './search-words.ts';
import { subjectOf } from './subject-of.ts';

interface Asked extends Understood {
  subjects: readonly Nearest<Subject>[];
  /** What the page of a place says of it. */
  ofPlace: PlaceAnswer | undefined;
}

/** From here on a help article fits a message that is like no question that we know. */
const articleFits = 0.4;

/** Answers by what a message is most like: an article, the page of a place, or what its places and kinds look for. */
export async function answerSubject(
  context: ToolContext,
  words: Words,
  { read, frame, knowledge, subjects, ofPlace }: Asked,
): Promise<Draft | undefined> {
  const [nearest] = subjects;
  const likeness = nearest?.likeness ?? 0;
  const asksOfPlace = asksOf(ofPlace, read);
  const subject = subjectOf(read, nearest && { subject: nearest.label, likeness });
  if (ofPlace && asksOfPlace && !(subject && 'article' in subject))
    return answerOfPlace(context, words, { ofPlace, read });
  const possible = (found: 'nothing' | 'others') => {
    const article = possibleArticle(knowledge, read, found);
    return article && answerHelp(words, { ...article, read, knowledge, isUnsure: true });
  };
  if (!subject)
    return (
      answerByIdea(words, { subjects, read, knowledge }) ??
      (ofPlace ? plain(...ofPlace.lines) : (possible('nothing') ?? answerUnasked(context, words, read)))
    );
  if ('article' in subject) {
    const [best, next] = knowledge.articles(read.words);
    // What is surely like one wording is answered by its article, everything else by the likeliest.
    const isLikest = likeness >= surely || best === undefined;
    const { article, example } = isLikest ? { ...subject, example: nearest?.example } : best;
    const also = [best, next].find((one) => one && best && one.article !== article && one.score >= best.score - nearly);
    const isUnsure = likeness < alike;
    const help = { article, read, knowledge, example, also: also?.article, isUnsure };
    return before(ofPlace && (asksOfPlace || isUnsure) ? ofPlace.lines : [], answerHelp(words, help));
  }
  const topic = topicAsked(subject.topic, read);
  const draft = await answerTopic(context, words, { topic, read, frame, knowledge });
  // What names a kind by the way, and other things that no listing has, may be about what an article says.
  const isOther = draft?.lacksWords && !looksForListings(read);
  return (isOther && possible('others')) || draft;
}

/** Whether a message asks what the page of a place says, and looks for no kind of listing there. */
export const asksOf = (ofPlace: PlaceAnswer | undefined, { slots }: ReadMessage): boolean =>
  ofPlace !== undefined && ofPlace.sections.length > 0 && !slots.categories;

/** Of what is like “is it free?” the words tell whether a price or what it has is asked. */
function topicAsked(topic: Topic, { tokens, slots }: ReadMessage): Topic {
  const text = tokens.join(' ');
  if (topic !== 'free') return topic;
  if (asksPrice.test(text)) return 'price';
  return slots.facilities && !asksFree.test(text) && !slots.startDate ? 'details' : topic;
}

/** What the page of a place says, and for whoever asks how to get there or what there is to see, what can be booked. */
async function answerOfPlace(
  context: ToolContext,
  words: Words,
  { ofPlace, read }: { ofPlace: PlaceAnswer; read: ReadMessage },
): Promise<Draft> {
  const { slots } = read;
  const place = slots.route?.to ?? slots.place;
  const offers = slots.route?.isRide || ofPlace.sections.includes('about');
  const listings = offers && place ? await answerSearch(context, words, { slots }) : undefined;
  const frame: Frame = { topic: 'find', slots, shown: [], page: 1 };
  return before(ofPlace.lines, listings) ?? { ...plain(...ofPlace.lines), frame };
}

/** Another article that is so little less likely is linked, too. */
const nearly = 5;

/** What is like no question that we know is looked for in help articles, then in the catalogue. */
async function answerUnasked(context: ToolContext, words: Words, read: ReadMessage): Promise<Draft | undefined> {
  const [article] = await findArticles(context.app.readDb, { q: read.tokens.join(' '), lang: words.lang, limit: 1 });
  if (article && article.score >= articleFits) {
    const path = linkTo(words, `/help/${article.slug}`);
    return plain(article.excerpt, say(words, 'help.more', { path }));
  }
  const sought = soughtWords(read.words);
  return sought === undefined ? undefined : answerByWords(context, words, { slots: read.slots, words: sought });
}
