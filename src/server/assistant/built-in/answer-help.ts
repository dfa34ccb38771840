import type { Knowledge } from '../knowledge/knowledge.ts';
import { ideasIn } from '../understanding/ideas.ts';
import type { ReadMessage } from '../understanding/read-message.ts';
import { type Draft, linkTo, plain, say, type Words } from './draft.ts';

/** The longest part of an article in an answer; its page has the rest. */
const longestPart = 1_000;

/** An answer that is shorter has the summary of the article, too. */
const shortAnswer = 600;

/** The article about ways to pay, and those that we do not take. */
const payingArticle = 'payment-faq';
const asksOtherPayment =
  /\b(?:can|do|does|could|may|is|are|naweza|tunaweza|mna\w*|je|una\w*)\b.*\b(?:paypal|bitcoin|crypto|western union|moneygram|skrill|wire|bank transfer|cheque|check|cash|taslimu|keshi|airtel money|kwa benki|nikifika|tukifika)\b/u;

/** So short, and without a way to pay that we do take, a message asks for the other one alone. */
const asksNothingElse = ({ tokens }: ReadMessage): boolean =>
  tokens.length <= shortQuestion &&
  !/\b(?:cards?|visa|mastercard|mpesa|kadi|refund\w*|paid|nimelipa)\b/u.test(tokens.join(' '));
const shortQuestion = 10;

/** What somebody who says one thing wants to read about, which articles call otherwise: of the weather, when it rains. */
const implied: Readonly<Record<string, string>> = { weather: 'rain rains mvua hunyesha' };

const impliedBy = (words: readonly string[]): string[] =>
  [...ideasIn(words)].flatMap((idea) => implied[idea]?.split(' ') ?? []);

interface HelpAsked {
  article: string;
  read: ReadMessage;
  knowledge: Knowledge;
  /** The question of the article that is most like the message, whose words tell more of the part that is meant. */
  example?: string | undefined;
  /** Another article that may be meant. */
  also?: string | undefined;
  /** The message is only a little like what the article answers. */
  isUnsure?: boolean;
}

/** Answers by the part of a help article that is most like the message, in its own words, and links the article. */
export function answerHelp(
  words: Words,
  { article: slug, read, knowledge, example = '', also, isUnsure = false }: HelpAsked,
): Draft | undefined {
  const article = knowledge.article(slug);
  if (!article) return undefined;
  const more = say(words, 'help.more', { path: linkTo(words, `/help/${slug}`) });
  const notTaken = slug === payingArticle && asksOtherPayment.test(read.tokens.join(' '));
  if (notTaken && asksNothingElse(read)) return plain(say(words, 'help.notTaken'), more);
  const asked = [...read.tokens, ...example.split(' '), ...impliedBy(read.words)];
  const part = knowledge.partFor(slug, asked, words.lang) ?? article[words.lang].summary;
  const { summary } = article[words.lang];
  const other = also === undefined ? undefined : knowledge.article(also);
  return {
    lines: [
      ...(isUnsure ? [say(words, 'help.perhaps')] : []),
      ...(notTaken ? [say(words, 'help.notTaken')] : []),
      shortened(part),
      ...(part.length + summary.length <= shortAnswer && part !== summary ? [summary] : []),
      ...(other
        ? [say(words, 'help.also', { title: other[words.lang].title, path: linkTo(words, `/help/${also}`) })]
        : []),
      more,
    ],
    listings: [],
  };
}

/** Whole lines, as many as there is room for. */
function shortened(text: string): string {
  if (text.length <= longestPart) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (kept.length > 0 && length + line.length > longestPart) break;
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join('\n').slice(0, longestPart * 2);
}
