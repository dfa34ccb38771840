import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { findTicketFor, type TicketAccess } from './access-queries.ts';
import { addOwnMessage } from './add-own-message.ts';
import { hasAttachments } from './attachments/attachment-queries.ts';
import { ownerOf } from './limits.ts';
import { findWritten, lockOwner, lockTicket, noteOpened } from './repository.ts';
import { supportTickets } from './tables.ts';

interface NewMessage {
  clientId: string;
  text: string;
  attachments: readonly string[];
}

/**
 * Writes in a ticket, as whoever has it. A ticket that was closed is open again.
 * @throws AppError not_found, too_many_tries, ticket_full, attachment_gone, message_sent (something else was sent under this id),
 *   tickets_many (it is closed, and too many others are not)
 */
export function writeInTicket(
  app: App,
  access: TicketAccess,
  { clientId, text, attachments }: NewMessage,
): Promise<void> {
  return transaction(app, async (tx) => {
    const found = await findTicketFor(tx, access);
    if (!found) throw new AppError('not_found');
    await lockOwner(app, tx, ownerOf(found));
    const ticket = await lockTicket(tx, found.id);
    await noteOpened(tx, ticket, app.clock.now());
    const before = await findWritten(tx, { ticketId: ticket.id, clientId });
    if (before) {
      const isSame =
        before.side === 'person' &&
        app.secrets.open(before.textSealed) === text &&
        (await hasAttachments(tx, before.id, attachments));
      if (!isSame) throw new AppError('message_sent');
      return;
    }
    await addOwnMessage(app, tx, ticket, { clientId, text, attachments });
  });
}

/** Closes a ticket, as whoever has it: nothing more is needed. A second time changes nothing. @throws AppError not_found */
export function closeOwnTicket(app: App, access: TicketAccess): Promise<void> {
  return transaction(app, async (tx) => {
    const found = await findTicketFor(tx, access);
    if (!found) throw new AppError('not_found');
    const at = app.clock.now();
    const ticket = await lockTicket(tx, found.id);
    await noteOpened(tx, ticket, at);
    if (ticket.state === 'closed') return;
    await tx
      .update(supportTickets)
      .set({ state: 'closed', stateSince: at, version: ticket.version + 1 })
      .where(eq(supportTickets.id, ticket.id));
  });
}
