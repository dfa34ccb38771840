import type { PriceUnit } from '#shared/categories.ts';
import { isPerDay, isPerGuest } from '#shared/charged-extras.ts';
import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { type BookedExtra, chargeIn, type ExtraCharge, type ListingExtra } from '#shared/extras.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars } from '#shared/money.ts';
import { textIn } from './text-in.ts';

/** An extra of a listing as travellers read it. @param unit the listing's, by which nights or days are counted */
export function extraIn(lang: Lang, { id, charged, priceCents, maxCount, ...texts }: ListingExtra, unit: PriceUnit) {
  const { text: name, textLang } = textIn(lang, texts.name);
  const { text: description, textLang: descriptionLang } = textIn(lang, texts.description);
  return {
    ...{ id, charged, price: dollars(priceCents), maxCount },
    ...{ name, textLang, description, descriptionLang },
    per: perIn(lang, charged, { unit, many: maxCount !== null && maxCount > 1 }),
  } satisfies Service['extras'][number];
}

/** @param many whether there may be, or are, several of it: a price that is charged once is then that of each */
function perIn(lang: Lang, charged: ExtraCharge, { unit, many }: { unit: PriceUnit; many: boolean }): string {
  return translate(lang, 'extras', many && charged === 'per_booking' ? 'each' : chargeIn(charged, unit));
}

/** The same with its words in both languages, for whoever edits or approves it. */
export const listingExtraIn = ({ priceCents, ...extra }: ListingExtra): ProviderService['extras'][number] => ({
  ...extra,
  price: dollars(priceCents),
});

/** What is added to a stay, with words and amounts in dollars. */
export const extrasIn = (lang: Lang, extras: readonly BookedExtra[]): Quote['extras'] =>
  extras.map((extra) => {
    const { id, charged, count, times, priceCents, amountCents } = extra;
    const { text: name, textLang } = textIn(lang, extra.name);
    const much = muchOf(lang, extra);
    return {
      ...{ id, name, textLang, charged, count },
      label: much === '' ? name : `${name}, ${much}`,
      per: perIn(lang, charged, { unit: extra.unit, many: count > 1 }),
      quantity: count * times,
      unitPrice: dollars(priceCents),
      amount: dollars(amountCents),
    };
  });

/** The same as lines for papers and letters, whatever each cost: "Picnic lunch, 2 people × 3 days". */
export function extraLines(lang: Lang, extras: readonly BookedExtra[]): string[] {
  const byId = Map.groupBy(extras, ({ id }) => id);
  const whole = [...byId.values()].flatMap((parts) =>
    parts.slice(0, 1).map((first) => ({ ...first, count: parts.reduce((sum, { count }) => sum + count, 0) })),
  );
  return extrasIn(lang, whole).map(({ label }) => label);
}

/** "2 people × 3 nights", "2 × 3 days", "2"; nothing where it is one. */
function muchOf(lang: Lang, { charged, count, unit, times }: BookedExtra): string {
  // They stand behind the name, so without a capital.
  const words = (key: 'people' | 'nights' | 'days', many: number) =>
    translate(lang, 'catalogue', `quote.${key}`, { count: many }).toLowerCase();
  const parts = [
    ...(isPerGuest(charged) ? [words('people', count)] : count > 1 ? [String(count)] : []),
    ...(isPerDay(charged) ? [words(unit === 'night' ? 'nights' : 'days', times)] : []),
  ];
  return parts.join(' × ');
}
