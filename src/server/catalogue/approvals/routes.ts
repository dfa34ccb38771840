import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  AdminProvider,
  AdminProvidersPage,
  AdminProvidersQuery,
  AdminService,
  AdminServicesPage,
  AdminServicesQuery,
  ApprovalsAnswer,
  ApprovalsQuery,
  ApproveProviderRequest,
  ApproveRequest,
  EndingDocumentsPage,
  EndingDocumentsQuery,
  RejectDocumentRequest,
  RejectProviderRequest,
  RejectServiceRequest,
  TakeDownRequest,
} from '#shared/contracts/approvals.schemas.ts';
import {
  approveDocumentCall,
  approveProviderCall,
  approveServiceCall,
  getAdminServiceCall,
  getProviderCall,
  listAdminServicesCall,
  listApprovalsCall,
  listEndingDocumentsCall,
  listProvidersCall,
  rejectDocumentCall,
  rejectProviderCall,
  rejectServiceCall,
  restoreProviderCall,
  suspendProviderCall,
} from '#shared/contracts/approvals.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { decideDocument } from './decide-document.ts';
import { decideProvider } from './decide-provider.ts';
import { decideService } from './decide-service.ts';
import { deciding, doneBy } from './deciding.ts';
import { listEndingDocuments } from './ending-queries.ts';
import { listAdminServices, listProviders } from './list-queries.ts';
import { getReviewedListing } from './listing-queries.ts';
import { offeringRoutes } from './offering-routes.ts';
import { listApprovals } from './queue-queries.ts';
import { restoreProvider, suspendProvider } from './suspend-provider.ts';
import { viewProvider } from './view-provider.ts';

const tag = 'admin';
const access = 'admin';

/** The calls with which admins read what waits for their decision, and decide. */
export function approvalsRoutes(http: Http, app: App): void {
  http.route({
    call: listApprovalsCall,
    schemas: { query: ApprovalsQuery, answer: ApprovalsAnswer },
    access,
    summary: 'What waits for a decision: applications, listings and changes of listings, oldest first',
    tag,
    handler: ({ query, caller }) => listApprovals(app.db, query, caller.lang),
  });
  providerRoutes(http, app);
  serviceRoutes(http, app);
  offeringRoutes(http, app);
  documentRoutes(http, app);
}

function providerRoutes(http: Http, app: App): void {
  http.route({
    call: listProvidersCall,
    schemas: { query: AdminProvidersQuery, answer: AdminProvidersPage },
    access,
    summary: 'All providers, changed last first',
    tag,
    handler: ({ query }) => listProviders(app.db, query),
  });
  http.route({
    call: getProviderCall,
    schemas: { params: IdParams, answer: AdminProvider },
    access,
    summary: 'A provider with its application, documents and members; the viewing is recorded',
    tag,
    handler: ({ person, params, caller }) => viewProvider(app, person, { id: params.id, lang: caller.lang }),
  });
  http.route({
    call: approveProviderCall,
    schemas: { params: IdParams, body: ApproveProviderRequest, answer: Done },
    ...deciding,
    summary: 'Approve a provider, which shows its approved listings; one that was rejected with the reason',
    handler: ({ person, params, body, inSameTx }) => {
      const decision = { providerId: params.id, version: body.version, afterAll: body.reason };
      return doneBy(inSameTx, (options) => decideProvider(app, person, decision, options));
    },
  });
  http.route({
    call: rejectProviderCall,
    schemas: { params: IdParams, body: RejectProviderRequest, answer: Done },
    ...deciding,
    summary: 'Reject an application with a reason, and with the steps to mend',
    handler: ({ person, params, body: { version, ...rejected }, inSameTx }) => {
      const decision = { providerId: params.id, version, rejected };
      return doneBy(inSameTx, (options) => decideProvider(app, person, decision, options));
    },
  });
  http.route({
    call: suspendProviderCall,
    schemas: { params: IdParams, body: TakeDownRequest, answer: Done },
    ...deciding,
    recentSignIn: true,
    summary: 'Suspend an approved provider: its listings are hidden, and it is not paid out; its bookings stand',
    handler: ({ person, params, body, inSameTx }) => {
      const wanted = { providerId: params.id, reason: body.reason };
      return doneBy(inSameTx, (options) => suspendProvider(app, person, wanted, options));
    },
  });
  http.route({
    call: restoreProviderCall,
    schemas: { params: IdParams, body: TakeDownRequest, answer: Done },
    ...deciding,
    recentSignIn: true,
    summary: 'Restore a suspended provider, which shows its approved listings again',
    handler: ({ person, params, body, inSameTx }) => {
      const wanted = { providerId: params.id, reason: body.reason };
      return doneBy(inSameTx, (options) => restoreProvider(app, person, wanted, options));
    },
  });
}

function serviceRoutes(http: Http, app: App): void {
  http.route({
    call: listAdminServicesCall,
    schemas: { query: AdminServicesQuery, answer: AdminServicesPage },
    access,
    summary: 'All listings, changed last first',
    tag,
    handler: ({ query, caller }) => listAdminServices(app.db, query, caller.lang),
  });
  http.route({
    call: getAdminServiceCall,
    schemas: { params: IdParams, answer: AdminService },
    access,
    summary: 'A listing in both languages, with the change of it that waits',
    tag,
    handler: ({ params, caller }) => getReviewedListing(app.db, params.id, caller.lang),
  });
  http.route({
    call: approveServiceCall,
    schemas: { params: IdParams, body: ApproveRequest, answer: Done },
    ...deciding,
    summary: 'Approve a listing, or the change of an approved one',
    handler: ({ person, params, body, inSameTx }) => {
      const decision = { serviceId: params.id, version: body.version };
      return doneBy(inSameTx, (options) => decideService(app, person, decision, options));
    },
  });
  http.route({
    call: rejectServiceCall,
    schemas: { params: IdParams, body: RejectServiceRequest, answer: Done },
    ...deciding,
    summary: 'Reject a listing, or the change of an approved one, with a reason',
    handler: ({ person, params, body, inSameTx }) => {
      const decision = { serviceId: params.id, version: body.version, reason: body.reason };
      return doneBy(inSameTx, (options) => decideService(app, person, decision, options));
    },
  });
}

function documentRoutes(http: Http, app: App): void {
  http.route({
    call: listEndingDocumentsCall,
    schemas: { query: EndingDocumentsQuery, answer: EndingDocumentsPage },
    access,
    summary: 'Documents of approved providers that have ended, or end within 30 days',
    tag,
    handler: ({ query }) => listEndingDocuments(app, query),
  });
  http.route({
    call: approveDocumentCall,
    schemas: { params: IdParams, answer: Done },
    ...deciding,
    summary: 'Approve a document that an approved provider has added; it takes the place of the one that it renews',
    handler: ({ person, params, inSameTx }) =>
      doneBy(inSameTx, (options) => decideDocument(app, person, { documentId: params.id }, options)),
  });
  http.route({
    call: rejectDocumentCall,
    schemas: { params: IdParams, body: RejectDocumentRequest, answer: Done },
    ...deciding,
    summary: 'Reject such a document with a reason; the provider’s services stay as they are',
    handler: ({ person, params, body: { reason }, inSameTx }) => {
      const decision = { documentId: params.id, reason };
      return doneBy(inSameTx, (options) => decideDocument(app, person, decision, options));
    },
  });
}
