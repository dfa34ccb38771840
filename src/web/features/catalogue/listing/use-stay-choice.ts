import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { quoteQuery } from '#web/features/booking/queries.ts';
import { checkStay, endFor, type StayInput } from '#web/features/booking/stay.ts';
import { Problem } from '#web/lib/problem.ts';
import type { Stay } from '../service-card.tsx';
import { useToday } from '../use-today.ts';

export type StayChoice = ReturnType<typeof useStayChoice>;

/** Dates and party chosen on a listing's page, with their live price. @param address where the choice begins */
export function useStayChoice(service: Service, address: Stay) {
  const today = useToday();
  const [value, setValue] = useState<StayInput>(() => {
    const startDate = address.startDate ?? '';
    return { startDate, endDate: endFor(service, startDate, address.endDate ?? ''), guests: address.guests ?? 1 };
  });
  const checked = today && checkStay(service, value, today);
  const stay = checked && 'stay' in checked ? checked.stay : undefined;
  const quote = useQuery(quoteQuery(service.id, stay));
  const price = stay && !quote.isPlaceholderData ? quote.data : undefined;
  const tooFew = price !== undefined && price.available < price.places;
  const datesRefused = quote.error instanceof Problem && quote.error.code === 'invalid_dates';
  return {
    ...{ today, value, setValue, quote, price, tooFew, datesRefused, asked: stay !== undefined },
    problems: checked && 'problems' in checked ? checked.problems : {},
    /** What the booking begins with; nothing while no day is chosen, since the next page asks for it too. */
    search: stay ?? { guests: value.guests },
    /** Nothing chosen yet, or a stay that can be had. */
    mayGoOn: value.startDate.trim() === '' || (price !== undefined && !tooFew),
  };
}
