import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  getProviderServiceCall,
  listProviderServicesCall,
  type ProviderService,
  previewListingCall,
} from '#shared/contracts/provider-services.ts';
import { type ServiceStatus, serviceStatuses } from '#shared/states.ts';
import { callQuery, outdate } from '#web/lib/queries.ts';

/** The search parameters of the list; absent: all states, no search, first page. */
export interface ServicesSearch {
  status?: ServiceStatus;
  q?: string;
  page?: number;
}

/** Reads them; values that are not valid count as absent. */
export function readServicesSearch(search: Record<string, unknown>): ServicesSearch {
  const status = serviceStatuses.find((each) => each === search.status);
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 80) : '';
  const page = Number(search.page);
  return {
    ...(status && { status }),
    ...(q !== '' && { q }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

/** A provider's listings of one state, search and page; while others load, the last ones stay. */
export function servicesQuery(providerId: string, { status, q, page = 1 }: ServicesSearch) {
  const query = { providerId, page, ...(status && { status }), ...(q && { q }) };
  return { ...callQuery(listProviderServicesCall, { query }), staleTime: 0, placeholderData: keepPreviousData };
}

interface Asked {
  providerId: string;
  id: string;
}

/** A listing with everything that its editor needs; read anew on every visit, since others may edit it too. */
export const listingQuery = ({ providerId, id }: Asked) => ({
  ...callQuery(getProviderServiceCall, { params: { id }, query: { providerId } }),
  staleTime: 0,
});

/** A listing as travellers see it, or would see it. */
export const previewQuery = ({ providerId, id }: Asked) => ({
  ...callQuery(previewListingCall, { params: { id }, query: { providerId } }),
  staleTime: 0,
});

/** Shows what a call has answered of a listing, and lets the others be read again. */
export function noteListing(queries: QueryClient, providerId: string, service: ProviderService): void {
  queries.setQueryData(listingQuery({ providerId, id: service.id }).queryKey, { service });
  outdate(queries, listProviderServicesCall, previewListingCall);
}
