import type { LedgerBalances } from '#shared/contracts/admin-payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

export const accountTypeTexts = {
  asset: 'admin-books:type.asset',
  liability: 'admin-books:type.liability',
  income: 'admin-books:type.income',
  expense: 'admin-books:type.expense',
  trading: 'admin-books:type.trading',
} as const satisfies Record<LedgerBalances['accounts'][number]['type'], string>;

/** What an account holds, by its code without the currency. */
const names = {
  'stripe:clearing': 'admin-books:holds.stripeClearing',
  'mpesa:collection': 'admin-books:holds.mpesaCollection',
  'mpesa:disburse': 'admin-books:holds.mpesaDisburse',
  bank: 'admin-books:holds.bank',
  'dispute:held': 'admin-books:holds.disputeHeld',
  'customer:deposits': 'admin-books:holds.deposits',
  'provider:payable': 'admin-books:holds.payable',
  'refund:pending': 'admin-books:holds.refundPending',
  'payout:transit': 'admin-books:holds.payoutTransit',
  surplus: 'admin-books:holds.surplus',
  unattributed: 'admin-books:holds.unattributed',
  'tax:vat': 'admin-books:holds.vat',
  'tax:levy': 'admin-books:holds.levy',
  'tax:withholding': 'admin-books:holds.withholding',
  commission: 'admin-books:holds.commission',
  cancellation: 'admin-books:holds.cancellation',
  'fees:stripe': 'admin-books:holds.feesStripe',
  'fees:mpesa': 'admin-books:holds.feesMpesa',
  'fees:dispute': 'admin-books:holds.feesDispute',
  loyalty: 'admin-books:holds.loyalty',
  'loss:chargeback': 'admin-books:holds.lossChargeback',
  'loss:overpaid': 'admin-books:holds.lossOverpaid',
  fx: 'admin-books:holds.fx',
} as const;

/** What an account holds, in words; the code of one that has none. */
export function useAccountName(): (account: string) => string {
  const { t } = useTranslation('admin-books');
  return (account) => {
    const place = account.lastIndexOf(':');
    const code = account.slice(0, place);
    const key = Object.hasOwn(names, code) ? names[code as keyof typeof names] : undefined;
    return key === undefined ? account : `${t(key)}, ${account.slice(place + 1)}`;
  };
}
