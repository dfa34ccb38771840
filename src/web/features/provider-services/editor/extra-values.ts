import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { ExtraCharge } from '#shared/extras.ts';
import type { TypedWords } from './in-both.tsx';

/** An extra as the editor's form has it. */
export interface ExtraValues {
  name: TypedWords;
  description: TypedWords;
  charged: ExtraCharge;
  /** Dollars; NaN while nothing or no number is typed. */
  price: number;
  /** How many a booking may have, where it is not charged by guest. */
  maxCount: number;
}

export interface ExtrasValues {
  extras: ExtraValues[];
}

const typedWords = ({ en, sw }: Record<'en' | 'sw', string | null>): TypedWords => ({ en: en ?? '', sw: sw ?? '' });

export const extraValuesOf = ({ extras }: ProviderService): ExtrasValues => ({
  extras: extras.map(({ name, description, charged, price, maxCount }) => ({
    ...{ name: typedWords(name), description: typedWords(description) },
    ...{ charged, price, maxCount: maxCount ?? 1 },
  })),
});

export const newExtra = (): ExtraValues => ({
  ...{ name: { en: '', sw: '' }, description: { en: '', sw: '' } },
  ...{ charged: 'per_guest', price: Number.NaN, maxCount: 1 },
});
