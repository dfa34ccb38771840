import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { findTicketFor, type TicketAccess } from './access-queries.ts';
import { claimAttachments } from './attachments/claim-attachments.ts';
import { ticketMessageLimits } from './limits.ts';
import { findWritten, insertMessage, lockTicket } from './repository.ts';
import { supportTickets } from './tables.ts';

interface NewMessage {
  clientId: string;
  text: string;
  attachments: readonly string[];
}

/**
 * Writes in a ticket, as whoever has it. A ticket that was closed is open again.
 * @throws AppError not_found, too_many_tries, ticket_full, attachment_gone, message_sent (something else was sent under this id)
 */
export function writeInTicket(
  app: App,
  access: TicketAccess,
  { clientId, text, attachments }: NewMessage,
): Promise<void> {
  return transaction(app, async (tx) => {
    const found = await findTicketFor(tx, access);
    if (!found) throw new AppError('not_found');
    const ticket = await lockTicket(tx, found.id);
    const before = await findWritten(tx, { ticketId: ticket.id, clientId });
    if (before) {
      if (before.side !== 'person' || app.secrets.open(before.textSealed) !== text) throw new AppError('message_sent');
      return;
    }
    const at = app.clock.now();
    if (app.config.rateLimits) await takeTries(tx, ticketMessageLimits(ticket.id), at);
    const message = { side: 'person', authorId: null, clientId, textSealed: app.secrets.seal(text) } as const;
    const { id } = await insertMessage(tx, { ticket, message, state: 'open', at });
    await claimAttachments(tx, id, attachments);
  });
}

/** Closes a ticket, as whoever has it: nothing more is needed. A second time changes nothing. @throws AppError not_found */
export function closeOwnTicket(app: App, access: TicketAccess): Promise<void> {
  return transaction(app, async (tx) => {
    const found = await findTicketFor(tx, access);
    if (!found) throw new AppError('not_found');
    const { id, state, version } = await lockTicket(tx, found.id);
    if (state === 'closed') return;
    await tx
      .update(supportTickets)
      .set({ state: 'closed', stateSince: app.clock.now(), version: version + 1 })
      .where(eq(supportTickets.id, id));
  });
}
