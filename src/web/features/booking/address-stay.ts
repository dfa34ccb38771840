import { readExtrasText } from '#shared/extras.ts';
import { readPartyText } from '#shared/party.ts';
import { type KindPriced, kindsOf } from '#web/features/stay-choice/party.ts';
import type { StayInput } from '#web/features/stay-choice/stay.ts';

/** Dates, guests and extras that the address names. */
export type AddressStay = Partial<StayInput>;

/** The search parameters of /booking. Without `step` the dates decide, as `stepOf` says. */
export interface WizardSearch extends AddressStay {
  step?: 2;
}

export function readWizardSearch({
  startDate,
  endDate,
  guests,
  party,
  extras,
  step,
}: Record<string, unknown>): WizardSearch {
  return {
    ...(typeof startDate === 'string' && { startDate }),
    ...(typeof endDate === 'string' && { endDate }),
    ...(isGuests(guests) && { guests }),
    ...(typeof party === 'string' && readPartyText(party) && { party }),
    ...(typeof extras === 'string' && readExtrasText(extras) && { extras }),
    ...(step === 2 && { step }),
  };
}

/**
 * The step at which an address begins: with dates at the second one, since they are not asked for again, unless the price
 * depends on who travels and the address does not say that.
 */
export const stepOf = (service: KindPriced, { step, startDate, party }: WizardSearch): 1 | 2 =>
  step ?? (startDate && (party || kindsOf(service).length === 0) ? 2 : 1);

export const isGuests = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;
