import type { App } from '#server/app.ts';
import { normaliseText } from '#server/catalogue/search-text.ts';
import { transaction } from '#server/db/client.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { networkLimits } from '#server/limits/network.ts';
import { type Limit, takeOne } from '#server/limits/take-tries.ts';
import { type LanguageModel, leftReason, type ModelMessage } from '#server/outside/llm/language-model.ts';
import { ModelFault } from '#server/outside/llm/model-fault.ts';
import { getSettings } from '#server/settings/queries.ts';
import { formatDate, today } from '#shared/dates.ts';
import { hideContacts } from '#shared/hide-contacts.ts';
import { type Lang, langs } from '#shared/languages.ts';
import type { Draft, Words } from '../built-in/draft.ts';
import type { Conversation } from '../conversations/conversation-queries.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import type { ToolContext } from '../tools/tool.ts';
import { languageOf } from '../understanding/language.ts';
import { checkedLines } from './checked-lines.ts';
import { createFacts, type Facts } from './facts.ts';
import { modelLimits } from './limits.ts';
import { type LookUps, startLookUps } from './look-ups.ts';
import { modelTools } from './model-tools.ts';
import { systemPrompt } from './prompt.ts';
import { tellBefore } from './tell-before.ts';

interface AskedOfModel {
  message: string;
  /** Of the page, for messages whose words tell none. */
  pageLang: Lang;
  conversation: Conversation | undefined;
  /** The network address of the caller. */
  address: string;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
}

/** As a draft of ours, by which the next message is understood if it is answered without the model. */
type ModelAnswer = Omit<Draft, 'listings'> & { listings: { id: string }[] };

/**
 * Answers a message by the language model. Yields the answer in pieces, each after it was checked.
 * @returns undefined where there is none, for whatever reason: then the built-in answer is given, also where some lines were sent
 */
export async function* answerByModel(
  { app, person }: Omit<ToolContext, 'lang'>,
  asked: AskedOfModel,
): AsyncGenerator<string, ModelAnswer | undefined> {
  const { llm } = app;
  if (!llm?.isAvailable() || !(await isAllowed(app, { personId: person?.id, address: asked.address })))
    return undefined;
  const ended = new AbortController();
  const leave = () => ended.abort(new ModelFault(leftReason));
  asked.signal.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => ended.abort(new ModelFault('timeout')), modelLimits.answerWithinMs);
  try {
    if (asked.signal.aborted) leave();
    return yield* answerWithin({ app, person }, { ...asked, llm, signal: ended.signal });
  } catch (error) {
    const reason = error instanceof ModelFault ? error.reason : 'failed';
    if (!(error instanceof ModelFault)) app.log.error({ err: error }, 'an answer by the language model failed');
    if (reason !== leftReason) {
      warnWithin(
        app,
        { event: 'assistant_model', reason },
        'the built-in answer is given instead of the language model’s',
      );
    }
    return undefined;
  } finally {
    clearTimeout(timer);
    asked.signal.removeEventListener('abort', leave);
  }
}

async function* answerWithin(
  { app, person }: Omit<ToolContext, 'lang'>,
  asked: AskedOfModel & { llm: LanguageModel; signal: AbortSignal },
): AsyncGenerator<string, ModelAnswer> {
  const { llm, message, signal } = asked;
  const lang = languageOf(normaliseText(message).split(' ')) ?? asked.pageLang;
  const [knowledge, settings] = await Promise.all([loadKnowledge(app), getSettings(app.readDb)]);
  const words: Words = { lang, usdToKesRate: settings.usdToKesRate, inShillings: true };
  const facts = createFacts();
  const messages = await conversationFor({ app, person }, { ...asked, words, facts, settings });
  const lookUps = startLookUps({ app, person, lang }, { words, facts });
  for (let round = 0; round < modelLimits.rounds; round++) {
    await takeDailyCall(app);
    // The last time it has no look-ups left, and must answer.
    const tools = round === modelLimits.rounds - 1 ? [] : modelTools;
    const lines = checkedLines(llm.ask({ messages, tools, signal }), { facts, places: knowledge.places });
    const { calls, said } = yield* lines;
    if (calls.length === 0) return answerOf(said, facts);
    messages.push({ role: 'assistant', content: '', toolCalls: calls }, ...(await answersOf(lookUps, calls)));
    signal.throwIfAborted();
  }
  throw new ModelFault('too_many_rounds');
}

async function answersOf(lookUps: LookUps, calls: Parameters<LookUps['answer']>[0][]): Promise<ModelMessage[]> {
  const answers: ModelMessage[] = [];
  for (const call of calls) answers.push({ role: 'tool', toolCallId: call.id, content: await lookUps.answer(call) });
  return answers;
}

/** With the listings whose links it has, in its order. */
function answerOf(lines: string[], facts: Facts): ModelAnswer {
  const text = lines.join('\n');
  const listings = facts
    .listings()
    .filter(({ path }) => text.includes(path))
    .toSorted((a, b) => text.indexOf(a.path) - text.indexOf(b.path));
  if (listings.length === 0) return { lines, listings };
  return { lines, listings, frame: { topic: 'find', slots: {}, shown: listings.map(({ id }) => id), page: 1 } };
}

interface Told extends AskedOfModel {
  words: Words;
  facts: Facts;
  settings: Awaited<ReturnType<typeof getSettings>>;
}

/** What the model is told: our rules, and the message with what was said before it. */
async function conversationFor(
  { app, person }: Omit<ToolContext, 'lang'>,
  { message, conversation, words, facts, settings }: Told,
): Promise<ModelMessage[]> {
  const day = today(app.clock);
  const support = { phone: settings.supportPhone, email: settings.supportEmail };
  facts.addOurs([day, ...langs.map((each) => formatDate(day, each)), support.phone, support.email].join('\n'));
  const before = conversation ? await tellBefore(app, conversation, { words, facts }) : '';
  facts.addAsked(message);
  const isSignedIn = person !== undefined;
  return [
    { role: 'system', content: systemPrompt({ today: day, lang: words.lang, isSignedIn, support }) },
    { role: 'user', content: `${before}${hideContacts(message).text}` },
  ];
}

const dayMs = 86_400_000;

/** Whether this person, or all visitors of this network, may be answered by the model once more today. */
function isAllowed(
  app: App,
  { personId, address }: { personId: string | undefined; address: string },
): Promise<boolean> {
  const limit: Limit = { subject: 'chat-model', most: modelLimits.perDay, periodMs: dayMs };
  const limits = personId
    ? [{ ...limit, subject: `${limit.subject}:${personId}` }]
    : networkLimits(app.secrets, address, limit);
  return takeEach(app, limits);
}

/** @throws ModelFault when everybody together has asked as often as is paid for */
async function takeDailyCall(app: App): Promise<void> {
  const most = app.config.llm?.dailyCalls ?? 0;
  const isLeft = most > 0 && (await takeEach(app, [{ subject: 'chat-model:overall', most, periodMs: dayMs }]));
  if (!isLeft) throw new ModelFault('daily_limit');
}

function takeEach(app: App, limits: readonly Limit[]): Promise<boolean> {
  const now = app.clock.now();
  return transaction(app, async (tx) => {
    for (const limit of limits) if (!(await takeOne(tx, limit, now))) return false;
    return true;
  });
}
