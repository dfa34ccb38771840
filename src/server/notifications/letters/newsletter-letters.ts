import { job } from '#server/jobs/job.ts';
import { makeConfirmation } from '#server/newsletter/confirm-subscription.ts';
import { findSubscriber } from '#server/newsletter/subscriber-queries.ts';
import { unsubscribeAddress } from '#server/newsletter/unsubscribe-address.ts';
import { translate } from '#shared/i18n/translate.ts';
import { newsletterLimits, newsletterPaths } from '#shared/newsletter.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { newsletterLetterLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To an address for which somebody asked for the newsletter: the link that confirms it, or that it is subscribed already.
 * Above the limit nothing is sent: the links of the letters before it still work.
 */
export const newsletterLetterJob = job('mail-newsletter-asked', async (app, { subscriberId, requestId }) => {
  const subscriber = await findSubscriber(app.db, subscriberId);
  // Unsubscribed or removed meanwhile.
  if (!subscriber) return;
  const { email, language: lang, askedAt, confirmedAt } = subscriber;
  const unsubscribeUrl = unsubscribeAddress(app, { id: subscriberId, lang });
  const confirming = async () => {
    const token = await makeConfirmation(app, { subscriberId, askedAt });
    return writeLetter(app, say('newsletterAsked.subject'), {
      lang,
      name: '',
      paragraphs: [say('newsletterAsked.text')],
      button: {
        label: translate(lang, 'mail', 'newsletterAsked.button'),
        url: pageAddress(app, `${newsletterPaths.confirm}?token=${token}`, lang),
      },
      after: [say('newsletterAsked.ignore', { days: newsletterLimits.confirmDays })],
    });
  };
  const alreadySubscribed = () =>
    writeLetter(app, say('newsletterAlready.subject'), {
      lang,
      name: '',
      paragraphs: [say('newsletterAlready.text')],
      button: { label: translate(lang, 'mail', 'newsletterAlready.button'), url: unsubscribeUrl },
    });
  const letter = async () => ({
    to: email,
    unsubscribeUrl,
    ...(await (confirmedAt ? alreadySubscribed : confirming)()),
  });
  await sendWithin(app, newsletterLetterLimits(app, email), () => sendOnce(app, `newsletter:${requestId}`, letter));
});
