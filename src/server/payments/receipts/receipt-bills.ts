import { pointsInPrice } from '#server/bookings/terms.ts';
import type { PaperTrip } from '#server/bookings/vouchers/queries.ts';
import { extrasIn } from '#server/catalogue/extra-words.ts';
import { linesIn } from '#server/catalogue/line-words.ts';
import { type BillSum, bill, type Column } from '#server/papers/blocks.ts';
import type { Paper } from '#server/papers/paper.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { centsFromDollars, formatMoved, usd } from '#shared/money.ts';
import { type ShownRefundMethod, shownRefundMethod } from '#shared/payment-methods.ts';
import { splitPrice } from '#shared/price-shares.ts';
import type { RefundReason } from '#shared/refund-reasons.ts';
import type { DecidedRefund, ReceiptPayment, ReceiptRefund } from './queries.ts';
import { dollarsOn, pointsIn, sumsOf } from './receipt-sums.ts';

/** The content of a receipt, with at least one payment. */
export interface ReceiptContent {
  trip: PaperTrip;
  paid: ReceiptPayment[];
  refunded: ReceiptRefund[];
  decided: DecidedRefund[];
  /** Points that were spent on the booking and do not pay a part of its present price. */
  pointsOutOfPrice: number;
}

/** The number of a payment on receipts: BK-2026-001-1. */
export const receiptNumber = ({ booking }: PaperTrip, { seq }: { seq: number }): string =>
  `${booking.reference}-${seq}`;

const dayOf = (at: Date, lang: Lang) => formatDate(dateInNairobi(at), lang);

/** The lines of the price, the part that points paid, and the taxes that the price includes, before any refunds. */
export function lineBill(paper: Paper, { trip, pointsOutOfPrice }: ReceiptContent): void {
  const { lang } = paper;
  const { lines, extras, totalCents, commissionBps, taxes } = trip.booking;
  const count = pointsInPrice(trip.booking, pointsOutOfPrice);
  const columns: Column[] = [
    { label: translate(lang, 'papers', 'column.line'), share: 0.46 },
    { label: translate(lang, 'papers', 'column.quantity'), share: 0.14, align: 'right' },
    { label: translate(lang, 'papers', 'column.unit'), share: 0.2, align: 'right' },
    { label: translate(lang, 'papers', 'column.amount'), share: 0.2, align: 'right' },
  ];
  const sums: BillSum[] = [];
  if (count > 0) {
    sums.push({ label: translate(lang, 'papers', 'sum.price'), value: dollarsOn(totalCents, lang) });
    const points = translate(lang, 'papers', 'sum.points', { count });
    sums.push({ label: points, value: `−${dollarsOn(count, lang)}` });
  }
  const total = dollarsOn(totalCents - count, lang);
  sums.push({ label: translate(lang, 'papers', 'sum.total'), value: `${total} USD`, strong: true });
  const { levy, vat } = splitPrice(usd(totalCents), commissionBps, taxes);
  if (levy > 0) sums.push({ label: translate(lang, 'papers', 'sum.levy'), value: dollarsOn(levy, lang) });
  if (vat > 0) sums.push({ label: translate(lang, 'papers', 'sum.vat'), value: dollarsOn(vat, lang) });
  bill(paper, {
    columns,
    lines: [...linesIn(lang, lines), ...extrasIn(lang, extras)].map(({ label, quantity, unitPrice, amount }) => [
      label,
      String(quantity),
      dollarsOn(centsFromDollars(unitPrice), lang),
      dollarsOn(centsFromDollars(amount), lang),
    ]),
    sums,
  });
}

/** The payments: what was charged, at which rate, and M-Pesa's or Stripe's code. */
export function paymentBill(paper: Paper, { trip, paid, refunded }: ReceiptContent): void {
  const { lang } = paper;
  bill(paper, {
    columns: [
      { label: translate(lang, 'papers', 'column.number'), share: 0.22 },
      { label: translate(lang, 'papers', 'column.date'), share: 0.15 },
      { label: translate(lang, 'papers', 'column.how'), share: 0.1 },
      { label: translate(lang, 'papers', 'column.reference'), share: 0.23 },
      { label: translate(lang, 'papers', 'column.charged'), share: 0.3, align: 'right' },
    ],
    lines: paid.map((payment) => [
      receiptNumber(trip, payment),
      dayOf(payment.paidAt, lang),
      payment.method ? translate(lang, 'papers', `method.${payment.method}`) : '',
      payment.reference ?? '',
      chargedOf(payment, lang),
    ]),
    sums: refunded.length > 0 ? [] : sumsOf(paid, lang),
  });
}

/** The charged amount: dollars, or shillings with their dollars and the rate of the payment. */
function chargedOf({ currency, amountMinor, usdCents, rate, discountCents }: ReceiptPayment, lang: Lang): string {
  if (currency === null || amountMinor === null) return pointsIn(discountCents, lang);
  const charged = formatMoved({ currency, amountMinor }, lang);
  if (rate === null || usdCents === null) return charged;
  const by = translate(lang, 'papers', 'charged.rate', { usd: dollarsOn(usdCents, lang), rate });
  return `${charged}\n${by}`;
}

/** The refunds, and then what was paid less what was refunded. */
export function refundBill(paper: Paper, { paid, refunded }: ReceiptContent): void {
  const { lang } = paper;
  bill(paper, {
    columns: [
      { label: translate(lang, 'papers', 'column.date'), share: 0.18 },
      { label: translate(lang, 'papers', 'column.how'), share: 0.18 },
      { label: translate(lang, 'papers', 'column.reference'), share: 0.38 },
      { label: translate(lang, 'papers', 'column.returned'), share: 0.26, align: 'right' },
    ],
    lines: refunded.map((refund) => [
      dayOf(refund.settledAt, lang),
      translate(lang, 'papers', refundMethodWords[shownRefundMethod[refund.method]]),
      refund.reference ?? '',
      returnedOf(refund, lang),
    ]),
    sums: sumsOf(paid, lang),
  });
}

const refundMethodWords: Readonly<Record<ShownRefundMethod, KeyOf<'papers'>>> = {
  card: 'method.card',
  mpesa: 'method.mpesa',
  points: 'method.points',
  by_hand: 'method.manual',
};

/** What is said beside the amount; the booking itself explains the others. */
const refundReasonWords: Readonly<Record<RefundReason, KeyOf<'papers'> | undefined>> = {
  policy: undefined,
  provider_cancel: undefined,
  our_cancel: undefined,
  change: undefined,
  goodwill: undefined,
  dashboard: undefined,
  chargeback: 'returned.bank',
  surplus: 'returned.surplus',
  duplicate: 'returned.surplus',
  too_little: 'returned.tooLittle',
  day_passed: 'returned.late',
  points_short: 'returned.late',
};

function returnedOf(refund: ReceiptRefund, lang: Lang): string {
  const parts = refund.amountMinor > 0 ? [formatMoved(refund, lang)] : [];
  const why = refundReasonWords[refund.reason];
  if (why) parts.push(translate(lang, 'papers', why));
  if (refund.pointsBack > 0) parts.push(pointsIn(refund.pointsBack, lang));
  return parts.join('\n');
}
