import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { supportMessages, supportTickets } from '#server/support/tables.ts';
import type { Lang } from '#shared/languages.ts';

/** A ticket as its letters tell it. */
export interface MailedTicket {
  id: string;
  reference: string;
  state: string;
  email: string;
  /** Whether whoever has it has verified the address. */
  verified: boolean;
  /** Of a person; '' for a visitor, who may have typed anything as their name. */
  name: string;
  lang: Lang;
}

/** @returns undefined where it was deleted */
export async function findMailedTicket(db: DbOrTx, ticketId: string): Promise<MailedTicket | undefined> {
  const [row] = await db
    .select({
      ticket: supportTickets,
      person: {
        name: people.name,
        email: people.email,
        verifiedAt: people.emailVerifiedAt,
        prefers: people.preferences,
      },
    })
    .from(supportTickets)
    .leftJoin(people, eq(people.id, supportTickets.personId))
    .where(eq(supportTickets.id, ticketId));
  if (!row) return undefined;
  const { ticket, person } = row;
  const { id, reference, state } = ticket;
  return person
    ? {
        ...{ id, reference, state, email: person.email, verified: person.verifiedAt !== null },
        ...{ name: person.name, lang: person.prefers.language },
      }
    : { id, reference, state, email: ticket.email ?? '', verified: false, name: '', lang: ticket.language };
}

/** An answer of our team, sealed, and its ticket's id; undefined where it was deleted. */
export async function findMailedAnswer(db: DbOrTx, messageId: string) {
  const [row] = await db
    .select({
      ticketId: supportMessages.ticketId,
      number: supportMessages.number,
      side: supportMessages.side,
      textSealed: supportMessages.textSealed,
    })
    .from(supportMessages)
    .where(eq(supportMessages.id, messageId));
  return row?.side === 'team' ? row : undefined;
}
