import { getSettings } from '#server/settings/queries.ts';
import { today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import type { ToolContext } from '../tools/tool.ts';
import { messageReadMost, type ReadMessage, readMessage } from '../understanding/read-message.ts';
import { answerAnew } from './answer-anew.ts';
import { answerGoingOn } from './answer-going-on.ts';
import { answerDistance, answerNotOurs } from './answer-not-ours.ts';
import { type Draft, say, type Words } from './draft.ts';
import type { Frame } from './frame.ts';
import type { Understood } from './heard.ts';
import { namesOwnBooking, ownFirst } from './own-meant.ts';

/** A message and what went before. */
interface Asked {
  message: string;
  frame: Frame | undefined;
  /** The language of the page, for messages whose words tell none. */
  pageLang: Lang;
}

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

/** @returns undefined where it is not understood */
async function answerRead(context: ToolContext, words: Words, understood: Understood): Promise<Draft | undefined> {
  const { read, frame, knowledge } = understood;
  const notOurs = answerNotOurs(words, read) ?? answerDistance(words, read);
  if (notOurs) return notOurs;
  const namesOwn = await namesOwnBooking(context, read);
  const heard = { namesOwn, subjects: ownFirst(knowledge.subjects(read.words), { read, namesOwn }) };
  const goingOn = frame && (await answerGoingOn(context, words, { ...understood, frame, ...heard }));
  return goingOn ?? answerAnew(context, words, { ...understood, ...heard });
}

/** Says that we do not know, and whom to ask; of one or two words that they say too little. */
function unknownDraft(words: Words, { tokens }: ReadMessage, contact: { phone: string; email: string }): Draft {
  const line = tokens.length <= 2 ? say(words, 'unknown.unclear', contact) : say(words, 'unknown', contact);
  return { lines: [line], listings: [] };
}
