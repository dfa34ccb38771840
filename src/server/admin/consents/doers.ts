import type { App } from '#server/app.ts';
import type { GivenConsent } from '#server/consents/permit-move.ts';
import type { Person } from '#server/http/person.ts';
import { createChange } from '#server/payments/changes/create-change.ts';
import { decideDisbursement } from '#server/payments/disbursements/decide-disbursement.ts';
import { acceptDispute } from '#server/payments/disputes/accept-dispute.ts';
import { attributeReceipt } from '#server/payments/late-money/attribute-receipt.ts';
import { noteNeverCame } from '#server/payments/late-money/note-never-came.ts';
import { noteNotOurs } from '#server/payments/late-money/note-not-ours.ts';
import { noteRepaid } from '#server/payments/late-money/note-repaid.ts';
import { noteReturned } from '#server/payments/late-money/note-returned.ts';
import { noteTopUp } from '#server/payments/ledger/note-top-up.ts';
import { approvePayout } from '#server/payments/payouts/approve-payout.ts';
import { noteBankItem } from '#server/payments/payouts/note-bank-item.ts';
import { retryItem } from '#server/payments/payouts/retry-item.ts';
import { importStatement } from '#server/payments/reconciliation/import-statement.ts';
import { cancelBooking } from '#server/payments/refunds/cancel-booking.ts';
import { noteRefundPaid } from '#server/payments/refunds/note-refund-paid.ts';
import { refundBooking } from '#server/payments/refunds/refund-booking.ts';
import { retryRefund } from '#server/payments/refunds/retry-refund.ts';
import { withdrawGoodwill } from '#server/payments/refunds/withdraw-goodwill.ts';
import type { ConsentAct } from '#shared/consent-acts.ts';
import { AdminChangeRequest } from '#shared/contracts/admin-bookings.schemas.ts';
import {
  AttributeRequest,
  CloseIssueRequest,
  RepaidRequest,
  ReturnedRequest,
  StatementRequest,
  TopUpRequest,
} from '#shared/contracts/admin-payments.schemas.ts';
import { CancelRequest } from '#shared/contracts/bookings.schemas.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { DisbursementDecision } from '#shared/contracts/disbursements.schemas.ts';
import { BankFailedRequest, BankPaidRequest, PayoutItemParams } from '#shared/contracts/payouts.schemas.ts';
import { RefundPaid, RefundRequest } from '#shared/contracts/refunds.schemas.ts';
import { SettingsRequest } from '#shared/contracts/settings.schemas.ts';
import type { Lang } from '#shared/languages.ts';
import { changeSettings } from '../change-settings.ts';

interface Kept {
  params: Record<string, string>;
  body: Record<string, unknown>;
  consent: GivenConsent;
  lang: Lang;
}

type Doer = (app: App, asker: Person, kept: Kept) => Promise<unknown>;

const idOf = ({ params }: Kept): string => IdParams.parse(params).id;
const itemOf = ({ params }: Kept) => PayoutItemParams.parse(params);

/** What is done when another admin consents: the use case of the call, with what was sent then. */
export const doers: Record<ConsentAct, Doer> = {
  'booking.cancel': (app, asker, kept) => {
    const booking = { id: idOf(kept), party: 'admin', rights: [] } as const;
    return cancelBooking(app, asker, { ...CancelRequest.parse(kept.body), booking, lang: kept.lang }, kept);
  },
  'booking.change': (app, asker, kept) => {
    const { reason: ourReason, ...asked } = AdminChangeRequest.parse(kept.body);
    return createChange(app, asker, { ...asked, ourReason, bookingId: idOf(kept) }, kept);
  },
  'booking.refund': (app, asker, kept) =>
    refundBooking(app, asker, { ...RefundRequest.parse(kept.body), bookingId: idOf(kept) }, kept),
  'disbursement.decide': (app, asker, kept) =>
    decideDisbursement(app, asker, { ...DisbursementDecision.parse(kept.body), id: idOf(kept) }, kept),
  'dispute.accept': (app, asker, kept) => acceptDispute(app, asker, idOf(kept), kept),
  'ledger.top_up': (app, asker, kept) => noteTopUp(app, asker, TopUpRequest.parse(kept.body), kept),
  'payment.never_came': (app, asker, kept) =>
    noteNeverCame(app, asker, { issueId: idOf(kept), ...CloseIssueRequest.parse(kept.body) }, kept),
  'payout.approve': (app, asker, kept) => approvePayout(app, asker, idOf(kept), kept),
  'payout.item_failed': (app, asker, kept) => {
    const { reason } = BankFailedRequest.parse(kept.body);
    return noteBankItem(app, asker, { ...itemOf(kept), note: { failed: reason } }, kept);
  },
  'payout.item_paid': (app, asker, kept) => {
    const { reference } = BankPaidRequest.parse(kept.body);
    return noteBankItem(app, asker, { ...itemOf(kept), note: { paid: reference } }, kept);
  },
  'payout.item_retry': (app, asker, kept) => retryItem(app, asker, itemOf(kept), kept),
  'payout.item_returned': (app, asker, kept) => {
    const { reason } = BankFailedRequest.parse(kept.body);
    return noteBankItem(app, asker, { ...itemOf(kept), note: { returned: reason } }, kept);
  },
  'receipt.attribute': (app, asker, kept) => {
    const { attemptId } = AttributeRequest.parse(kept.body);
    return attributeReceipt(app, asker, { issueId: idOf(kept), attemptId }, kept);
  },
  'receipt.not_ours': (app, asker, kept) => {
    const { reason } = CloseIssueRequest.parse(kept.body);
    return noteNotOurs(app, asker, { issueId: idOf(kept), reason }, kept);
  },
  'receipt.repaid': (app, asker, kept) => {
    const { paidTwiceId } = RepaidRequest.parse(kept.body);
    return noteRepaid(app, asker, { issueId: idOf(kept), paidTwiceId }, kept);
  },
  'receipt.returned': (app, asker, kept) => {
    const { reference } = ReturnedRequest.parse(kept.body);
    return noteReturned(app, asker, { issueId: idOf(kept), reference }, kept);
  },
  'refund.paid': (app, asker, kept) =>
    noteRefundPaid(app, asker, { ...RefundPaid.parse(kept.body), id: idOf(kept) }, kept),
  'refund.retry': (app, asker, kept) => retryRefund(app, asker, idOf(kept), kept),
  'refund.withdraw': (app, asker, kept) => withdrawGoodwill(app, asker, idOf(kept), kept),
  'settings.amount': (app, asker, kept) => changeSettings(app, asker, SettingsRequest.parse(kept.body), kept),
  'settings.money': (app, asker, kept) => changeSettings(app, asker, SettingsRequest.parse(kept.body), kept),
  'statement.import': (app, asker, kept) => importStatement(app, asker, StatementRequest.parse(kept.body).csv, kept),
};
