import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { companionPaper } from '../layout/attachments.ts';
import { tripPicture, whereToBe, whichTrip } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { companionVoucherLimits, sendWithin } from '../letter-limits.ts';
import { findMailedBooking, isStanding, type MailedBooking } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/** To somebody who comes along: the voucher, and who sends it, by the account's own name and address. */
async function companionLetter(app: App, mailed: MailedBooking, { to, sender }: Sent): Promise<Letter> {
  const lang = mailed.traveller.language;
  const { title } = titleIn(lang, mailed.service);
  const letter = await writeLetter(app, say('companionVoucher.subject', { title }), {
    ...{ lang, name: '', picture: tripPicture(app, mailed, lang) },
    paragraphs: [say('companionVoucher.text', { by: sender.name, email: sender.email })],
    facts: [...whichTrip(mailed, lang), ...whereToBe(app, mailed, lang)],
    after: [say('companionVoucher.ignore')],
  });
  return { to, ...letter, attachments: await companionPaper(app, mailed) };
}

interface Sent {
  to: string;
  sender: { name: string; email: string };
}

async function findSender(db: DbOrTx, personId: string): Promise<Sent['sender'] | undefined> {
  const [row] = await db.select({ name: people.name, email: people.email }).from(people).where(eq(people.id, personId));
  return row;
}

/**
 * One letter for each time that the traveller sends the voucher; none once the booking is cancelled. It waits where others have sent
 * many to the same address, which the sender must not learn.
 */
export const companionVoucherJob = job('mail-companion-voucher', async (app, { bookingId, letterId, sealedTo }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed || !isStanding(mailed.booking.status)) return;
  const sender = await findSender(app.db, mailed.booking.personId);
  if (!sender) return;
  const to = app.secrets.open(sealedTo);
  await sendWithin(
    app,
    companionVoucherLimits(app, to),
    () => sendOnce(app, `companion-voucher:${letterId}`, () => companionLetter(app, mailed, { to, sender })),
    (tx, at) => enqueue(tx, 'mail-companion-voucher', { bookingId, letterId, sealedTo }, { at }),
  );
});
