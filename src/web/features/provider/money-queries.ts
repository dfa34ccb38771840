import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  type Earnings,
  getEarnedCall,
  getEarningsCall,
  getPayoutMethodCall,
  listOwnPayoutsCall,
} from '#shared/contracts/payouts.ts';
import { api } from '#web/lib/api.ts';
import { callQuery } from '#web/lib/queries.ts';

const linesAtOnce = 10;
/** As many payouts stand on a page. */
const payoutsAtOnce = 5;

/** A provider's balances, and its lines page by page; read anew on every visit. */
export const earningsQuery = (providerId: string) =>
  infiniteQueryOptions({
    queryKey: [getEarningsCall.method, getEarningsCall.path, { providerId }],
    queryFn: ({ pageParam, signal }): Promise<Earnings> =>
      api(getEarningsCall, {
        query: { providerId, pageSize: linesAtOnce, ...(pageParam !== '' && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** What was earned by month, or by year with its taxes. */
export const earnedQuery = (providerId: string, by: 'month' | 'year') =>
  callQuery(getEarnedCall, { query: { providerId, by } });

/** A page of the provider's payouts; while another one loads, the last one stays. */
export const payoutsQuery = (providerId: string, page: number) => ({
  ...callQuery(listOwnPayoutsCall, { query: { providerId, page, pageSize: payoutsAtOnce } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

export const payoutMethodQuery = (providerId: string) => callQuery(getPayoutMethodCall, { query: { providerId } });

/** The search parameters of the earnings; `page` is that of the payouts. */
export interface EarningsSearch {
  page?: number;
}

/** Reads them; values that are not valid count as absent. */
export function readEarningsSearch(search: Record<string, unknown>): EarningsSearch {
  const page = Number(search.page);
  return Number.isInteger(page) && page > 1 && page <= 500 ? { page } : {};
}
