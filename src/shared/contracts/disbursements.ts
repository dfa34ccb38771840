import { call } from '../call.ts';
import type { IdParams } from './common.schemas.ts';
import type {
  AdminDisbursement as AdminDisbursementSchema,
  DisbursementDecision as DisbursementDecisionSchema,
  DisbursementsPage,
  DisbursementsQuery,
} from './disbursements.schemas.ts';

export type AdminDisbursement = (typeof AdminDisbursementSchema)['_zod']['output'];
export type AdminDisbursements = (typeof DisbursementsPage)['_zod']['output'];
export type DisbursementDecision = (typeof DisbursementDecisionSchema)['_zod']['output'];

export const listDisbursementsCall = call<{ query: typeof DisbursementsQuery; answer: typeof DisbursementsPage }>(
  'GET',
  '/api/admin/disbursements',
);
export const decideDisbursementCall = call<{
  params: typeof IdParams;
  body: typeof DisbursementDecisionSchema;
  answer: typeof AdminDisbursementSchema;
}>('POST', '/api/admin/disbursements/:id/decide');
