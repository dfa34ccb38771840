import { findArticles } from '#server/help/help-queries.ts';
import { getSettings } from '#server/settings/queries.ts';
import { today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import type { ToolContext } from '../tools/tool.ts';
import { aspectsOf, isAspectWord } from '../understanding/aspects.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import { messageReadMost, type ReadMessage, readMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerByWords, answerFind } from './answer-find.ts';
import { answerHelp } from './answer-help.ts';
import { answerListing, onlyListing } from './answer-listing.ts';
import { answerOwn, isOwnTopic } from './answer-own.ts';
import { asksFree, asksPrice, listingTopicOf, looksFor, yesOrNo } from './asked-of-listing.ts';
import { type Draft, linkTo, say, type Words } from './draft.ts';
import { aboutListings, type Frame, isFollowUp, mergedSlots } from './frame.ts';
import { alike, unlike } from './likeness.ts';
import { findNamedListing } from './named-listing.ts';
import { soughtWords } from './search-words.ts';

/** A message and what went before. */
interface Asked {
  message: string;
  frame: Frame | undefined;
  /** The language of the page, for messages whose words tell none. */
  pageLang: Lang;
}

/** From here on nothing that went before makes it about something else. */
const surely = 0.6;
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
    lang === 'sw' || read.slots.budget?.currency === 'KES' || asked.frame?.slots.budget?.currency === 'KES';
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
  const [nearest] = ownFirst(knowledge.subjects(read.words), read);
  const likeness = nearest?.likeness ?? 0;
  if (frame && isFollowUp(read, frame, standsAlone(nearest))) {
    return answerFurther(context, words, { read, frame, topic: topicIn(nearest?.label, likeness) });
  }
  const isOwn = nearest && 'topic' in nearest.label && isOwnTopic(nearest.label.topic) && likeness >= alike;
  const isOwnOnly = isOwn && (read.slots.reference !== undefined || ofMine.test(read.tokens.join(' ')));
  const called = isOwnOnly ? undefined : await findNamedListing(context, read);
  const named = isOwn && called?.by !== 'name' ? undefined : called;
  const asked = named && listingTopicOf(knowledge.subjects(named.words), { named, nearest, read });
  if (named && asked) {
    return answerListing(context, words, {
      ...{ slots: read.slots, topic: asked, shown: [named.id], said: named.said, looksElsewhere: false },
    });
  }
  if (read.slots.reference !== undefined && !isOwn) {
    return answerTopic(context, words, { topic: 'ownBookings', read, frame, knowledge });
  }
  const subject = subjectOf(read, nearest && { subject: nearest.label, likeness });
  if (!subject) return answerUnasked(context, words, read);
  if ('article' in subject) {
    const also = alsoNear(knowledge.subjects(read.words), subject.article);
    return answerHelp(words, { article: subject.article, read, knowledge, example: nearest?.example, also });
  }
  const only = await answerOnly(context, words, { subject, read });
  if (only) return only;
  const isPrice = subject.topic === 'free' && asksPrice.test(read.tokens.join(' '));
  return answerTopic(context, words, { topic: isPrice ? 'price' : subject.topic, read, frame, knowledge });
}

/** Another article that is nearly as likely meant is linked, too. */
const nearly = 0.8;

function alsoNear(subjects: readonly Nearest<Subject>[], article: string): string | undefined {
  const found = subjects.flatMap(({ label, likeness }) => ('article' in label ? [{ ...label, likeness }] : []));
  const own = found.find((one) => one.article === article)?.likeness ?? 1;
  return found.find((one) => one.article !== article && one.likeness >= own * nearly)?.article;
}

/** A question about the only listing of a place and kind, which needs not be named. */
async function answerOnly(
  context: ToolContext,
  words: Words,
  {
    subject,
    read: { slots, tokens, words: marked },
  }: { subject: Exclude<Subject, { article: string }>; read: ReadMessage },
): Promise<Draft | undefined> {
  const text = tokens.join(' ');
  if (subject.topic !== 'find' || !slots.place) return undefined;
  const topic = slots.startDate && (yesOrNo.test(text) || asksFree.test(text)) ? 'free' : 'details';
  if (topic === 'details' && (looksFor.test(text) || aspectsOf(tokens).aspects.length === 0)) return undefined;
  const sought = { slots, words: soughtWords(marked) };
  const asksOnly = sought.words === undefined || sought.words.split(' ').every(isAspectWord);
  const only = asksOnly ? await onlyListing(context, words, { slots }) : null;
  return only
    ? answerListing(context, words, { ...sought, topic, shown: [only.id], said: tokens, looksElsewhere: false })
    : undefined;
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
  return 'article' in nearest.label || !aboutListings.has(nearest.label.topic);
}

const topicIn = (subject: Subject | undefined, likeness: number): Topic | undefined =>
  subject && 'topic' in subject && likeness >= alike ? subject.topic : undefined;

/** What one asks of anybody's: how it is done, and what is allowed. */
const ofAnybody =
  /\b(?:how (?:do|can|would|should) (?:i|we)|(?:can|could|must|should|where do|do|when do) i (?:need|have to|get|use|pay|book|cancel|change|add|bring|see|find)|naweza\w*|nawezaje|jinsi ya)\b/u;
/** Words that say that one has booked it already. */
const ofMine =
  /\b(?:my|mine|our|booking|bookings|booked|paid|did i|have i|yangu|zangu|wangu|yetu|zetu|nimelipa|nililipa|nililipia|nimeweka|niliyoweka)\b/u;
const ofOnesOwn =
  /\b(?:my|mine|i|me|yangu|zangu|wangu|langu|changu|nimelipa|nilipa|nilipia|niliyo|nina|sija\w+|nadaiwa)\b/u;
/** How much nearer a question about one's own is taken to be, since articles ask much the same of anybody's. */
const ownWeight = 1.4;
/** Without a word of one's own a message is less likely about that. */
const othersWeight = 0.85;

/** What a message is about, where it speaks of its author's own things: these before what holds for anybody. */
function ownFirst(nearest: readonly Nearest<Subject>[], { tokens, slots }: ReadMessage): Nearest<Subject>[] {
  const text = tokens.join(' ');
  const isOnesOwn = slots.reference !== undefined || ofOnesOwn.test(text);
  const weight = isOnesOwn
    ? ofAnybody.test(text) && !/\b(?:my|yangu|zangu|wangu)\b/u.test(text)
      ? 1.1
      : ownWeight
    : othersWeight;
  const weighed = nearest.map((one) => {
    const isOwn = 'topic' in one.label && isOwnTopic(one.label.topic);
    return isOwn ? { ...one, likeness: one.likeness * weight } : one;
  });
  return weighed.toSorted((a, b) => b.likeness - a.likeness);
}

/** Where a message names a place or a kind, so much makes it a question that an article answers. */
const besideSlots = 0.5;

/** What a message is about: its nearest subject, or what its places and kinds look for. */
function subjectOf(
  { slots, words }: ReadMessage,
  nearest: { subject: Subject; likeness: number } | undefined,
): Subject | undefined {
  const isArticle = nearest !== undefined && 'article' in nearest.subject;
  const enough = isArticle && (slots.categories || slots.place || slots.facilities) ? besideSlots : alike;
  if (nearest && nearest.likeness >= enough) return nearest.subject;
  if (slots.categories || (slots.place && soughtWords(words) === undefined)) return { topic: 'find' };
  if (nearest && nearest.likeness >= unlike) return nearest.subject;
  return slots.place || slots.facilities || slots.budget ? { topic: 'find' } : undefined;
}

interface Topical extends Understood {
  topic: Topic;
}

async function answerTopic(
  context: ToolContext,
  words: Words,
  { topic, read, frame, knowledge }: Topical,
): Promise<Draft | undefined> {
  const { slots } = read;
  const sought = { slots, words: soughtWords(read.words) };
  if (isOwnTopic(topic)) {
    const own = await answerOwn(context, words, { topic, reference: slots.reference, said: read.tokens });
    return own ?? visitorDraft(words, { read, knowledge });
  }
  switch (topic) {
    case 'find': {
      const hasSlot = slots.place || slots.categories || slots.facilities || slots.budget || slots.otherPlace;
      // Words alone are looked for only where a listing says them, since a search also finds what is a little like them.
      if (sought.words !== undefined && !hasSlot) return answerByWords(context, words, { slots, words: sought.words });
      return answerFind(context, words, sought);
    }
    case 'price':
    case 'free':
    case 'details':
      return answerListing(context, words, {
        ...{ ...sought, topic, shown: frame?.shown ?? [], said: read.tokens },
        looksElsewhere: slots.place !== undefined || slots.categories !== undefined,
      });
    case 'greeting':
    case 'thanks':
    case 'abilities':
      return plain(say(words, topic));
    case 'person': {
      const { supportPhone: phone, supportEmail: email } = await getSettings(context.app.readDb);
      return plain(say(words, 'person', { phone, email }));
    }
  }
}

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

/** How one listing is asked about that was shown: does it have, ina. */
const ofOne = /\b(?:it|its|this one|that one|ina|hiyo|ile|yake)\b/u;

/** What goes on about the listings of the last answer. */
async function answerFurther(
  context: ToolContext,
  words: Words,
  { read, frame, topic }: { read: ReadMessage; frame: Frame; topic: Topic | undefined },
): Promise<Draft> {
  const slots = mergedSlots(frame.slots, read.slots);
  const said = soughtWords(read.words);
  const isElsewhere = read.slots.place !== undefined || read.slots.categories !== undefined;
  const sought = { slots, words: said ?? (isElsewhere ? undefined : frame.words) };
  if (read.slots.wish === 'cheaper') {
    const { budget: _, ...unlimited } = slots;
    return answerFind(context, words, { ...sought, slots: unlimited, cheaperThan: frame.least });
  }
  if (read.slots.wish === 'more') return answerFind(context, words, { ...sought, page: frame.page + 1 });
  if (read.slots.wish === 'nearby') return answerFind(context, words, sought);
  const about = asksPrice.test(read.tokens.join(' '))
    ? 'price'
    : topic === 'price' || topic === 'free' || topic === 'details'
      ? topic
      : undefined;
  const { tokens } = read;
  const asksOfOne = ofOne.test(tokens.join(' ')) && read.slots.facilities !== undefined;
  const meansOne = read.slots.ordinal !== undefined || asksOfOne;
  const asksMore = about === undefined && frame.topic !== 'find' && aspectsOf(tokens).aspects.length > 0;
  const before = asksMore ? 'details' : frame.topic;
  const listingTopic = about ?? (before !== 'find' ? before : meansOne && !isElsewhere ? 'details' : undefined);
  if (listingTopic === 'price' || listingTopic === 'free' || listingTopic === 'details') {
    return answerListing(context, words, {
      ...{ ...sought, topic: listingTopic, shown: frame.shown, said: read.tokens, looksElsewhere: isElsewhere },
    });
  }
  return answerFind(context, words, sought);
}

/** Says that we do not know, and whom to ask; of one or two words that they say too little. */
function unknownDraft(words: Words, { tokens }: ReadMessage, contact: { phone: string; email: string }): Draft {
  const line = tokens.length <= 2 ? say(words, 'unknown.unclear', contact) : say(words, 'unknown', contact);
  return { lines: [line], listings: [] };
}
