import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { type FeeKind, type FeeTimes, hasChildAmount } from '#shared/on-site-fees.ts';
import { CHILD_UNTIL_MAX } from '#shared/party.ts';
import { readAmount } from '#shared/typed-amount.ts';
import type { TypedWords } from './in-both.tsx';

/** A fee as the editor's form has it; amounts and ages as they are typed. */
export interface FeeValues {
  name: TypedWords;
  times: FeeTimes;
  /** Null: all year. */
  months: { from: number; until: number } | null;
  amounts: Partial<Record<FeeKind, string>>;
  freeUnder: string;
  childUntil: string;
}

export interface FeesValues {
  onSiteFees: FeeValues[];
}

export const feeValuesOf = ({ onSiteFees, childUntil: ofPrices }: ProviderService): FeesValues => ({
  onSiteFees: onSiteFees.map(({ name, times, months, amounts, freeUnder, childUntil }) => ({
    name: { en: name.en ?? '', sw: name.sw ?? '' },
    ...{ times, months },
    amounts: Object.fromEntries(Object.entries(amounts).map(([kind, amount]) => [kind, String(amount)])),
    freeUnder: String(freeUnder ?? ''),
    childUntil: String(childUntil ?? (hasChildAmount(amounts) ? ofPrices : null) ?? ''),
  })),
});

export const newFee = (): FeeValues => ({
  ...{ name: { en: '', sw: '' }, times: 'daily', months: null, amounts: {} },
  ...{ freeUnder: '', childUntil: String(CHILD_UNTIL_MAX) },
});

/** What is saved. A text that is no number is sent as one that the server refuses, which says what can be typed. */
export const feeFieldsOf = ({ onSiteFees }: FeesValues) => ({
  onSiteFees: onSiteFees.map(({ amounts, freeUnder, childUntil, ...fee }) => ({
    ...fee,
    amounts: Object.fromEntries(Object.entries(amounts).map(([kind, typed]) => [kind, numberOf(typed)])),
    ...{ freeUnder: numberOf(freeUnder), childUntil: numberOf(childUntil) },
  })),
});

function numberOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const amount = readAmount(typed);
  return Number.isNaN(amount) ? -1 : amount;
}
