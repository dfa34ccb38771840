import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ideasIn } from '../understanding/ideas.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import { answerHelp } from './answer-help.ts';
import { answerListing } from './answer-listing.ts';
import { answerOfPeople } from './answer-not-ours.ts';
import { isOwnTopic } from './answer-own.ts';
import { answerPlace } from './answer-place.ts';
import { answerSubject, asksOf } from './answer-subject.ts';
import { answerTopic } from './answer-topic.ts';
import { answerUnnamed } from './answer-unnamed.ts';
import { asksLater, asksOne, listingTopicOf, looksFor, yesOrNo } from './asked-of-listing.ts';
import { asksChildPrice } from './child-prices.ts';
import { before, type Draft, type Words } from './draft.ts';
import { aboutListings } from './frame.ts';
import { type Heard, hasPlaceOrKind, standsAlone, topicIn, type Understood } from './heard.ts';
import { likelyArticle } from './likely-article.ts';
import { alike, surely, unlike } from './likeness.ts';
import { looksForListings } from './looks-for-listings.ts';
import { findNamedListing } from './named-listing.ts';
import { ofMine, ownTopicMeant } from './own-meant.ts';
import { asksResidentPrice } from './resident-prices.ts';

/** So likely an article answers what the page of a place seems to say, too. */
const certain = 30;

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
  const hosting = hostingOf(knowledge, read);
  if (hosting) return answerHelp(words, { article: hosting, read, knowledge });
  const isAsked = likeness >= surely || looksForListings(read);
  const likely = isOwn || isAsked || isOfTopic(nearest) ? undefined : likelyArticle(knowledge, read);
  const { between, speaks } = read.slots;
  const ofPlace = isOwn || isPrice ? undefined : await answerPlace(context, words, { read, frame });
  const asksOfPlace = asksOf(ofPlace, read);
  // How long the drive to a place takes is like how long anything takes.
  if (likely && !(asksOfPlace && likely.score < certain))
    return before(ofPlace && asksOfPlace ? ofPlace.lines : [], answerHelp(words, { ...likely, read, knowledge }));
  const unnamed =
    isOwn || isPrice || between || speaks || asksOfPlace
      ? undefined
      : await answerUnnamed(context, words, { read, nearest, standsAlone: standsAlone(nearest) });
  if (unnamed) return unnamed;
  if (!frame?.shown.length && !hasPlaceOrKind(read) && asksChildPrice(read.tokens, read.slots))
    return answerHelp(words, { article: residencyPrices, read, knowledge });
  return answerSubject(context, words, { read, frame, knowledge, subjects, ofPlace });
}

const isQuestion = ({ tokens, clauses }: ReadMessage): boolean =>
  [asksOne, yesOrNo].some((shape) => shape.test(tokens.join(' '))) ||
  clauses.slice(1).some((clause) => asksLater.test(clause));

/** Whether a message is rather like what is asked of us than of listings or in articles: to talk to somebody, what we can do. */
const isOfTopic = (nearest: Nearest<Subject> | undefined): boolean =>
  nearest !== undefined &&
  'topic' in nearest.label &&
  !aboutListings.has(nearest.label.topic) &&
  nearest.likeness >= unlike;

/** Whoever wants to list something of their own looks for nothing, whatever kinds and places they name. */
function hostingOf(knowledge: Knowledge, { tokens, words }: ReadMessage): string | undefined {
  if (!ideasIn(tokens).has('becomeHost') || looksFor.test(tokens.join(' '))) return undefined;
  return knowledge.articles(words)[0]?.article;
}
