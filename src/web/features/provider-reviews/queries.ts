import { keepPreviousData } from '@tanstack/react-query';
import { listProviderReviewsCall, listReviewedServicesCall } from '#shared/contracts/provider-reviews.ts';
import { callQuery } from '#web/lib/queries.ts';

export const reviewTabs = ['all', 'unanswered'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** The search parameters of a provider's reviews; absent: all, of all listings, the first page. */
export interface ProviderReviewsSearch {
  tab?: Exclude<ReviewTab, 'all'>;
  service?: string;
  page?: number;
}

/** Reads them; values that are not valid count as absent. */
export function readReviewsSearch(raw: Record<string, unknown>): ProviderReviewsSearch {
  const service = typeof raw.service === 'string' && /^[0-9a-f-]{36}$/i.test(raw.service) ? raw.service : undefined;
  const page = Number(raw.page);
  return {
    ...(raw.tab === 'unanswered' && { tab: raw.tab }),
    ...(service && { service }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

/** The reviews of one tab, listing and page; while others load, the last ones stay. */
export function providerReviewsQuery(providerId: string, { tab, service, page = 1 }: ProviderReviewsSearch) {
  const query = { providerId, page, pageSize: 20, ...(tab && { only: tab }), ...(service && { service }) } as const;
  return { ...callQuery(listProviderReviewsCall, { query }), staleTime: 0, placeholderData: keepPreviousData };
}

/** The listings to filter by. */
export const reviewedServicesQuery = (providerId: string) =>
  callQuery(listReviewedServicesCall, { query: { providerId } });
