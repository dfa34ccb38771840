import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { mediaTypeOf, signatureBytes } from '#server/http/media-type.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeOne, takeTries } from '#server/limits/take-tries.ts';
import { sha256 } from '#server/secrets.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import type { AttachmentType } from '#shared/support-rules.ts';
import type { TicketRow } from '../access-queries.ts';
import { addOwnMessage } from '../add-own-message.ts';
import { keepAttachment } from '../attachments/keep-attachment.ts';
import { mailedFileLimits, notTakenLimit, ownerOf } from '../limits.ts';
import { findWritten, lockOwner, lockTicket, noteOpened, sealedLink } from '../repository.ts';
import { supportTickets } from '../tables.ts';
import { addressOf } from '../ticket-queries.ts';
import type { ByEmail } from './by-email.ts';
import { findMail, removeMail } from './mail-file.ts';
import { readMailApart } from './parse/read-apart.ts';
import { type MailedFile, type ReadMail, shownName } from './parse/read-mail.ts';

/** Takes an email into its ticket, and deletes it. A second run, and the same email once more, change nothing. */
export async function takeInMail(app: App, { mailId, ticketId }: { mailId: string; ticketId: string }): Promise<void> {
  const raw = await findMail(app, mailId);
  if (!raw) return;
  const [ticket] = await app.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
  if (ticket) {
    const mail = await readMailApart(raw);
    if (mail) await takeIn(app, ticket, { mail, clientId: clientIdOf(app, ticket, mail.messageId || sha256(raw)) });
    else await sayNotTaken(app, ticket);
  }
  await removeMail(app, mailId);
}

/** What comes again with its Message-ID has the same id of its message. */
function clientIdOf({ secrets }: App, { id }: TicketRow, messageId: string): string {
  const hex = secrets.digest('ticket-mail-id', `${id}\n${messageId}`);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The reasons for which a message is not taken, and its sender is told so. */
const refusals: readonly string[] = ['too_many_tries', 'ticket_full', 'tickets_many'];

async function takeIn(app: App, ticket: TicketRow, { mail, clientId }: { mail: ReadMail; clientId: string }) {
  const { text, isShortened } = mail;
  if (text === '' && mail.files.length === 0 && mail.leftOut.length === 0) return;
  if (await findWritten(app.db, { ticketId: ticket.id, clientId })) return;
  const { keys, leftOut } = await keepFiles(app, ticket, mail);
  const byEmail: ByEmail = { otherAddress: await otherAddress(app, ticket, mail.from), leftOut, isShortened };
  const message = { clientId, text, attachments: keys, byEmail: JSON.stringify(byEmail) };
  try {
    await transaction(app, async (tx) => {
      await lockOwner(app, tx, ownerOf(ticket));
      const locked = await lockTicket(tx, ticket.id);
      if (await findWritten(tx, { ticketId: ticket.id, clientId })) return;
      await addOwnMessage(app, tx, locked, message);
      // Only letters to a visitor's address name the address of their ticket.
      await noteOpened(tx, locked, app.clock.now());
    });
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'not_found') return; // deleted meanwhile
    if (!code || !refusals.includes(code)) throw error;
    await sayNotTaken(app, ticket);
  }
}

/** The address that it came from, where it is not that of whoever has the ticket; '' where it named none. */
async function otherAddress(app: App, ticket: TicketRow, from: string): Promise<string | null> {
  return foldEmail(from) === foldEmail(await addressOf(app, ticket)) ? null : from;
}

/** Keeps the files that may be attached. @returns their keys, and the names of those that are left out */
async function keepFiles(app: App, ticket: TicketRow, { files, leftOut }: ReadMail) {
  const keys: string[] = [];
  const without = [...leftOut];
  for (const file of files) {
    const key = await keepFile(app, ticket, file);
    if (key) keys.push(key);
    else without.push(shownName(file.name));
  }
  return { keys, leftOut: without };
}

/** @returns its key; undefined where it is broken, too small to be read, or one more than there may be in a day */
async function keepFile(app: App, ticket: TicketRow, { name, bytes }: MailedFile): Promise<string | undefined> {
  const mediaType = mediaTypeOf(bytes.subarray(0, signatureBytes)) as AttachmentType;
  try {
    if (app.config.rateLimits)
      await transaction(app, (tx) => takeTries(tx, mailedFileLimits(app, ticket), app.clock.now()));
    return (await keepAttachment(app, { bytes: Buffer.from(bytes), mediaType, fileName: name })).key;
  } catch (error) {
    const isTheirs =
      error instanceof AppError && ['too_many_tries', 'invalid_input', 'payload_too_large'].includes(error.code);
    if (isTheirs) return undefined;
    throw error;
  }
}

/** Tells whoever has the ticket that an email was not taken in, once a day. The letter goes to their address, whatever the email has said. */
function sayNotTaken(app: App, ticket: TicketRow): Promise<void> {
  return transaction(app, async (tx: Tx) => {
    const at = app.clock.now();
    if (!(await takeOne(tx, notTakenLimit(ticket.id), at))) return;
    const sealedToken = await sealedLink(app, tx, { ticket, at });
    const told = { ticketId: ticket.id, at: at.toISOString() };
    await enqueue(tx, 'mail-ticket-not-taken', { ...told, ...(sealedToken && { sealedToken }) });
  });
}
