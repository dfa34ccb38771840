import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { Texts } from '#shared/listing-rules.ts';
import { formatMoved } from '#shared/money.ts';
import { type FeeAmounts, type FeeCharge, feeCharges, feeTotals, type OnSiteFee } from '#shared/on-site-fees.ts';
import { type GuestKind, guestKinds } from '#shared/party.ts';
import { textIn } from './text-in.ts';

/** A stay whose guests pay fees on the spot. */
type Stay = Parameters<typeof feeCharges>[1];

/** The name of a fee in the given language, or in the other one where its provider has written only that. */
function feeNameIn(lang: Lang, written: Texts): { name: string; textLang: Lang } {
  const { text: name, textLang } = textIn(lang, written);
  return { name, textLang };
}

/** The amounts of a fee as answers have them, in dollars or shillings. */
export const feeAmountsIn = (amounts: FeeAmounts): Partial<Record<GuestKind, number>> =>
  Object.fromEntries(
    guestKinds.flatMap((kind) => (amounts[kind] === undefined ? [] : [[kind, amounts[kind] / 100] as const])),
  );

/** Fees as travellers read them. */
export const shownFees = (lang: Lang, fees: readonly OnSiteFee[]): Service['onSiteFees'] =>
  fees.map(({ name, times, amounts }) => ({ ...feeNameIn(lang, name), times, amounts: feeAmountsIn(amounts) }));

/** What the guests of a stay pay on the spot; null where nothing. */
export function onSiteIn(lang: Lang, fees: readonly OnSiteFee[], stay: Stay): Quote['onSite'] {
  if (fees.length === 0) return null;
  const charged = fees.flatMap((fee) =>
    feeCharges(fee, stay).map((charge) => ({ charge, ...feeNameIn(lang, fee.name) })),
  );
  return {
    charges: charged.map(({ name, textLang, charge }) => {
      return { fee: name, textLang, label: labelOf(charge, stay, lang), ...sumIn(charge) };
    }),
    totals: feeTotals(charged.map(({ charge }) => charge)).map(sumIn),
  };
}

/** The same as lines for papers and letters: "Park fee: $180 USD, KES 4,050". */
export const onSiteLines = (lang: Lang, fees: readonly OnSiteFee[], stay: Stay): string[] =>
  fees.map((fee) => {
    const written = (sum: Sum) =>
      sum.amountMinor === 0 ? translate(lang, 'party', 'fees.free') : formatMoved(sum, lang);
    const amounts = feeTotals(feeCharges(fee, stay)).map(written).join(' + ');
    return `${feeNameIn(lang, fee.name).name}: ${amounts}`;
  });

type Sum = Pick<FeeCharge, 'currency' | 'amountMinor'>;

const sumIn = ({ currency, amountMinor }: Sum) => ({ currency, amount: amountMinor / 100 });

/** "4 people"; "2 adults, Kenya residents × 3 days". */
function labelOf({ kind, count, times }: FeeCharge, { party, priceUnit }: Stay, lang: Lang): string {
  const who =
    party.length === 0
      ? translate(lang, 'catalogue', 'quote.people', { count })
      : translate(lang, 'party', `count.${kind}`, { count });
  if (times === 1) return who;
  return `${who} × ${translate(lang, 'catalogue', priceUnit === 'night' ? 'quote.nights' : 'quote.days', { count: times })}`;
}
