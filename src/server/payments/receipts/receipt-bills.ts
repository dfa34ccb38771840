import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved, formatUsd, usd } from '#shared/money.ts';
import { pointsInPrice } from '../../bookings/terms.ts';
import type { PaperTrip } from '../../bookings/vouchers/queries.ts';
import { linesIn } from '../../catalogue/get-quote.ts';
import { type BillSum, bill, type Column } from '../../papers/blocks.ts';
import type { Paper } from '../../papers/paper.ts';
import { splitOf } from '../ledger/split-price.ts';
import type { DecidedRefund, ReceiptPayment, ReceiptRefund } from './queries.ts';

/** All that a receipt says; at least one payment. */
export interface ReceiptContent {
  trip: PaperTrip;
  paid: ReceiptPayment[];
  refunded: ReceiptRefund[];
  decided: DecidedRefund[];
  /** Points that were spent on it and pay no part of its price any more. */
  pointsOutOfPrice: number;
}

/** Each payment of a booking has a number of its own: BK-2026-001-1. */
export const receiptNumber = ({ booking }: PaperTrip, { seq }: { seq: number }): string =>
  `${booking.reference}-${seq}`;

const dollarsOn = (cents: number, lang: Lang) => formatUsd(usd(cents), lang);
const dayOf = (at: Date, lang: Lang) => formatDate(dateInNairobi(at), lang);

/** The lines of the price, what points paid of it, and the taxes that it contains, whatever came back of it later. */
export function lineBill(paper: Paper, { trip, pointsOutOfPrice }: ReceiptContent): void {
  const { lang } = paper;
  const { lines, totalCents, commissionBps, taxes } = trip.booking;
  const count = pointsInPrice(trip.booking, pointsOutOfPrice);
  const labels = linesIn(lang, lines);
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
  const { levy, vat } = splitOf(usd(totalCents), commissionBps, taxes);
  if (levy > 0) sums.push({ label: translate(lang, 'papers', 'sum.levy'), value: dollarsOn(levy, lang) });
  if (vat > 0) sums.push({ label: translate(lang, 'papers', 'sum.vat'), value: dollarsOn(vat, lang) });
  bill(paper, {
    columns,
    lines: lines.map(({ quantity, unitPriceCents, amountCents }, place) => [
      labels[place]?.label ?? '',
      String(quantity),
      dollarsOn(unitPriceCents, lang),
      dollarsOn(amountCents, lang),
    ]),
    sums,
  });
}

/** Every payment with what was charged, by which rate, and under which number at M-Pesa or the bank. */
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

/** Points are no money, though one is worth a cent. */
const pointsIn = (count: number, lang: Lang) => translate(lang, 'papers', 'returned.points', { count });

/** Dollars, or shillings with the dollars they stand for and the rate locked on the payment. */
function chargedOf({ currency, amountMinor, usdCents, rate, discountCents }: ReceiptPayment, lang: Lang): string {
  if (currency === null || amountMinor === null) return pointsIn(discountCents, lang);
  const charged = formatMoved({ currency, amountMinor }, lang);
  if (rate === null || usdCents === null) return charged;
  const by = translate(lang, 'papers', 'charged.rate', { usd: dollarsOn(usdCents, lang), rate });
  return `${charged}\n${by}`;
}

/** What came back, then what was paid less that. */
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
      translate(lang, 'papers', `method.${methodOf(refund)}`),
      refund.reference ?? '',
      returnedOf(refund, lang),
    ]),
    sums: sumsOf(paid, lang),
  });
}

function methodOf({ method }: ReceiptRefund) {
  if (method === 'manual' || method === 'points') return method;
  return method === 'stripe' ? 'card' : 'mpesa';
}

function returnedOf(refund: ReceiptRefund, lang: Lang): string {
  const parts = refund.amountMinor > 0 ? [formatMoved(refund, lang)] : [];
  if (refund.reason === 'surplus' || refund.reason === 'duplicate') {
    parts.push(translate(lang, 'papers', 'returned.surplus'));
  }
  if (refund.reason === 'too_little') parts.push(translate(lang, 'papers', 'returned.tooLittle'));
  if (refund.reason === 'chargeback') parts.push(translate(lang, 'papers', 'returned.bank'));
  if (refund.pointsBack > 0) parts.push(pointsIn(refund.pointsBack, lang));
  return parts.join('\n');
}

/** As the payments' own rows count it: money that bought nothing, and went back, is in neither sum. */
function sumsOf(paid: ReceiptPayment[], lang: Lang): BillSum[] {
  const paidCents = paid.reduce((sum, payment) => sum + payment.paidCents, 0);
  const refundedCents = paid.reduce((sum, payment) => sum + payment.refundedCents, 0);
  const points = paid.reduce((sum, payment) => sum + payment.discountCents, 0);
  const byPoints = paidCents === 0 && points > 0;
  const value = byPoints ? pointsIn(points, lang) : `${dollarsOn(paidCents, lang)} USD`;
  const inAll: BillSum = { label: translate(lang, 'papers', 'sum.paid'), value };
  if (refundedCents === 0) return [{ ...inAll, strong: true }];
  return [
    inAll,
    { label: translate(lang, 'papers', 'sum.refunded'), value: `−${dollarsOn(refundedCents, lang)} USD` },
    {
      label: translate(lang, 'papers', 'sum.balance'),
      value: `${dollarsOn(paidCents - refundedCents, lang)} USD`,
      strong: true,
    },
  ];
}
