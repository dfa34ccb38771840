import { useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { largestParty } from '#shared/quote.ts';
import { endFor, type StayInput } from '#web/features/booking/stay.ts';
import { useQuotedStay } from '#web/features/booking/use-quoted-stay.ts';
import type { Stay } from '../service-card.tsx';
import { useToday } from '../use-today.ts';

export type StayChoice = ReturnType<typeof useStayChoice>;

/** Dates and party chosen on a listing's page, with their live price. @param address where the choice begins */
export function useStayChoice(service: Service, address: Stay) {
  const today = useToday();
  const [value, setValue] = useState<StayInput>(() => {
    const startDate = address.startDate ?? '';
    const guests = Math.min(address.guests ?? 1, largestParty(service));
    return { startDate, endDate: endFor(service, startDate, address.endDate ?? ''), guests };
  });
  const { stay, price, ...quoted } = useQuotedStay(service, value, today);
  return {
    ...{ today, value, setValue, price, ...quoted, asked: stay !== undefined },
    /** What the booking begins with; nothing while no day is chosen, since the next page asks for it too. */
    search: stay ?? { guests: value.guests },
    /** Nothing chosen yet, or a stay that can be had. */
    mayGoOn: value.startDate.trim() === '' || (price !== undefined && !quoted.tooFew),
  };
}
