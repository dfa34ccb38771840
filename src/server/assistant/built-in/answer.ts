import { findArticles } from '#server/help/help-queries.ts';
import { getSettings } from '#server/settings/queries.ts';
import { stayCategories } from '#shared/categories.ts';
import { today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ideasIn } from '../understanding/ideas.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import { messageReadMost, type ReadMessage, readMessage, type Slots } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerHelp } from './answer-help.ts';
import { answerListing } from './answer-listing.ts';
import { answerDistance, answerNotOurs, answerOfPeople } from './answer-not-ours.ts';
import { answerOwn, isOwnTopic } from './answer-own.ts';
import { answerSearch } from './answer-search.ts';
import { answerUnnamed } from './answer-unnamed.ts';
import { asksPrice, listingTopicOf } from './asked-of-listing.ts';
import { asksChildPrice } from './child-prices.ts';
import { type Draft, linkTo, say, type Words } from './draft.ts';
import { aboutListings, type Frame, isFollowUp } from './frame.ts';
import { answerFurther, answerOfFocus } from './further.ts';
import { alike, surely, unlike } from './likeness.ts';
import { findNamedListing } from './named-listing.ts';
import { namesOwnBooking, ofMine, ownFirst, ownTopicFurther, ownTopicMeant } from './own-meant.ts';
import { soughtWords } from './search-words.ts';
import { ofListings, subjectOf } from './subject-of.ts';

/** A message and what went before. */
interface Asked {
  message: string;
  frame: Frame | undefined;
  /** The language of the page, for messages whose words tell none. */
  pageLang: Lang;
}

/** From here on a help article fits a message that is like no question that we know. */
const articleFits = 0.4;

/**
 * Answers a message by the look-ups alone, without any outside service. It reads the message's slots, finds the subject that it is most like,
 * asks the look-ups of that subject, and puts what they found into words.
 */
export async function answerBuiltIn({ app, person }: Omit<ToolContext, 'lang'>, asked: Asked): Promise<Draft> {
  const [knowledge, settings] = await Promise.all([loadKnowledge(app), getSettings(app.readDb)]);
  const read = readMessage(asked.message, { today: today(app.clock), places: knowledge.places });
  const lang = read.lang ?? asked.pageLang;
  const inShillings =
    lang === 'sw' ||
    read.slots.shownIn === 'KES' ||
    read.slots.budget?.currency === 'KES' ||
    asked.frame?.slots.budget?.currency === 'KES';
  const words: Words = { lang, usdToKesRate: settings.usdToKesRate, inShillings };
  const draft = await answerRead({ app, lang, person }, words, { read, frame: asked.frame, knowledge });
  const contact = { phone: settings.supportPhone, email: settings.supportEmail };
  const said = draft ?? unknownDraft(words, read, contact);
  const tooLong = asked.message.length > messageReadMost ? [say(words, 'tooLong')] : [];
  return { ...said, lines: [...tooLong, ...said.lines] };
}

interface Understood {
  read: ReadMessage;
  frame: Frame | undefined;
  knowledge: Knowledge;
}

/** @returns undefined where it is not understood */
async function answerRead(
  context: ToolContext,
  words: Words,
  { read, frame, knowledge }: Understood,
): Promise<Draft | undefined> {
  const notOurs = answerNotOurs(words, read) ?? answerDistance(words, read);
  if (notOurs) return notOurs;
  const namesOwn = await namesOwnBooking(context, read);
  const subjects = ownFirst(knowledge.subjects(read.words), { read, namesOwn });
  const [nearest] = subjects;
  const likeness = nearest?.likeness ?? 0;
  const isPrice = topicIn(nearest?.label, likeness) === 'price';
  const ofFocus =
    frame &&
    (!isPrice || asksChildPrice(read.tokens, read.slots)) &&
    (await answerOfFocus(context, words, { read, frame, standsAlone: standsAlone(nearest) }));
  if (ofFocus) return ofFocus;
  const further = frame && ownTopicFurther({ read, frame, subjects });
  if (further) return answerTopic(context, words, { topic: further, read, frame, knowledge });
  if (frame && isFollowUp(read, frame, standsAlone(nearest))) {
    return answerFurther(context, words, { read, frame, topic: topicIn(nearest?.label, likeness) });
  }
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
  const asked = named && listingTopicOf(knowledge.subjects(named.words), { named, nearest, read });
  if (named && asked) {
    return answerListing(context, words, {
      ...{ slots: read.slots, topic: asked, shown: [named.id], said: named.said, looksElsewhere: false },
    });
  }
  if (read.slots.reference !== undefined && !isOwn) {
    return answerTopic(context, words, { topic: 'ownBookings', read, frame, knowledge });
  }
  const { between, speaks } = read.slots;
  const unnamed =
    isOwn || isPrice || between || speaks
      ? undefined
      : await answerUnnamed(context, words, { read, nearest, standsAlone: standsAlone(nearest) });
  if (unnamed) return unnamed;
  if (!frame?.shown.length && !hasPlaceOrKind(read) && asksChildPrice(read.tokens, read.slots))
    return answerHelp(words, { article: childPrices, read, knowledge });
  const subject = subjectOf(read, nearest && { subject: nearest.label, likeness });
  if (!subject) return answerByIdea(words, { subjects, read, knowledge }) ?? answerUnasked(context, words, read);
  if ('article' in subject) {
    const also = alsoNear(knowledge.subjects(read.words), subject.article);
    const isUnsure = likeness < alike;
    return answerHelp(words, { article: subject.article, read, knowledge, example: nearest?.example, also, isUnsure });
  }
  const isPriced = subject.topic === 'free' && asksPrice.test(read.tokens.join(' '));
  return answerTopic(context, words, { topic: isPriced ? 'price' : subject.topic, read, frame, knowledge });
}

const hasPlaceOrKind = ({ slots }: ReadMessage): boolean => slots.place !== undefined || slots.categories !== undefined;

/** The article about what children and residents pay. */
const childPrices = 'residency-prices';

/** Below this an article says nothing of a message, even if they have an idea in common. */
const leastOfIdea = 0.2;

/** By the article that is most like a message and has an idea in common with it. */
function answerByIdea(
  words: Words,
  { subjects, read, knowledge }: { subjects: readonly Nearest<Subject>[]; read: ReadMessage; knowledge: Knowledge },
): Draft | undefined {
  const ideas = [...ideasIn(read.words)].filter((idea) => !ofListings.has(idea));
  for (const { label, likeness, example } of subjects) {
    const shares = ideas.some((idea) => ideasIn(example.split(' ')).has(idea));
    if ('article' in label && likeness >= leastOfIdea && shares)
      return answerHelp(words, { article: label.article, read, knowledge, example, isUnsure: true });
  }
  return undefined;
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

/** Whether a message is about something else than listings, as its nearest subject says. */
function standsAlone(nearest: Nearest<Subject> | undefined): boolean {
  if (!nearest || nearest.likeness < surely) return false;
  return 'article' in nearest.label || !(aboutListings.has(nearest.label.topic) || isOwnTopic(nearest.label.topic));
}

const topicIn = (subject: Subject | undefined, likeness: number): Topic | undefined =>
  subject && 'topic' in subject && likeness >= alike ? subject.topic : undefined;

interface Topical extends Understood {
  topic: Topic;
}

async function answerTopic(
  context: ToolContext,
  words: Words,
  { topic, read, frame, knowledge }: Topical,
): Promise<Draft | undefined> {
  const { slots } = read;
  const sought = { slots: asStay(slots), words: soughtWords(read.words) };
  if (isOwnTopic(topic)) {
    const reference = slots.reference ?? frame?.reference;
    const own = await answerOwn(context, words, { topic, reference, said: read.tokens });
    return own ?? visitorDraft(words, { read, knowledge });
  }
  switch (topic) {
    case 'find': {
      const hasSlot =
        slots.place ||
        slots.categories ||
        slots.facilities ||
        slots.budget ||
        slots.otherPlace ||
        slots.wish ||
        slots.speaks;
      // Words alone are looked for only where a listing says them, since a search also finds what is a little like them.
      if (sought.words !== undefined && !hasSlot) return answerByWords(context, words, { slots, words: sought.words });
      return answerSearch(context, words, sought);
    }
    case 'price':
    case 'free':
    case 'details': {
      // Of no listing anything is asked that an article may say of all.
      const isOfNone = !frame?.shown.length && !slots.place && !slots.categories && slots.ordinal === undefined;
      const subjects = knowledge.subjects(read.words);
      const general = isOfNone && answerByIdea(words, { subjects, read, knowledge });
      if (general) return general;
      return answerListing(context, words, {
        ...{ ...sought, topic, shown: frame?.shown ?? [], said: read.tokens },
        looksElsewhere: slots.place !== undefined || slots.categories !== undefined,
      });
    }
    case 'greeting':
    case 'thanks':
    case 'abilities':
    case 'others':
      return plain(say(words, topic));
    case 'person': {
      const { supportPhone: phone, supportEmail: email } = await getSettings(context.app.readDb);
      return plain(say(words, 'person', { phone, email }));
    }
  }
}

/** Who names nights or a day of leaving, and nothing else, looks for a place to sleep. */
const asStay = (slots: Slots): Slots =>
  slots.categories === undefined && ((slots.place && (slots.nights || slots.endDate)) || slots.perNight)
    ? { ...slots, categories: stayCategories }
    : slots;

const plain = (...lines: string[]): Draft => ({ lines, listings: [] });

/** Visitors are told how it is done, where an article says so, and to sign in. */
function visitorDraft(words: Words, { read, knowledge }: Pick<Understood, 'read' | 'knowledge'>): Draft {
  const article = knowledge
    .subjects(read.words)
    .find(({ label, likeness }) => 'article' in label && likeness >= unlike)?.label;
  const help =
    article && 'article' in article ? answerHelp(words, { article: article.article, read, knowledge }) : undefined;
  return plain(...(help?.lines ?? []), say(words, 'own.signIn', { path: linkTo(words, '/login') }));
}

/** Says that we do not know, and whom to ask; of one or two words that they say too little. */
function unknownDraft(words: Words, { tokens }: ReadMessage, contact: { phone: string; email: string }): Draft {
  const line = tokens.length <= 2 ? say(words, 'unknown.unclear', contact) : say(words, 'unknown', contact);
  return { lines: [line], listings: [] };
}
