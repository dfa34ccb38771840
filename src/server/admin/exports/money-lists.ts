import { eachConsent } from '#server/consents/queries.ts';
import { eachDisbursement } from '#server/payments/admin/disbursement-queries.ts';
import { eachLedgerEntry } from '#server/payments/admin/ledger-queries.ts';
import { eachPayment } from '#server/payments/admin/queries.ts';
import { eachDispute } from '#server/payments/disputes/queries.ts';
import { eachProviderEvent } from '#server/payments/inbox/queries.ts';
import { eachOwedProvider } from '#server/payments/payouts/owed-queries.ts';
import { eachPayout } from '#server/payments/payouts/queries.ts';
import { eachCase } from '#server/payments/reconciliation/list-cases.ts';
import { eachRefund } from '#server/payments/refunds/queries.ts';
import {
  AdminPaymentsQuery,
  DisputesQuery,
  IssuesQuery,
  LedgerEntriesQuery,
  ProviderEventsQuery,
} from '#shared/contracts/admin-payments.schemas.ts';
import {
  type AdminPayments,
  type Dispute,
  type Issues,
  type LedgerEntries,
  listDisputesCall,
  listIssuesCall,
  listLedgerEntriesCall,
  listPaymentsCall,
  listProviderEventsCall,
  type ProviderEvents,
} from '#shared/contracts/admin-payments.ts';
import { ConsentsQuery } from '#shared/contracts/consents.schemas.ts';
import { type Consent, listConsentsCall } from '#shared/contracts/consents.ts';
import { DisbursementsQuery } from '#shared/contracts/disbursements.schemas.ts';
import { type AdminDisbursements, listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import { AdminPayoutsQuery, OwedProvidersQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  type AdminPayout,
  listOwedProvidersCall,
  listPayoutsCall,
  type OwedProvider,
} from '#shared/contracts/payouts.ts';
import { AdminRefundsQuery } from '#shared/contracts/refunds.schemas.ts';
import { type AdminRefund, listRefundsCall } from '#shared/contracts/refunds.ts';
import { columnsOf, exportedList } from './exported-list.ts';

const pages = { page: true, pageSize: true, after: true } as const;

const payments = exportedList({
  name: 'payments',
  call: listPaymentsCall,
  query: AdminPaymentsQuery.omit(pages),
  columns: columnsOf<AdminPayments['items'][number]>({
    reference: ({ booking }) => booking.reference,
    traveller: ({ traveller }) => traveller.name,
    number: ({ seq }) => seq,
    status: ({ status }) => status,
    method: ({ method }) => method,
    disputed: ({ disputed }) => disputed,
    due: ({ due }) => due,
    discount: ({ discount }) => discount,
    paid: ({ paid }) => paid,
    refunded: ({ refunded }) => refunded,
    receipt: ({ receipt }) => receipt,
    errorCode: ({ lastError }) => lastError,
    createdAt: ({ createdAt }) => createdAt,
    paidAt: ({ paidAt }) => paidAt,
    id: ({ id }) => id,
    bookingId: ({ booking }) => booking.id,
    travellerId: ({ traveller }) => traveller.id,
  }),
  rows: ({ app, query, most }) => eachPayment(app, query, most),
});

const refunds = exportedList({
  name: 'refunds',
  call: listRefundsCall,
  query: AdminRefundsQuery.omit(pages),
  columns: columnsOf<AdminRefund>({
    reference: ({ booking }) => booking.reference,
    status: ({ status }) => status,
    amount: ({ amount }) => amount,
    currency: ({ currency }) => currency,
    points: ({ pointsBack }) => pointsBack,
    method: ({ method }) => method,
    reason: ({ reason }) => reason,
    note: ({ note }) => note,
    phoneEnd: ({ phone }) => phone,
    verified: ({ verified }) => verified,
    heldBack: ({ heldBack }) => heldBack,
    receipt: ({ reference }) => reference,
    errorCode: ({ errorCode }) => errorCode,
    tries: ({ tries }) => tries,
    createdAt: ({ createdAt }) => createdAt,
    settledAt: ({ settledAt }) => settledAt,
    id: ({ id }) => id,
    bookingId: ({ booking }) => booking.id,
  }),
  rows: ({ app, query, most }) => eachRefund(app.db, query, most),
});

/** Why transfers were not made, as admins noted it. */
const reasonsOf = (items: AdminPayout['items']) => items.flatMap(({ reason }) => reason ?? []);

const payouts = exportedList({
  name: 'payouts',
  call: listPayoutsCall,
  query: AdminPayoutsQuery.omit(pages),
  columns: columnsOf<AdminPayout>({
    provider: ({ provider }) => provider.name,
    status: ({ status }) => status,
    dollars: ({ usd }) => usd,
    shillings: ({ kes }) => kes,
    rate: ({ rate }) => rate,
    channel: ({ channel }) => channel,
    destination: ({ destination }) => destination,
    reason: ({ items }) => reasonsOf(items).join('; '),
    period: ({ period }) => period,
    requested: ({ requested }) => requested,
    createdAt: ({ createdAt }) => createdAt,
    approvedAt: ({ approvedAt }) => approvedAt,
    settledAt: ({ settledAt }) => settledAt,
    id: ({ id }) => id,
    providerId: ({ provider }) => provider.id,
  }),
  rows: ({ app, query, most }) => eachPayout(app.db, query, most),
});

const owed = exportedList({
  name: 'provider-balances',
  call: listOwedProvidersCall,
  query: OwedProvidersQuery.omit(pages),
  columns: columnsOf<OwedProvider>({
    provider: ({ provider }) => provider.name,
    owed: ({ owed }) => owed,
    payable: ({ payable }) => payable,
    frozen: ({ frozen }) => frozen,
    inPreparation: ({ inPreparation }) => inPreparation,
    reason: ({ why }) => why,
    channel: ({ method }) => method?.channel ?? null,
    destination: ({ method }) => method?.destination ?? null,
    id: ({ id }) => id,
    payoutId: ({ payout }) => payout?.id ?? null,
  }),
  rows: ({ app, query, most }) => eachOwedProvider(app.db, query, most),
});

const transfers = exportedList({
  name: 'transfers',
  call: listDisbursementsCall,
  query: DisbursementsQuery.omit(pages),
  columns: columnsOf<AdminDisbursements['items'][number]>({
    purpose: ({ purpose }) => purpose,
    reference: ({ booking }) => booking?.reference ?? null,
    provider: ({ payout }) => payout?.provider.name ?? null,
    kind: ({ kind }) => kind,
    status: ({ status }) => status,
    shillings: ({ amount }) => amount,
    phoneEnd: ({ phone }) => phone,
    originalReceipt: ({ originalReceipt }) => originalReceipt,
    receipt: ({ receipt }) => receipt,
    conversationId: ({ conversationId }) => conversationId,
    resultCode: ({ resultCode }) => resultCode,
    errorCode: ({ errorCode }) => errorCode,
    tries: ({ tries }) => tries,
    checks: ({ checks }) => checks,
    createdAt: ({ createdAt }) => createdAt,
    sentAt: ({ sentAt }) => sentAt,
    nextCheckAt: ({ nextCheckAt }) => nextCheckAt,
    settledAt: ({ settledAt }) => settledAt,
    id: ({ id }) => id,
    ownerId: ({ ownerId }) => ownerId,
    payoutId: ({ payout }) => payout?.id ?? null,
  }),
  rows: ({ app, query, most }) => eachDisbursement(app.db, query, most),
});

const disputes = exportedList({
  name: 'disputes',
  call: listDisputesCall,
  query: DisputesQuery.omit(pages),
  columns: columnsOf<Dispute>({
    reference: ({ booking }) => booking.reference,
    status: ({ status }) => status,
    amount: ({ amount }) => amount,
    fee: ({ fee }) => fee,
    reason: ({ reason }) => reason,
    inquiry: ({ inquiry }) => inquiry,
    dueBy: ({ dueBy }) => dueBy,
    evidenceAt: ({ evidenceAt }) => evidenceAt,
    createdAt: ({ createdAt }) => createdAt,
    closedAt: ({ closedAt }) => closedAt,
    stripeId: ({ stripeId }) => stripeId,
    id: ({ id }) => id,
    bookingId: ({ booking }) => booking.id,
    paymentId: ({ paymentId }) => paymentId,
  }),
  rows: ({ app, query, most }) => eachDispute(app.db, query, most),
});

const events = exportedList({
  name: 'provider-events',
  call: listProviderEventsCall,
  query: ProviderEventsQuery.omit(pages),
  columns: columnsOf<ProviderEvents['items'][number]>({
    sender: ({ provider }) => provider,
    kind: ({ type }) => type,
    outcome: ({ outcome }) => outcome,
    note: ({ note }) => note,
    tries: ({ tries }) => tries,
    receivedAt: ({ receivedAt }) => receivedAt,
    processedAt: ({ processedAt }) => processedAt,
    nextTryAt: ({ nextTryAt }) => nextTryAt,
    eventKey: ({ eventKey }) => eventKey,
    id: ({ id }) => id,
    ownerId: ({ ownerId }) => ownerId,
  }),
  rows: ({ app, query, most }) => eachProviderEvent(app.db, query, most),
});

const ledger = exportedList({
  name: 'ledger-entries',
  call: listLedgerEntriesCall,
  query: LedgerEntriesQuery.omit(pages),
  columns: columnsOf<LedgerEntries['items'][number]>({
    at: ({ at }) => at,
    kind: ({ kind }) => kind,
    otherAccount: ({ other }) => other,
    currency: ({ currency }) => currency,
    amount: ({ amountMinor }) => amountMinor / 100,
    reference: ({ booking }) => booking?.reference ?? null,
    provider: ({ provider }) => provider?.name ?? null,
    id: ({ id }) => id,
    ownerId: ({ source }) => source,
    bookingId: ({ booking }) => booking?.id ?? null,
    providerId: ({ provider }) => provider?.id ?? null,
    paymentId: ({ paymentId }) => paymentId,
  }),
  rows: ({ app, query, most }) => eachLedgerEntry(app.db, query, most),
});

/** Without what was expected and found, which may name a payer. */
const cases = exportedList({
  name: 'cases',
  call: listIssuesCall,
  query: IssuesQuery.omit({ ...pages, about: true }),
  columns: columnsOf<Issues['items'][number]>({
    kind: ({ code }) => code,
    status: ({ status }) => status,
    about: ({ subject }) => subject,
    reference: ({ booking }) => booking?.reference ?? null,
    note: ({ note }) => note,
    createdAt: ({ createdAt }) => createdAt,
    closedAt: ({ closedAt }) => closedAt,
    id: ({ id }) => id,
    bookingId: ({ booking }) => booking?.id ?? null,
  }),
  rows: ({ app, query, most }) => eachCase(app.db, query, most),
});

const consents = exportedList({
  name: 'consents',
  call: listConsentsCall,
  query: ConsentsQuery.omit(pages),
  columns: columnsOf<Consent>({
    action: ({ act }) => act,
    status: ({ status }) => status,
    about: ({ about }) => about.name,
    amount: ({ amount }) => amount,
    reason: ({ reason }) => reason,
    askedBy: ({ askedBy }) => askedBy.name,
    createdAt: ({ askedAt }) => askedAt,
    decidedBy: ({ decidedBy }) => decidedBy?.name ?? null,
    decidedAt: ({ decidedAt }) => decidedAt,
    note: ({ word }) => word,
    id: ({ id }) => id,
    bookingId: ({ about }) => about.bookingId,
  }),
  rows: ({ app, query, most }) => eachConsent(app, query, most),
});

export const moneyLists = [payments, refunds, payouts, owed, transfers, disputes, events, ledger, cases, consents];
