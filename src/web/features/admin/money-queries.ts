import { keepPreviousData } from '@tanstack/react-query';
import type { Call, CallInput, CallShape } from '#shared/call.ts';
import { listDeadJobsCall } from '#shared/contracts/admin-jobs.ts';
import { getWaitingCall } from '#shared/contracts/admin-overview.ts';
import {
  getIssueCall,
  getLedgerCall,
  getPaymentCall,
  listDisputesCall,
  listIssueKindsCall,
  listIssuesCall,
  listLedgerEntriesCall,
  listPaymentsCall,
  listProviderEventsCall,
  listStatementImportsCall,
  type StatementImports,
} from '#shared/contracts/admin-payments.ts';
import { listConsentsCall, listOpenConsentsCall } from '#shared/contracts/consents.ts';
import { listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import {
  getBankListStateCall,
  getPayoutCall,
  getProviderBalancesCall,
  listOwedProvidersCall,
  listPayoutLinesCall,
  listPayoutsCall,
} from '#shared/contracts/payouts.ts';
import { listRefundsCall } from '#shared/contracts/refunds.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { CaseSearch, CasesSearch } from './cases-search.ts';
import type { AccountSearch, PaymentsSearch, StateSearch } from './money-search.ts';

/** Read anew on every visit, because others act on it, too. */
const freshQuery = <S extends CallShape>(call: Call<S>, input: CallInput<S>) => ({
  ...callQuery(call, input),
  staleTime: 0,
});

/** The last statements; every two seconds while one is being imported. */
export const statementImportsQuery = () => ({
  ...freshQuery(listStatementImportsCall, {}),
  refetchInterval: ({ state }: { state: { data?: StatementImports | undefined } }) =>
    state.data?.items.some(({ finishedAt }) => finishedAt === null) ? 2_000 : (false as const),
});

/** While another page loads, the last one stays. */
const pageQuery = <S extends CallShape>(call: Call<S>, input: CallInput<S>) => ({
  ...freshQuery(call, input),
  placeholderData: keepPreviousData,
});

/** How much of each kind waits for us. */
export const waitingQuery = freshQuery(getWaitingCall, {});

const paymentOrders = {
  newest: { sort: 'createdAt', order: 'desc' },
  oldest: { sort: 'createdAt', order: 'asc' },
  paid: { sort: 'paidAt', order: 'desc' },
} as const;

export const paymentsQuery = ({ page = 1, sort, ...search }: PaymentsSearch) =>
  pageQuery(listPaymentsCall, { query: { ...search, page, ...paymentOrders[sort ?? 'newest'] } });

export const paymentQuery = (id: string) => freshQuery(getPaymentCall, { params: { id } });

export const refundsQuery = ({ page = 1, state = 'open' }: StateSearch) =>
  pageQuery(listRefundsCall, { query: { page, ...(state !== 'all' && { status: state as 'open' }) } });

/** The refunds of one payment; it has few. */
export const refundsOfQuery = (payment: string) =>
  freshQuery(listRefundsCall, { query: { payment, pageSize: 50, order: 'asc' } });

export const eventsQuery = ({ page = 1, state }: StateSearch) =>
  pageQuery(listProviderEventsCall, { query: { page, ...(state && { outcome: state as 'waiting' }) } });

export const jobsQuery = ({ page = 1 }: { page?: number }) => pageQuery(listDeadJobsCall, { query: { page } });

export const payoutsQuery = ({ page = 1, state = 'draft' }: StateSearch) =>
  pageQuery(listPayoutsCall, {
    query: { page, ...(state !== 'all' && { status: state as 'draft' }), order: state === 'draft' ? 'asc' : 'desc' },
  });

export const bankListQuery = () => freshQuery(getBankListStateCall, {});

export const payoutQuery = (id: string) => freshQuery(getPayoutCall, { params: { id } });

export const owedQuery = ({ page = 1, state }: StateSearch) =>
  pageQuery(listOwedProvidersCall, { query: { page, ...(state && { why: state as 'on_hold' }) } });

export const providerBalancesQuery = (id: string) => freshQuery(getProviderBalancesCall, { params: { id } });

/** The newest payouts to one provider. */
export const payoutsToQuery = (providerId: string) =>
  freshQuery(listPayoutsCall, { query: { providerId, pageSize: 5 } });

/** What a payout is made of. */
export const payoutLinesQuery = (id: string) => callQuery(listPayoutLinesCall, { params: { id } });

export const transfersQuery = ({ page = 1, state = 'stuck' }: StateSearch) =>
  pageQuery(listDisbursementsCall, { query: { page, ...(state !== 'all' && { status: state as 'stuck' }) } });

/** Those that wait come by how long they have waited. */
export const consentsQuery = ({ page = 1, state = 'open' }: StateSearch) =>
  pageQuery(listConsentsCall, {
    query: { page, status: state as 'open', order: state === 'open' ? 'asc' : 'desc' },
  });

/** Those that are open come by their last day for evidence. */
export const disputesQuery = ({ page = 1, state }: StateSearch) =>
  pageQuery(listDisputesCall, {
    query:
      state === 'closed'
        ? { page, status: 'closed', sort: 'createdAt', order: 'desc' }
        : { page, status: 'open', sort: 'dueBy', order: 'asc' },
  });

/** Open ones come first that wait longest; of others the newest. */
export const casesQuery = ({ page = 1, kind, state }: CasesSearch) =>
  pageQuery(listIssuesCall, {
    query: {
      page,
      ...(kind && { code: kind }),
      ...(state !== 'all' && { status: state ?? 'open' }),
      order: state === undefined ? 'asc' : 'desc',
    },
  });

/** So many records a call takes, and so many cases a page has. */
const recordsMost = 50;

/** The newest cases about these records, in as many queries as are needed. */
export const casesAboutQueries = (ids: readonly string[], status?: 'open') =>
  Array.from({ length: Math.ceil(ids.length / recordsMost) }, (_, part) => {
    const about = ids.slice(part * recordsMost, (part + 1) * recordsMost).join(',');
    return freshQuery(listIssuesCall, { query: { about, pageSize: recordsMost, ...(status && { status }) } });
  });

/** What waits for a second admin about these records, in as many queries as are needed. */
export const openConsentsQueries = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / recordsMost) }, (_, part) => {
    const about = ids.slice(part * recordsMost, (part + 1) * recordsMost).join(',');
    return freshQuery(listOpenConsentsCall, { query: { about } });
  });

/** How many cases of each kind are open. */
export const caseKindsQuery = freshQuery(listIssueKindsCall, {});

export const caseQuery = (id: string, search: CaseSearch) => pageQuery(getIssueCall, { params: { id }, query: search });

export const ledgerQuery = freshQuery(getLedgerCall, {});

export const accountQuery = (account: string, { page = 1, ...days }: AccountSearch) =>
  pageQuery(listLedgerEntriesCall, { query: { account, page, ...days } });
