import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { type CalendarDate, formatDate } from '#shared/dates.ts';
import type { Values } from '#shared/i18n/texts.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { centsFromDollars, formatKes, formatUsd, kesFor, usd } from '#shared/money.ts';
import type { FoundListing } from '../tools/find-listings.ts';
import type { Frame } from './frame.ts';

/** An answer before it is stored. */
export interface Draft {
  /** Lines of plain text; links are paths of ours. */
  lines: string[];
  /** The listings that the answer names, for cards. */
  listings: FoundListing[];
  /** What the conversation is about now; undefined leaves it as it was. */
  frame?: Frame;
  /** What it names is only like what was asked for: no listing has the words that were said. */
  lacksWords?: true;
}

/** The words in which an answer is given: language, and the rate by which shillings are shown beside dollars. */
export interface Words {
  lang: Lang;
  usdToKesRate: number;
  /** Whether the person thinks in shillings: they wrote in Kiswahili or named some. */
  inShillings: boolean;
}

export const say = ({ lang }: Words, key: KeyOf<'assistant'>, values: Values = {}): string =>
  translate(lang, 'assistant', key, values);

/** Lines that name no listing. */
export const plain = (...lines: string[]): Draft => ({ lines, listings: [] });

/** The answer with lines before it. */
export const before = (lines: readonly string[], draft: Draft | undefined): Draft | undefined =>
  draft && { ...draft, lines: [...lines, ...draft.lines] };

/** A path of ours in the language of the answer. */
export const linkTo = ({ lang }: Words, path: string): string => withLang(path, lang);

/** An amount in dollars as JSON has it, for people: $240, or $240 (KES 26,400). */
export function amountIn({ lang, usdToKesRate, inShillings }: Words, amount: number): string {
  const cents = usd(centsFromDollars(amount));
  const dollars = formatUsd(cents, lang);
  return inShillings ? `${dollars} (${formatKes(kesFor(cents, usdToKesRate), lang)})` : dollars;
}

/** A span of days for people; one day where it begins and ends on the same. */
export function daysIn({ lang }: Words, start: string, end: string | undefined): string {
  const first = formatDate(start as CalendarDate, lang);
  return end === undefined || end === start ? first : `${first} – ${formatDate(end as CalendarDate, lang)}`;
}

export const peopleIn = (words: Words, count: number): string => say(words, 'people', { count });

export const unitIn = (words: Words, unit: ServiceItem['priceUnit']): string => say(words, `unit.${unit}`);

/** A listing in a line, with its link in the next. */
export function listingLines(words: Words, listing: FoundListing): string[] {
  const {
    title,
    location: place,
    priceFrom,
    priceTo,
    priceUnit,
    rating,
    reviewCount: count,
    datesPrice,
    path,
  } = listing;
  const unit = unitIn(words, priceUnit);
  const line = datesPrice
    ? say(words, 'listing.total', {
        ...{ title, place, total: amountIn(words, datesPrice.total), people: peopleIn(words, datesPrice.guests) },
        dates: daysIn(words, datesPrice.startDate, datesPrice.endDate),
      })
    : say(words, priceFrom === priceTo ? 'listing.one' : 'listing.from', {
        title,
        place,
        price: amountIn(words, priceFrom),
        unit,
      });
  const rated = rating === null ? '' : ` ${say(words, 'listing.rating', { rating: ratingText(rating), count })}`;
  return [`${line}${rated}`, linkTo(words, path) + stayQuery(datesPrice)];
}

/** The listing's page then begins with the same price. */
function stayQuery(asked: FoundListing['datesPrice']): string {
  if (!asked) return '';
  const { startDate, endDate, guests } = asked;
  return `?${new URLSearchParams({ startDate, endDate, guests: String(guests) })}`;
}

export const ratingText = (rating: number): string => rating.toFixed(1);
