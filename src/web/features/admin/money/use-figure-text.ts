import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import { isFailureCode } from '#shared/failure-codes.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { disputeReasonTexts, disputeStateTexts, refundTexts } from '../bookings/money-words.ts';
import { useMoved } from '../bookings/use-moved.ts';
import { transferTexts } from './payout-words.ts';

const names = {
  amount: 'figure.amount',
  amountMinor: 'figure.amount',
  amountCents: 'figure.amount',
  cents: 'figure.amount',
  netCents: 'figure.netAmount',
  withdrawnCents: 'figure.taken',
  currency: 'figure.currency',
  attemptId: 'figure.attempt',
  receipt: 'figure.receipt',
  of: 'figure.receiptOf',
  returned: 'figure.returned',
  status: 'figure.status',
  code: 'figure.code',
  live: 'figure.live',
  at: 'figure.at',
  since: 'figure.since',
  dueBy: 'figure.dueBy',
  stripeId: 'figure.stripeId',
  chargeId: 'figure.charge',
  booking: 'figure.booking',
  reason: 'figure.reason',
  inquiry: 'figure.inquiry',
  booked: 'figure.booked',
  after: 'figure.after',
  accountReference: 'figure.typed',
} as const;

/** Who bears a loss, by the account that it is booked to. */
const bearers = { 'loss:overpaid:KES': 'value.us', 'provider:payable:USD': 'value.provider' } as const;

/** States of a transfer, and what else M-Pesa may have said of it. */
const ofTransfers = { ...transferTexts, wrong_amount: 'value.wrong_amount', undone: 'value.undone' } as const;

const instants = ['at', 'since', 'dueBy'];
const inDollars = ['cents', 'amountCents', 'netCents', 'withdrawnCents'];

/** Names and values of a case's figures in words; a name or value that has none stands as it is. */
export function useFigureText(found: IssueDetail) {
  const { t } = useTranslation(['admin-case', 'admin-bookings', 'admin-payouts']);
  const lang = useLang();
  const moved = useMoved();
  const wordOf = (key: string, value: string): string | undefined => {
    if (Object.hasOwn(bearers, value)) return t(bearers[value as keyof typeof bearers]);
    if (key === 'status' && found.disbursement && Object.hasOwn(ofTransfers, value))
      return t(ofTransfers[value as keyof typeof ofTransfers]);
    if ((key === 'status' || key === 'code') && Object.hasOwn(disputeStateTexts, value))
      return t(disputeStateTexts[value as keyof typeof disputeStateTexts]);
    if (key === 'status' && Object.hasOwn(refundTexts, value)) return t(refundTexts[value as keyof typeof refundTexts]);
    if (key === 'reason' && Object.hasOwn(disputeReasonTexts, value))
      return t(disputeReasonTexts[value as keyof typeof disputeReasonTexts]);
    return isFailureCode(value) ? t(`admin-bookings:failure.${value}`) : undefined;
  };
  const nameOf = (key: string) => (Object.hasOwn(names, key) ? t(names[key as keyof typeof names]) : key);
  const textOf = (key: string, value: unknown): string => {
    if (value === undefined) return '–';
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return moved(currencyOf(key, found), value);
    if (typeof value !== 'string') return JSON.stringify(value);
    const word = wordOf(key, value);
    if (word !== undefined) return word;
    return instants.includes(key) ? formatInstant(new Date(value), lang) : value;
  };
  return { nameOf, textOf };
}

/** In which currency a figure is: its name says it, or the record that the case is about. All others are M-Pesa's. */
function currencyOf(key: string, { code, attempt, refund }: IssueDetail): ChargeCurrency {
  if (inDollars.includes(key) || key.endsWith('USD') || code === 'intent_mismatch') return 'USD';
  if (key === 'amount') return attempt?.currency ?? refund?.currency ?? 'KES';
  return 'KES';
}
