import { normaliseText } from '#server/catalogue/search-text.ts';
import { phoneNumbersIn } from '#shared/phone-in-text.ts';
import { isSentLink } from '#shared/plain-text.ts';
import { isCommonWord } from '../understanding/language.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { months } from '../understanding/months.ts';
import { isNumberWord } from '../understanding/numbers.ts';
import type { NamedPlace } from '../understanding/places.ts';
import { actProblem } from './acts.ts';
import { amountsIn, daysIn, namesIn, numbersIn, pathsIn, withoutAmounts } from './claims.ts';
import type { Facts } from './facts.ts';

/** Why a line is not sent; a code for the log. */
type LineProblem =
  | 'act'
  | 'state'
  | 'room'
  | 'terms'
  | 'address'
  | 'phone'
  | 'path'
  | 'amount'
  | 'amount_of_other'
  | 'amount_in_words'
  | 'other_currency'
  | 'nothing_to_pay'
  | 'day'
  | 'number'
  | 'name'
  | 'place'
  | 'letters'
  | 'secret';

/**
 * Whether a line of a language model says only what is known: every amount, day, number, link, name and place in it was answered by a look-up
 * or said by the person. What it cannot decide it refuses, since the built-in answer is always there.
 * @param line plain text, as `plainLine` leaves it
 */
export function problemOf(line: string, facts: Facts, places: Lexicon<NamedPlace | null>): LineProblem | undefined {
  const paths = pathsIn(line);
  if (paths.some((path) => !facts.hasPath(path))) return 'path';
  const text = paths.reduce((rest, path) => rest.replace(path, ' '), line);
  if (text.split(/\s+/).some((word) => isSentLink(word) && !facts.hasAddress(word))) return 'address';
  const phones = phoneNumbersIn(text).map(({ from, to }) => text.slice(from, to));
  if (phones.some((phone) => !facts.hasPhone(phone))) return 'phone';
  if (otherLetter.test(facts.withoutNames(text))) return 'letters';
  return (
    moneyProblem(text, facts) ??
    countProblem(text, facts) ??
    nameProblem(text, facts, places) ??
    secretProblem(text, facts) ??
    actProblem(text, facts)
  );
}

/** Letters that look like ours would hide words from all that follows. */
const otherLetter = /[^\p{Script=Latin}\P{L}]/u;

const otherCurrency = /[€£¥]|\b(?:eur|euros?|gbp|pounds?|tzs|ugx|rupees?|yuro|pauni)\b/iu;
const currencyWord = /\b(?:us dollars?|dollars?|usd|dola|shillings?|shilingi|kes|kshs?|bob|cents?|senti)\b/iu;
const numberWord =
  /\b(?:zero|hundred|thousand|half|sifuri|mia|elfu|nusu|ishirini|thelathini|twenty|thirty|forty|fifty)\b/iu;
const nothing =
  /(?<!\bfeel )\bfree\b|\bcosts? nothing\b|\bno (?:charge|cost)\b|\bbure\b|\bbila malipo\b|\bdiscounts?\b|\bpunguzo\b/iu;
/** What stands before an amount that the person named: under $50. */
const limitBefore =
  /\b(?:under|below|within|up to|over|above|less than|more than|at most|around|budget|chini ya|hadi|zaidi ya|bajeti)\b[^.;:]{0,20}$/iu;

function moneyProblem(text: string, facts: Facts): LineProblem | undefined {
  if (otherCurrency.test(text)) return 'other_currency';
  const titled = facts.listings().filter(({ title }) => title !== '' && contains(text, title));
  const ofTitled = new Set(titled.flatMap((one) => amountsIn(one.text).map(({ amount }) => amount)));
  for (const { amount, index } of amountsIn(text)) {
    const isLimit = titled.length === 0 && facts.wasAsked(amount) && limitBefore.test(text.slice(0, index));
    if (isLimit) continue;
    if (!facts.hasAmount(amount)) return 'amount';
    if (titled.length > 0 && !ofTitled.has(amount)) return 'amount_of_other';
  }
  const rest = withoutAmounts(text);
  const said = normaliseText(rest)
    .split(' ')
    .some((word) => isNumberWord(word) && !/^\d/.test(word));
  if (currencyWord.test(rest) && (said || numberWord.test(rest))) return 'amount_in_words';
  return nothing.test(text) && !facts.hasSentences(text) ? 'nothing_to_pay' : undefined;
}

const contains = (text: string, words: string) => ` ${normaliseText(text)} `.includes(` ${normaliseText(words)} `);

/** The number of an entry of a list. */
const listMark = /^\s*\d{1,2}[.)]\s/u;

function countProblem(text: string, facts: Facts): LineProblem | undefined {
  const rest = facts.withoutNames(text.replace(listMark, ''));
  if (daysIn(rest).some((day) => !facts.hasDay(day))) return 'day';
  const counts = numbersIn(rest);
  const shown = facts.listings().filter((one) => one.text !== '').length;
  return counts.some((number) => !facts.hasNumber(number) && !(/^\d{1,2}$/.test(number) && Number(number) <= shown))
    ? 'number'
    : undefined;
}

/** Names that say nothing of what is offered. */
const anywhere = new Set(
  (
    'kenya kenyan kenyans twende mpesa visa mastercard english kiswahili swahili usd kes ksh us tv wifi i you your we our host hosts ' +
    'monday tuesday wednesday thursday friday saturday sunday jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili ' +
    'help search login dashboard here'
  ).split(' '),
);
const isAnywhere = (word: string) => anywhere.has(word) || months.has(word);
/** What follows a name of which something is said. */
const saysOf = /^(?:is|are|has|have|offers|lies|costs|ni|ina|iko|lipo|ipo|inatoa|inagharimu)$/iu;

function nameProblem(text: string, facts: Facts, places: Lexicon<NamedPlace | null>): LineProblem | undefined {
  const isKnown = (name: string) =>
    facts.hasWords(name) ||
    normaliseText(name)
      .split(' ')
      .every((word) => isAnywhere(word));
  for (const { text: name, begins, next } of namesIn(text)) {
    if (isKnown(name)) continue;
    const [first = '', ...rest] = name.split(' ');
    if (!begins) return 'name';
    // The first word of a sentence is written like a name, too.
    if (rest.length > 0 ? !isKnown(rest.join(' ')) : saysOf.test(next ?? '') && !isCommonWord(normaliseText(first))) {
      return 'name';
    }
  }
  const words = normaliseText(text).split(' ');
  const unknown = places
    .find(words)
    // A word that is only like the name of a place is none.
    .filter(({ from, to, value }) => value !== null && words.slice(from, to).every((word) => places.words.has(word)))
    .some(({ from, to, value }) => {
      const written = words.slice(from, to).join(' ');
      return !facts.hasWords(written) && !facts.hasWords(value?.name ?? '');
    });
  return unknown ? 'place' : undefined;
}

/** What nobody is to be asked for, and ways to pay that are not ours: hosts might have it said for them. In words as they are compared. */
const secret = new RegExp(
  `\\b(?:${[
    'p ?i ?n ?s?|passwords?|passcodes?|passphrases?|otp|cvv|cvc|(?:security|verification|one time|m ?pesa|sms) codes?|card (?:numbers?|details)',
    'nenosiri|nywila|siri|msimbo|namba(?:ri)? ya kadi',
    'whatsapp|telegram|bitcoin|crypto\\w*|usdt|western union|moneygram|paypal|venmo|gift cards?',
    'bank (?:transfers?|accounts?|details)|wire transfers?|cash|till numbers?|paybill|send (?:the |your )?money|pay (?:\\w+ ){0,4}directly',
    'taslimu|tuma pesa|akaunti ya benki',
    'ignore (?:all|your|previous)',
  ].join('|')})\\b`,
  'u',
);

/** A part of a sentence of ours may say the opposite of it: "never send us …". */
function secretProblem(text: string, facts: Facts): LineProblem | undefined {
  return secret.test(normaliseText(text)) && !facts.hasSentences(text) ? 'secret' : undefined;
}

/** A line of a model without the signs of Markdown, since answers are plain text. */
export const plainLine = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\[([^\]]*)\]\(([^)\s]*)\)/gu, '$1: $2')
    .replace(/(\*\*|__|`)/gu, '')
    .replace(/^\s*(?:#{1,6}|>|[*•])\s+/u, (mark) => (/[*•]/u.test(mark) ? '- ' : ''))
    .trimEnd();
