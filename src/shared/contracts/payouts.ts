import { call } from '../call.ts';
import type { IdParams, WhyRequest } from './common.schemas.ts';
import type {
  AdminPayoutAnswer,
  AdminPayout as AdminPayoutSchema,
  AdminPayoutsAnswer,
  AdminPayoutsQuery,
  BankFailedRequest,
  BankListState as BankListStateSchema,
  BankPaidRequest,
  EarnedAnswer,
  EarnedQuery,
  EarningsAnswer,
  EarningsQuery,
  OwedProvider as OwedProviderSchema,
  OwedProvidersAnswer,
  OwedProvidersQuery,
  OwnPayoutsQuery,
  PayoutAnswer,
  PayoutItemParams,
  PayoutLines as PayoutLinesSchema,
  PayoutMethodAnswer,
  PayoutMethodRequest,
  Payout as PayoutSchema,
  PayoutsAnswer,
  ProviderBalances as ProviderBalancesSchema,
  ProviderQuery,
} from './payouts.schemas.ts';

export type Payout = (typeof PayoutSchema)['_zod']['output'];
export type AdminPayout = (typeof AdminPayoutSchema)['_zod']['output'];
export type BankListState = (typeof BankListStateSchema)['_zod']['output'];
export type Earnings = (typeof EarningsAnswer)['_zod']['output'];
export type ProviderBalances = (typeof ProviderBalancesSchema)['_zod']['output'];
export type PayoutLines = (typeof PayoutLinesSchema)['_zod']['output'];
export type Earned = (typeof EarnedAnswer)['_zod']['output'];
export type OwedProvider = (typeof OwedProviderSchema)['_zod']['output'];
export type PayoutMethod = (typeof PayoutMethodAnswer)['_zod']['output'];

export const getPayoutMethodCall = call<{ query: typeof ProviderQuery; answer: typeof PayoutMethodAnswer }>(
  'GET',
  '/api/provider/payout-method',
);
export const setPayoutMethodCall = call<{
  query: typeof ProviderQuery;
  body: typeof PayoutMethodRequest;
  answer: typeof PayoutMethodAnswer;
}>('PUT', '/api/provider/payout-method');
export const getEarningsCall = call<{ query: typeof EarningsQuery; answer: typeof EarningsAnswer }>(
  'GET',
  '/api/provider/earnings',
);
export const getEarnedCall = call<{ query: typeof EarnedQuery; answer: typeof EarnedAnswer }>(
  'GET',
  '/api/provider/earnings/periods',
);
export const listOwnPayoutsCall = call<{ query: typeof OwnPayoutsQuery; answer: typeof PayoutsAnswer }>(
  'GET',
  '/api/provider/payouts',
);
export const requestPayoutCall = call<{ query: typeof ProviderQuery; answer: typeof PayoutAnswer }>(
  'POST',
  '/api/provider/payouts',
  201,
);
/** Opened by file links or with the bearer header; `?from&to`, calendar dates, both included, and `?providerId`. */
export const statementCsvPath = '/api/provider/statement.csv';
export const statementPdfPath = '/api/provider/statement.pdf';

export const listPayoutsCall = call<{ query: typeof AdminPayoutsQuery; answer: typeof AdminPayoutsAnswer }>(
  'GET',
  '/api/admin/payouts',
);
export const listOwedProvidersCall = call<{ query: typeof OwedProvidersQuery; answer: typeof OwedProvidersAnswer }>(
  'GET',
  '/api/admin/provider-balances',
);
export const getProviderBalancesCall = call<{ params: typeof IdParams; answer: typeof ProviderBalancesSchema }>(
  'GET',
  '/api/admin/providers/:id/balances',
);
export const getPayoutCall = call<{ params: typeof IdParams; answer: typeof AdminPayoutAnswer }>(
  'GET',
  '/api/admin/payouts/:id',
);
export const listPayoutLinesCall = call<{ params: typeof IdParams; answer: typeof PayoutLinesSchema }>(
  'GET',
  '/api/admin/payouts/:id/lines',
);
export const approvePayoutCall = call<{
  params: typeof IdParams;
  body: typeof WhyRequest;
  answer: typeof AdminPayoutAnswer;
}>('POST', '/api/admin/payouts/:id/approve');
export const withdrawPayoutCall = call<{ params: typeof IdParams; answer: typeof AdminPayoutAnswer }>(
  'POST',
  '/api/admin/payouts/:id/withdraw',
);
export const bankPaidCall = call<{
  params: typeof PayoutItemParams;
  body: typeof BankPaidRequest;
  answer: typeof AdminPayoutAnswer;
}>('POST', '/api/admin/payouts/:id/items/:itemId/paid');
export const bankFailedCall = call<{
  params: typeof PayoutItemParams;
  body: typeof BankFailedRequest;
  answer: typeof AdminPayoutAnswer;
}>('POST', '/api/admin/payouts/:id/items/:itemId/failed');
export const bankReturnedCall = call<{
  params: typeof PayoutItemParams;
  body: typeof BankFailedRequest;
  answer: typeof AdminPayoutAnswer;
}>('POST', '/api/admin/payouts/:id/items/:itemId/returned');
export const retryItemCall = call<{
  params: typeof PayoutItemParams;
  body: typeof WhyRequest;
  answer: typeof AdminPayoutAnswer;
}>('POST', '/api/admin/payouts/:id/items/:itemId/retry');
export const getBankListStateCall = call<{ answer: typeof BankListStateSchema }>('GET', '/api/admin/payouts/bank-list');
/** Approved bank transfers that are not noted as paid; `?from&to`, the days of approval, both included. */
export const bankListPath = '/api/admin/payouts/bank-list.csv';
