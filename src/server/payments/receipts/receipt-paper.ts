import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { tripDates } from '#server/bookings/trip-dates.ts';
import type { PaperTrip } from '#server/bookings/vouchers/queries.ts';
import { guestsIn } from '#server/catalogue/party-words.ts';
import { facts, heading, remark, title } from '#server/papers/blocks.ts';
import { makePaper } from '#server/papers/paper.ts';
import { type Business, getBusiness, getSettings } from '#server/settings/queries.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import { lineBill, paymentBill, type ReceiptContent, receiptNumber, refundBill } from './receipt-bills.ts';

/** The receipt as a PDF: issuer, traveller, payments and refunds, and the price that they paid for. */
export async function receiptPaper(app: App, content: ReceiptContent, lang: Lang): Promise<Buffer> {
  const { trip, paid, refunded, decided } = content;
  const [business, { supportEmail: email, supportPhone: phone }] = await Promise.all([
    getBusiness(app),
    getSettings(app.db),
  ]);
  const latest = paid.at(-1);
  if (!latest) throw new Error('A receipt needs a payment');
  const number = receiptNumber(trip, latest);
  return makePaper(
    {
      lang,
      title: translate(lang, 'papers', 'receipt.document', { number }),
      number,
      issuedAt: app.clock.now(),
      pageOf: (at, of) => translate(lang, 'papers', 'page', { at, of }),
      footer: [
        [business.name, business.address].filter(Boolean).join(', '),
        translate(lang, 'papers', 'help', { email, phone }),
        ...demoWords(app, business, lang),
      ],
    },
    (paper) => {
      title(
        paper,
        translate(lang, 'papers', 'receipt.title'),
        `${titleIn(lang, trip.service).title}, ${trip.service.location}`,
      );
      facts(paper, headFacts(trip, { number, paidAt: latest.paidAt, business }, lang));
      heading(paper, translate(lang, 'papers', 'receipt.payments'));
      paymentBill(paper, content);
      if (refunded.length > 0) {
        heading(paper, translate(lang, 'papers', 'receipt.refunds'));
        refundBill(paper, content);
      }
      heading(paper, translate(lang, 'papers', 'receipt.lines'));
      lineBill(paper, content);
      for (const money of decided.filter(({ status, amountMinor }) => status !== 'succeeded' && amountMinor > 0)) {
        remark(paper, translate(lang, 'papers', 'receipt.toCome', { amount: formatMoved(money, lang) }));
      }
      const { status, cancelledAt } = trip.booking;
      if (status === 'cancelled' && cancelledAt) {
        const date = formatDate(dateInNairobi(cancelledAt), lang);
        remark(paper, translate(lang, 'papers', 'receipt.cancelled', { date }));
      }
    },
  );
}

function demoWords(app: App, { invented }: Business, lang: Lang): string[] {
  if (invented) return [translate(lang, 'papers', 'demo.business')];
  return app.config.demo ? [translate(lang, 'papers', 'demo')] : [];
}

interface Head {
  number: string;
  paidAt: Date;
  business: Business;
}

function headFacts({ booking }: PaperTrip, { number, paidAt, business }: Head, lang: Lang): [string, string][] {
  const { contactName, contactEmail, startDate, endDate } = booking;
  const rows: [string, string][] = [
    [translate(lang, 'papers', 'fact.number'), number],
    [translate(lang, 'papers', 'fact.date'), formatDate(dateInNairobi(paidAt), lang)],
    [translate(lang, 'papers', 'fact.issuer'), [business.name, business.address].filter(Boolean).join('\n')],
    [translate(lang, 'papers', 'fact.pin'), business.pin],
    [translate(lang, 'papers', 'fact.traveller'), [contactName, contactEmail].filter(Boolean).join('\n')],
    [translate(lang, 'papers', 'fact.when'), tripDates(startDate, endDate, lang)],
    [translate(lang, 'papers', 'fact.guests'), guestsIn(lang, booking)],
  ];
  return rows.filter(([, value]) => value !== '');
}
