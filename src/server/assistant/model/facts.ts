import { normaliseText } from '#server/catalogue/search-text.ts';
import { phoneNumbersIn } from '#shared/phone-in-text.ts';
import { isSentLink } from '#shared/plain-text.ts';
import { amountsIn, daysIn, type NamedDay, numbersIn, pathsIn } from './claims.ts';
import { sentencesIn, wholeSentencesIn } from './sentences.ts';

/** A listing that a look-up found. */
export interface NamedListing {
  id: string;
  title: string;
  path: string;
  /** What we say of it; of an earlier answer nothing, so that its price must be looked up again. */
  text: string;
}

/** All that an answer may say, by where it comes from. */
export interface Facts {
  /** Our own words: what look-ups answered, without the words of others in it, today's date and how to reach us. */
  addOurs(text: string): void;
  /** How a host calls a listing, a place or what is paid for: it may be repeated as a name, and says nothing. */
  addName(name: string): void;
  /** What a host wrote, or an answer that may quote one: its names may be repeated, its amounts, days, links and demands not. */
  addQuoted(text: string): void;
  /** What the person wrote. */
  addAsked(text: string): void;
  addListing(listing: NamedListing): void;
  listings(): readonly NamedListing[];
  hasAmount(amount: string): boolean;
  /** Whether the person named the amount. */
  wasAsked(amount: string): boolean;
  hasDay(day: NamedDay): boolean;
  hasPath(path: string): boolean;
  hasNumber(number: string): boolean;
  /** Whether words stand in a row anywhere. */
  hasWords(words: string): boolean;
  /** Whether our own words have this link or e-mail address, with whatever sign stands around it. */
  hasAddress(word: string): boolean;
  hasPhone(phone: string): boolean;
  /** Whether every sentence of a line is one of our own, whole and word for word. */
  hasSentences(line: string): boolean;
  /** Whether a line of our own has all of these. */
  hasOurLine(parts: readonly string[]): boolean;
  /** A text without the names of `addName`. */
  withoutNames(text: string): string;
}

export function createFacts(): Facts {
  const all: string[] = [];
  const names = new Set<string>();
  const amounts = new Set<string>();
  const asked = new Set<string>();
  const paths = new Set<string>();
  const numbers = new Set<string>();
  const addresses = new Set<string>();
  const phones = new Set<string>();
  const sentences = new Set<string>();
  const lines: string[] = [];
  const days: NamedDay[] = [];
  const listings = new Map<string, NamedListing>();
  const words = (text: string) => ` ${normaliseText(text)} `;
  const countAll = (text: string) => {
    const named = daysIn(text);
    days.push(...named);
    for (const number of numbersIn(text)) numbers.add(number);
    for (const { year } of named) if (year) numbers.add(String(year));
    all.push(words(text));
  };
  return {
    addOurs(text) {
      for (const { amount } of amountsIn(text)) amounts.add(amount);
      for (const path of pathsIn(text)) paths.add(path);
      for (const word of text.split(/\s+/).filter(isSentLink)) addresses.add(addressOf(word));
      for (const { from, to } of phoneNumbersIn(text)) phones.add(digitsOf(text.slice(from, to)));
      for (const sentence of wholeSentencesIn(text)) sentences.add(words(sentence));
      lines.push(...text.split('\n'));
      countAll(text);
    },
    addName(name) {
      if (name !== '') names.add(name);
      all.push(words(name));
    },
    addQuoted: (text) => void all.push(words(text)),
    addAsked(text) {
      for (const { amount } of amountsIn(text)) asked.add(amount);
      countAll(text);
    },
    addListing(listing) {
      const before = listings.get(listing.path);
      const title = before?.title || listing.title;
      const text = [before?.text, listing.text].filter(Boolean).join('\n');
      listings.set(listing.path, { ...listing, title, text });
      paths.add(listing.path);
    },
    listings: () => [...listings.values()],
    hasAmount: (amount) => amounts.has(amount),
    wasAsked: (amount) => asked.has(amount),
    hasDay: ({ day, month, year }) =>
      days.some((one) => one.day === day && one.month === month && (!one.year || !year || one.year === year)),
    hasPath: (path) => paths.has(path),
    hasNumber: (number) => numbers.has(number),
    hasWords: (text) => all.some((one) => one.includes(words(text))),
    hasAddress: (word) => addresses.has(addressOf(word)),
    hasPhone: (phone) => phones.has(digitsOf(phone)),
    hasSentences: (line) => sentencesIn(line).every((sentence) => sentences.has(words(sentence))),
    hasOurLine: (parts) => lines.some((line) => parts.every((part) => line.includes(part))),
    withoutNames: (text) =>
      [...names].toSorted((a, b) => b.length - a.length).reduce((rest, name) => withoutWords(rest, name), text),
  };
}

const digitsOf = (phone: string) => phone.replace(/\D/gu, '');
const addressOf = (word: string) => word.toLowerCase().replace(/^[(“"]+|[.,;:!?)”"]+$/gu, '');

/** A text without words that stand in it as they are written, and not within longer ones. */
const withoutWords = (text: string, written: string): string =>
  text
    .split(written)
    .reduce((before, after) =>
      /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after) ? before + written + after : `${before} ${after}`,
    );
