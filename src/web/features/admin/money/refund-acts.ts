import type { ConsentAct } from '#shared/consent-acts.ts';
import { getAdminBookingCall } from '#shared/contracts/admin-bookings.ts';
import { getIssueCall, getPaymentCall, listIssueKindsCall, listIssuesCall } from '#shared/contracts/admin-payments.ts';
import {
  type AdminRefund,
  listRefundsCall,
  refundPaidCall,
  retryRefundCall,
  takeRefundByHandCall,
  withdrawRefundCall,
} from '#shared/contracts/refunds.ts';
import { grantedReasons } from '#shared/refund-reasons.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AdminAct } from '../acts/admin-act.ts';
import { useMoved } from '../bookings/use-moved.ts';

/** The calls whose answers change with a refund. */
export const refundChanges = [
  ...[listRefundsCall, getPaymentCall, getAdminBookingCall, listIssuesCall, getIssueCall, listIssueKindsCall],
];

/**
 * What can be done about a refund as it is now.
 * @param sendingOff its method is switched off, so that a person may send it
 */
export function useRefundActs(refund: AdminRefund, sendingOff = false): AdminAct[] {
  const { t } = useTranslation('admin-payments');
  const moved = useMoved();
  const { id, status, reason, pointsBack, heldBack, currency, amount } = refund;
  const params = { id };
  // Of shillings the server knows what they are worth.
  const moves = (act: ConsentAct) => ({ act, dollars: currency === 'USD' ? amount : undefined });
  const money = moved(currency, Math.round(amount * 100));
  const paid: AdminAct = {
    ...{ key: 'paid', open: t('paid.open'), title: t('paid.title', { amount: money }), confirm: t('paid.confirm') },
    effects: [t('paid.first'), t('paid.letter')],
    done: t('paid.done'),
    moves: moves('refund.paid'),
    fields: [
      ...(currency === 'KES'
        ? [
            {
              ...{ name: 'from', label: t('paid.from'), kind: 'choice' as const },
              options: [
                { value: 'mpesa', label: t('paid.fromMpesa') },
                { value: 'bank', label: t('paid.fromBank') },
              ],
            },
          ]
        : []),
      { name: 'reference', label: t('paid.reference'), hint: t('paid.referenceHint'), most: 60 },
    ],
    send: ({ reference = '', from, reason: why }, idempotencyKey) =>
      api(refundPaidCall, {
        params,
        body: { reference, reason: why, ...(from !== undefined && { from: from as 'mpesa' | 'bank' }) },
        idempotencyKey,
      }),
  };
  const retry: AdminAct = {
    ...{ key: 'retry', open: t('retry.open'), title: t('retry.title', { amount: money }), confirm: t('retry.confirm') },
    effects: [t('retry.effect'), t('retry.notBoth')],
    done: t('retry.done'),
    moves: moves('refund.retry'),
    send: ({ reason: why }, idempotencyKey) => api(retryRefundCall, { params, body: { reason: why }, idempotencyKey }),
  };
  const byHand: AdminAct = {
    ...{ key: 'byHand', open: t('byHand.open'), title: t('byHand.title'), confirm: t('byHand.confirm') },
    effects: [t('byHand.effect'), t('byHand.next')],
    done: t('byHand.done'),
    send: (_, idempotencyKey) => api(takeRefundByHandCall, { params, idempotencyKey }),
  };
  const withdraw: AdminAct = {
    ...{ key: 'withdraw', open: t('withdraw.open'), title: t('withdraw.title'), confirm: t('withdraw.confirm') },
    danger: true,
    effects: [t('withdraw.effect')],
    done: t('withdraw.done'),
    moves: moves('refund.withdraw'),
    send: ({ reason: why }, idempotencyKey) =>
      api(withdrawRefundCall, { params, body: { reason: why }, idempotencyKey }),
  };
  if (status === 'manual') return [paid, ...(heldBack === null ? [retry] : [])];
  if (status !== 'queued') return [];
  const granted = grantedReasons.some((each) => each === reason) && pointsBack === 0;
  return [...(sendingOff && heldBack === null ? [byHand] : []), ...(granted ? [withdraw] : [])];
}
