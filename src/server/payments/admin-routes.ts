import {
  AdminPaymentDetail,
  AdminPaymentsPage,
  AdminPaymentsQuery,
  DisputeAnswer,
  DisputesPage,
  DisputesQuery,
  EvidenceRequest,
  LedgerAnswer,
  ProviderEventDetail,
  ProviderEventsPage,
  ProviderEventsQuery,
  TopUpRequest,
} from '#shared/contracts/admin-payments.schemas.ts';
import {
  acceptDisputeCall,
  getLedgerCall,
  getPaymentCall,
  getProviderEventCall,
  listDisputesCall,
  listPaymentsCall,
  listProviderEventsCall,
  noteTopUpCall,
  retryProviderEventCall,
  sendEvidenceCall,
} from '#shared/contracts/admin-payments.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { checkRecentSignIn } from '../accounts/recent-sign-in.ts';
import type { App } from '../app.ts';
import type { Http } from '../http/route.ts';
import { getPayment, listPayments } from './admin-queries.ts';
import { acceptDispute, sendEvidence } from './disputes/answer-dispute.ts';
import { listDisputes } from './disputes/queries.ts';
import { noteTopUp } from './ledger/note-top-up.ts';
import { listBalances } from './ledger/queries.ts';
import { listProviderEvents } from './list-provider-events.ts';
import { retryProviderEvent, viewProviderEvent } from './provider-events.ts';

const tag = 'admin';
const access = 'admin';
const done = { success: true as const };

/** What admins see of payments and of what the providers said, and how they answer disputes. */
export function adminPaymentsRoutes(http: Http, app: App): void {
  http.route({
    call: listPaymentsCall,
    schemas: { query: AdminPaymentsQuery, answer: AdminPaymentsPage },
    access,
    summary: 'Payments, newest first',
    tag,
    handler: ({ query }) => listPayments(app.db, query),
  });
  http.route({
    call: getPaymentCall,
    schemas: { params: IdParams, answer: AdminPaymentDetail },
    access,
    summary: 'A payment with its attempts, refunds, postings and events',
    tag,
    handler: ({ params }) => getPayment(app, params.id),
  });
  http.route({
    call: listProviderEventsCall,
    schemas: { query: ProviderEventsQuery, answer: ProviderEventsPage },
    access,
    summary: 'What the payment providers told us, newest first',
    tag,
    handler: ({ query }) => listProviderEvents(app.db, query),
  });
  http.route({
    call: getProviderEventCall,
    schemas: { params: IdParams, answer: ProviderEventDetail },
    access,
    summary: 'One of them as it came; who looks is recorded',
    tag,
    handler: ({ person, params }) => viewProviderEvent(app, person, params.id),
  });
  http.route({
    call: retryProviderEventCall,
    schemas: { params: IdParams, answer: Done },
    access,
    summary: 'Judge one anew that was given up',
    tag,
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      await checkRecentSignIn(app, person);
      await retryProviderEvent(app, person, params.id, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: getLedgerCall,
    schemas: { answer: LedgerAnswer },
    access,
    summary: 'What is on each account of the ledger',
    tag,
    handler: async () => ({ accounts: await listBalances(app.db) }),
  });
  http.route({
    call: noteTopUpCall,
    schemas: { body: TopUpRequest, answer: Done },
    access,
    summary: 'Note that shillings were moved from the PayBill to the account we send from',
    tag,
    idempotent: true,
    handler: async ({ person, body, remember }) => {
      await checkRecentSignIn(app, person);
      await noteTopUp(app, person, body, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: listDisputesCall,
    schemas: { query: DisputesQuery, answer: DisputesPage },
    access,
    summary: "Disputes of cardholders' banks, newest first",
    tag,
    handler: ({ query }) => listDisputes(app.db, query),
  });
  http.route({
    call: sendEvidenceCall,
    schemas: { params: IdParams, body: EvidenceRequest, answer: DisputeAnswer },
    access,
    summary: 'Our side of a dispute; a bank takes it once',
    tag,
    idempotent: true,
    handler: async ({ person, params, body, remember }) => ({
      dispute: await sendEvidence(app, person, params.id, body.text, (tx, dispute) => remember(tx, { dispute })),
    }),
  });
  http.route({
    call: acceptDisputeCall,
    schemas: { params: IdParams, answer: DisputeAnswer },
    access,
    summary: 'Give a dispute up: it is lost',
    tag,
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      await checkRecentSignIn(app, person);
      return { dispute: await acceptDispute(app, person, params.id, (tx, dispute) => remember(tx, { dispute })) };
    },
  });
}
