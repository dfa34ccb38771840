import { and, eq, isNull } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { AppError } from '#shared/errors.ts';
import type { TicketSide } from '#shared/support-rules.ts';
import type { TicketRow } from './access-queries.ts';
import { actLimits } from './limits.ts';
import { findWritten, insertMessage, lockTicket, sealedLink } from './repository.ts';
import { supportTickets } from './tables.ts';

type Admin = { id: string };

/** Counts an act. @param looked the ticket, locked, and its version as it was looked at @throws AppError too_many_tries, changed_meanwhile */
async function allow(app: App, tx: Tx, admin: Admin, looked: { ticket: TicketRow; version: number }): Promise<void> {
  if (app.config.rateLimits) await takeTries(tx, actLimits(admin.id), app.clock.now());
  if (looked.ticket.version !== looked.version) throw new AppError('changed_meanwhile');
}

interface Act {
  admin: Admin;
  action: AuditAction;
  ticket: TicketRow;
  detail?: Record<string, unknown>;
  at: Date;
}

const record = (tx: Tx, { admin, action, ticket, detail, at }: Act): Promise<void> =>
  recordAudit(tx, {
    ...{ actorId: admin.id, action, subjectType: 'ticket', subjectId: ticket.id, at },
    detail: { reference: ticket.reference, ...detail },
  });

interface Written {
  ticketId: string;
  /** What is sent again under the same id is not sent twice. */
  clientId: string;
  text: string;
}

/** Whether it was written before, in a ticket that is locked: what is sent twice at once is found by the second. @throws AppError message_sent: something else was sent under this id */
async function isWritten(app: App, tx: Tx, { ticketId, clientId, text, side }: Written & { side: TicketSide }) {
  const before = await findWritten(tx, { ticketId, clientId });
  if (!before) return false;
  if (before.side !== side || app.secrets.open(before.textSealed) !== text) throw new AppError('message_sent');
  return true;
}

/**
 * Answers whoever has the ticket, by a letter too. A ticket of nobody is taken care of by whoever answers it.
 * @param answer.version of the ticket as it was looked at: what came since may change the answer
 * @param answer.close whether nothing more is expected of them
 * @throws AppError not_found, changed_meanwhile, ticket_full, message_sent, too_many_tries
 */
export function answerTicket(
  app: App,
  admin: Admin,
  { version, close, ...written }: Written & { version: number; close: boolean },
): Promise<void> {
  return transaction(app, async (tx) => {
    const ticket = await lockTicket(tx, written.ticketId);
    if (await isWritten(app, tx, { ...written, side: 'team' })) return;
    await allow(app, tx, admin, { ticket, version });
    const at = app.clock.now();
    const message = { side: 'team', authorId: admin.id, clientId: written.clientId } as const;
    const { id: messageId } = await insertMessage(tx, {
      ...{ ticket, state: close ? 'closed' : 'waiting', at },
      message: { ...message, textSealed: app.secrets.seal(written.text) },
    });
    if (!ticket.assignedTo)
      await tx.update(supportTickets).set({ assignedTo: admin.id }).where(eq(supportTickets.id, ticket.id));
    await record(tx, { admin, action: 'ticket.answered', ticket, detail: { messageId, closed: close }, at });
    const sealedToken = await sealedLink(app, tx, { ticket, at });
    await enqueue(tx, 'mail-ticket-answered', { messageId, ...(sealedToken && { sealedToken }) });
  });
}

/** Notes something for our team; whoever has the ticket never reads it. @throws AppError not_found, ticket_full, message_sent, too_many_tries */
export function noteTicket(app: App, admin: Admin, written: Written): Promise<void> {
  return transaction(app, async (tx) => {
    const ticket = await lockTicket(tx, written.ticketId);
    if (await isWritten(app, tx, { ...written, side: 'note' })) return;
    await allow(app, tx, admin, { ticket, version: ticket.version });
    const at = app.clock.now();
    const message = { side: 'note', authorId: admin.id, clientId: written.clientId } as const;
    const { id: messageId } = await insertMessage(tx, {
      ...{ ticket, state: ticket.state, at },
      message: { ...message, textSealed: app.secrets.seal(written.text) },
    });
    await record(tx, { admin, action: 'ticket.noted', ticket, detail: { messageId }, at });
  });
}

interface Assignment {
  ticketId: string;
  version: number;
  /** An admin; null: nobody. */
  personId: string | null;
}

/** Says which admin takes care of a ticket. @throws AppError not_found, changed_meanwhile, invalid_input (no admin), too_many_tries */
export function assignTicket(app: App, admin: Admin, { ticketId, version, personId }: Assignment): Promise<void> {
  return transaction(app, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    await allow(app, tx, admin, { ticket, version });
    if (ticket.assignedTo === personId) return;
    if (personId !== null && !(await isOnTeam(tx, personId))) {
      throw new AppError('invalid_input', { fields: { personId: 'invalid' } });
    }
    await tx
      .update(supportTickets)
      .set({ assignedTo: personId, version: version + 1 })
      .where(eq(supportTickets.id, ticketId));
    const detail = { from: ticket.assignedTo, to: personId };
    await record(tx, { admin, action: 'ticket.assigned', ticket, detail, at: app.clock.now() });
  });
}

async function isOnTeam(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), eq(people.role, 'admin'), isNull(people.suspendedAt), isNull(people.deletedAt)));
  return rows.length > 0;
}

interface StateChange {
  ticketId: string;
  version: number;
  state: 'open' | 'closed';
}

/** Closes a ticket without an answer, or has it wait for us again. @throws AppError not_found, changed_meanwhile, too_many_tries */
export function changeTicketState(app: App, admin: Admin, { ticketId, version, state }: StateChange): Promise<void> {
  return transaction(app, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    await allow(app, tx, admin, { ticket, version });
    if (ticket.state === state) return;
    const at = app.clock.now();
    await tx
      .update(supportTickets)
      .set({ state, stateSince: at, version: version + 1 })
      .where(eq(supportTickets.id, ticketId));
    const action = state === 'closed' ? 'ticket.closed' : 'ticket.reopened';
    await record(tx, { admin, action, ticket, at });
  });
}
