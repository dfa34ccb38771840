import { useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import type { StayInput } from '#web/features/stay-choice/stay.ts';
import { useQuotedStay } from '#web/features/stay-choice/use-quoted-stay.ts';
import { firstChoice } from './first-choice.ts';

export type StayChoice = ReturnType<typeof useStayChoice>;

/** Dates and guests chosen on a listing's page, with their live price. @param address the first choice */
export function useStayChoice(service: Service, address: StaySearch) {
  const today = useToday();
  const [{ value, cut, moved, changed }, setChosen] = useState(() => ({
    ...firstChoice(service, address),
    changed: false,
  }));
  const setValue = (next: StayInput) => {
    setChosen(({ value: old, ...before }) => ({
      value: next,
      cut: before.cut && next.guests === old.guests,
      moved: before.moved && next.endDate === old.endDate,
      changed: true,
    }));
  };
  const { stay, price, ...quoted } = useQuotedStay(service, value, today);
  const { guests, party } = value;
  const search = stay ?? { guests, ...(party && { party }) };
  const { party: _, ...plain } = search;
  const canBook = stay !== undefined && !quoted.tooFew && !quoted.quote.error;
  return {
    ...{ today, value, cut, moved, setValue, price, ...quoted, asked: stay !== undefined },
    /** The search parameters of the booking page, which asks for dates if none are chosen. */
    search,
    /** What similar listings are priced for: as the server's HTML has it, until something is chosen on the page. */
    similarFor: changed ? plain : address,
    /** Whether the link to book works: bookings are taken, and no day is chosen yet, or nothing is known against the stay. */
    mayContinue: service.takesBookings && (value.startDate.trim() === '' || canBook),
  };
}
