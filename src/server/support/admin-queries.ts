import { and, asc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { referenceIn } from '#server/bookings/typed-reference.ts';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { eachItem, listOf, mapPage, noPosition, type Page, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { AdminTicketsQuery } from '#shared/contracts/admin-support.schemas.ts';
import type { AdminTicket, AdminTicketItem } from '#shared/contracts/admin-support.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { type SupportTopic, type TicketState, ticketReferenceIn } from '#shared/support-rules.ts';
import { supportTickets } from './tables.ts';
import { listTicketMessages } from './ticket-queries.ts';

const selectTickets = (db: Db, position: SQL<Position>) =>
  db
    .select({
      ticket: supportTickets,
      person: { name: people.name, email: people.email },
      // In which letters about it are. A visitor has chosen none, so what they wrote in stands.
      language: sql<Lang>`case when ${people.id} is null then ${supportTickets.language} else ${chosenLanguage()} end`,
      booking: sql<
        string | null
      >`(select ${bookings.reference} from ${bookings} where ${bookings.id} = ${supportTickets.bookingId})`,
      // No join, since the owner is a person, too.
      assignee: sql<
        string | null
      >`(select admin.name from ${people} admin where admin.id = ${supportTickets.assignedTo})`,
      position,
    })
    .from(supportTickets)
    .leftJoin(people, eq(people.id, supportTickets.personId))
    .$dynamic();

/** An address with fewer characters is that of too many. */
const addressFrom = 3;
/** So many accounts at most may have the characters in their address. */
const peopleMost = 2_000;

/** By `support_tickets_reference`, `support_tickets_booking`, or `support_tickets_email` and `people_search`. */
function matches(q: string, db: Db): SQL | undefined {
  const reference = ticketReferenceIn(q);
  if (reference) return eq(supportTickets.reference, reference);
  const booking = referenceIn(q);
  if (booking) {
    const named = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, booking));
    return inArray(supportTickets.bookingId, named);
  }
  if (q.length < addressFrom) return sql`false`;
  const has = containing(q);
  const owners = db.select({ id: people.id }).from(people).where(ilike(people.email, has)).limit(peopleMost);
  return or(ilike(supportTickets.email, has), inArray(supportTickets.personId, owners));
}

const filters = {
  assigned: (to: string) => (to === 'nobody' ? isNull(supportTickets.assignedTo) : eq(supportTickets.assignedTo, to)),
  topic: (topic: SupportTopic) => eq(supportTickets.topic, topic),
  q: matches,
};

const openTickets = listOf({
  name: 'support-tickets-open',
  select: selectTickets,
  id: supportTickets.id,
  counted: { table: supportTickets },
  only: eq(supportTickets.state, sql`'open'`),
  filters,
  sorts: { stateSince: { column: supportTickets.stateSince, index: 'support_tickets_open' } },
});

const allTickets = listOf({
  name: 'support-tickets-all',
  select: selectTickets,
  id: supportTickets.id,
  counted: { table: supportTickets },
  filters: { ...filters, state: (state: TicketState) => eq(supportTickets.state, state) },
  sorts: { lastMessageAt: { column: supportTickets.lastMessageAt, index: 'support_tickets_last' } },
});

type Query = z.output<typeof AdminTicketsQuery>;
type Row = Omit<Awaited<ReturnType<typeof selectTickets>>[number], 'position'>;

function itemOf({ ticket, person, booking, assignee }: Row): AdminTicketItem {
  const { id, reference, topic, state, personId, assignedTo, createdAt, lastMessageAt, stateSince } = ticket;
  return {
    ...{ id, reference, topic, state, personId, booking },
    ...{ name: person?.name ?? ticket.name ?? '', email: person?.email ?? ticket.email ?? '' },
    assigned: assignedTo && assignee !== null ? { id: assignedTo, name: assignee } : null,
    ...{ createdAt: createdAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() },
    stateSince: stateSince.toISOString(),
  };
}

const assignedOf = ({ assigned }: Pick<Query, 'assigned'>, adminId: string): string | undefined =>
  assigned === 'me' ? adminId : assigned;

/** The tickets that wait for us, the one that waits longest first; or others, the newest message first. */
export async function listAdminTickets(
  { db }: Pick<App, 'db'>,
  adminId: string,
  { state, ...query }: Query,
): Promise<Page<AdminTicketItem>> {
  const wanted = { ...query, assigned: assignedOf(query, adminId) };
  const found =
    state === 'open'
      ? await readPage(db, openTickets, { ...wanted, order: 'asc' })
      : await readPage(db, allTickets, { ...wanted, state });
  return mapPage(found, itemOf);
}

/** All of them, in the same order. @throws AppError list_too_long */
export function eachAdminTicket(
  db: Db,
  { state, ...query }: WholeOf<Query>,
  { most, adminId }: { most: number; adminId: string },
): AsyncIterable<AdminTicketItem> {
  const wanted = { ...query, assigned: assignedOf(query, adminId) };
  const reading = { most, itemsOf: (rows: Row[]) => rows.map(itemOf) };
  return state === 'open'
    ? eachItem(db, openTickets, { ...wanted, order: 'asc' }, reading)
    : eachItem(db, allTickets, { ...wanted, state }, reading);
}

const teamMost = 100;

/** A ticket with everything that was written and noted. @throws AppError not_found */
export async function getAdminTicket(app: App, ticketId: string): Promise<AdminTicket> {
  const [[row], messages, team] = await Promise.all([
    selectTickets(app.db, noPosition).where(eq(supportTickets.id, ticketId)),
    listTicketMessages(app, ticketId),
    app.db
      .select({ id: people.id, name: people.name })
      .from(people)
      .where(and(eq(people.role, 'admin'), isNull(people.suspendedAt), isNull(people.deletedAt)))
      .orderBy(asc(people.name), asc(people.id))
      .limit(teamMost),
  ]);
  if (!row) throw new AppError('not_found');
  return { ...itemOf(row), language: row.language, version: row.ticket.version, messages, team };
}
