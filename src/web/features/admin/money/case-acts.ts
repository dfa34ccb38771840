import { type CaseForm, caseFormsOf } from '#shared/cases.ts';
import { getAdminBookingCall } from '#shared/contracts/admin-bookings.ts';
import {
  attributeReceiptCall,
  closeIssueCall,
  getIssueCall,
  getLedgerCall,
  getPaymentCall,
  type IssueDetail,
  listIssueKindsCall,
  listIssuesCall,
  listLedgerEntriesCall,
  listPaymentsCall,
  neverCameCall,
  notOursCall,
  repaidReceiptCall,
  returnReceiptCall,
} from '#shared/contracts/admin-payments.ts';
import { listRefundsCall } from '#shared/contracts/refunds.ts';
import { formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { attemptTexts } from '../bookings/money-words.ts';
import { useMoved } from '../bookings/use-moved.ts';

/** The calls whose answers change with a case. */
export const caseChanges = [
  ...[getIssueCall, listIssuesCall, listIssueKindsCall, getPaymentCall, listPaymentsCall, getAdminBookingCall],
  ...[listRefundsCall, getLedgerCall, listLedgerEntriesCall],
];

/** What ends a case, as it is now. */
export function useCaseActs(found: IssueDetail): AdminAct[] {
  const receipt = useReceiptActs(found);
  const plain = usePlainActs(found);
  const acts: Record<CaseForm, AdminAct> = { ...receipt, ...plain };
  return caseFormsOf(found).map((form) => acts[form]);
}

/** Closing with a reason, and noting that a payment never came. */
function usePlainActs({ id }: IssueDetail): Record<'close' | 'never_came', AdminAct> {
  const { t } = useTranslation(['admin-case', 'admin-panel', 'admin-payouts']);
  const params = { id };
  const hint = t('admin-payouts:reasonHint');
  const close: AdminAct = {
    ...{ key: 'close', open: t('close.open'), title: t('close.title'), confirm: t('close.confirm') },
    effects: [t('close.effect'), t('close.recorded')],
    done: t('close.done'),
    fields: [{ name: 'reason', label: t('close.reason'), hint, kind: 'long' }],
    send: ({ reason = '' }, idempotencyKey) => api(closeIssueCall, { params, body: { reason }, idempotencyKey }),
  };
  const neverCame: AdminAct = {
    ...{ key: 'never_came', open: t('neverCame.open'), title: t('neverCame.title'), confirm: t('neverCame.confirm') },
    danger: true,
    effects: [t('neverCame.look'), t('neverCame.undone'), t('neverCame.booking'), t('neverCame.letter')],
    done: t('neverCame.done'),
    moves: { act: 'payment.never_came', dollars: undefined },
    fields: [{ name: 'reason', label: t('admin-panel:reason'), hint, kind: 'long' }],
    send: ({ reason = '' }, idempotencyKey) => api(neverCameCall, { params, body: { reason }, idempotencyKey }),
  };
  return { close, never_came: neverCame };
}

/** What becomes of money without an owner. */
function useReceiptActs(found: IssueDetail): Record<'attribute' | 'repaid' | 'returned' | 'not_ours', AdminAct> {
  const { t } = useTranslation(['admin-case', 'admin-panel', 'admin-payouts']);
  const { attempts, losses, amount } = useReceiptWords(found);
  const params = { id: found.id };
  const attribute: AdminAct = {
    ...{ key: 'attribute', open: t('attribute.open'), confirm: t('attribute.confirm') },
    title: t('attribute.title', { amount }),
    effects: [t('attribute.effect'), t('attribute.rest')],
    done: t('attribute.done'),
    moves: { act: 'receipt.attribute', dollars: undefined },
    fields: [{ name: 'attemptId', label: t('attribute.attempt'), kind: 'choice', options: attempts }],
    send: ({ attemptId = '', reason }, idempotencyKey) =>
      api(attributeReceiptCall, { params, body: { attemptId, reason }, idempotencyKey }),
  };
  const repaid: AdminAct = {
    ...{ key: 'repaid', open: t('repaid.open'), confirm: t('repaid.confirm') },
    title: t('repaid.title', { amount }),
    effects: [t('repaid.effect')],
    done: t('repaid.done'),
    moves: { act: 'receipt.repaid', dollars: undefined },
    fields: [{ name: 'paidTwiceId', label: t('repaid.case'), kind: 'choice', options: losses }],
    send: ({ paidTwiceId = '', reason }, idempotencyKey) =>
      api(repaidReceiptCall, { params, body: { paidTwiceId, reason }, idempotencyKey }),
  };
  const returned: AdminAct = {
    ...{ key: 'returned', open: t('returned.open'), confirm: t('returned.confirm') },
    title: t('returned.title', { amount }),
    effects: [t('returned.first')],
    done: t('returned.done'),
    moves: { act: 'receipt.returned', dollars: undefined },
    fields: [{ name: 'reference', label: t('returned.reference'), most: 100 }],
    send: ({ reference = '', reason }, idempotencyKey) =>
      api(returnReceiptCall, { params, body: { reference, reason }, idempotencyKey }),
  };
  const notOurs: AdminAct = {
    ...{ key: 'not_ours', open: t('notOurs.open'), confirm: t('notOurs.confirm') },
    title: t('notOurs.title', { amount }),
    danger: true,
    effects: [t('notOurs.look'), t('notOurs.effect'), t('notOurs.again')],
    done: t('notOurs.done'),
    moves: { act: 'receipt.not_ours', dollars: undefined },
    fields: [{ name: 'reason', label: t('admin-panel:reason'), hint: t('admin-payouts:reasonHint'), kind: 'long' }],
    send: ({ reason = '' }, idempotencyKey) => api(notOursCall, { params, body: { reason }, idempotencyKey }),
  };
  return { attribute, repaid, returned, not_ours: notOurs };
}

/** The amount of a receipt, and what it may belong to, each in a line of a choice. */
function useReceiptWords({ candidates, paidTwice, found }: IssueDetail) {
  const { t } = useTranslation('admin-bookings');
  const lang = useLang();
  const moved = useMoved();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  // One that is paid has a receipt, and seldom takes another.
  const isPaid = ({ status }: (typeof candidates)[number]) => Number(status === 'succeeded');
  const attempts = candidates
    .toSorted((one, other) => isPaid(one) - isPaid(other))
    .map(({ id, booking, currency, amountMinor, status, createdAt }) => ({
      value: id,
      label: [booking.reference, moved(currency, amountMinor), t(attemptTexts[status]), at(createdAt)].join(' · '),
    }));
  const losses = paidTwice.map(({ id, booking, subject, expected, createdAt }) => ({
    value: id,
    label: [booking?.reference ?? subject, moved('KES', minorOf(expected)), at(createdAt)].join(' · '),
  }));
  return { attempts, losses, amount: moved('KES', minorOf(found)) };
}

/** Shillings × 100 of a receipt or an order. */
function minorOf(facts: unknown): number {
  const { amountMinor } = (facts ?? {}) as { amountMinor?: unknown };
  return typeof amountMinor === 'number' ? amountMinor : 0;
}
