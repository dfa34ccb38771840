import { isChild } from '#shared/party.ts';
import type { ListingFacts } from '../tools/get-listing.ts';
import { aNumber } from '../understanding/numbers.ts';
import type { Slots } from '../understanding/read-message.ts';
import { asksPrice } from './asked-of-listing.ts';
import { ageLines } from './details.ts';
import { amountIn, linkTo, say, unitIn, type Words } from './draft.ts';
import { childFeeLines } from './fee-lines.ts';

const children =
  /\b(?:kids?|child(?:ren)?|childs|toddlers?|bab(?:y|ies)|infants?|under \d+s?|watoto|mtoto|mwanangu|year olds?)\b/u;
const lessOrAll =
  /\b(?:pays?|paying|cheaper|discounts?|full price|half price|half|free|reduced|less|wanalipa|analipa|hulipa|watalipa|atalipa|punguzo|nusu|bure|nafuu)\b/u;
const nothingElse =
  /^(?:(?:na|and|what about|how about|vipi|je|kwa|for|with|the|my|a|our) )*(?:kids|children|child|baby|toddler|watoto|mtoto)(?: wangu| wetu| je| too)*$/u;
/** A child of whom nothing but the age is said: na kwa mtoto wa miaka kumi? */
const ofAge = new RegExp(
  '^(?:(?:na|and|what about|how about|vipi|je|kwa|for|a|an|my|our) )*(?:(?:mtoto|mwanangu|child|kid|son|daughter)(?: wangu| wetu)?' +
    `(?: (?:wa|mwenye|aged|of))?(?: (?:miaka|age))? (?:\\d{1,2}|${aNumber})|\\d{1,2} year old(?: child| kid| son| daughter)?)$`,
  'u',
);
const unlikely = /\b(?:cancel|wifi|breakfast|food|lunch|menu|seat|seats|bed|beds)\b/u;

/** Whether a message asks what children pay, of whom it names no number. */
export function asksChildPrice(tokens: readonly string[], { guests, startDate }: Slots): boolean {
  const text = tokens.join(' ');
  if (ofAge.test(text)) return true;
  if (guests !== undefined || startDate !== undefined || unlikely.test(text)) return false;
  return nothingElse.test(text) || (children.test(text) && (asksPrice.test(text) || lessOrAll.test(text)));
}

/** What children pay for a listing, as far as its page says so. */
export function childLines(words: Words, listing: ListingFacts): string[] {
  const more = say(words, 'help.more', { path: linkTo(words, '/help/residency-prices') });
  return [
    ...new Set([...priceLines(words, listing), ...childFeeLines(words, listing), ...ageLines(words, listing), more]),
  ];
}

function priceLines(words: Words, { title, priceUnit, residencyPrices, ...listing }: ListingFacts): string[] {
  const unit = unitIn(words, priceUnit);
  const price = residencyPrices.non_resident_child;
  const { childUntil: age, pricePerUnit, priceFrom, priceTo } = listing;
  if (price !== undefined) {
    const amounts = { price: amountIn(words, price), adult: amountIn(words, pricePerUnit) };
    return [say(words, 'child.price', { title, ...amounts, unit, age: age ?? '' })];
  }
  if (hasChildPrice(listing)) return [say(words, 'child.someDays', { title })];
  if (priceUnit !== 'person') return [say(words, 'child.shared', { title, unit })];
  const usual = { title, price: amountIn(words, priceFrom), unit };
  return [say(words, 'child.none', { title }), say(words, priceFrom === priceTo ? 'price.unit' : 'price.from', usual)];
}

/** Whether children have a price of their own on any day. */
export const hasChildPrice = ({ pricedKinds }: Pick<ListingFacts, 'pricedKinds'>): boolean => pricedKinds.some(isChild);
