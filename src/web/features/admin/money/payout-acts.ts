import type { ConsentAct } from '#shared/consent-acts.ts';
import {
  getIssueCall,
  getLedgerCall,
  listIssueKindsCall,
  listIssuesCall,
  listLedgerEntriesCall,
} from '#shared/contracts/admin-payments.ts';
import { listDisbursementsCall } from '#shared/contracts/disbursements.ts';
import {
  type AdminPayout,
  approvePayoutCall,
  bankFailedCall,
  bankPaidCall,
  bankReturnedCall,
  getBankListStateCall,
  getPayoutCall,
  listPayoutsCall,
  retryItemCall,
  withdrawPayoutCall,
} from '#shared/contracts/payouts.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';
import type { AdminAct } from '../acts/admin-act.ts';

/** The calls whose answers change with a payout. */
export const payoutChanges = [
  ...[
    getPayoutCall,
    listPayoutsCall,
    getBankListStateCall,
    listDisbursementsCall,
    listIssuesCall,
    getIssueCall,
    listIssueKindsCall,
  ],
  ...[getLedgerCall, listLedgerEntriesCall],
];

/** What can be done about a payout: a draft is approved, unless its provider is suspended or less is owed by now, or withdrawn. */
export function usePayoutActs({ id, status, provider, kes, usd, channel, missing }: AdminPayout): AdminAct[] {
  const { t } = useTranslation('admin-payouts');
  const { shillings } = useMoney();
  if (status !== 'draft') return [];
  const params = { id };
  const words = { name: provider.name, amount: shillings(kes) };
  const approve: AdminAct = {
    ...{ key: 'approve', open: t('approve.open'), title: t('approve.title', words), confirm: t('approve.confirm') },
    effects: [t(channel === 'mpesa' ? 'approve.mpesa' : 'approve.bank'), t('approve.letter'), t('approve.final')],
    done: t('approve.done'),
    moves: { act: 'payout.approve', dollars: usd },
    send: ({ reason }, idempotencyKey) => api(approvePayoutCall, { params, body: { reason }, idempotencyKey }),
  };
  const withdraw: AdminAct = {
    ...{ key: 'withdraw', open: t('withdraw.open'), title: t('withdraw.title', words), confirm: t('withdraw.confirm') },
    danger: true,
    effects: [t('withdraw.effect')],
    done: t('withdraw.done'),
    send: (_, idempotencyKey) => api(withdrawPayoutCall, { params, idempotencyKey }),
  };
  return provider.status === 'approved' && missing === 0 ? [approve, withdraw] : [withdraw];
}

type Item = AdminPayout['items'][number];

/** What can be done about a transfer: what the bank did is noted, and a failed one is sent anew. */
export function useItemActs(payout: AdminPayout, item: Item): AdminAct[] {
  const { t } = useTranslation(['admin-payouts', 'admin-panel']);
  const { shillings } = useMoney();
  const params = { id: payout.id, itemId: item.id };
  const amount = shillings(item.kes);
  const moves = (act: ConsentAct) => ({ act, dollars: item.usd });
  const reason = { name: 'reason', label: t('admin-panel:reason'), hint: t('reasonHint'), kind: 'long' as const };
  const paid: AdminAct = {
    ...{
      key: 'paid',
      open: t('bankPaid.open'),
      title: t('bankPaid.title', { amount }),
      confirm: t('bankPaid.confirm'),
    },
    effects: [t('bankPaid.first'), t('bankPaid.letter')],
    done: t('bankPaid.done'),
    fields: [{ name: 'reference', label: t('bankPaid.reference'), most: 60 }],
    moves: moves('payout.item_paid'),
    send: ({ reference = '', reason: why }, idempotencyKey) =>
      api(bankPaidCall, { params, body: { reference, reason: why }, idempotencyKey }),
  };
  const failed: AdminAct = {
    ...{
      key: 'failed',
      open: t('bankFailed.open'),
      title: t('bankFailed.title', { amount }),
      confirm: t('bankFailed.confirm'),
    },
    danger: true,
    effects: [t('bankFailed.effect'), t('bankFailed.letter')],
    done: t('bankFailed.done'),
    moves: moves('payout.item_failed'),
    fields: [reason],
    send: (values, idempotencyKey) =>
      api(bankFailedCall, { params, body: { reason: values.reason ?? '' }, idempotencyKey }),
  };
  const returned: AdminAct = {
    ...{
      key: 'returned',
      open: t('returned.open'),
      title: t('returned.title', { amount }),
      confirm: t('returned.confirm'),
    },
    danger: true,
    effects: [t('returned.effect')],
    done: t('returned.done'),
    moves: moves('payout.item_returned'),
    fields: [reason],
    send: (values, idempotencyKey) =>
      api(bankReturnedCall, { params, body: { reason: values.reason ?? '' }, idempotencyKey }),
  };
  const to = item.sendsAgainTo;
  const again: AdminAct = {
    ...{ key: 'again', open: t('again.open'), title: t('again.title', { amount }), confirm: t('again.confirm') },
    effects: [
      ...(to ? [t(to.same ? 'again.same' : 'again.changed', { to: to.destination })] : []),
      t('again.effect'),
      t('again.rate'),
    ],
    done: t('again.done'),
    moves: moves('payout.item_retry'),
    send: ({ reason: why }, idempotencyKey) => api(retryItemCall, { params, body: { reason: why }, idempotencyKey }),
  };
  const underWay = payout.status === 'approved' || payout.status === 'sending';
  if (item.status === 'failed') return item.canBeSentAgain ? [again] : [];
  if (item.channel !== 'bank') return [];
  if (item.status === 'paid') return [returned];
  return item.status === 'queued' && underWay ? [paid, failed] : [];
}
