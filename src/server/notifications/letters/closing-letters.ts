import { titleIn } from '#server/bookings/title-in.ts';
import { job } from '#server/jobs/job.ts';
import { calendarDate, formatDate, today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { listClosing } from '../approval-queries.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { tellManagers } from '../tell-managers.ts';

/** So many listings are named; of more the letter says how many. */
const named = 20;

/** That the last day that travellers may book of public listings comes near. A provider gets one letter for each such day. */
export const closingLetterJob = job('mail-listings-closing', async (app, { providerId, until }) => {
  const day = calendarDate(until);
  const listings = await listClosing(app.db, { providerId, until: day, most: named });
  const count = listings[0]?.total ?? 0;
  if (count === 0 || day < today(app.clock)) return;
  await tellManagers(app, { providerId, template: 'listings-closing', about: `${providerId}:${until}` }, (lang) => {
    const date = formatDate(day, lang);
    const titles = listings.map((listing) => titleIn(lang, listing).title);
    const more = count - titles.length;
    return {
      subject: say('closing.subject', { count, title: titles[0] ?? '', date }),
      paragraphs: [
        say('closing.text', { count, date }),
        ...(count > 1 ? titles : []),
        ...(more > 0 ? [say('closing.more', { count: more })] : []),
        say('closing.do'),
      ],
      button: { label: translate(lang, 'mail', 'closing.button'), url: pageAddress(app, '/provider/services', lang) },
    };
  });
});
