import { call } from '../call.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type { ProviderOverviewAnswer } from './provider-overview.schemas.ts';

export type ProviderOverview = (typeof ProviderOverviewAnswer)['_zod']['output'];
export type OverviewBooking = NonNullable<ProviderOverview['recent']>[number];

export const getProviderOverviewCall = call<{ query: typeof ProviderQuery; answer: typeof ProviderOverviewAnswer }>(
  'GET',
  '/api/provider/overview',
);
