import type { Service } from '#shared/contracts/catalogue.ts';
import { largestParty } from '#shared/quote.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import { endFor, type StayInput } from '#web/features/stay-choice/stay.ts';

/** The dates and guests of the address, as many as the listing has room for; an end before the start is moved. */
export function firstChoice(service: Service, { guests = 1, startDate = '', endDate = '' }: StaySearch) {
  const most = largestParty(service);
  const end = endFor(service, { startDate, endDate });
  const value: StayInput = { startDate, endDate: end, guests: Math.min(guests, most) };
  return {
    value,
    cut: guests > most,
    moved: endDate !== '' && end !== endDate,
  };
}
