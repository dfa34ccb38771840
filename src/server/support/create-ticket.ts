import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { findOwnBooking } from '#server/bookings/access-queries.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { type SupportTopic, supportLimits } from '#shared/support-rules.ts';
import type { TicketRow } from './access-queries.ts';
import { hasAttachments } from './attachments/attachment-queries.ts';
import { claimAttachments } from './attachments/claim-attachments.ts';
import { newTicketLimits, type TicketOwner } from './limits.ts';
import { countOpenTickets, findWritten, insertMessage, lockOwner, sealedLink } from './repository.ts';
import { supportTickets } from './tables.ts';

/** Whoever writes: a person, or a visitor, of whose address nothing is known. */
export type TicketWriter = { person: { id: string } } | { visitor: { name: string; email: string } };

interface NewTicket {
  /** What is sent again under the same id is not sent twice. */
  clientId: string;
  topic: SupportTopic;
  /** As it was written, 1 to 4,000 characters. */
  text: string;
  /** A booking of the person's, by its id or reference. */
  booking?: string | undefined;
  /** The keys of files that were uploaded before. */
  attachments?: readonly string[];
  /** Of letters to a visitor. */
  language: Lang;
  /** The network address of the caller. */
  address: string;
}

/**
 * Sends a request to our team: a ticket with its first message, and a letter that names its reference. What a visitor writes, and
 * their name, stand in no letter, since the address may be a stranger's.
 * @returns the ticket; the first one where it was sent before under the same id
 * @throws AppError too_many_tries, tickets_many (too many that are not closed), not_found (the booking is not theirs),
 *   attachment_gone, message_sent (something else was sent under this id)
 */
export function createTicket(app: App, writer: TicketWriter, request: NewTicket): Promise<TicketRow> {
  const owner = ownerFor(writer);
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockOwner(app, tx, owner);
    const before = await findSent(tx, request.clientId);
    if (before) return sameTicket(app, tx, before, { writer, request });
    if (app.config.rateLimits) await takeTries(tx, newTicketLimits(app, owner, request.address), at);
    if ((await countOpenTickets(tx, owner)) >= supportLimits.openTickets) throw new AppError('tickets_many');
    const bookingId = await bookingOf(tx, owner, request.booking);
    const ticket = await insertTicket(tx, { writer, request, bookingId, at });
    const message = { side: 'person', authorId: null, clientId: request.clientId } as const;
    const { id: messageId } = await insertMessage(tx, {
      ...{ ticket, state: 'open', at, message: { ...message, textSealed: app.secrets.seal(request.text) } },
    });
    await claimAttachments(tx, messageId, request.attachments ?? []);
    const sealedToken = await sealedLink(app, tx, { ticket, at });
    await enqueue(tx, 'mail-ticket-received', { ticketId: ticket.id, ...(sealedToken && { sealedToken }) });
    return ticket;
  });
}

const ownerFor = (writer: TicketWriter): TicketOwner =>
  'person' in writer ? { personId: writer.person.id } : { email: writer.visitor.email };

async function findSent(tx: Tx, clientId: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(supportTickets).where(eq(supportTickets.clientId, clientId));
  return row;
}

interface SentAgain {
  writer: TicketWriter;
  request: NewTicket;
}

/** The ticket that was sent before, if it is the same. @throws AppError message_sent */
async function sameTicket(app: App, tx: Tx, before: TicketRow, { writer, request }: SentAgain): Promise<TicketRow> {
  const { clientId, topic, text, booking, attachments = [] } = request;
  const owner = ownerFor(writer);
  const isOwner =
    'visitor' in writer
      ? before.name === writer.visitor.name && foldEmail(before.email ?? '') === foldEmail(writer.visitor.email)
      : before.personId === writer.person.id;
  const message = await findWritten(tx, { ticketId: before.id, clientId });
  const isSame =
    isOwner &&
    before.topic === topic &&
    message !== undefined &&
    app.secrets.open(message.textSealed) === text &&
    before.bookingId === (await bookingOf(tx, owner, booking)) &&
    (await hasAttachments(tx, message.id, attachments));
  if (!isSame) throw new AppError('message_sent');
  return before;
}

async function bookingOf(tx: Tx, owner: TicketOwner, named: string | undefined): Promise<string | null> {
  if (!named) return null;
  const booking =
    'personId' in owner ? await findOwnBooking(tx, { idOrReference: named, personId: owner.personId }) : undefined;
  if (!booking) throw new AppError('not_found');
  return booking.id;
}

interface Inserted {
  writer: TicketWriter;
  request: NewTicket;
  bookingId: string | null;
  at: Date;
}

async function insertTicket(tx: Tx, { writer, request, bookingId, at }: Inserted): Promise<TicketRow> {
  const { clientId, topic, language } = request;
  const owner =
    'person' in writer ? { personId: writer.person.id } : { name: writer.visitor.name, email: writer.visitor.email };
  const row = {
    ...{ ...owner, id: newId(), clientId, topic, language, bookingId },
    ...({ state: 'open', messageCount: 0, version: 0, createdAt: at, lastMessageAt: at, stateSince: at } as const),
  };
  // One of 700 million is rarely taken.
  for (let left = 5; left > 0; left -= 1) {
    const [made] = await tx
      .insert(supportTickets)
      .values({ ...row, reference: drawReference() })
      .onConflictDoNothing({ target: supportTickets.reference })
      .returning();
    if (made) return made;
  }
  throw new Error('No reference was free');
}

/** Without signs that are taken for others. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const drawReference = (): string => `SUP-${Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('')}`;
