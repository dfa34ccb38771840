import { and, eq, isNull } from 'drizzle-orm';
import { validate } from 'uuid';
import type { DbOrTx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import { supportLinks, supportTickets } from './tables.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

/** By what somebody opens a ticket: their account, or the token of a link in a letter. */
export interface TicketAccess {
  ticketId: string;
  personId: string | undefined;
  token: string | undefined;
}

/** The ticket, if this person has it, or if it is a visitor's and one of its links has this token. */
export async function findTicketFor(
  db: DbOrTx,
  { ticketId, personId, token }: TicketAccess,
): Promise<TicketRow | undefined> {
  if (!validate(ticketId)) return undefined;
  const [own] = personId
    ? await db
        .select()
        .from(supportTickets)
        .where(and(eq(supportTickets.id, ticketId), eq(supportTickets.personId, personId)))
    : [];
  if (own || !token) return own;
  const [linked] = await db
    .select({ ticket: supportTickets })
    .from(supportLinks)
    .innerJoin(supportTickets, eq(supportTickets.id, supportLinks.ticketId))
    .where(
      and(
        eq(supportLinks.tokenSha256, sha256(token)),
        eq(supportTickets.id, ticketId),
        isNull(supportTickets.personId),
      ),
    );
  return linked?.ticket;
}
