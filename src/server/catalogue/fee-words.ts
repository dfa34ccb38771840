import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { Texts } from '#shared/listing-rules.ts';
import { formatMoved } from '#shared/money.ts';
import {
  type BookedFee,
  type FeeAmounts,
  type FeeCharge,
  type FeeKind,
  feeCharges,
  feeCurrencyOf,
  feeKinds,
  feeTotals,
  hasChildAmount,
  type OnSiteFee,
} from '#shared/on-site-fees.ts';
import { adultOf } from '#shared/party.ts';
import { textIn } from './text-in.ts';

/** A stay whose guests pay fees on the spot. */
type Stay = Parameters<typeof feeCharges>[1];

/** The name of a fee in the given language, or in the other one where its provider has written only that. */
function feeNameIn(lang: Lang, written: Texts): { name: string; textLang: Lang } {
  const { text: name, textLang } = textIn(lang, written);
  return { name, textLang };
}

/** The amounts of a fee as answers have them, in dollars or shillings. */
const feeAmountsIn = (amounts: FeeAmounts): Partial<Record<FeeKind, number>> =>
  Object.fromEntries(
    feeKinds.flatMap((kind) => (amounts[kind] === undefined ? [] : [[kind, amounts[kind] / 100] as const])),
  );

/** When and by whom a fee is paid, as answers have it. */
export const feeRulesIn = ({ times, months, amounts, freeUnder, childUntil }: OnSiteFee) => ({
  ...{ times, months: months ?? null, amounts: feeAmountsIn(amounts) },
  ...{ freeUnder: freeUnder ?? null, childUntil: childUntil ?? null },
});

/** Fees as travellers read them. */
export const shownFees = (lang: Lang, fees: readonly OnSiteFee[]): Service['onSiteFees'] =>
  fees.map((fee) => ({ ...feeNameIn(lang, fee.name), ...feeRulesIn(fee) }));

/** What the guests of a stay pay on the spot; null where nothing. */
export function onSiteIn(lang: Lang, fees: readonly BookedFee[], stay: Stay): Quote['onSite'] {
  const charged = chargedFees(fees, stay).map(({ fee, charges }) => {
    const { name, textLang } = feeNameIn(lang, fee.name);
    return { named: { fee: name, textLang }, charges, notes: notesOn(fee, charges, lang) };
  });
  if (charged.length === 0) return null;
  const charges = charged.flatMap((one) => one.charges);
  return {
    charges: charged.flatMap((one) =>
      one.charges.map((charge) => ({ ...one.named, label: labelOf(charge, stay, lang), ...amountIn(charge) })),
    ),
    totals: feeTotals(charges).map(sumIn),
    atMost: charges.some(({ atMost }) => atMost),
    notes: charged.flatMap(({ named, notes }) => (notes === '' ? [] : [{ ...named, text: notes }])),
  };
}

/** The same as lines for papers and letters: "Park fee: at most $180 USD + KES 4,050. Under 5 years free." */
export const onSiteLines = (lang: Lang, fees: readonly BookedFee[], stay: Stay): string[] =>
  chargedFees(fees, stay).map(({ fee, charges }) => {
    const written = (sum: Sum) =>
      sum.amountMinor === 0 ? translate(lang, 'party', 'fees.free') : formatMoved(sum, lang);
    const known = feeTotals(charges).map(written);
    const amounts = isAsked(charges) ? [...known, translate(lang, 'party', 'fees.ask')] : known;
    const sum = amounts.join(' + ');
    const most = charges.some(({ atMost }) => atMost) ? translate(lang, 'party', 'fees.atMost', { sum }) : sum;
    const notes = notesOn(fee, charges, lang);
    return `${feeNameIn(lang, fee.name).name}: ${most}${notes && `. ${notes}`}`;
  });

const isAsked = (charges: readonly FeeCharge[]) => charges.some(({ amountMinor }) => amountMinor === null);

/** The fees that are paid on the days of a stay, with what its guests pay of each. */
const chargedFees = (fees: readonly BookedFee[], stay: Stay) =>
  fees.map((fee) => ({ fee, charges: feeCharges(fee, stay) })).filter(({ charges }) => charges.length > 0);

/** Who pays less of a fee than its charges say, in sentences; empty where nobody does. */
function notesOn({ amounts, freeUnder, childUntil }: OnSiteFee, charges: readonly FeeCharge[], lang: Lang): string {
  const hasChildren = hasChildAmount(amounts) && childUntil !== undefined;
  const age = { age: freeUnder ?? 0, until: childUntil ?? 0 };
  const ofAges = hasChildren
    ? translate(lang, 'party', freeUnder === undefined ? 'fees.children' : 'fees.band', age)
    : freeUnder !== undefined && translate(lang, 'party', 'fees.freeUnder', age);
  const notes = [ofAges, charges.some(isForeign) && africanNote(amounts, lang)];
  return notes.filter((note) => note !== false).join(' ');
}

const isForeign = ({ kind, amountMinor }: FeeCharge): boolean =>
  adultOf(kind) === 'non_resident' && amountMinor !== null && amountMinor > 0;

function africanNote({ african, african_child: child }: FeeAmounts, lang: Lang): string | false {
  if (african === undefined) return false;
  const written = (amountMinor: number) => formatMoved({ currency: feeCurrencyOf('african'), amountMinor }, lang);
  const key = child === undefined ? 'fees.african' : 'fees.africans';
  return translate(lang, 'party', key, { amount: written(african), child: child === undefined ? '' : written(child) });
}

type Sum = ReturnType<typeof feeTotals>[number];

const sumIn = ({ currency, amountMinor }: Sum) => ({ currency, amount: amountMinor / 100 });

const amountIn = ({ currency, amountMinor }: FeeCharge) => ({
  currency,
  amount: amountMinor === null ? null : amountMinor / 100,
});

/** "4 people"; "2 adults, Kenya residents × 3 days". */
function labelOf({ kind, count, times }: FeeCharge, { party, priceUnit }: Stay, lang: Lang): string {
  const who =
    party.length === 0
      ? translate(lang, 'catalogue', 'quote.people', { count })
      : translate(lang, 'party', `count.${kind}`, { count });
  if (times === 1) return who;
  return `${who} × ${translate(lang, 'catalogue', priceUnit === 'night' ? 'quote.nights' : 'quote.days', { count: times })}`;
}
