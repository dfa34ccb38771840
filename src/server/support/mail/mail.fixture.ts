import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { createSupportApp } from '../support.fixture.ts';
import { mailHookPath } from './hook-path.ts';
import { ticketAddress } from './ticket-address.ts';

type Mail = ConstructorParameters<typeof MailComposer>[0];
type Ticket = { id: string; reference: string };

/** A raw email, as a mail program writes it. */
export const rawMail = (mail: NonNullable<Mail>): Promise<Buffer> => new MailComposer(mail).compile().build();

/** An app with the calls of support, to which emails are handed in. */
export async function createMailApp(options: Parameters<typeof createSupportApp>[0] = {}) {
  const made = await createSupportApp(options);
  const path = mailHookPath(made.app.secrets);
  /** Hands a raw email in, as a mail service does. */
  async function hand(raw: Buffer | string, headers: Record<string, string> = {}, url = path): Promise<number> {
    const type = { 'content-type': 'message/rfc822' };
    return (await made.fastify.inject({ method: 'POST', url, payload: raw, headers: { ...type, ...headers } }))
      .statusCode;
  }
  return {
    ...made,
    ...{ hand, path },
    addressOf: (ticket: Ticket): string => ticketAddress(made.app, ticket) ?? '',
    /** Answers a letter about a ticket by email, and waits until it is taken in. */
    async answer(ticket: Ticket, mail: Partial<NonNullable<Mail>> = {}): Promise<number> {
      const to = ticketAddress(made.app, ticket) ?? '';
      const status = await hand(await rawMail({ from: 'nekesa@visitor.test', to, text: 'Thank you!', ...mail }));
      await made.drain();
      return status;
    },
  };
}
