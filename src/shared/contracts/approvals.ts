import { call } from '../call.ts';
import type {
  AdminProvider as AdminProviderSchema,
  AdminProvidersPage,
  AdminProvidersQuery,
  AdminService as AdminServiceSchema,
  AdminServicesPage,
  AdminServicesQuery,
  ApprovalsAnswer,
  ApprovalsQuery,
  ApproveProviderRequest,
  ApproveRequest,
  EndingDocumentsPage,
  EndingDocumentsQuery,
  FeatureRequest,
  RejectDocumentRequest,
  RejectProviderRequest,
  RejectServiceRequest,
  TakeDownRequest,
} from './approvals.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';

type Out<S extends { _zod: { output: unknown } }> = S['_zod']['output'];
export type Approvals = Out<typeof ApprovalsAnswer>;
export type AdminProviders = Out<typeof AdminProvidersPage>;
export type AdminServices = Out<typeof AdminServicesPage>;
export type EndingDocuments = Out<typeof EndingDocumentsPage>;
export type AdminProvider = Out<typeof AdminProviderSchema>;
export type AdminService = Out<typeof AdminServiceSchema>;
export type Decision = AdminProvider['decisions'][number];

type One<Answer> = { params: typeof IdParams; answer: Answer };
type Decide<Body> = { params: typeof IdParams; body: Body; answer: typeof Done };

export const listApprovalsCall = call<{ query: typeof ApprovalsQuery; answer: typeof ApprovalsAnswer }>(
  'GET',
  '/api/admin/approvals',
);

export const listProvidersCall = call<{ query: typeof AdminProvidersQuery; answer: typeof AdminProvidersPage }>(
  'GET',
  '/api/admin/providers',
);
export const getProviderCall = call<One<typeof AdminProviderSchema>>('GET', '/api/admin/providers/:id');
export const approveProviderCall = call<Decide<typeof ApproveProviderRequest>>(
  'POST',
  '/api/admin/providers/:id/approve',
);
export const rejectProviderCall = call<Decide<typeof RejectProviderRequest>>('POST', '/api/admin/providers/:id/reject');
export const suspendProviderCall = call<Decide<typeof TakeDownRequest>>('POST', '/api/admin/providers/:id/suspend');
export const restoreProviderCall = call<Decide<typeof TakeDownRequest>>('POST', '/api/admin/providers/:id/restore');

export const listAdminServicesCall = call<{ query: typeof AdminServicesQuery; answer: typeof AdminServicesPage }>(
  'GET',
  '/api/admin/services',
);
export const getAdminServiceCall = call<One<typeof AdminServiceSchema>>('GET', '/api/admin/services/:id');
export const approveServiceCall = call<Decide<typeof ApproveRequest>>('POST', '/api/admin/services/:id/approve');
export const rejectServiceCall = call<Decide<typeof RejectServiceRequest>>('POST', '/api/admin/services/:id/reject');

export const takeDownServiceCall = call<Decide<typeof TakeDownRequest>>('POST', '/api/admin/services/:id/take-down');
export const showServiceAgainCall = call<One<typeof Done>>('POST', '/api/admin/services/:id/show-again');
export const featureServiceCall = call<Decide<typeof FeatureRequest>>('POST', '/api/admin/services/:id/feature');

export const listEndingDocumentsCall = call<{
  query: typeof EndingDocumentsQuery;
  answer: typeof EndingDocumentsPage;
}>('GET', '/api/admin/documents');
export const approveDocumentCall = call<{ params: typeof IdParams; answer: typeof Done }>(
  'POST',
  '/api/admin/documents/:id/approve',
);
export const rejectDocumentCall = call<Decide<typeof RejectDocumentRequest>>('POST', '/api/admin/documents/:id/reject');
