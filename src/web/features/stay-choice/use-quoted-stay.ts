import { useQuery } from '@tanstack/react-query';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { Problem } from '#web/lib/problem.ts';
import { quoteQuery } from './queries.ts';
import { checkStay, type StayInput } from './stay.ts';

export type QuotedStay = ReturnType<typeof useQuotedStay>;

/**
 * What follows from chosen dates and guests: a stay or what is wrong with them, its live price, and whether there is
 * room.
 * @param today undefined in the server's HTML, where a day in the past is not found yet
 */
export function useQuotedStay(service: Service, value: StayInput, today: CalendarDate | undefined) {
  const checked = checkStay(service, value, today);
  const stay = 'stay' in checked ? checked.stay : undefined;
  const quote = useQuery(quoteQuery(service.id, stay));
  // While the price of another stay is loading the last one is shown, but nothing may be decided by it.
  const price = stay && !quote.isPlaceholderData ? quote.data : undefined;
  return {
    stay,
    problems: today && 'problems' in checked ? checked.problems : {},
    quote,
    price,
    /** The price to show, that of the stay before while it is loading; undefined without a stay that has a price. */
    shown: stay && !quote.error ? (quote.data ?? ('loading' as const)) : undefined,
    tooFew: price !== undefined && price.available < price.places,
    datesRefused: quote.error instanceof Problem && quote.error.code === 'invalid_dates',
  };
}
