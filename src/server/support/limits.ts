import type { App } from '#server/app.ts';
import { networkLimits, networksOf } from '#server/limits/network.ts';
import type { Limit } from '#server/limits/take-tries.ts';
import { foldEmail } from '#shared/email.ts';
import { supportLimits } from '#shared/support-rules.ts';
import type { TicketRow } from './access-queries.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Whoever has a ticket: a person, or a visitor by the address that they give. */
export type TicketOwner = { personId: string } | { email: string };

/** By what whoever has tickets is counted; without their address. */
export const ownerKey = ({ secrets }: Pick<App, 'secrets'>, owner: TicketOwner): string =>
  'personId' in owner ? owner.personId : secrets.digest('ticket-owner', foldEmail(owner.email));

/** Whose a ticket is. */
export const ownerOf = ({ personId, email }: Pick<TicketRow, 'personId' | 'email'>): TicketOwner =>
  personId ? { personId } : { email: email ?? '' };

/**
 * The limits of a new ticket. A visitor's address is counted with their network, since anybody may give it, and whoever has it must
 * reach us all the same.
 * @param address the network address of the caller
 */
export const newTicketLimits = (app: Pick<App, 'secrets'>, owner: TicketOwner, address: string): Limit[] => [
  { subject: `tickets:${writerKey(app, owner, address)}`, most: supportLimits.ticketsPerDay, periodMs: dayMs },
  ...networkLimits(app.secrets, address, {
    subject: 'tickets',
    most: supportLimits.ticketsPerNetwork,
    periodMs: dayMs,
  }),
];

const writerKey = (app: Pick<App, 'secrets'>, owner: TicketOwner, address: string): string =>
  'personId' in owner
    ? owner.personId
    : app.secrets.digest('ticket-writer', `${networksOf(address).network}\n${foldEmail(owner.email)}`);

/** The limits of a message of whoever has the ticket: in this one, and in all of theirs. */
export const writtenLimits = (
  app: Pick<App, 'secrets'>,
  ticket: Pick<TicketRow, 'id' | 'personId' | 'email'>,
): Limit[] => [
  { subject: `ticket-messages:${ticket.id}`, most: supportLimits.messagesPerDay, periodMs: dayMs },
  {
    subject: `ticket-messages-of:${ownerKey(app, ownerOf(ticket))}`,
    ...{ most: supportLimits.messagesOfOwner, periodMs: dayMs },
  },
];

/** The limits of an upload. A visitor is counted with their network alone. */
export const attachmentLimits = (
  { secrets }: Pick<App, 'secrets'>,
  { personId, address }: { personId: string | undefined; address: string },
): Limit[] => [
  ...(personId
    ? [{ subject: `ticket-files:${personId}`, most: supportLimits.attachmentsPerDay, periodMs: dayMs }]
    : []),
  ...networkLimits(secrets, address, {
    ...{ subject: 'ticket-files', most: supportLimits.attachmentsPerNetwork, periodMs: dayMs },
  }),
];

/** The limits of emails to a ticket, before anything of them is read. */
export const mailLimits = (ticketId: string): Limit[] => [
  { subject: `ticket-mails:${ticketId}`, most: supportLimits.mailsPerDay, periodMs: dayMs },
];

/** The limits of a file in an email: its network is the mail service's, so it is counted for whoever has the ticket. */
export const mailedFileLimits = (app: Pick<App, 'secrets'>, ticket: Pick<TicketRow, 'personId' | 'email'>): Limit[] => [
  {
    subject: `ticket-files:${ownerKey(app, ownerOf(ticket))}`,
    ...{ most: supportLimits.attachmentsPerDay, periodMs: dayMs },
  },
];

/** How often whoever has a ticket is told that an email was not taken in. It holds always, since programs may write to each other. */
export const notTakenLimit = (ticketId: string): Limit => ({
  ...{ subject: `ticket-mail-not-taken:${ticketId}`, most: 1, periodMs: dayMs },
});

/** The limits of what one admin does with tickets and saved replies. */
export const actLimits = (adminId: string): Limit[] => [
  { subject: `ticket-acts:${adminId}`, most: supportLimits.actsPerHour, periodMs: hourMs },
];
