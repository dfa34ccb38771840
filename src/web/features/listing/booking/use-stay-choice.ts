import { useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { largestParty } from '#shared/quote.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import { useToday } from '#web/features/catalogue/use-today.ts';
import { endFor, type StayInput } from '#web/features/stay-choice/stay.ts';
import { useQuotedStay } from '#web/features/stay-choice/use-quoted-stay.ts';

export type StayChoice = ReturnType<typeof useStayChoice>;

/** Dates and party chosen on a listing's page, with their live price. @param address where the choice begins */
export function useStayChoice(service: Service, address: StaySearch) {
  const today = useToday();
  const { guests: wanted = 1, startDate = '', endDate = '' } = address;
  const most = largestParty(service);
  const [{ value, cut }, setChosen] = useState(() => ({
    value: { startDate, endDate: endFor(service, { startDate, endDate }), guests: Math.min(wanted, most) },
    cut: wanted > most,
  }));
  const setValue = (next: StayInput) => {
    setChosen((before) => ({ value: next, cut: before.cut && next.guests === before.value.guests }));
  };
  const { stay, price, ...quoted } = useQuotedStay(service, value, today);
  return {
    ...{ today, value, cut, setValue, price, ...quoted, asked: stay !== undefined },
    /** What the booking begins with; nothing while no day is chosen, since the next page asks for it too. */
    search: stay ?? { guests: value.guests },
    /** Nothing chosen yet, or a stay that can be had. */
    mayGoOn: value.startDate.trim() === '' || (price !== undefined && !quoted.tooFew),
  };
}
