import type { BillSum } from '#server/papers/blocks.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatKes, formatUsd, kes, kesFor, usd } from '#shared/money.ts';
import type { ReceiptPayment } from './queries.ts';

/** Dollars without the name of their currency. */
export const dollarsOn = (cents: number, lang: Lang) => formatUsd(usd(cents), lang);

/** A number of points as text. Points are not shown as money, although one is worth a cent. */
export const pointsIn = (count: number, lang: Lang) => translate(lang, 'papers', 'returned.points', { count });

/**
 * An amount of payments: what M-Pesa took of it, in shillings, what cards were charged of it, and all of it in dollars.
 */
interface Moved {
  shillings: number;
  cardCents: number;
  cents: number;
}

/** What of the payments `centsOf` names, each in the currency in which it was paid, at the rate of its payment. */
function movedBy(paid: ReceiptPayment[], centsOf: (payment: ReceiptPayment) => number): Moved {
  const sum: Moved = { shillings: 0, cardCents: 0, cents: 0 };
  for (const payment of paid) {
    const cents = centsOf(payment);
    sum.cents += cents;
    if (payment.rate === null) sum.cardCents += cents;
    else sum.shillings += kesFor(usd(cents), payment.rate);
  }
  return sum;
}

/** 'KES 21,450 ($195 USD)', '$195 USD', or both of them where a trip was paid by both methods. */
function movedText({ shillings, cardCents, cents }: Moved, lang: Lang): string {
  const inAll = `${dollarsOn(cents, lang)} USD`;
  if (shillings === 0) return inAll;
  const byCard = cardCents > 0 ? ` + ${dollarsOn(cardCents, lang)} USD` : '';
  return `${formatKes(kes(shillings), lang)}${byCard} (${inAll})`;
}

const paidOf = ({ paidCents }: ReceiptPayment) => paidCents;
const refundedOf = ({ refundedCents }: ReceiptPayment) => refundedCents;

/** What was paid in all, first in the currency in which it was paid; points where these paid all. */
function paidText(paid: ReceiptPayment[], lang: Lang): string {
  const moved = movedBy(paid, paidOf);
  const points = paid.reduce((sum, payment) => sum + payment.discountCents, 0);
  return moved.cents === 0 && points > 0 ? pointsIn(points, lang) : movedText(moved, lang);
}

/** The sums of the payments' rows. Money that paid for nothing and was returned is in neither sum. */
export function sumsOf(paid: ReceiptPayment[], lang: Lang): BillSum[] {
  const inAll: BillSum = { label: translate(lang, 'papers', 'sum.paid'), value: paidText(paid, lang) };
  const [given, back] = [movedBy(paid, paidOf), movedBy(paid, refundedOf)];
  if (back.cents === 0) return [{ ...inAll, strong: true }];
  const left: Moved = {
    shillings: given.shillings - back.shillings,
    cardCents: given.cardCents - back.cardCents,
    cents: given.cents - back.cents,
  };
  return [
    inAll,
    { label: translate(lang, 'papers', 'sum.refunded'), value: `−${movedText(back, lang)}` },
    { label: translate(lang, 'papers', 'sum.balance'), value: movedText(left, lang), strong: true },
  ];
}
