import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { JobInput } from '#server/jobs/registry.ts';
import type { Letter } from '#server/outside/mail.ts';
import { shareOfProvider } from '#server/payments/ledger/share-of-provider.ts';
import { translate } from '#shared/i18n/translate.ts';
import { formatMoved } from '#shared/money.ts';
import { bookingButton, type Facts, toProvider, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { paidLimits, sendWithin } from '../letter-limits.ts';
import { findMailedBooking, isStanding, type MailedBooking } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

type Lost = Pick<JobInput<'mail-dispute-lost'>, 'cents' | 'points'>;

const inDollars = (amountMinor: number) => ({ currency: 'USD', amountMinor }) as const;

/** To the traveller, whose booking is not ended by it: their bank has returned the payment. */
function lostLetter(app: App, mailed: MailedBooking, { cents, points }: Lost): Promise<Letter> {
  const { booking } = mailed;
  const lang = mailed.traveller.language;
  const returned: Facts = [[translate(lang, 'mail', 'fact.takenBack'), formatMoved(inDollars(cents), lang)]];
  if (points > 0) returned.push([translate(lang, 'mail', 'fact.pointsBack'), String(points)]);
  return toTraveller(app, mailed, {
    subject: say('disputeLost.subject', { reference: booking.reference }),
    paragraphs: [
      say('disputeLost.text'),
      ...(isStanding(booking.status) ? [say('disputeLost.stays')] : []),
      say('disputeLost.when'),
    ],
    facts: [...tripFacts(mailed, lang), ...returned],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the provider: what the bank took makes their share smaller, or does not concern them. */
async function providerLostLetter(app: App, mailed: MailedBooking, { cents }: Lost): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const kept = await shareOfProvider(app.db, booking);
  const less: Facts = cents > 0 ? [[translate(lang, 'mail', 'fact.less'), formatMoved(inDollars(cents), lang)]] : [];
  return toProvider(app, mailed, {
    subject: say('providerDisputeLost.subject', { reference: booking.reference }),
    paragraphs: [
      say('providerDisputeLost.text'),
      say(cents > 0 ? 'providerDisputeLost.less' : 'providerDisputeLost.nothing'),
      ...(booking.status === 'confirmed' ? [say('providerDisputeLost.stays')] : []),
    ],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      ...less,
      [translate(lang, 'mail', 'fact.kept'), formatMoved(inDollars(kept), lang)],
    ],
  });
}

type Letters = 'mail-dispute-lost' | 'mail-provider-dispute-lost';

const letterJob = (name: Letters, write: (app: App, mailed: MailedBooking, lost: Lost) => Promise<Letter>) =>
  job(name, async (app, { bookingId, disputeId, ...lost }) => {
    const mailed = await findMailedBooking(app.db, bookingId);
    if (!mailed) return;
    await sendWithin(
      app,
      name === 'mail-dispute-lost' ? await paidLimits(app, mailed) : [],
      () => sendOnce(app, `${name.slice('mail-'.length)}:${disputeId}`, () => write(app, mailed, lost)),
      (tx, at) => enqueue(tx, name, { bookingId, disputeId, ...lost }, { at }),
    );
  });

/** When a cardholder's bank has kept the money of a booking that goes on or had ended before. */
export const disputeLetterJobs = [
  letterJob('mail-dispute-lost', lostLetter),
  letterJob('mail-provider-dispute-lost', providerLostLetter),
];
