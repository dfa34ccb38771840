import { getSettings } from '#server/settings/queries.ts';
import { stayCategories } from '#shared/categories.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ToolContext } from '../tools/tool.ts';
import { ideasIn } from '../understanding/ideas.ts';
import type { Nearest } from '../understanding/nearest-topic.ts';
import type { ReadMessage, Slots } from '../understanding/read-message.ts';
import type { Subject } from '../understanding/subjects.ts';
import type { Topic } from '../understanding/topics.ts';
import { answerByWords } from './answer-by-words.ts';
import { answerHelp } from './answer-help.ts';
import { answerListing } from './answer-listing.ts';
import { answerOwn, isOwnTopic, type OwnTopic } from './answer-own.ts';
import { answerSearch } from './answer-search.ts';
import { type Draft, linkTo, plain, say, type Words } from './draft.ts';
import type { Understood } from './heard.ts';
import { alike, unlike } from './likeness.ts';
import { soughtWords } from './search-words.ts';
import { ofListings } from './subject-of.ts';

interface Topical extends Understood {
  topic: Topic;
}

/** Answers what a topic asks for. */
export async function answerTopic(
  context: ToolContext,
  words: Words,
  { topic, read, frame, knowledge }: Topical,
): Promise<Draft | undefined> {
  const { slots } = read;
  const sought = { slots: asStay(slots), words: soughtWords(read.words) };
  if (isOwnTopic(topic)) {
    const reference = slots.reference ?? frame?.reference;
    const own = await answerOwn(context, words, { topic, reference, said: read.tokens });
    return own ?? visitorDraft(words, { topic, read, knowledge });
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

/** Below this an article says nothing of a message, even if they have an idea in common. */
const leastOfIdea = 0.2;

/** By the article that is most like a message and has an idea in common with it. */
export function answerByIdea(
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

/** What says how it is done with anybody's bookings. */
const articleOf: { readonly [T in OwnTopic]?: string } = {
  ownCancel: 'cancel-a-booking',
  ownChange: 'change-a-booking',
  ownRefund: 'refunds',
  ownVoucher: 'voucher-and-calendar',
};

/** Visitors are told how it is done, where an article says so, and to sign in. */
function visitorDraft(
  words: Words,
  { topic, read, knowledge }: Pick<Understood, 'read' | 'knowledge'> & { topic: OwnTopic },
): Draft {
  const [like] = knowledge
    .subjects(read.words)
    .flatMap(({ label, likeness }) =>
      'article' in label && likeness >= unlike ? [{ article: label.article, likeness }] : [],
    );
  const article = like && like.likeness >= alike ? like.article : (articleOf[topic] ?? like?.article);
  const help = article === undefined ? undefined : answerHelp(words, { article, read, knowledge });
  return plain(...(help?.lines ?? []), say(words, 'own.signIn', { path: linkTo(words, '/login') }));
}
