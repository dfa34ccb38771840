import { call } from '../call.ts';
import type {
  ProviderHints as ProviderHintsSchema,
  ServiceHints as ServiceHintsSchema,
} from './admin-hints.schemas.ts';
import type { IdParams } from './common.schemas.ts';

export type ProviderHints = (typeof ProviderHintsSchema)['_zod']['output'];
export type ServiceHints = (typeof ServiceHintsSchema)['_zod']['output'];

export const getProviderHintsCall = call<{ params: typeof IdParams; answer: typeof ProviderHintsSchema }>(
  'GET',
  '/api/admin/providers/:id/hints',
);
export const getServiceHintsCall = call<{ params: typeof IdParams; answer: typeof ServiceHintsSchema }>(
  'GET',
  '/api/admin/services/:id/hints',
);
