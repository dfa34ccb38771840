import { keepPreviousData } from '@tanstack/react-query';
import { getProviderHintsCall, getServiceHintsCall } from '#shared/contracts/admin-hints.ts';
import { getAdminOverviewCall } from '#shared/contracts/admin-overview.ts';
import { getUserCall, listUsersCall } from '#shared/contracts/admin-users.ts';
import {
  getAdminServiceCall,
  getProviderCall,
  listAdminServicesCall,
  listApprovalsCall,
  listEndingDocumentsCall,
  listProvidersCall,
} from '#shared/contracts/approvals.ts';
import { getLetterCall, listLettersCall } from '#shared/contracts/letters.ts';
import { listMessageReportsCall } from '#shared/contracts/message-reports.ts';
import { listSubscribersCall } from '#shared/contracts/newsletter.ts';
import { listReviewReportsCall } from '#shared/contracts/review-reports.ts';
import { getSettingsCall, listSettingsChangesCall } from '#shared/contracts/settings.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { NewsletterListSearch } from './newsletter-search.ts';
import type { OverviewSearch } from './overview-search.ts';
import type { QueueSearch, ReportsSearch, UsersSearch } from './search.ts';
import type { ListingsSearch, ProvidersSearch } from './services-search.ts';

/** Read anew on every visit: other admins decide, too. While others load, the last ones stay. */
const live = { staleTime: 0, placeholderData: keepPreviousData } as const;

export const overviewQuery = (search: OverviewSearch) => ({
  ...callQuery(getAdminOverviewCall, { query: search }),
  ...live,
});

export const approvalsQuery = ({ page = 1, ...search }: QueueSearch) => ({
  ...callQuery(listApprovalsCall, { query: { ...search, page } }),
  ...live,
});

/** What has waited longest. */
export const nextApprovalQuery = { ...callQuery(listApprovalsCall, { query: { page: 1, pageSize: 1 } }), staleTime: 0 };

export const providersQuery = ({ page = 1, sort, ...search }: ProvidersSearch) => ({
  ...callQuery(listProvidersCall, { query: { ...search, page, ...(sort && { sort, order: 'asc' as const }) } }),
  ...live,
});
export const listingsQuery = ({ page = 1, sort, ...search }: ListingsSearch) => ({
  ...callQuery(listAdminServicesCall, { query: { ...search, page, ...(sort && { sort, order: 'asc' as const }) } }),
  ...live,
});

export const endingDocumentsQuery = (page: number) => ({
  ...callQuery(listEndingDocumentsCall, { query: { page } }),
  ...live,
});

/** With each reading of a provider it is recorded that its phone was seen, so it is not read more often than needed. */
export const providerQuery = (id: string) => callQuery(getProviderCall, { params: { id } });
export const listingQuery = (id: string) => callQuery(getAdminServiceCall, { params: { id } });

export const providerHintsQuery = (id: string) => ({
  ...callQuery(getProviderHintsCall, { params: { id } }),
  staleTime: 0,
});
export const serviceHintsQuery = (id: string) => ({
  ...callQuery(getServiceHintsCall, { params: { id } }),
  staleTime: 0,
});

export const settingsQuery = { ...callQuery(getSettingsCall, {}), staleTime: 0 };
const changesShown = 10;
export const settingsChangesQuery = (page: number) => ({
  ...callQuery(listSettingsChangesCall, { query: { page, pageSize: changesShown } }),
  ...live,
});

export const usersQuery = ({ page = 1, sort, ...search }: UsersSearch) => ({
  ...callQuery(listUsersCall, { query: { ...search, page, ...(sort === 'name' && { sort, order: 'asc' as const }) } }),
  ...live,
});
export const reviewReportsQuery = ({ state, page = 1 }: ReportsSearch) => ({
  ...callQuery(listReviewReportsCall, { query: { state: state ?? 'open', page } }),
  ...live,
});

export const messageReportsQuery = ({ state, page = 1 }: ReportsSearch) => ({
  ...callQuery(listMessageReportsCall, { query: { state: state ?? 'open', page } }),
  ...live,
});

export const subscribersQuery = ({ page = 1, ...search }: NewsletterListSearch) => ({
  ...callQuery(listSubscribersCall, { query: { ...search, page } }),
  ...live,
});

export const userQuery = (id: string) => ({ ...callQuery(getUserCall, { params: { id } }), staleTime: 0 });

export const lettersQuery = { ...callQuery(listLettersCall, {}), staleTime: 0 };
export const letterQuery = (letter: string) => ({ ...callQuery(getLetterCall, { params: { letter } }), staleTime: 0 });
