import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { formatInstant } from '#shared/dates.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoved } from '../bookings/use-moved.ts';

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

/** Codes that say something in words. */
const values = {
  'loss:overpaid:KES': 'value.us',
  'provider:payable:USD': 'value.provider',
  decided_not_arrived: 'value.decided',
} as const;

const instants = ['at', 'since', 'dueBy'];
const inDollars = ['cents', 'amountCents', 'netCents', 'withdrawnCents'];

/** Names and values of a case's figures in words; a name or value that has none stands as it is. */
export function useFigureText(found: IssueDetail) {
  const { t } = useTranslation('admin-case');
  const lang = useLang();
  const moved = useMoved();
  const nameOf = (key: string) => (Object.hasOwn(names, key) ? t(names[key as keyof typeof names]) : key);
  const textOf = (key: string, value: unknown): string => {
    if (value === undefined) return '–';
    if (value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return moved(currencyOf(key, found), value);
    if (typeof value !== 'string') return JSON.stringify(value);
    if (Object.hasOwn(values, value)) return t(values[value as keyof typeof values]);
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
