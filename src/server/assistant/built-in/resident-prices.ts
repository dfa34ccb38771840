import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { ListingFacts } from '../tools/get-listing.ts';
import type { Slots } from '../understanding/read-message.ts';
import { asksPrice } from './asked-of-listing.ts';
import { amountIn, linkTo, say, unitIn, type Words } from './draft.ts';

const residents =
  /\b(?:citizens?|residents?|locals?|kenyans?|east africans?|raia|mkazi|wakazi|mkenya|wakenya|mwananchi|wananchi|alien card|work permit|live in (?:kenya|nairobi|mombasa)|ninaishi|naishi|tunaishi)\b/u;
const less = /\b(?:less|cheaper|discount|reduced|lower|punguzo|nafuu|kidogo)\b/u;

/** Whether a message asks what people of Kenya or East Africa pay, of whom it names no number. */
export function asksResidentPrice(tokens: readonly string[], { guests, startDate }: Slots): boolean {
  const text = tokens.join(' ');
  return (
    guests === undefined && startDate === undefined && residents.test(text) && (asksPrice.test(text) || less.test(text))
  );
}

/** What adults of Kenya and East Africa pay for a listing, as its page says it. */
export function residentLines(words: Words, listing: ListingFacts): string[] {
  const { title, priceUnit, priceFrom, priceTo, pricePerUnit, residencyPrices, pricedKinds } = listing;
  const unit = unitIn(words, priceUnit);
  const more = say(words, 'help.more', { path: linkTo(words, '/help/residency-prices') });
  const own = (['citizen', 'resident'] as const).flatMap((kind) => {
    const price = residencyPrices[kind];
    if (price === undefined) return [];
    const who = translate(words.lang, 'party', `kind.${kind}` satisfies KeyOf<'party'>);
    return [say(words, 'resident.price', { who, price: amountIn(words, price), unit })];
  });
  const usual = { title, price: amountIn(words, own.length > 0 ? pricePerUnit : priceFrom), unit };
  const isOne = own.length > 0 || priceFrom === priceTo;
  const lines = [say(words, isOne ? 'price.unit' : 'price.from', usual), ...own];
  if (own.length > 0) return [...lines, more];
  const onSomeDays = pricedKinds.includes('citizen') || pricedKinds.includes('resident');
  return [say(words, onSomeDays ? 'resident.someDays' : 'resident.none', { title }), ...lines, more];
}
