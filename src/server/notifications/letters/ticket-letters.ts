import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { getSettings } from '#server/settings/queries.ts';
import { ticketAddress } from '#server/support/mail/ticket-address.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { linesOf, pageAddress } from '../layout/letter-parts.ts';
import { type LetterWords, type Sentence, say, writeLetter } from '../layout/write-letter.ts';
import { sendWithin, ticketReceivedLimits } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';
import { findMailedAnswer, findMailedTicket, type MailedTicket } from '../ticket-queries.ts';

interface Words extends Pick<LetterWords, 'paragraphs' | 'after'> {
  subject: Sentence;
  button: 'ticketReceived.button' | 'ticketAnswered.button';
  isAutomatic: boolean;
  /** Of the link by which a visitor opens the ticket. */
  sealedToken: string | undefined;
  /** Of the message in the ticket that the letter is about; 0: that it was received; else what tells it from the others. */
  number: number | `${string}.mail`;
}

/** Mail programs show letters together that name the first one of them. */
const messageIdOf = (app: App, { id }: MailedTicket, number: Words['number']): string =>
  `<ticket.${id}.${number}@${new URL(app.config.publicUrl).hostname}>`;

async function letterOf(app: App, ticket: MailedTicket, words: Words): Promise<Letter> {
  const { lang, reference } = ticket;
  const query = words.sealedToken ? `?token=${app.secrets.open(words.sealedToken)}` : '';
  const letter = await writeLetter(app, words.subject, {
    ...{ lang, name: firstNameOf(ticket.name), paragraphs: words.paragraphs },
    facts: [[translate(lang, 'mail', 'fact.reference'), reference]],
    button: {
      label: translate(lang, 'mail', words.button),
      url: pageAddress(app, `/support/${ticket.id}${query}`, lang),
    },
    ...(words.after && { after: words.after }),
  });
  const first = messageIdOf(app, ticket, 0);
  return {
    ...{ to: ticket.email, ...letter, messageId: messageIdOf(app, ticket, words.number) },
    replyTo: ticketAddress(app, ticket) ?? (await getSettings(app.db)).supportEmail,
    ...(words.number !== 0 && { inReplyTo: first, references: [first] }),
    ...(words.isAutomatic && { isAutomatic: true }),
  };
}

const takesMail = ({ config }: App): boolean => config.supportReplyAddress !== undefined;

function afterAnswer(app: App, { state }: MailedTicket): KeyOf<'mail'> {
  if (takesMail(app)) return state === 'closed' ? 'ticketAnswered.closedByEmail' : 'ticketAnswered.byEmail';
  return state === 'closed' ? 'ticketAnswered.closed' : 'ticketAnswered.how';
}

/**
 * That a request to our team was received. Nothing that was written stands in it, nor the name of a visitor: the address may be a
 * stranger's. Beyond its limits it is left out; an answer is always sent, and has a link of its own.
 */
const receivedJob = job('mail-ticket-received', async (app, { ticketId, sealedToken }) => {
  const ticket = await findMailedTicket(app.db, ticketId);
  if (!ticket) return;
  const write = () =>
    letterOf(app, ticket, {
      ...{ number: 0, sealedToken, button: 'ticketReceived.button', isAutomatic: true },
      subject: say('ticketReceived.subject', { reference: ticket.reference }),
      paragraphs: [say('ticketReceived.text'), say(takesMail(app) ? 'ticketReceived.byEmail' : 'ticketReceived.more')],
      ...(!ticket.verified && { after: [say('ticketReceived.ignore')] }),
    });
  await sendWithin(app, ticketReceivedLimits(app, ticket), () => sendOnce(app, `ticket-received:${ticketId}`, write));
});

/** What our team has answered. */
const answeredJob = job('mail-ticket-answered', async (app, { messageId, sealedToken }) => {
  const answer = await findMailedAnswer(app.db, messageId);
  const ticket = answer && (await findMailedTicket(app.db, answer.ticketId));
  if (!answer || !ticket) return;
  await sendOnce(app, `ticket-answered:${ticket.id}:${messageId}`, () =>
    letterOf(app, ticket, {
      ...{ number: answer.number, sealedToken, button: 'ticketAnswered.button', isAutomatic: false },
      subject: say('ticketAnswered.subject', { reference: ticket.reference }),
      paragraphs: [say('ticketAnswered.text'), ...linesOf(app.secrets.open(answer.textSealed))],
      after: [say(afterAnswer(app, ticket))],
    }),
  );
});

/** That an email about a request to our team was not taken in. Nothing of it stands in the letter. */
const notTakenJob = job('mail-ticket-not-taken', async (app, { ticketId, at, sealedToken }) => {
  const ticket = await findMailedTicket(app.db, ticketId);
  if (!ticket) return;
  const number = `${new Date(at).getTime()}.mail` as const;
  await sendOnce(app, `ticket-not-taken:${ticketId}:${at}`, () =>
    letterOf(app, ticket, {
      ...{ number, sealedToken, button: 'ticketReceived.button', isAutomatic: true },
      subject: say('ticketNotTaken.subject', { reference: ticket.reference }),
      paragraphs: [say('ticketNotTaken.text'), say('ticketNotTaken.how')],
    }),
  );
});

/** Letters about requests to our team. */
export const ticketLetterJobs = [receivedJob, answeredJob, notTakenJob];
