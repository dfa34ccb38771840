import type { KeyOf } from '#shared/i18n/translate.ts';
import { translate } from '#shared/i18n/translate.ts';
import { formatKes, kes } from '#shared/money.ts';
import { type FeeKind, feeCurrencyOf, feeKinds } from '#shared/on-site-fees.ts';
import { perLang } from '#shared/per-lang.ts';
import type { ListingFacts } from '../tools/get-listing.ts';
import { amountIn, say, type Words } from './draft.ts';

type Fee = ListingFacts['onSiteFees'][number];

const monthFormat = perLang((lang) => new Intl.DateTimeFormat(lang, { timeZone: 'UTC', month: 'long' }));

/** What guests pay at the place besides the price: each fee in a line, with what every kind of guests pays of it. */
export const feeLines = (words: Words, { onSiteFees, priceUnit }: ListingFacts): string[] =>
  onSiteFees.map((fee) => feeLine(words, fee, { kinds: feeKinds, priceUnit }));

/** The same of children alone; none where they pay like adults. */
export const childFeeLines = (words: Words, { onSiteFees, priceUnit }: ListingFacts): string[] =>
  onSiteFees.flatMap((fee) => {
    const kinds = feeKinds.filter((kind) => kind.endsWith('_child') && fee.amounts[kind] !== undefined);
    return kinds.length > 0 || fee.freeUnder !== null ? [feeLine(words, fee, { kinds, priceUnit })] : [];
  });

function feeLine(
  words: Words,
  fee: Fee,
  { kinds, priceUnit }: { kinds: readonly FeeKind[]; priceUnit: ListingFacts['priceUnit'] },
): string {
  const { name, times, months, amounts, freeUnder } = fee;
  const text = (key: KeyOf<'party'>, values = {}) => translate(words.lang, 'party', key, values);
  const monthName = (month: number) => monthFormat(words.lang).format(Date.UTC(2026, month - 1));
  const paid = times === 'once' ? 'fees.once' : priceUnit === 'night' ? 'fees.nightly' : 'fees.daily';
  const season = months ? [text('fees.months', { from: monthName(months.from), until: monthName(months.until) })] : [];
  const asked = kinds.includes('non_resident') && amounts.non_resident === undefined ? [text('fees.ask')] : [];
  const paidBy = kinds.flatMap((kind) => {
    const amount = amounts[kind];
    return amount === undefined ? [] : [`${kindLabel(words, fee, kind)}: ${writtenAmount(words, kind, amount)}`];
  });
  const free = freeUnder === null ? [] : [text('fees.freeUnder', { age: freeUnder })];
  const things = `${[name, text(paid), ...season].join(', ')} – ${[...asked, ...paidBy].join('; ')}`;
  return [say(words, 'details.fees', { things: [...asked, ...paidBy].length > 0 ? things : name }), ...free].join(' ');
}

function kindLabel({ lang }: Words, { childUntil, freeUnder }: Fee, kind: FeeKind): string {
  const label = translate(lang, 'party', `kind.${kind}`);
  if (childUntil === null || !kind.endsWith('_child')) return label;
  const ages =
    freeUnder === null
      ? translate(lang, 'party', 'until', { age: childUntil })
      : translate(lang, 'party', 'fees.ages', { from: freeUnder, until: childUntil });
  return `${label} (${ages})`;
}

/** In the currency in which it is paid there. */
function writtenAmount(words: Words, kind: FeeKind, amount: number): string {
  if (amount === 0) return translate(words.lang, 'party', 'fees.free');
  return feeCurrencyOf(kind) === 'KES' ? formatKes(kes(Math.round(amount)), words.lang) : amountIn(words, amount);
}
