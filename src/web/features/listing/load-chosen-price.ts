import type { QueryClient } from '@tanstack/react-query';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import { quoteQuery } from '#web/features/stay-choice/queries.ts';
import { checkStay } from '#web/features/stay-choice/stay.ts';
import { firstChoice } from './booking/first-choice.ts';

/**
 * For the loader of a listing: the server waits for the price on the dates of the address, so that it is in the HTML.
 * Dates that have none are refused later, in the panel.
 */
export async function loadChosenPrice(queries: QueryClient, service: Service, address: StaySearch): Promise<void> {
  const { value } = firstChoice(service, address);
  // In which time zone it is which day is not known here.
  const checked = checkStay(service, value, undefined);
  if ('stay' in checked) await queries.prefetchQuery(quoteQuery(service.id, checked.stay));
}
