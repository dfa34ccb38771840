import { call } from '../call.ts';
import type {
  AdminPaymentDetail,
  AdminPaymentsPage,
  AdminPaymentsQuery,
  AttributeRequest,
  CloseIssueRequest,
  DisputeAnswer,
  DisputeLoss as DisputeLossSchema,
  DisputesPage,
  DisputesQuery,
  EvidenceDraft,
  EvidenceRequest,
  IssueDetail as IssueDetailSchema,
  IssueKinds as IssueKindsSchema,
  IssueQuery,
  Issue as IssueSchema,
  IssuesPage,
  IssuesQuery,
  LedgerAnswer,
  LedgerEntriesPage,
  LedgerEntriesQuery,
  ProviderEventDetail,
  ProviderEventsPage,
  ProviderEventsQuery,
  RepaidRequest,
  ReturnedRequest,
  StatementImports as StatementImportsSchema,
  StatementReport,
  StatementRequest,
  StatementStarted,
  TopUpRequest,
} from './admin-payments.schemas.ts';
import type { Done, IdParams, WhyRequest } from './common.schemas.ts';

type Out<S extends { _zod: { output: unknown } }> = S['_zod']['output'];
export type AdminPayments = Out<typeof AdminPaymentsPage>;
export type AdminPayment = Out<typeof AdminPaymentDetail>;
export type ProviderEvents = Out<typeof ProviderEventsPage>;
export type Issue = Out<typeof IssueSchema>;
export type Issues = Out<typeof IssuesPage>;
export type IssueKinds = Out<typeof IssueKindsSchema>;
export type IssueDetail = Out<typeof IssueDetailSchema>;
export type LedgerEntries = Out<typeof LedgerEntriesPage>;
export type ProviderEvent = Out<typeof ProviderEventDetail>;
export type StatementCounts = Out<typeof StatementReport>;
export type StatementImports = Out<typeof StatementImportsSchema>;
export type StatementImport = StatementImports['items'][number];
export type LedgerBalances = Out<typeof LedgerAnswer>;
export type DisputeLoss = Out<typeof DisputeLossSchema>;
export type Dispute = Out<typeof DisputeAnswer>['dispute'];

type One<Answer> = { params: typeof IdParams; answer: Answer };
type AdminAction<Body> = { params: typeof IdParams; body: Body; answer: typeof Done };

export const listPaymentsCall = call<{ query: typeof AdminPaymentsQuery; answer: typeof AdminPaymentsPage }>(
  'GET',
  '/api/admin/payments',
);
export const getPaymentCall = call<One<typeof AdminPaymentDetail>>('GET', '/api/admin/payments/:id');

export const listProviderEventsCall = call<{ query: typeof ProviderEventsQuery; answer: typeof ProviderEventsPage }>(
  'GET',
  '/api/admin/provider-events',
);
export const getProviderEventCall = call<One<typeof ProviderEventDetail>>('GET', '/api/admin/provider-events/:id');
export const retryProviderEventCall = call<One<typeof Done>>('POST', '/api/admin/provider-events/:id/retry');

export const listIssuesCall = call<{ query: typeof IssuesQuery; answer: typeof IssuesPage }>(
  'GET',
  '/api/admin/reconciliation/issues',
);
export const listIssueKindsCall = call<{ answer: typeof IssueKindsSchema }>(
  'GET',
  '/api/admin/reconciliation/issue-kinds',
);
export const getIssueCall = call<One<typeof IssueDetailSchema> & { query: typeof IssueQuery }>(
  'GET',
  '/api/admin/reconciliation/issues/:id',
);
export const closeIssueCall = call<AdminAction<typeof CloseIssueRequest>>(
  'POST',
  '/api/admin/reconciliation/issues/:id/close',
);
export const attributeReceiptCall = call<AdminAction<typeof AttributeRequest>>(
  'POST',
  '/api/admin/reconciliation/issues/:id/attribute',
);
export const neverCameCall = call<AdminAction<typeof CloseIssueRequest>>(
  'POST',
  '/api/admin/reconciliation/issues/:id/never-came',
);
export const returnReceiptCall = call<AdminAction<typeof ReturnedRequest>>(
  'POST',
  '/api/admin/reconciliation/issues/:id/returned',
);
export const notOursCall = call<AdminAction<typeof CloseIssueRequest>>(
  'POST',
  '/api/admin/reconciliation/issues/:id/not-ours',
);
export const repaidReceiptCall = call<AdminAction<typeof RepaidRequest>>(
  'POST',
  '/api/admin/reconciliation/issues/:id/repaid',
);
export const mpesaStatementCall = call<{ body: typeof StatementRequest; answer: typeof StatementStarted }>(
  'POST',
  '/api/admin/reconciliation/mpesa-statement',
);
export const listStatementImportsCall = call<{ answer: typeof StatementImportsSchema }>(
  'GET',
  '/api/admin/reconciliation/statement-imports',
);

export const getLedgerCall = call<{ answer: typeof LedgerAnswer }>('GET', '/api/admin/ledger');
export const listLedgerEntriesCall = call<{ query: typeof LedgerEntriesQuery; answer: typeof LedgerEntriesPage }>(
  'GET',
  '/api/admin/ledger/entries',
);
export const noteTopUpCall = call<{ body: typeof TopUpRequest; answer: typeof Done }>(
  'POST',
  '/api/admin/ledger/top-ups',
);

export const listDisputesCall = call<{ query: typeof DisputesQuery; answer: typeof DisputesPage }>(
  'GET',
  '/api/admin/disputes',
);
export const sendEvidenceCall = call<{
  params: typeof IdParams;
  body: typeof EvidenceRequest;
  answer: typeof DisputeAnswer;
}>('POST', '/api/admin/disputes/:id/evidence');
export const draftEvidenceCall = call<One<typeof EvidenceDraft>>('GET', '/api/admin/disputes/:id/evidence-draft');
export const disputeLossCall = call<One<typeof DisputeLossSchema>>('GET', '/api/admin/disputes/:id/loss');
export const acceptDisputeCall = call<One<typeof DisputeAnswer> & { body: typeof WhyRequest }>(
  'POST',
  '/api/admin/disputes/:id/accept',
);
