import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { supportLimits } from '#shared/support-rules.ts';
import type { TicketRow } from './access-queries.ts';
import { claimAttachments } from './attachments/claim-attachments.ts';
import { ownerOf, writtenLimits } from './limits.ts';
import { countOpenTickets, insertMessage } from './repository.ts';

interface OwnMessage {
  clientId: string;
  text: string;
  /** The keys of files that were kept for it. */
  attachments: readonly string[];
  /** What is to be known of a message that came by email, as JSON. */
  byEmail?: string;
}

/**
 * Adds what whoever has a ticket has written, within their limits; a ticket that was closed is open again.
 * @param ticket locked, and its owner before it
 * @throws AppError too_many_tries, ticket_full, attachment_gone, tickets_many (it is closed, and too many others are not)
 */
export async function addOwnMessage(
  app: App,
  tx: Tx,
  ticket: TicketRow,
  { clientId, text, attachments, byEmail }: OwnMessage,
): Promise<void> {
  const at = app.clock.now();
  if (app.config.rateLimits) await takeTries(tx, writtenLimits(app, ticket), at);
  const isClosed = ticket.state === 'closed';
  if (isClosed && (await countOpenTickets(tx, ownerOf(ticket))) >= supportLimits.openTickets)
    throw new AppError('tickets_many');
  const { id } = await insertMessage(tx, {
    ...{ ticket, state: 'open', at },
    message: {
      ...{ side: 'person', authorId: null, clientId, textSealed: app.secrets.seal(text) },
      emailSealed: byEmail === undefined ? null : app.secrets.seal(byEmail),
    },
  });
  await claimAttachments(tx, id, attachments);
}
