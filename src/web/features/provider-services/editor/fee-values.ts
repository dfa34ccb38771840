import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { FeeTimes } from '#shared/on-site-fees.ts';
import { CHILD_UNTIL_MAX, type GuestKind, guestKinds, isChild } from '#shared/party.ts';
import { readAmount } from '#shared/typed-amount.ts';
import type { TypedWords } from './in-both.tsx';

/** A fee as the editor's form has it; amounts as they are typed. */
export interface FeeValues {
  name: TypedWords;
  times: FeeTimes;
  amounts: Partial<Record<GuestKind, string>>;
}

export interface FeesValues {
  onSiteFees: FeeValues[];
  /** The age until which guests pay the fees of children, and their prices. */
  childUntil: number | null;
}

export const feeValuesOf = ({ onSiteFees, childUntil }: ProviderService): FeesValues => ({
  onSiteFees: onSiteFees.map(({ name, times, amounts }) => ({
    name: { en: name.en ?? '', sw: name.sw ?? '' },
    times,
    amounts: Object.fromEntries(Object.entries(amounts).map(([kind, amount]) => [kind, String(amount)])),
  })),
  childUntil,
});

export const newFee = (): FeeValues => ({ name: { en: '', sw: '' }, times: 'daily', amounts: {} });

/** Whether any amount of children is typed. */
export const hasChildFee = (fees: readonly FeeValues[]): boolean =>
  fees.some(({ amounts }) => guestKinds.some((kind) => isChild(kind) && amounts[kind]?.trim()));

/** What is saved. A text that is no number is sent as one that the server refuses, which says what can be typed. */
export const feeFieldsOf = ({ onSiteFees, childUntil }: FeesValues) => ({
  onSiteFees: onSiteFees.map(({ amounts, ...fee }) => ({
    ...fee,
    amounts: Object.fromEntries(
      Object.entries(amounts).map(([kind, typed]) => [kind, typed.trim() === '' ? null : amountOf(typed)]),
    ),
  })),
  childUntil: hasChildFee(onSiteFees) ? (childUntil ?? CHILD_UNTIL_MAX) : childUntil,
});

function amountOf(typed: string): number {
  const amount = readAmount(typed);
  return Number.isNaN(amount) ? -1 : amount;
}
