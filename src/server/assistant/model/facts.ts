import { normaliseText } from '#server/catalogue/search-text.ts';
import { amountsIn, daysIn, type NamedDay, numbersIn, pathsIn } from './claims.ts';

/** A listing that a look-up found. */
interface NamedListing {
  id: string;
  title: string;
  path: string;
  /** What was answered of it. */
  text: string;
}

/** All that an answer may say, by where it comes from. */
export interface Facts {
  /** Our own words: what look-ups answered, what was answered before, today's date and our phone. */
  addOurs(text: string): void;
  /** What a host wrote: its names may be repeated, its amounts, days, links and demands not. */
  addHosts(text: string): void;
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
  /** The same in our own words alone. */
  weSaid(words: string): boolean;
}

export function createFacts(): Facts {
  const ours: string[] = [];
  const all: string[] = [];
  const amounts = new Set<string>();
  const asked = new Set<string>();
  const paths = new Set<string>();
  const numbers = new Set<string>();
  const days: NamedDay[] = [];
  const listings = new Map<string, NamedListing>();
  const words = (text: string) => ` ${normaliseText(text)} `;
  const countAll = (text: string) => {
    for (const number of numbersIn(text)) numbers.add(number);
    days.push(...daysIn(text));
    all.push(words(text));
  };
  return {
    addOurs(text) {
      for (const { amount } of amountsIn(text)) amounts.add(amount);
      for (const path of pathsIn(text)) paths.add(path);
      ours.push(words(text));
      countAll(text);
    },
    addHosts: (text) => void all.push(words(text)),
    addAsked(text) {
      for (const { amount } of amountsIn(text)) asked.add(amount);
      countAll(text);
    },
    addListing(listing) {
      const before = listings.get(listing.path);
      const title = before?.title || listing.title;
      listings.set(listing.path, { ...listing, title, text: `${before?.text ?? ''}\n${listing.text}` });
    },
    listings: () => [...listings.values()],
    hasAmount: (amount) => amounts.has(amount),
    wasAsked: (amount) => asked.has(amount),
    hasDay: ({ day, month, year }) =>
      days.some((one) => one.day === day && one.month === month && (!one.year || !year || one.year === year)),
    hasPath: (path) => paths.has(path),
    hasNumber: (number) => numbers.has(number),
    hasWords: (text) => all.some((one) => one.includes(words(text))),
    weSaid: (text) => ours.some((one) => one.includes(words(text))),
  };
}
