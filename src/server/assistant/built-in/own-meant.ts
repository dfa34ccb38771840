import { listOwnBookings } from '../tools/own-bookings.ts';
import type { ToolContext } from '../tools/tool.ts';
import { aspectsOf } from '../understanding/aspects.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import { isOwnTopic, namesBooking, type OwnTopic } from './answer-own.ts';
import { looksFor } from './asked-of-listing.ts';
import { type Frame, goesOn, refersBack, shortMessage } from './frame.ts';
import { alike, certainly, unlike } from './likeness.ts';

/** What one asks of anybody's: how it is done, and what is allowed. */
const ofAnybody =
  /\b(?:how (?:do|can|would|should) (?:i|we)|(?:can|could|must|should|where do|do|when do) i (?:need|have to|get|use|pay|book|cancel|change|add|bring|see|find)|naweza\w*|nawezaje|jinsi ya)\b/u;
/** Words that say that one has booked it already. */
export const ofMine =
  /\b(?:where am i|when am i|am i (?:staying|going|sleeping)|when do i (?:get|go|leave|arrive)|my|mine|our|booking|bookings|booked|paid|did i|have i|yangu|zangu|wangu|yetu|zetu|nimelipa|nililipa|nililipia|nimeweka|niliyoweka|nilizoweka|nilizobook|niliyobook|nilizolipia|niliyolipia|niliyopanga|nimeshalipa|nimeshalipia|nimekatwa|nimetozwa|nina safari|niko na (?:pointi|points|booking|nafasi|deni)|safari zijazo|(?:past|cancelled|canceled|unpaid|upcoming|previous|earlier) trips?)\b/u;
/** Whoever speaks of their trip means one that they have booked, however they ask. */
const ownTrip =
  /\b(?:my|our) (?:\w+ )?(?:trips?|bookings?|stays?|safaris?|reservations?|tours?)\b|\b(?:safari|booking|nafasi|ziara) (?:yangu|zangu|yetu|zetu)\b/u;
const ifCancelled = /\b(?:if (?:i|we) cancel\w*|(?:niki|tuki)ghairi|(?:niki|tuki)futa)\b/u;
const ofOnesOwn =
  /\b(?:my|mine|i|me|yangu|zangu|wangu|langu|changu|nimelipa|nilipa|nilipia|nililipa|nililipia|niliyo|nina|sija\w+|nadaiwa)\b/u;
/** How much nearer a question about one's own is taken to be, since articles ask much the same of anybody's. */
const ownWeight = 1.4;
/** “I” and “me” say little, and without any such word a message is less likely about one's own things. */
const myselfWeight = 1.1;
const othersWeight = 0.7;

/** What a message is about, where it speaks of its author's own things: these before what holds for anybody. */
export function ownFirst(
  nearest: readonly Nearest<Subject>[],
  { read: { tokens, slots }, namesOwn }: { read: ReadMessage; namesOwn: boolean },
): Nearest<Subject>[] {
  const text = tokens.join(' ');
  const isAnybodys = ofAnybody.test(text) && !/\b(?:my|yangu|zangu|wangu)\b/u.test(text);
  const isMine = slots.reference !== undefined || ofMine.test(text);
  const weight = isMine && !isAnybodys ? ownWeight : isMine || ofOnesOwn.test(text) ? myselfWeight : othersWeight;
  // Of a place or a kind anybody may speak, and means nothing of their own.
  const isOthers = !isMine && !namesOwn && (slots.place !== undefined || slots.categories !== undefined);
  const isOwnSubject = ({ label }: Nearest<Subject>) => 'topic' in label && isOwnTopic(label.topic);
  const possible = isOthers ? nearest.filter((one) => !isOwnSubject(one)) : nearest;
  // What is said just so stays as it is, whether it says “my” or not.
  const weightOf = ({ likeness }: Nearest<Subject>) => (likeness >= certainly ? Math.max(1, weight) : weight);
  const weighed = possible.map((one) => (isOwnSubject(one) ? { ...one, likeness: one.likeness * weightOf(one) } : one));
  return weighed.toSorted((a, b) => b.likeness - a.likeness);
}

/** An own topic is meant, though another subject is as much nearer as this allows, where a booking of one's own is named. */
const nearEnough = 0.7;

interface Meant {
  read: ReadMessage;
  /** Those of `ownFirst`. */
  subjects: readonly Nearest<Subject>[];
}

const nearestOwn = (subjects: readonly Nearest<Subject>[]): { topic: OwnTopic; likeness: number } | undefined => {
  for (const { label, likeness } of subjects)
    if ('topic' in label && isOwnTopic(label.topic)) return { topic: label.topic, likeness };
  return undefined;
};

/** What somebody asks of a booking of theirs that they call by its place or listing, without saying that it is theirs: “did the host confirm Lamu?” */
export function ownTopicMeant({ read, subjects, namesOwn }: Meant & { namesOwn: boolean }): OwnTopic | undefined {
  const own = nearestOwn(subjects);
  const text = read.tokens.join(' ');
  if (namesOwn && ownTrip.test(text) && (subjects[0]?.likeness ?? 0) < alike) return own?.topic ?? 'ownBookings';
  if (namesOwn && ifCancelled.test(text)) return 'ownCancel';
  if (!namesOwn || !own || own.likeness < unlike * othersWeight || looksFor.test(text)) return undefined;
  if (own.likeness < (subjects[0]?.likeness ?? 0) * (read.slots.categories ? 1 : nearEnough)) return undefined;
  return own.topic;
}

/** Whether a message names a booking of whoever is signed in. */
export async function namesOwnBooking(context: ToolContext, { tokens }: ReadMessage): Promise<boolean> {
  const bookings = context.person ? await listOwnBookings.run(context, {}) : null;
  return bookings !== null && namesBooking(tokens, bookings);
}

/** What is asked further of the bookings that the conversation is about: “can I cancel it?”, “and Lamu?” */
export function ownTopicFurther({ read, frame, subjects }: Meant & { frame: Frame }): OwnTopic | undefined {
  const { tokens, slots } = read;
  const text = tokens.join(' ');
  if (!isOwnTopic(frame.topic) || slots.categories || looksFor.test(text)) return undefined;
  if (
    tokens.length > shortMessage + 2 ||
    !(goesOn.test(text) || refersBack.test(text) || tokens.length <= 3 || refersInside.test(text))
  )
    return undefined;
  const own = nearestOwn(subjects);
  const [first] = subjects;
  const isOther =
    first && 'article' in first.label && first.likeness >= certainly && !refersBack.test(text) && !goesOn.test(text);
  if (isOther) return undefined;
  if (own && own.likeness >= unlike * othersWeight) return own.topic;
  if (aspectsOf(tokens).aspects.includes('policy')) return 'ownCancel';
  return slots.place ? frame.topic : undefined;
}

/** Kiswahili says “it” inside the verb: kuighairi. */
const refersInside =
  /\b(?:ku|ni|tu|na|nita|naweza ku)?i(?:ghairi|futa|badilisha|lipia|ahirisha)\b|\bku(?:i|zi)[a-z]{3,}/u;
