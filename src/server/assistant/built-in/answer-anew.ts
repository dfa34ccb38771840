import { findArticles } from '#server/help/help-queries.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ideasIn } from '../understanding/ideas.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerBySection, answerHelp } from './answer-help.ts';
import { answerListing } from './answer-listing.ts';
import { answerOfPeople } from './answer-not-ours.ts';
import { isOwnTopic } from './answer-own.ts';
import { answerPlace, type PlaceAnswer } from './answer-place.ts';
import { answerSearch } from './answer-search.ts';
import { answerByIdea, answerTopic } from './answer-topic.ts';
import { answerUnnamed } from './answer-unnamed.ts';
import { asksFree, asksOne, asksPrice, listingTopicOf, looksFor, yesOrNo } from './asked-of-listing.ts';
import { asksChildPrice } from './child-prices.ts';
import { type Draft, linkTo, plain, say, type Words } from './draft.ts';
import { type Frame, shortMessage } from './frame.ts';
import { type Heard, hasPlaceOrKind, standsAlone, topicIn, type Understood } from './heard.ts';
import { likelyArticle } from './likely-article.ts';
import { alike, surely } from './likeness.ts';
import { findNamedListing } from './named-listing.ts';
import { ofMine, ownTopicMeant } from './own-meant.ts';
import { asksResidentPrice } from './resident-prices.ts';
import { soughtWords } from './search-words.ts';
import { isSuperlative, subjectOf, tellsSomething } from './subject-of.ts';

/** From here on a help article fits a message that is like no question that we know. */
const articleFits = 0.4;

/** The article about what children and residents pay. */
const residencyPrices = 'residency-prices';

/** Answers a message by itself. */
export async function answerAnew(
  context: ToolContext,
  words: Words,
  { read, frame, knowledge, subjects, namesOwn }: Understood & Heard,
): Promise<Draft | undefined> {
  const [nearest] = subjects;
  const likeness = nearest?.likeness ?? 0;
  const isPrice = topicIn(nearest?.label, likeness) === 'price';
  const ownMeant = ownTopicMeant({ read, subjects, namesOwn });
  if (ownMeant) return answerTopic(context, words, { topic: ownMeant, read, frame, knowledge });
  const isOwn = nearest && 'topic' in nearest.label && isOwnTopic(nearest.label.topic) && likeness >= alike;
  const isOwnOnly =
    isOwn &&
    (read.slots.reference !== undefined || (context.person !== undefined && ofMine.test(read.tokens.join(' '))));
  const byTitle = isOwnOnly || read.slots.between ? undefined : await findNamedListing(context, read);
  const ofPeople = byTitle ? undefined : answerOfPeople(words, read);
  if (ofPeople) return ofPeople;
  const named = isOwn && byTitle?.by !== 'name' ? undefined : byTitle;
  const narrows = named && named.by !== 'name' && read.slots.facilities !== undefined && !isQuestion(read);
  const asked = named && !narrows && listingTopicOf(knowledge.subjects(named.words), { named, nearest, read });
  if (named && asked) {
    return answerListing(context, words, {
      ...{ slots: read.slots, topic: asked, shown: [named.id], said: named.said, looksElsewhere: false },
    });
  }
  if (read.slots.reference !== undefined && !isOwn) {
    return answerTopic(context, words, { topic: 'ownBookings', read, frame, knowledge });
  }
  const ofResidents = !isOwn && asksResidentPrice(read.tokens, read.slots) && !ideasIn(read.words).has('parkFee');
  if (ofResidents && read.slots.categories)
    return answerTopic(context, words, { topic: 'price', read, frame, knowledge });
  if (ofResidents) return answerHelp(words, { article: residencyPrices, read, knowledge });
  const hosting = hostingOf(subjects, read);
  if (hosting) return answerHelp(words, { article: hosting, read, knowledge });
  const isAsked = likeness >= surely || looksForListings(read);
  const likely = isOwn || isAsked ? undefined : likelyArticle(knowledge, read, subjects);
  const { between, speaks } = read.slots;
  const ofPlace = isOwn || isPrice ? undefined : await answerPlace(context, words, { read, frame });
  const asksOfPlace = ofPlace !== undefined && ofPlace.sections.length > 0 && !read.slots.categories;
  if (likely)
    return before(ofPlace && asksOfPlace ? ofPlace.lines : [], answerHelp(words, { ...likely, read, knowledge }));
  const unnamed =
    isOwn || isPrice || between || speaks || asksOfPlace
      ? undefined
      : await answerUnnamed(context, words, { read, nearest, standsAlone: standsAlone(nearest) });
  if (unnamed) return unnamed;
  if (!frame?.shown.length && !hasPlaceOrKind(read) && asksChildPrice(read.tokens, read.slots))
    return answerHelp(words, { article: residencyPrices, read, knowledge });
  const subject = subjectOf(read, nearest && { subject: nearest.label, likeness });
  if (ofPlace && asksOfPlace && !(subject && 'article' in subject))
    return answerOfPlace(context, words, { ofPlace, read });
  if (!subject)
    return (
      answerByIdea(words, { subjects, read, knowledge }) ??
      (ofPlace
        ? plain(...ofPlace.lines)
        : (answerBySection(words, { read, knowledge }) ?? answerUnasked(context, words, read)))
    );
  if ('article' in subject) {
    const also = alsoNear(knowledge.subjects(read.words), subject.article);
    const isUnsure = likeness < alike;
    const help = { article: subject.article, read, knowledge, example: nearest?.example, also, isUnsure };
    return before(ofPlace && (asksOfPlace || isUnsure) ? ofPlace.lines : [], answerHelp(words, help));
  }
  return answerTopic(context, words, { topic: topicAsked(subject.topic, read), read, frame, knowledge });
}

/** Whether a message that names a place or a kind looks for listings: it says so, wants the best of them, or asks and tells nothing. */
function looksForListings(read: ReadMessage): boolean {
  const text = read.tokens.join(' ');
  if (!hasPlaceOrKind(read)) return false;
  const wantsBest = isSuperlative(read.slots.wish) && !ideasIn(read.tokens).has('whenToGo');
  const namesOnly = read.tokens.length <= shortMessage && !asksAnywhere.test(text) && !tellsSomething.test(text);
  return looksFor.test(text) || wantsBest || namesOnly;
}

const isQuestion = ({ tokens }: ReadMessage): boolean =>
  [asksOne, yesOrNo].some((shape) => shape.test(tokens.join(' ')));

/** Words of questions, wherever they stand. */
const asksAnywhere =
  /\b(?:what|whats|how|when|where|who|which|why|can|could|is|are|do|does|must|should|will|would|lina|kina|vina|ina|yana|zina|gani|nini|ngapi|wapi|lini|vipi|je|naweza|tunaweza|nifanye\w*)\b/u;

/** Of what is like “is it free?” the words tell whether a price or what it has is asked. */
function topicAsked(topic: Topic, { tokens, slots }: ReadMessage): Topic {
  const text = tokens.join(' ');
  if (topic !== 'free') return topic;
  if (asksPrice.test(text)) return 'price';
  return slots.facilities && !asksFree.test(text) && !slots.startDate ? 'details' : topic;
}

/** The answer with lines before it. */
const before = (lines: readonly string[], draft: Draft | undefined): Draft | undefined =>
  draft && { ...draft, lines: [...lines, ...draft.lines] };

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

/** Whoever wants to list something of their own looks for nothing, whatever kinds and places they name. */
function hostingOf(subjects: readonly Nearest<Subject>[], { tokens }: ReadMessage): string | undefined {
  if (!ideasIn(tokens).has('becomeHost') || looksFor.test(tokens.join(' '))) return undefined;
  const own = subjects.find(
    ({ label, example }) => 'article' in label && ideasIn(example.split(' ')).has('becomeHost'),
  );
  return own && 'article' in own.label ? own.label.article : undefined;
}

/** Another article that is nearly as likely meant is linked, too. */
const nearly = 0.8;

function alsoNear(subjects: readonly Nearest<Subject>[], article: string): string | undefined {
  const found = subjects.flatMap(({ label, likeness }) => ('article' in label ? [{ ...label, likeness }] : []));
  const own = found.find((one) => one.article === article)?.likeness ?? 1;
  return found.find((one) => one.article !== article && one.likeness >= own * nearly)?.article;
}

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
