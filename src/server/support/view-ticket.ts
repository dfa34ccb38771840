import type { App } from '#server/app.ts';
import type { Ticket } from '#shared/contracts/support.ts';
import { findTicketFor, type TicketAccess } from './access-queries.ts';
import { noteOpened } from './repository.ts';
import { getTicket } from './ticket-queries.ts';

/** A ticket as whoever has it reads it. A visitor who opens it by their link has proved that the address is theirs. @throws AppError not_found */
export async function viewTicket(app: App, access: TicketAccess): Promise<Ticket> {
  const ticket = await getTicket(app, access);
  const row = await findTicketFor(app.db, access);
  if (row) await noteOpened(app.db, row, app.clock.now());
  return ticket;
}
