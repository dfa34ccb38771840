import type { App } from '#server/app.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import {
  AdminPaymentDetail,
  AdminPaymentsPage,
  AdminPaymentsQuery,
  DisputeAnswer,
  DisputesPage,
  DisputesQuery,
  EvidenceRequest,
  LedgerAnswer,
  LedgerEntriesPage,
  LedgerEntriesQuery,
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
  listLedgerEntriesCall,
  listPaymentsCall,
  listProviderEventsCall,
  noteTopUpCall,
  retryProviderEventCall,
  sendEvidenceCall,
} from '#shared/contracts/admin-payments.ts';
import { Done, IdParams, WhyRequest } from '#shared/contracts/common.schemas.ts';
import { DisbursementsPage, DisbursementsQuery } from '#shared/contracts/disbursements.schemas.ts';
import { listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import { acceptDispute } from '../disputes/accept-dispute.ts';
import { sendEvidence } from '../disputes/answer-dispute.ts';
import { listDisputes } from '../disputes/queries.ts';
import { retryProviderEvent, viewProviderEvent } from '../inbox/provider-events.ts';
import { listProviderEvents } from '../inbox/queries.ts';
import { noteTopUp } from '../ledger/note-top-up.ts';
import { listBalances } from '../ledger/queries.ts';
import { listDisbursements } from './disbursement-queries.ts';
import { listLedgerEntries } from './ledger-queries.ts';
import { getPayment, listPayments } from './queries.ts';

const tag = 'admin';
const access = 'admin';
const done = { success: true as const };

/** The calls with which admins read payments, disbursements, events, disputes and the ledger, and answer disputes. */
export function adminPaymentsRoutes(http: Http, app: App): void {
  paymentRoutes(http, app);
  disbursementRoutes(http, app);
  eventRoutes(http, app);
  ledgerRoutes(http, app);
  disputeRoutes(http, app);
}

function paymentRoutes(http: Http, app: App): void {
  http.route({
    call: listPaymentsCall,
    schemas: { query: AdminPaymentsQuery, answer: AdminPaymentsPage },
    access,
    summary: 'Payments, newest first',
    tag,
    handler: ({ query }) => listPayments(app, query),
  });
  http.route({
    call: getPaymentCall,
    schemas: { params: IdParams, answer: AdminPaymentDetail },
    access,
    summary: 'A payment with its attempts, refunds, postings and events',
    tag,
    handler: ({ params }) => getPayment(app, params.id),
  });
}

function disbursementRoutes(http: Http, app: App): void {
  http.route({
    call: listDisbursementsCall,
    schemas: { query: DisbursementsQuery, answer: DisbursementsPage },
    access,
    summary: 'Disbursements (money sent through M-Pesa, or queued to be sent), newest first',
    tag,
    handler: ({ query }) => listDisbursements(app.db, query),
  });
}

function eventRoutes(http: Http, app: App): void {
  http.route({
    call: listProviderEventsCall,
    schemas: { query: ProviderEventsQuery, answer: ProviderEventsPage },
    access,
    summary: 'Events that the payment providers sent us, newest first',
    tag,
    handler: ({ query }) => listProviderEvents(app.db, query),
  });
  http.route({
    call: getProviderEventCall,
    schemas: { params: IdParams, answer: ProviderEventDetail },
    access,
    summary: 'One event of a payment provider as it was received; the reading is recorded',
    tag,
    handler: ({ person, params }) => viewProviderEvent(app, person, params.id),
  });
  http.route({
    call: retryProviderEventCall,
    schemas: { params: IdParams, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Process an event again that was given up',
    tag,
    idempotent: true,
    handler: async ({ person, params, inSameTx }) => {
      await retryProviderEvent(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}

function ledgerRoutes(http: Http, app: App): void {
  http.route({
    call: getLedgerCall,
    schemas: { answer: LedgerAnswer },
    access,
    summary: 'The balance of each account of the ledger',
    tag,
    handler: async () => ({ accounts: await listBalances(app.db) }),
  });
  http.route({
    call: listLedgerEntriesCall,
    schemas: { query: LedgerEntriesQuery, answer: LedgerEntriesPage },
    access,
    summary: 'The entries of one account of the ledger, newest first',
    tag,
    handler: ({ query }) => listLedgerEntries(app.db, query),
  });
  http.route({
    call: noteTopUpCall,
    schemas: { body: TopUpRequest, answer: Done },
    access,
    recentSignIn: true,
    summary: 'Note that shillings were moved from the PayBill to the account we send from',
    tag,
    idempotent: true,
    asksConsent: true,
    handler: ({ person, body, inSameTx }) =>
      orAskConsent(app, { person, body }, async () => {
        await noteTopUp(app, person, body, { inSameTx: (tx) => inSameTx(tx, done) });
        return done;
      }),
  });
}

function disputeRoutes(http: Http, app: App): void {
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
    recentSignIn: true,
    summary: 'Send our evidence in a dispute; the bank takes it once',
    tag,
    idempotent: true,
    handler: async ({ person, params, body, inSameTx }) => ({
      dispute: await sendEvidence(
        app,
        person,
        { id: params.id, text: body.text },
        { inSameTx: (tx, dispute) => inSameTx(tx, { dispute }) },
      ),
    }),
  });
  http.route({
    call: acceptDisputeCall,
    schemas: { params: IdParams, body: WhyRequest, answer: DisputeAnswer },
    access,
    recentSignIn: true,
    summary: 'Accept a dispute, which is then lost',
    tag,
    idempotent: true,
    asksConsent: true,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, async () => ({
        dispute: await acceptDispute(app, person, params.id, { inSameTx: (tx, dispute) => inSameTx(tx, { dispute }) }),
      })),
  });
}
