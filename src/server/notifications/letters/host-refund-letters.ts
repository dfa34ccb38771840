import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import { formatMoved } from '#shared/money.ts';
import { type Facts, toProvider, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { findMailedRefund, type MailedBooking, type RefundRow } from '../queries.ts';
import { sendOnce, sendOnceForEach, wasSent } from '../send-once.ts';

const inUsd = (amountMinor: number, lang: MailedBooking['provider']['language']) =>
  formatMoved({ currency: 'USD', amountMinor }, lang);

/** To the provider: our team granted a refund, how much of it the provider bears, and why where it is told. */
function hostRefundLetter(app: App, mailed: MailedBooking, refunds: [RefundRow, ...RefundRow[]]): Promise<Letter> {
  const lang = mailed.provider.language;
  const price = refunds.reduce((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, 0);
  const part = refunds.reduce((sum, { hostCents }) => sum + hostCents, 0);
  const [{ hostNote }] = refunds;
  const why: Facts = hostNote === null ? [] : [[translate(lang, 'mail', 'fact.reason'), hostNote]];
  return toProvider(app, mailed, {
    subject: say('hostRefund.subject', { reference: mailed.booking.reference }),
    paragraphs: [say('hostRefund.text'), say('hostRefund.ask')],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.ofPrice'), inUsd(price, lang)],
      [translate(lang, 'mail', 'fact.youBear'), inUsd(part, lang)],
      ...why,
    ],
  });
}

/** To the provider: that refund was withdrawn, and costs it nothing. */
function withdrawnLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  return toProvider(app, mailed, {
    subject: say('hostRefundWithdrawn.subject', { reference: mailed.booking.reference }),
    paragraphs: [say('hostRefundWithdrawn.text')],
    facts: tripFacts(mailed, mailed.provider.language),
  });
}

const isBorne = ({ hostCents }: RefundRow) => hostCents > 0;
const keyOf = ({ id }: RefundRow) => `host-refund:${id}`;

/** They concern the provider's money, so they are always sent. Nothing is told of a refund that was withdrawn before. */
export const hostRefundLetterJobs = [
  job('mail-provider-refund', async (app, { refundId }) => {
    const found = await findMailedRefund(app.db, refundId);
    if (!found) return;
    const about = found.decided.filter(isBorne);
    await sendOnceForEach(app, { about, keyOf }, (refunds) => hostRefundLetter(app, found.mailed, refunds));
  }),
  job('mail-provider-refund-withdrawn', async (app, { refundId }) => {
    const found = await findMailedRefund(app.db, refundId);
    if (found?.refund.status !== 'withdrawn' || !(await wasSent(app, keyOf(found.refund)))) return;
    await sendOnce(app, `host-refund-withdrawn:${refundId}`, () => withdrawnLetter(app, found.mailed));
  }),
];
